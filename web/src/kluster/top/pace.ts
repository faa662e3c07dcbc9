/** How much the picture costs: 2 is the finest, 0 is for machines that draw without a graphics card. */
export type Quality = 0 | 1 | 2;

/** ms for a picture that is still smooth, and how many slow ones in a row mean that the machine cannot. */
const SLOW = 30;
const PATIENCE = 12;

/** Watches how long pictures take, and says when it is time to draw simpler ones. It never goes back up: to change often is worse. */
export class Pace {
  #slow = 0;
  #last = 0;

  constructor(
    public quality: Quality,
    readonly simpler: (quality: Quality) => void,
  ) {}

  /** A picture was drawn at `now`, in ms; call it only while pictures follow each other. */
  drawn(now: number): void {
    const took = now - this.#last;
    this.#last = now;
    if (took > 500) return; // the first after a pause
    this.#slow = took > SLOW ? this.#slow + 1 : Math.max(0, this.#slow - 2);
    if (this.#slow < PATIENCE || this.quality === 0) return;
    this.#slow = 0;
    this.quality = (this.quality - 1) as Quality;
    this.simpler(this.quality);
  }
}

/** What a machine can probably do, by the name of what it draws with. */
export function likely(drawnBy: string): Quality {
  return /swiftshader|llvmpipe|software|basic render/i.test(drawnBy) ? 0 : 2;
}
