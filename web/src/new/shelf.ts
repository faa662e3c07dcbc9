import { type Choice, type Clock, type Options, type Sitter, USUAL_CHOICE } from './wanted';

/** What was chosen for a game last time. */
export interface Remembered {
  readonly options: Options;
  readonly choice: Choice;
}

/** What this browser remembers of a game's last new table; as usual where it remembers nothing. */
export function remembered(game: string): Remembered {
  try {
    return sane(JSON.parse(localStorage.getItem(shelf(game)) ?? '{}'));
  } catch {
    return { options: {}, choice: USUAL_CHOICE };
  }
}

/** Keep what was chosen for the next time. */
export function remember(game: string, kept: Remembered): void {
  try {
    localStorage.setItem(shelf(game), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing starts as usual next time.
  }
}

function shelf(game: string): string {
  return `klub.new.${game}`;
}

/** What of something kept is a choice as we know it. */
export function sane(kept: unknown): Remembered {
  const { options, choice } = record(kept);
  const found = record(choice);
  const sitters = Array.isArray(found.sitters) ? found.sitters.flatMap(saneSitter) : [];
  return {
    options: record(options),
    choice: {
      sitters: sitters.length ? sitters : USUAL_CHOICE.sitters,
      clock: saneClock(record(found.clock)),
      listed: found.listed === true,
      rated: found.rated === true,
      atOnce: found.atOnce !== false,
    },
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function saneSitter(value: unknown): Sitter[] {
  const { kind, name, bot } = record(value);
  if (kind === 'me') return [{ kind, name: typeof name === 'string' ? name : '' }];
  if (kind === 'bot' && typeof bot === 'string') return [{ kind, bot }];
  return [{ kind: 'open' }];
}

function saneClock({ kind, minutes, seconds, days }: Record<string, unknown>): Clock {
  if (kind === 'minutes' && Number.isInteger(minutes) && Number.isInteger(seconds)) {
    return { kind, minutes: Number(minutes), seconds: Number(seconds) };
  }
  if (kind === 'days' && Number.isInteger(days)) return { kind, days: Number(days) };
  return { kind: 'none' };
}
