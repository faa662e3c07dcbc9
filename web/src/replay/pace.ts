/** A piece of a turn that is shown at one rate: from a moment of the turn, at a moment of the showing. */
interface Piece {
  readonly turn: number;
  readonly shown: number;
  readonly rate: number;
}

const SLOW = 0.25;
/** Seconds of a turn before a fault that are slow already, so that the eye gets there. */
const BEFORE = 0.15;
/** Seconds behind it: a snap takes about two tenths, the sliding a little longer. */
const AFTER = 0.35;

/** How a turn is shown: at its own pace, and slowly round each fault. */
export class Pace {
  /** Seconds that the showing takes. */
  readonly lasts: number;
  readonly #pieces: readonly Piece[];

  /** `seconds` is how long the turn took, `faults` are moments in it. */
  constructor(
    private readonly seconds: number,
    faults: readonly number[],
  ) {
    const pieces: Piece[] = [];
    let turn = 0;
    let shown = 0;
    const until = (next: number, rate: number) => {
      if (next <= turn) return;
      pieces.push({ turn, shown, rate });
      shown += (next - turn) / rate;
      turn = next;
    };
    for (const fault of [...faults].sort((one, other) => one - other)) {
      until(Math.min(fault - BEFORE, seconds), 1);
      until(Math.min(fault + AFTER, seconds), SLOW);
    }
    until(seconds, 1);
    this.#pieces = pieces;
    this.lasts = shown;
  }

  /** The moment of the turn that is on the screen after `shown` seconds. */
  at(shown: number): number {
    if (shown >= this.lasts) return this.seconds;
    const piece = this.#pieces.findLast((one) => one.shown <= shown);
    return piece ? piece.turn + (shown - piece.shown) * piece.rate : 0;
  }

  /** Whether this moment of the showing is in slow motion. */
  slow(shown: number): boolean {
    return shown < this.lasts && this.#pieces.findLast((one) => one.shown <= shown)?.rate === SLOW;
  }
}
