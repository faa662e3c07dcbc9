/** How far somebody has come with a tutorial. */
export interface Progress {
  /** The step to go on with, from 0. */
  readonly step: number;
  /** The table at which it is played. */
  readonly table: string | null;
  /** Whether it was ever played to its end. */
  readonly finished: boolean;
}

const SHELF = 'klub.lessons';
const NOTHING: Progress = { step: 0, table: null, finished: false };

/** What this browser remembers of the tutorial of a game. */
export function progress(game: string): Progress {
  const kept = all()[game];
  if (typeof kept !== 'object' || kept === null) return NOTHING;
  const { step, table, finished } = kept as Partial<Record<keyof Progress, unknown>>;
  return {
    step: typeof step === 'number' && step >= 0 ? Math.trunc(step) : 0,
    table: typeof table === 'string' ? table : null,
    finished: finished === true,
  };
}

/** Remember how far somebody has come. */
export function remember(game: string, now: Partial<Progress>): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify({ ...all(), [game]: { ...progress(game), ...now } }));
  } catch {
    // A browser that keeps nothing begins with the first step again.
  }
}

function all(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
