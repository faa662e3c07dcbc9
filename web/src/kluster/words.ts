import type { LiveTable } from '../club/table.svelte';
import { seatName } from '../table/names';
import type { KlusterView, LastTurn, News, TableInfo } from '../wire';
import { because, current, t } from '../words/words.svelte';
import type { Neighbour } from './nearest';
import type { Surface } from './surface';

/** The view of a table at which Kluster is played. */
export function klusterView(table: LiveTable): KlusterView | null {
  return table.view?.game === 'kluster' ? table.view : null;
}

/** What is expected of whoever is to move. */
export function expected(table: LiveTable): string {
  const { turn, info } = table;
  if (!info || info.to_move === null) return '';
  if (table.acting === null) return t('magnets-expect-watch');
  if (!turn) return t('magnets-expect-soon');
  if (turn.phase === 'lost') return t('magnets-expect-lost');
  if (turn.phase !== 'open') return t('magnets-expect-ending');
  if (turn.duty?.message === 'turn-nothing-placed' && info.options.equilibrium === true) return t('magnets-expect-edge');
  return turn.duty ? dutyWords(turn.duty) : t('magnets-expect-end');
}

/** What keeps a player from ending the turn, as one says it at a table. */
export function dutyWords(duty: NonNullable<NonNullable<LiveTable['turn']>['duty']>): string {
  switch (duty.message) {
    case 'turn-nothing-placed':
      return t('magnets-duty-place');
    case 'turn-moving':
      return t('magnets-duty-moving');
    case 'turn-flat':
      return t('magnets-duty-flat');
    default:
      return because(duty);
  }
}

/** What a turn came to, without the name of whose it was. */
export function told(news: News): string | null {
  if (news.what !== 'played') return null;
  const view = news.view?.game === 'kluster' ? news.view : null;
  if (!view?.last) return t('magnets-told-turn');
  return lastWords(view.last, view.out.includes(view.last.seat));
}

/** A turn in a sentence, without the name of whose it was. */
export function lastWords(last: LastTurn, out: boolean): string {
  const fault = last.faults[0];
  if (!fault) return t('magnets-told-placed', { number: last.placed.length });
  return t('magnets-told-fault', { kind: fault.kind, taken: last.taken.length, out: out ? 'yes' : 'no' });
}

/** A fault in full sentences, for a caption over the board. */
export function faultWords(last: LastTurn, info: TableInfo, view: KlusterView): { head: string; more: readonly string[] } {
  const fault = last.faults[0]!;
  const name = seatName(info, last.seat);
  const own = fault.by === 'held' && fault.number !== null && fault.stones.includes(fault.number);
  const head = t('magnets-fault', { kind: fault.kind, by: own ? 'hand' : (fault.by ?? 'none') });
  if (view.out.includes(last.seat)) return { head, more: [t('magnets-fault-out', { name })] };
  if (info.seats.length === 1) return { head, more: [t('magnets-fault-back', { taken: last.taken.length }), t('magnets-fault-left', { left: faultsLeft(info, view) })] };
  return { head, more: [t('magnets-fault-takes', { name, taken: last.taken.length })] };
}

/** How many faults somebody may still make alone; −1 once the game is lost by them. */
export function faultsLeft(info: TableInfo, view: KlusterView): number {
  return Number(info.options.solo_faults ?? 2) - (view.faults[0] ?? 0);
}

/** The nearest stones in a sentence. */
export function nearWords(near: readonly Neighbour[]): string {
  if (!near.length) return t('magnets-near-none');
  const list = near.map(({ stone, millimetres, hour }) => t('magnets-near-one', { stone, millimetres, hour }));
  return new Intl.ListFormat(current().code, { type: 'unit' }).format(list);
}

/** Where a place is from the middle of the table, as one sees it. */
export function spotWords([x, y]: readonly [number, number], { right, up }: Surface['axes']): string {
  const along = (way: readonly [number, number]) => Math.round((x * way[0] + y * way[1]) * 1000);
  const [across, away] = [along(right), along(up)];
  return t('magnets-spot', { x: Math.abs(across), side: across < 0 ? 'left' : 'right', y: Math.abs(away), way: away < 0 ? 'near' : 'away' });
}
