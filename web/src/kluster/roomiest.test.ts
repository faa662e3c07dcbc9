import { expect, test } from 'vitest';
import type { Sample } from './film';
import { roomiest } from './roomiest';

const SQUARE = [-0.1, -0.1, 0.1, -0.1, 0.1, 0.1, -0.1, 0.1];

function table(cords: readonly number[][], ...stones: readonly (readonly [number, number])[]): Sample {
  return { tick: 0, poses: new Map(stones.map(([x, y], stone) => [stone, [x, y, 0.006, 1, 0, 0, 0]])), cords: cords.map((cord) => new Float32Array(cord)) };
}

test('the first stone comes into the middle of the cord', () => {
  const [x, y] = roomiest(table([SQUARE]));
  expect(Math.hypot(x, y)).toBeLessThan(0.02);
});

test('the next comes inside the cord as well, far from the stones that lie there', () => {
  const [x, y] = roomiest(table([SQUARE], [0, 0], [0.06, 0.06]));
  expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.09);
  expect(Math.hypot(x, y)).toBeGreaterThan(0.06);
  expect(Math.hypot(x - 0.06, y - 0.06)).toBeGreaterThan(0.06);
});

test('of two cords the one with more room is taken, and never the table between them', () => {
  const right = SQUARE.map((value, at) => (at % 2 ? value : value + 0.5));
  const [x, y] = roomiest(table([SQUARE, right], [0, 0]));
  expect(Math.hypot(x - 0.5, y)).toBeLessThan(0.02);
});
