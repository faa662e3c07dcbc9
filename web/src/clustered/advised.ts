import { type Hint, lead, SHOWN } from '../advice/worth';
import { current, t } from '../words/words.svelte';
import type { Cell } from './camera';
import { described, played, whereabouts } from './card';

/** A card that is advised for a cell. */
export interface Advised extends Cell {
  readonly card: string;
  readonly owner: number;
  /** 1 for the best. */
  readonly rank: number;
  /** What it is worth, as it is written beside it. */
  readonly worth: string;
}

/** Where moves lay cards, for the board; `alone`: nobody else plays. */
export function advisedCells(hints: readonly Hint[], owner: number, alone: boolean): readonly Advised[] {
  return hints.slice(0, SHOWN).flatMap((hint, place) => {
    if (hint.game !== 'clustered' || !hint.cell || !hint.card) return [];
    const [x, y] = hint.cell;
    return [{ x, y, card: hint.card, owner, rank: place + 1, worth: lead(hint.worth, alone) }];
  });
}

/** The cards that a move uses up. */
export function cardsOf(hint: Hint): readonly string[] {
  const move = hint.game === 'clustered' ? played(hint.move) : null;
  if (!move) return [];
  return move.kind === 'drop' ? move.cards : [move.card];
}

/** A move in words. */
export function moveWords(hint: Hint): string {
  const move = played(hint.move);
  switch (move?.kind) {
    case 'lay':
      return t('advice-lay', { card: described(move.card), cell: whereabouts(move.x, move.y) });
    case 'discard':
      return t('advice-discard', { card: described(move.card) });
    case 'drop':
      return t('advice-drop', { cards: new Intl.ListFormat(current().code).format(move.cards.map(described)) });
    default:
      return hint.move;
  }
}

/** What a move is worth, in words. */
export function worthWords(hint: Hint, alone: boolean): string {
  return t('advice-lead', { worth: lead(hint.worth, alone), alone: alone ? 'yes' : 'no' });
}
