import type { Field, TableInfo } from '../wire';
import { current, has, t } from '../words/words.svelte';
import { listed } from './names';

/** A house rule that is not as usual, in words. */
export interface Agreed {
  readonly key: string;
  readonly name: string;
  /** What was chosen; empty where the name says all, as for something that is simply on. */
  readonly value: string;
  readonly hint: string;
}

/** What is counted rather than agreed on: how many sit here, and what the games before have left. */
const BOOKS: readonly string[] = ['players', 'round', 'previous', 'first_out'];
/** Options whose number is a seat. */
const SEATS: readonly string[] = ['youngest'];

/** The house rules of a table that differ from the `usual` ones, in the order of the form. */
export function agreed(
  info: Pick<TableInfo, 'game' | 'options'>,
  form: readonly Field[],
  usual: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Agreed[] {
  return form
    .filter(({ key }) => !BOOKS.includes(key) && key in info.options && !same(info.options[key], usual[key]))
    .map((field) => {
      const id = `${info.game}-${field.key}`;
      return {
        key: field.key,
        name: t(id),
        value: worded(id, field, info.options[field.key], names),
        hint: t(`${id}-hint`),
      };
    });
}

function worded(id: string, field: Field, value: unknown, names: readonly string[]): string {
  if (value === true) return '';
  if (value === false) return t('table-agreed-off');
  if (Array.isArray(value)) return listed(value.map((seat) => named(Number(seat), names)), current().code);
  if (typeof value === 'number' && SEATS.includes(field.key)) return named(value, names);
  const word = `${id}-${String(value).replaceAll(' ', '-')}`;
  return field.words?.includes(String(value)) && has(word) ? t(word) : String(value);
}

function named(seat: number, names: readonly string[]): string {
  return names[seat] || t('table-seat-free', { number: seat + 1 });
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
