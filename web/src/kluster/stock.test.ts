import { expect, test } from 'vitest';
import type { KlusterView } from '../wire';
import type { Sample } from './film';
import type { Pose } from './pose';
import { leftInTheAir, notDown } from './stock';

const stone = { kind: 'trio', size: [0.015, 0.011, 0.006], holder: 0, pose: null } as const;
const view: KlusterView = {
  game: 'kluster',
  turn: 0,
  over: false,
  stones: [stone, stone, stone],
  cords: [],
  counts: [3],
  stock: [0, 1, 2],
  out: [],
  faults: [0],
  last: null,
  reach: {},
};
const at = (z: number): Pose => [0, 0, z, 1, 0, 0, 0];
const sample: Sample = { tick: 9, poses: new Map([[0, at(0.006)], [1, at(0.05)]]), cords: [] };

test('a stone that was placed in this turn can be taken no more, one in a hand can', () => {
  expect(notDown(view, sample, [1])).toEqual([1, 2]);
  expect(notDown(null, sample, [])).toEqual([]);
});

test('what hangs in the air was left in a hand, what lies was not', () => {
  expect(leftInTheAir(view, sample).map((one) => one.stone)).toEqual([1]);
});
