import { type Axes, between, type Pose, restingHeight, turned } from './pose';

/** Where a hand wants its stone: m and degrees, as the club understands them. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly tilt: number;
  readonly down: boolean;
}

/** m above the table at which a stone comes out of the stock, and at which it is carried: others hardly feel it there. */
export const TAKEN_AT = 0.12;
export const HOVER = 0.08;
export const HIGHEST = 0.2;
/** m/s at which a stone sinks far above the table and just above it: slow enough to feel the others. */
const SINK = 0.32;
const SINK_LAST = 0.055;
/** How much of the way is left after a second, as a rate: the sinking slows down towards the table. */
const SOFTLY = 2.6;
const RISE = 0.45;
/** m. So near is down. */
const DOWN = 2e-4;
/** The limits of a hand in the club's world: m/s, m/s² and rad/s. */
const SPEED = 1.5;
const ACCELERATION = 30;
const SPIN = 15;
/** m. The edge of what a hand reaches. */
const EDGE = 1.9;

/** One hand with a stone: what it wants, and where its stone is drawn until the club has told. */
export class Hand {
  x: number;
  y: number;
  yaw = 0;
  tilt: number;
  down = false;
  /** m: where the stone is carried while it is not lowered. */
  hover = HOVER;
  /** Whether it sinks, because a button is held. */
  lowering = false;
  #z = TAKEN_AT;
  #pose: Pose;
  #speed: readonly [number, number, number] = [0, 0, 0];

  constructor(
    readonly stone: number,
    readonly size: Axes,
    place: readonly [number, number],
    tilt = 0,
  ) {
    [this.x, this.y] = place;
    this.tilt = tilt;
    this.#pose = [this.x, this.y, TAKEN_AT, ...turned(0, tilt, false)];
  }

  /** How high the middle of the stone is when it rests. */
  get rest(): number {
    return restingHeight(this.size, [0, 0, 0, ...turned(this.yaw, this.tilt, this.down)]);
  }

  /** Whether the stone has come down to the table. */
  get landed(): boolean {
    return this.#z <= this.rest + DOWN;
  }

  /** m between the stone and the table. */
  get height(): number {
    return Math.max(0, this.#z - this.rest);
  }

  get aim(): Aim {
    const inside = (metres: number) => Math.min(EDGE, Math.max(-EDGE, metres));
    // A stone that is down is pressed on lightly, so that it surely rests.
    const z = this.landed ? 0 : this.#z;
    return { x: inside(this.x), y: inside(this.y), z, yaw: ((this.yaw % 360) + 360) % 360, tilt: this.tilt, down: this.down };
  }

  /** The stone where it would be by now. */
  get pose(): Pose {
    return this.#pose;
  }

  /** Begin where a stone is already, after it was picked up or found in the hand. */
  from(pose: Pose): void {
    this.#pose = pose;
    this.#z = Math.max(pose[2], this.rest);
  }

  /** Turn it as seen from above, in degrees against the clock. */
  turn(degrees: number): void {
    this.yaw += degrees;
  }

  /** Bring its other face up. */
  flip(): void {
    this.down = !this.down;
  }

  /** Stand it on edge, or lay it flat again. */
  stand(): void {
    this.tilt = this.tilt ? 0 : 90;
  }

  /** Carry it so high, in m between it and the table. */
  raise(height: number): void {
    this.hover = Math.min(HIGHEST, this.rest + Math.max(0, height));
  }

  /** How high it is carried, in m between it and the table. */
  get carried(): number {
    return this.hover - this.rest;
  }

  /** Let `seconds` pass; whether anything has moved. */
  pass(seconds: number): boolean {
    const before = this.#z;
    const low = this.rest;
    if (this.lowering) {
      const speed = Math.min(SINK, SINK_LAST + SOFTLY * Math.max(0, this.#z - low));
      this.#z = Math.max(low, this.#z - speed * seconds);
    } else if (this.#z < this.hover) this.#z = Math.min(Math.max(this.hover, low), this.#z + RISE * seconds);
    else this.#z = Math.max(this.hover, low, this.#z - RISE * seconds);
    const pose = this.#pose;
    this.#follow(seconds);
    return this.#z !== before || pose.some((value, index) => Math.abs(value - this.#pose[index]!) > 1e-6);
  }

  #follow(seconds: number): void {
    if (seconds <= 0) return;
    const [x, y, z] = this.#pose;
    const aim = this.aim;
    const way = [aim.x - x, aim.y - y, Math.max(aim.z, this.rest) - z] as const;
    const left = Math.hypot(...way);
    const fastest = Math.min(SPEED, Math.sqrt(2 * ACCELERATION * left), left / seconds);
    const wanted = way.map((part) => (left ? (part * fastest) / left : 0));
    const change = wanted.map((part, index) => part - this.#speed[index]!);
    const share = Math.min(1, (ACCELERATION * seconds) / (Math.hypot(...change) || 1));
    const [vx, vy, vz] = this.#speed.map((part, index) => part + change[index]! * share) as [number, number, number];
    this.#speed = [vx, vy, vz];
    const goal: Pose = [0, 0, 0, ...turned(this.yaw, this.tilt, this.down)];
    const cosine = Math.min(1, Math.abs(this.#pose[3] * goal[3] + this.#pose[4] * goal[4] + this.#pose[5] * goal[5] + this.#pose[6] * goal[6]));
    const angle = 2 * Math.acos(cosine);
    const turn = between(this.#pose, goal, angle < 1e-4 ? 1 : Math.min(1, (SPIN * seconds) / angle));
    this.#pose = [x + vx * seconds, y + vy * seconds, Math.max(z + vz * seconds, 0), turn[3], turn[4], turn[5], turn[6]];
  }
}
