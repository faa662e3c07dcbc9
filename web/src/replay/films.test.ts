import { expect, test } from 'vitest';
import type { Fault, KlusterReplay, KlusterView, LastTurn, Stone } from '../wire';
import { Films } from './films';
import { DONE } from './place';

// The first turn of the example in docs/records.md: stone 10 comes down within forty ticks.
const TRACK = 'eNpjYRJpYJzO2CN0nIWB4ZscAwMLkwgDw2ImBjAAczqROd04ZXAr282IxHHGwXbEwUZWwwphAwAHOQpv';
const REST = [0.00639999984, -0.00760000013, 0.00795519259, -0.146083027, 0, 0, 0.989272356];
const TOUCH: Fault = { kind: 'touch', stones: [10, 3], seconds: 0.5, x: 0, y: 0, by: null, number: null };

function view(pose: readonly number[] | null, last: LastTurn | null): KlusterView {
  const stone = (number: number): Stone => ({ kind: 'duo', size: [0.013, 0.012, 0.008], holder: 0, pose: number === 10 ? pose : null });
  const lists = { cords: [], counts: [], stock: [], out: [], faults: [] };
  return { game: 'kluster', turn: 0, over: false, ...lists, last, reach: {}, stones: Array.from({ length: 12 }, (_, number) => stone(number)) };
}

function films({ track = TRACK, faults = [] as readonly Fault[], taken = [] as readonly number[] } = {}): Films {
  const pose = taken.includes(10) ? null : REST;
  const last = { seat: 0, placed: [10], taken, faults, seconds: 40 / 60 };
  const steps = [{ seat: 0, view: view(pose, last), ticks: 40, track }];
  const shared = { table: 'x', options: {}, seats: [], winners: null, commitment: '' };
  return new Films({ ...shared, game: 'kluster', start: view(null, null), steps } satisfies KlusterReplay);
}

test('a stone is nowhere before its turn, comes down in it, and rests at its end', async () => {
  const game = films();
  expect((await game.shown(0, DONE)).poses.size).toBe(0);
  const [early, late] = [await game.shown(1, 0.2), await game.shown(1, 0.5)].map((sample) => sample.poses.get(10)![2]);
  expect(early).toBeGreaterThan(late!);
  expect((await game.shown(1, DONE)).poses.get(10)).toEqual(REST);
});

test('a turn lasts as long as it took, and a little rest', () => {
  expect(films().lasts(1)).toBeCloseTo(40 / 60 + 0.7);
});

test('a fault glows from its moment on, and what it takes stays in sight at the end', async () => {
  const game = films({ faults: [TOUCH], taken: [10, 3, 7] });
  expect(game.glowing(1, 0.1)).toEqual([]);
  expect(game.glowing(1, game.pace(1).lasts - 0.01)).toEqual([10, 3]);
  expect(new Set(game.glowing(1, DONE))).toEqual(new Set([10, 3, 7]));
  expect((await game.shown(1, DONE)).poses.has(10)).toBe(true);
  expect(game.lasts(1)).toBeGreaterThan(films().lasts(1));
});

test('a turn whose track cannot be read is shown as it ended', async () => {
  expect((await films({ track: 'AAAA' }).shown(1, 0.2)).poses.get(10)).toEqual(REST);
});
