import type { LiveTable } from '../club/table.svelte';
import type { GameFace } from '../games';
import type { News } from '../wire';
import { t } from '../words/words.svelte';
import { described, played, whereabouts } from './card';
import Count from './Count.svelte';
import Figures from './Figures.svelte';
import TableBoard from './TableBoard.svelte';

/** What is expected of whoever is to move. */
function expected(table: LiveTable): string {
  const { view } = table;
  if (view?.game !== 'clustered' || view.phase === 'over') return '';
  const mine = table.acting !== null;
  const task = mine && view.must_discard ? 'discard' : view.phase;
  return t(mine ? 'cards-expected' : 'cards-expected-of-other', { task });
}

/** A move as the log tells it. */
function told(news: News): string | null {
  const move = news.what === 'played' && news.text ? played(news.text) : null;
  switch (move?.kind) {
    case 'lay':
      return t('cards-told-lay', { card: described(move.card), cell: whereabouts(move.x, move.y) });
    case 'discard':
      return t('cards-told-discard', { card: described(move.card) });
    case 'drop': {
      const [one, other] = move.cards.map(described);
      return other ? t('cards-told-drop-two', { one: one!, other }) : t('cards-told-drop', { card: one! });
    }
    default:
      return null;
  }
}

/** Clustered as the table room shows it. */
export const clustered: GameFace = { Board: TableBoard, Figures, Count, expected, told };
