import type { Reason } from '../wire';
import { because, t } from '../words/words.svelte';
import type { Cell } from './camera';
import { described, whereabouts } from './card';

/** Why a cell does not take a card. */
export interface Why {
  readonly cell: Cell;
  /** The neighbour that refuses it. */
  readonly by: Cell | null;
  readonly text: string;
  /** The rule that forbids it, as the club names it. */
  readonly rule: string | null;
}

const PLACE = /^(-?\d+),(-?\d+)$/;

/** What the club said against a card on a cell, in words for people and with the neighbour to point at. */
export function why(reason: Reason, cell: Cell): Why {
  const { message, arguments: said } = reason;
  const by = message === 'clash' ? placeOf(said.place) : null;
  return { cell, by, text: told(), rule: reason.rule };

  function told(): string {
    switch (message) {
      case 'clash':
        return t('cards-why-clash', {
          card: described(String(said.card)),
          neighbour: described(String(said.neighbour)),
          cell: by ? whereabouts(by.x, by.y) : '',
          shared: said.shared ?? 'nothing',
        });
      case 'cell-taken':
        return t('cards-why-taken', { card: described(String(said.there)) });
      case 'cell-start':
        return t('cards-why-start');
      case 'cell-alone':
        return t('cards-why-alone');
      case 'off-table':
        return t('cards-why-edge');
      default:
        return because(reason);
    }
  }
}

function placeOf(text: string | number | undefined): Cell | null {
  const found = PLACE.exec(String(text));
  return found && { x: Number(found[1]), y: Number(found[2]) };
}
