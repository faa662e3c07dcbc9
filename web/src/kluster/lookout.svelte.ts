import type { KlusterView } from '../wire';
import { type Ground, framed } from './ground';
import type { Surface } from './surface';
import type { Look, TableTop } from './tabletop';

/** m by which cords may lie elsewhere before the camera follows them. */
const ELSEWHERE = 0.04;
const AS_SEEN = { right: [1, 0], up: [0, 1] } as const;

/** From where the table is looked at: it shows all cords until the player looks elsewhere. */
export class Lookout {
  look = $state<Look>('tilted');
  /** Where the right of the picture and its top lead on the table. */
  axes = $state.raw<Surface['axes']>(AS_SEEN);
  #moved = false;
  #covered = 0;

  constructor(
    readonly top: () => TableTop | null,
    readonly wake: () => void,
  ) {}

  /** Show all cords, from the side or from above. */
  fit(look: Look = this.look): void {
    this.look = look;
    this.#moved = false;
    this.resize();
  }

  /** The page gives the picture another size. */
  resize(): void {
    this.top()?.resize(undefined, undefined, this.#covered);
    if (!this.#moved) this.top()?.view(this.look);
    this.#seen();
  }

  /** Words cover so many pixels at the foot of the picture: what matters is shown above them. */
  cover(pixels: number): void {
    this.#covered = pixels;
    this.resize();
  }

  /** The player has moved the camera. */
  moved(): void {
    this.#moved = true;
    this.#seen();
  }

  /** After a turn show all cords again, if they lie elsewhere by much and nobody has chosen how to look. */
  follow(view: KlusterView): void {
    const top = this.top();
    if (top && !this.#moved && apart(top.ground, framed(view.cords, top.margin)) > ELSEWHERE) this.fit();
  }

  #seen(): void {
    const top = this.top();
    // For whoever aims from outside the page, such as a test: see `plane` of top/eye.ts.
    if (top) {
      top.canvas.dataset.plane = JSON.stringify(top.eye.plane);
      this.axes = top.eye.axes;
    }
    this.wake();
  }
}

function apart(one: Ground, other: Ground): number {
  return Math.max(...(['left', 'top', 'width', 'height'] as const).map((side) => Math.abs(one[side] - other[side])));
}
