import type { Field, GameRow } from '../wire';
import { t } from '../words/words.svelte';
import { boxesIn, faceOf, wordText } from './faces';

/** Options that say nothing by themselves: how many play is seen, and who is how tall is nobody's business. */
const UNSAID = ['players', 'by_height'];

/** The house rules of a table that differ from usual, in words. */
export function unusualRules(row: GameRow, options: Readonly<Record<string, unknown>>): readonly string[] {
  const alone = options['players'] === 1;
  return row.form
    .filter(({ key, usual }) => key in options && JSON.stringify(options[key]) !== JSON.stringify(usual))
    .filter(({ key }) => !UNSAID.includes(key) && !(alone && options[key] === 'solo'))
    .map((field) => t('new-rule', { name: t(`${row.name}-${field.key}`), value: said(row.name, field, options[field.key]) }));
}

/** The value of an option in words. */
export function said(game: string, field: Field, value: unknown): string {
  if (faceOf(field).look === 'boxes') {
    const { trio, duo } = boxesIn(String(value));
    return t('new-boxes', { trio, duo });
  }
  if (typeof value === 'boolean') return t(value ? 'new-on' : 'new-off');
  if (typeof value === 'string' && field.words?.includes(value)) return t(wordText(game, field.key, value));
  return Array.isArray(value) ? value.join(', ') : String(value);
}
