import { percent, tenths } from '../advice/worth';
import { moveWords } from '../clustered/advised';
import { type Cords, placeWords } from '../kluster/ghost';
import type { MarkedTurn, Replay } from '../wire';
import { t } from '../words/words.svelte';

/** Fewer points than this would be written as none. */
const NOTHING = 0.05;
const AS_SEEN = { right: [1, 0], up: [0, 1] } as const;

/** How good a turn was, in a sentence. */
export function verdict(game: Replay['game'], turn: MarkedTurn): string {
  const mark = t('review-mark', { mark: turn.mark });
  const why = game === 'kluster' ? chances(turn) : points(turn);
  return why ? t('review-verdict', { mark, why }) : mark;
}

/** Where the better place is, for those who do not see it in the picture of the table. */
export function place(turn: MarkedTurn, cords: Cords): string {
  const better = turn.better[0];
  return better?.game === 'kluster' ? t('review-place', { place: placeWords(better, AS_SEEN, cords) }) : '';
}

function points({ worth, best, better }: MarkedTurn): string {
  if (worth === null || best === null || !better[0] || best - worth < NOTHING) return '';
  return t('review-points', { points: tenths(best - worth), better: moveWords(better[0]) });
}

function chances({ worth, best, better }: MarkedTurn): string {
  if (worth === null) return '';
  const [had, possible] = [percent(worth), percent(best ?? worth)];
  const [first] = better;
  if (!first || had === possible) return t('review-chance', { had });
  const drawn = first.game === 'kluster' && first.draw !== null;
  return t('review-chances', { had, possible, drawn: drawn ? 'yes' : 'no' });
}
