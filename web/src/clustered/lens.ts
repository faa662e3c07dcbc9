import { type Camera, type Cell, cellAt, type Extent, fitted, held, panned, type Point, seen, type Size, within, zoomed } from './camera';
import { CELL } from './draw';

/** What a lens moves about. */
export interface Layers {
  /** The window that everything is seen through. */
  readonly frame: HTMLElement;
  /** The cloth, which repeats itself and so is never moved by more than a cell. */
  readonly cloth: HTMLElement;
  /** Everything that lies on the cloth. */
  readonly world: HTMLElement;
}

/** ms that a glide to another view takes. */
const GLIDE = 240;
/** ms after the last change of size until the board is drawn sharp again. */
const SETTLED = 140;
/** Pixels between two threads of the cloth, or a little more so that they divide a cell. */
const THREAD = 5;

/**
 * Moves the board under its window. Pointers come here at the display's rate, so nothing of it goes
 * through Svelte: two transforms change, and the compositor draws them without painting a card anew.
 */
export class Lens {
  camera: Camera = { x: 0, y: 0, zoom: 1 };
  /** Whether the whole board is kept in sight as it grows, until somebody looks elsewhere. */
  following = true;
  /** Whether somebody draws the board right now: then it stays under their fingers. */
  drawn = false;
  size: Size = { width: 0, height: 0 };

  #layers: Layers;
  #all: () => Extent;
  #still: () => boolean;
  #watch: ResizeObserver;
  #glide = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #sharp = 0;

  constructor(layers: Layers, all: () => Extent, still: () => boolean) {
    this.#layers = layers;
    this.#all = all;
    this.#still = still;
    this.#watch = new ResizeObserver(() => this.#resized());
    this.#watch.observe(layers.frame);
    this.#resized();
  }

  /** Show the whole board. */
  fit(): void {
    this.following = true;
    this.#to(fitted(this.#all(), this.size));
  }

  /** Keep up with a board that has grown: all of it, or at least what has changed. */
  follow(changed: Cell | null): void {
    if (this.drawn) return;
    if (this.following) this.fit();
    else if (changed) this.reveal(changed);
  }

  /** Move just so far that a cell and its neighbours are in sight. */
  reveal({ x, y }: Cell): void {
    const around = { left: x - 1, right: x + 1, bottom: y - 1, top: y + 1 };
    const now = seen(this.camera, this.size);
    if (within(around, now)) return;
    const unit = CELL * this.camera.zoom;
    const dx = Math.max(0, now.left - around.left) - Math.max(0, around.right - now.right);
    const dy = Math.max(0, around.top - now.top) - Math.max(0, now.bottom - around.bottom);
    this.#to(panned(this.camera, dx * unit, dy * unit));
  }

  /** Move by pixels. */
  pan(dx: number, dy: number): void {
    this.#take(panned(this.camera, dx, dy));
  }

  /** Come closer by a factor, to the middle if no point is given. */
  zoom(factor: number, point: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#take(zoomed(this.camera, factor, point));
  }

  /** The cell under a point of the page, or null beside the board. */
  under(clientX: number, clientY: number): Cell | null {
    const box = this.#layers.frame.getBoundingClientRect();
    const point = { x: clientX - box.left, y: clientY - box.top };
    if (point.x < 0 || point.y < 0 || point.x > box.width || point.y > box.height) return null;
    return cellAt(this.camera, point);
  }

  dispose(): void {
    this.#watch.disconnect();
    cancelAnimationFrame(this.#glide);
    cancelAnimationFrame(this.#sharp);
    clearTimeout(this.#settle);
  }

  #resized(): void {
    const { clientWidth: width, clientHeight: height } = this.#layers.frame;
    const first = this.size.width === 0;
    const [dx, dy] = [(width - this.size.width) / 2, (height - this.size.height) / 2];
    this.size = { width, height };
    if (width === 0) return;
    cancelAnimationFrame(this.#glide);
    if (this.following || first) this.#show(fitted(this.#all(), this.size));
    else this.#show(panned(this.camera, dx, dy));
  }

  /** A change by the player's own hand: at once, and from now on the view is theirs. */
  #take(camera: Camera): void {
    cancelAnimationFrame(this.#glide);
    this.following = false;
    this.#show(held(camera, this.#all(), this.size));
  }

  /** Glide to another view, or be there at once for those who want things to stay calm. */
  #to(goal: Camera): void {
    cancelAnimationFrame(this.#glide);
    const from = this.camera;
    if (this.#still() || this.size.width === 0) return this.#show(goal);
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.#show({ x: between(from.x, goal.x), y: between(from.y, goal.y), zoom: between(from.zoom, goal.zoom) });
      if (part < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  #show(camera: Camera): void {
    const { world, cloth } = this.#layers;
    const scaled = camera.zoom !== this.camera.zoom || cloth.style.backgroundSize === '';
    this.camera = camera;
    const { x, y, zoom } = camera;
    const unit = CELL * zoom;
    world.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    cloth.style.transform = `translate(${over(x + unit / 2, unit)}px, ${over(y + unit / 2, unit)}px)`;
    if (!scaled) return;
    const thread = unit / Math.max(1, Math.floor(unit / THREAD));
    cloth.style.backgroundSize = `${unit}px ${unit}px, ${unit}px ${unit}px, ${thread}px ${thread}px, ${thread}px ${thread}px`;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#settled(), SETTLED);
  }

  /** Draw the cards anew in their present size: while that changes, their old pictures are stretched. */
  #settled(): void {
    const { world } = this.#layers;
    world.style.setProperty('--zoom', String(this.camera.zoom));
    world.style.willChange = 'auto';
    this.#sharp = requestAnimationFrame(() => {
      this.#sharp = requestAnimationFrame(() => (world.style.willChange = 'transform'));
    });
  }
}

function over(value: number, by: number): number {
  return value - Math.floor(value / by) * by;
}
