import type { Hands } from './hands.svelte';
import { nearestNode, type Node } from './nearest';
import type { Stage } from './stage.svelte';
import type { Surface } from './surface';

/** Pixels from a cord at which a press takes hold of it: a finger is wider than the tip of a pointer. */
const NEAR = { mouse: 9, pen: 12, touch: 22 } as const;
/** Pixels and ms up to which a touch is a tap. */
const TAP = 8;
const TAP_TIME = 300;
/** m for a notch of the wheel. */
const NOTCH = 0.006;

interface Finger {
  readonly type: 'mouse' | 'pen' | 'touch';
  readonly began: number;
  readonly from: readonly [number, number];
  at: readonly [number, number];
}

/** What is being done with pointers at this moment. */
type Doing = 'nothing' | 'lower' | 'cord' | 'carry' | 'camera';

/** Mouse, pen and fingers on the table. A mouse carries the stone to where it points; a finger draws it along, so that it hides nothing. */
export class Pointing {
  #fingers = new Map<number, Finger>();
  #doing: Doing = 'nothing';
  /** From the finger to what it moves, in m. */
  #off: readonly [number, number] = [0, 0];

  constructor(
    readonly stage: Stage,
    readonly surface: () => Surface | null,
  ) {}

  get #hands(): Hands {
    return this.stage.hands;
  }

  down(event: PointerEvent): void {
    const at = place(event);
    const type = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    this.#fingers.set(event.pointerId, { type, began: event.timeStamp, from: at, at });
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (this.stage.telling) return this.stage.skip();
    if (this.#fingers.size > 1 && this.#doing !== 'cord') return this.#camera();
    if (event.button !== 0) return this.#camera();
    const spot = this.surface()?.onTable(...at);
    if (!spot || !this.#hands.free) return;
    const node = this.#cordAt(at, type);
    if (node) {
      this.#doing = 'cord';
      this.#off = [node.x - spot[0], node.y - spot[1]];
      this.#hands.grab(node);
    } else if (type === 'touch') {
      this.#doing = 'carry';
      this.#hands.carry();
      this.#off = [this.#hands.spot[0] - spot[0], this.#hands.spot[1] - spot[1]];
    } else if (!this.#again(spot)) {
      this.#doing = 'lower';
      this.#hands.move(...spot);
      this.#hands.carry();
      this.#hands.lower(true);
    }
  }

  move(event: PointerEvent): void {
    const at = place(event);
    const finger = this.#fingers.get(event.pointerId);
    const before = finger?.at ?? at;
    if (finger) finger.at = at;
    const spot = this.surface()?.onTable(...at);
    if (!spot) return;
    if (this.#doing === 'camera') this.#look(event, before, at);
    else if (finger && (this.#doing === 'cord' || this.#doing === 'carry')) this.#hands.move(spot[0] + this.#off[0], spot[1] + this.#off[1]);
    else if (event.pointerType !== 'touch' && this.#hands.free && !this.stage.telling) {
      if (!finger) this.#hover(at);
      this.#hands.move(...spot);
      this.#hands.carry();
    }
  }

  up(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (!finger) return;
    const doing = this.#doing;
    if (this.#fingers.size === 0) this.#doing = 'nothing';
    if (doing === 'cord') this.#hands.letGo();
    if (doing === 'lower') this.#hands.lower(false);
    const far = Math.hypot(finger.at[0] - finger.from[0], finger.at[1] - finger.from[1]);
    if (doing === 'carry' && far < TAP && event.timeStamp - finger.began < TAP_TIME) {
      const spot = this.surface()?.onTable(...finger.at);
      if (spot && !this.#again(spot)) this.#hands.move(...spot);
    }
  }

  /** The pointer has left the picture. */
  leave(): void {
    this.stage.near = null;
    this.stage.wake();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const notches = Math.sign(event.deltaY) * Math.min(3, Math.abs(event.deltaY) / (event.deltaMode ? 3 : 100));
    if (event.ctrlKey || !this.#hands.hand) {
      this.surface()?.zoom(Math.exp(-notches * 0.12));
      this.stage.lookout.moved();
    } else this.#hands.handle((hand) => hand.raise(hand.carried - notches * NOTCH));
  }

  /** Press on a stone that has fallen: it comes into the hand again. */
  #again(spot: readonly [number, number]): boolean {
    const { fallen, newest, view } = this.#hands;
    const pose = fallen === null ? undefined : newest.poses.get(fallen);
    if (fallen === null || !pose || this.#hands.hand || Math.hypot(pose[0] - spot[0], pose[1] - spot[1]) > view!.stones[fallen]!.size[0] * 1.3) return false;
    this.#hands.take(fallen);
    return true;
  }

  #cordAt(at: readonly [number, number], type: Finger['type']): Node | null {
    const surface = this.surface();
    const [spot, beside] = [surface?.onTable(...at), surface?.onTable(at[0] + 1, at[1])];
    if (!spot || !beside) return null;
    const pixel = Math.hypot(beside[0] - spot[0], beside[1] - spot[1]);
    const node = nearestNode(this.#hands.newest.cords, ...spot);
    return node && node.away < NEAR[type] * pixel ? node : null;
  }

  #hover(at: readonly [number, number]): void {
    const near = this.#cordAt(at, 'mouse')?.cord ?? null;
    if (near === this.stage.near) return;
    this.stage.near = near;
    this.stage.wake();
  }

  #camera(): void {
    if (this.#doing === 'lower') this.#hands.lower(false);
    this.#doing = 'camera';
  }

  #look(event: PointerEvent, before: readonly [number, number], at: readonly [number, number]): void {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [one, other] = [...this.#fingers.entries()];
    const surface = this.surface();
    if (!surface || !one) return;
    if (!other) surface.orbit((at[0] - before[0]) / box.width, (at[1] - before[1]) / box.height);
    else {
      const still = (one[0] === event.pointerId ? other : one)[1].at;
      const [was, is] = [angle(before, still), angle(at, still)];
      surface.zoom((Math.hypot(at[0] - still[0], at[1] - still[1]) || 1) / (Math.hypot(before[0] - still[0], before[1] - still[1]) || 1));
      surface.pan([(before[0] + still[0]) / 2, (before[1] + still[1]) / 2], [(at[0] + still[0]) / 2, (at[1] + still[1]) / 2]);
      // A twist turns the stone; pixels go down, angles on the table against the clock.
      const twist = ((((is - was) * 180) / Math.PI + 540) % 360) - 180;
      this.#hands.handle((hand) => hand.turn(-twist));
    }
    this.stage.lookout.moved();
  }
}

function angle(one: readonly [number, number], other: readonly [number, number]): number {
  return Math.atan2(one[1] - other[1], one[0] - other[0]);
}

function place(event: PointerEvent): readonly [number, number] {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}
