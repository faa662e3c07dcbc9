import { type Matrix4, PerspectiveCamera, Vector3 } from 'three';
import type { Ground } from '../ground';

/** How one looks at the table: a little from the side, or straight down. */
export type Look = 'tilted' | 'above';

const TILT = { tilted: 0.62, above: 0.0001 } as const;
const LEAST_AWAY = 0.15;
const MOST_AWAY = 4;
const STEEPEST = 1.15;
/** By how much the shape of the window changes when somebody turns a phone, but not when a line of text comes or goes. */
const CLEARLY = 1.3;

/** The eye over the table: what it looks at, from how far, and from which side. */
export class Eye {
  readonly camera = new PerspectiveCamera(32, 1, 0.02, 12);
  look: Look = 'tilted';
  #target = new Vector3();
  #away = 0.8;
  #tilt: number = TILT.tilted;
  #spin = 0;
  #width = 1;
  #height = 1;
  /** How far down the picture is free, from 1 at its top to -1 at its foot. */
  #lowest = -1;
  /** Whether the long side of the ground goes up in the picture, and the shape of the window when that was decided. */
  #upright = false;
  #decided = 0;

  /** `shape`: how high the window is for its width. */
  constructor(readonly shape: () => number = () => innerHeight / innerWidth) {
    this.camera.up.set(0, 0, 1);
    this.#place();
  }

  /** The picture is so large, in pixels; at its foot so many are covered by words, and what is looked at is above them. */
  resize(width: number, height: number, covered = 0): void {
    [this.#width, this.#height] = [Math.max(1, width), Math.max(1, height)];
    const free = Math.max(this.#height / 2, this.#height - covered);
    this.#lowest = 1 - (2 * free) / this.#height;
    this.camera.aspect = this.#width / free;
    this.camera.setViewOffset(this.#width, free, 0, 0, this.#width, this.#height);
    this.camera.updateProjectionMatrix();
  }

  /** Look so that a part of the table fills the picture. */
  fit(ground: Ground, look: Look = this.look): void {
    this.look = look;
    this.#tilt = TILT[look];
    this.#turn(ground);
    this.#spin = this.#upright ? Math.PI / 2 : 0;
    this.#target.set(ground.left + ground.width / 2, ground.top - ground.height / 2, 0);
    const corners = [0, 1].flatMap((right) => [0, 1].map((low) => new Vector3(ground.left + right * ground.width, ground.top - low * ground.height, 0)));
    let [near, far] = [LEAST_AWAY, MOST_AWAY];
    for (let step = 0; step < 24; step++) {
      this.#away = (near + far) / 2;
      this.#place();
      const whole = corners.every((corner) => {
        const seen = corner.clone().project(this.camera);
        return Math.abs(seen.x) <= 1 && seen.y <= 1 && seen.y >= this.#lowest && seen.z < 1;
      });
      if (whole) far = this.#away;
      else near = this.#away;
    }
    this.#away = far;
    this.#place();
  }

  /** Go round the table and up or down, by parts of the picture. */
  orbit(dx: number, dy: number): void {
    this.#spin -= dx * 3;
    this.#tilt = Math.min(STEEPEST, Math.max(TILT.above, this.#tilt - dy * 2));
    this.#place();
  }

  /** Nearer above 1, farther below. */
  zoom(factor: number): void {
    this.#away = Math.min(MOST_AWAY, Math.max(LEAST_AWAY, this.#away / factor));
    this.#place();
  }

  /** Move along the table, so that what was under one pixel comes under another. */
  pan(from: readonly [number, number], to: readonly [number, number]): void {
    const [one, other] = [this.onTable(...from), this.onTable(...to)];
    if (!one || !other) return;
    this.#target.x = clamp(this.#target.x + one[0] - other[0]);
    this.#target.y = clamp(this.#target.y + one[1] - other[1]);
    this.#place();
  }

  /** The place on the table under a pixel of the picture, in m. */
  onTable(px: number, py: number): readonly [number, number] | null {
    const seen = new Vector3((2 * px) / this.#width - 1, 1 - (2 * py) / this.#height, 0.5).unproject(this.camera);
    const way = seen.sub(this.camera.position);
    if (way.z > -1e-6) return null;
    const far = -this.camera.position.z / way.z;
    return [this.camera.position.x + far * way.x, this.camera.position.y + far * way.y];
  }

  /** The pixel at which a place is seen. */
  pixel(x: number, y: number, z = 0): readonly [number, number] {
    const seen = new Vector3(x, y, z).project(this.camera);
    return [((seen.x + 1) / 2) * this.#width, ((1 - seen.y) / 2) * this.#height];
  }

  /** Where the right of the picture and its top lead on the table: for steps that go as one sees them. */
  get axes(): { right: readonly [number, number]; up: readonly [number, number] } {
    const [cos, sin] = [Math.cos(this.#spin), Math.sin(this.#spin)];
    return { right: [cos, sin], up: [-sin, cos] };
  }

  /** Nine numbers, row by row, that bring (x, y, 1) in m to (u, v, w) with u/w and v/w the pixel. */
  get plane(): readonly number[] {
    const m: Matrix4 = this.camera.projectionMatrix.clone().multiply(this.camera.matrixWorldInverse);
    const row = (index: number) => [m.elements[index]!, m.elements[4 + index]!, m.elements[12 + index]!];
    const [x, y, w] = [row(0), row(1), row(3)];
    return [...w.map((part, i) => ((x[i]! + part) * this.#width) / 2), ...w.map((part, i) => ((part - y[i]!) * this.#height) / 2), ...w];
  }

  /** The long side of the ground goes along the long side of the picture; a table that is looked at turns no more. */
  #turn(ground: Ground): void {
    const shape = this.shape();
    if (Math.abs(Math.log(shape / this.#decided)) < Math.log(CLEARLY)) return;
    this.#decided = shape;
    this.#upright = this.#height > this.#width * 1.15 && ground.width > ground.height * 1.15;
  }

  #place(): void {
    const [sin, cos] = [Math.sin(this.#tilt) * this.#away, Math.cos(this.#tilt) * this.#away];
    const [x, y] = [Math.sin(this.#spin) * sin, -Math.cos(this.#spin) * sin];
    this.camera.position.set(this.#target.x + x, this.#target.y + y, cos);
    this.camera.lookAt(this.#target);
    this.camera.updateMatrixWorld();
  }
}

function clamp(metres: number): number {
  return Math.min(1.5, Math.max(-1.5, metres));
}
