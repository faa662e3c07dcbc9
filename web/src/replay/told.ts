import { described, whereabouts } from '../clustered/card';
import { botName, listed } from '../table/names';
import type { ClusteredStep, KlusterReplay, KlusterStep, Replay, ReplaySeat } from '../wire';
import { current, t } from '../words/words.svelte';

/** Who holds a stone that lies on the table. */
const AREA = -1;

/** A turn in words. */
export interface Telling {
  readonly seat: number;
  /** What the player did, as it follows their name. */
  readonly what: string;
  /** What it brought; empty for nothing. */
  readonly gain: string;
}

/** What the players are called; namesakes are numbered, for bots of one kind often play each other. */
export function namesOf(seats: readonly ReplaySeat[]): readonly string[] {
  const names = seats.map((seat) => (seat.bot ? botName(seat.bot) : seat.name));
  return names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return t('table-namesake', { name, number: names.slice(0, seat + 1).filter((other) => other === name).length });
  });
}

/** How the game ended, in a few words. */
export function result(replay: Replay): string {
  const { winners, seats } = replay;
  if (winners === null) return t('replay-unfinished');
  if (seats.length > 1) {
    const names = namesOf(seats);
    return t('replay-won', { winners: winners.length, names: listed(winners.map((seat) => names[seat] ?? ''), current().code) });
  }
  if (replay.game === 'clustered') return t('replay-scored-alone', { points: replay.scores[0]?.total ?? 0 });
  return mastered(replay) ? t('replay-mastered') : t('replay-lost-alone');
}

/** Whether every stone lies in the area at the end; whoever plays alone is never beaten, so `winners` does not tell. */
function mastered({ start, steps }: KlusterReplay): boolean {
  const { stones } = steps.at(-1)?.view ?? start;
  return stones.every((stone) => stone.holder === AREA);
}

/** Every turn of a game in words. */
export function tellings(replay: Replay): readonly Telling[] {
  return replay.game === 'clustered' ? replay.steps.map(cards) : replay.steps.map(magnets);
}

function cards(step: ClusteredStep): Telling {
  const { seat, gained } = step;
  return { seat, what: played(step), gain: gained > 0 ? t('replay-gained', { points: gained }) : '' };
}

function played({ laid, discarded, dropped }: ClusteredStep): string {
  const away = listed(dropped.map(described), current().code);
  if (laid) {
    const told = { card: described(laid.card), place: whereabouts(laid.x, laid.y), dropped: away };
    return dropped.length ? t('replay-lays-drops', told) : t('replay-lays', told);
  }
  if (discarded) {
    const told = { card: described(discarded), dropped: away };
    return dropped.length ? t('replay-discards-drops', told) : t('replay-discards', told);
  }
  return t('replay-drops', { dropped: away });
}

function magnets({ seat, view }: KlusterStep): Telling {
  const { placed = [], taken = [], faults = [] } = view.last ?? {};
  const fault = faults[0];
  return {
    seat,
    what: fault ? t('replay-fault', { kind: fault.kind }) : t('replay-places', { stones: placed.length }),
    gain: taken.length ? t('replay-taken', { stones: taken.length }) : '',
  };
}
