import type { NewTable, SeatWanted } from '../wire';

/** Who is to have a seat of a new table. */
export type Sitter =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

/** How long players may think. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** House rules that were chosen, by key. */
export type Options = Readonly<Record<string, unknown>>;

/** All that is chosen for a new table besides its house rules. */
export interface Choice {
  readonly sitters: readonly Sitter[];
  readonly clock: Clock;
  readonly listed: boolean;
  readonly rated: boolean;
  /** Whether to begin as soon as the table is open, if nobody is missing. */
  readonly atOnce: boolean;
}

const MINUTE = 60;
const DAY = 86_400;

/** What is chosen if nobody says anything: we on the first seat, guests on the others. */
export const USUAL_CHOICE: Choice = {
  sitters: [{ kind: 'me', name: '' }],
  clock: { kind: 'none' },
  listed: false,
  rated: false,
  atOnce: true,
};

/** The sitters of so many seats; new ones wait for guests. */
export function seated(sitters: readonly Sitter[], players: number): readonly Sitter[] {
  return Array.from({ length: players }, (_, seat) => sitters[seat] ?? { kind: 'open' });
}

/** Whether nobody is missing. */
export function full(sitters: readonly Sitter[]): boolean {
  return sitters.every((sitter) => sitter.kind !== 'open');
}

/** The table that the club is asked for. `usual` names a seat at this screen to which nobody gave a name. */
export function wanted(
  game: NewTable['game'],
  options: Options,
  choice: Choice,
  players: number,
  usual: (seat: number) => string,
): NewTable {
  const sitters = seated(choice.sitters, players);
  return {
    game,
    options,
    seats: sitters.map((sitter, seat) => wantedSeat(sitter, () => usual(seat))),
    listed: choice.listed,
    rated: choice.rated,
    ...clocked(choice.clock),
    start: choice.atOnce && full(sitters),
  };
}

function wantedSeat(sitter: Sitter, usual: () => string): SeatWanted {
  if (sitter.kind === 'bot') return { kind: 'bot', bot: sitter.bot };
  if (sitter.kind === 'open') return { kind: 'open' };
  return { kind: 'me', name: sitter.name.trim() || usual() };
}

/** Seconds for each player, and those that a move gives back. */
export function clocked(clock: Clock): { base: number | null; bonus: number } {
  switch (clock.kind) {
    case 'none':
      return { base: null, bonus: 0 };
    case 'minutes':
      return { base: clock.minutes * MINUTE, bonus: clock.seconds };
    case 'days':
      return { base: clock.days * DAY, bonus: DAY }; // so that a game of many moves can last for weeks
  }
}
