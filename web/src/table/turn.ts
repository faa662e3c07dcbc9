import type { LiveTable } from '../club/table.svelte';
import type { GameFace } from '../games';
import type { TableInfo } from '../wire';
import { current, t } from '../words/words.svelte';
import { listed, seatName } from './names';

/** The one line over the board. */
export interface TurnLine {
  /** Whose seat it is about. */
  readonly seat: number | null;
  readonly head: string;
  /** What is expected of them. */
  readonly more: string;
}

/** Whose turn it is and what is expected, or how the game ended. */
export function turnLine(table: LiveTable, face: GameFace): TurnLine {
  const { info } = table;
  if (!info) return { seat: null, head: '', more: '' };
  if (info.status === 'open') return { seat: null, head: waitingText(info), more: '' };
  if (info.status === 'over') return { seat: info.winners?.[0] ?? null, head: wonText(info, table.mine), more: '' };
  const seat = info.to_move;
  if (seat === null) return { seat, head: '', more: '' };
  const more = table.view ? face.expected(table) : '';
  if (table.acting === null) return { seat, head: t('table-turn-of', { name: seatName(info, seat) }), more };
  const head = severalHere(info, table.mine) ? t('table-turn-named', { name: seatName(info, seat) }) : t('table-turn-yours');
  return { seat, head, more };
}

function waitingText(info: TableInfo): string {
  const full = info.seats.every((seat) => seat.name);
  return full ? t('table-waiting-start') : t('table-waiting');
}

/** Who has won, in a sentence. */
export function wonText(info: TableInfo, mine: readonly number[]): string {
  const winners = info.winners ?? [];
  if (info.seats.length === 1) return t('table-over');
  if (winners.length === 1 && mine.includes(winners[0]!) && !severalHere(info, mine)) return t('table-won-you');
  const names = listed(winners.map((seat) => seatName(info, seat)), current().code);
  return t('table-won', { number: winners.length, names });
}

/** Whether several people play from this screen, so that "you" would not say who. */
export function severalHere(info: TableInfo, mine: readonly number[]): boolean {
  return new Set(mine.map((seat) => info.seats[seat]?.name)).size > 1;
}
