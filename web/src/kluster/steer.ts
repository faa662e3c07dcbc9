import { keyFor } from '../settings/settings.svelte';
import type { Stage } from './stage.svelte';
import type { Surface } from './surface';

/** m for a press of an arrow, and for one with Shift; degrees for a turn; m for a step in height. */
const STEP = 0.01;
const SMALL = 0.002;
const TURN = 15;
const HEIGHT = 0.01;

/** What keys can ask for that is no matter of the hands. */
export interface Deeds {
  /** Say which stones are nearest. */
  near(): void;
  /** Show good placements. */
  hint(): void;
  /** Say where the hand is now. */
  where(): void;
  end(): void;
}

/** Arrows as they are seen: right and up. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Do what a key asks for; whether it asked for anything. */
export function steer(event: KeyboardEvent, stage: Stage, surface: Surface | null, deeds: Deeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { hands } = stage;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const is = (action: Parameters<typeof keyFor>[0]) => key === keyFor(action);
  if (stage.telling && (key === 'Escape' || key === 'Enter' || key === ' ')) return done(() => stage.skip());
  if (is('fit')) return done(() => stage.lookout.fit());
  if (is('zoomIn') || is('zoomOut')) {
    surface?.zoom(is('zoomIn') ? 1.15 : 1 / 1.15);
    return done(() => stage.lookout.moved());
  }
  if (is('near')) return done(() => deeds.near());
  if (is('hint')) return done(() => deeds.hint());
  if (!hands.free) return false;
  if (stage.telling) stage.skip(); // whoever acts has seen enough
  const way = WAYS[key];
  if (way) {
    const step = event.shiftKey ? SMALL : STEP;
    const { right, up } = surface?.axes ?? { right: [1, 0], up: [0, 1] };
    const [x, y] = hands.grip ? [hands.grip.x, hands.grip.y] : hands.spot;
    hands.carry();
    hands.move(x + step * (way[0] * right[0] + way[1] * up[0]), y + step * (way[0] * right[1] + way[1] * up[1]));
    return done(() => deeds.where());
  }
  if (key === 'PageUp' || key === 'PageDown') {
    const step = (event.shiftKey ? SMALL : HEIGHT) * (key === 'PageUp' ? 1 : -1);
    hands.handle((hand) => hand.raise(hand.carried + step));
    return done(() => deeds.where());
  }
  if (is('lower')) {
    if (event.repeat) return true;
    hands.carry();
    return done(() => hands.lower(true));
  }
  if (is('turnLeft') || is('turnRight')) return done(() => hands.handle((hand) => hand.turn((is('turnLeft') ? 1 : -1) * (event.shiftKey ? 3 : TURN))));
  if (is('flip')) return done(() => hands.handle((hand) => hand.flip()));
  if (is('edge') && hands.stands) return done(() => hands.handle((hand) => hand.stand()));
  if (is('otherHand') && !(key === 'Tab' && (event.shiftKey || stage.leaving))) return done(() => hands.other());
  if (is('grab')) return done(() => (hands.grip ? hands.letGo() : hands.grab()));
  if (is('endTurn')) return done(() => deeds.end());
  if (key === 'Delete' || key === 'Backspace') return done(() => void hands.putBack());
  if (is('stock') || /^[1-9]$/.test(key)) return done(() => choose(stage, key, event.shiftKey));
  return false;
}

/** Do what the end of a press asks for. */
export function steerUp(event: KeyboardEvent, stage: Stage): void {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === keyFor('lower')) stage.hands.lower(false);
}

function choose(stage: Stage, key: string, back: boolean): void {
  const { hands } = stage;
  const stock = hands.fallen === null ? hands.stock : [hands.fallen];
  if (!stock.length) return;
  const free = stock.filter((stone) => stone !== hands.parked?.stone);
  const now = free.indexOf(hands.hand?.stone ?? -1);
  const stone = /^[1-9]$/.test(key) ? stock[Number(key) - 1] : free[(now + (back ? -1 : 1) + free.length) % free.length];
  if (stone !== undefined) hands.take(stone);
}

function done(deed: () => unknown): true {
  deed();
  return true;
}
