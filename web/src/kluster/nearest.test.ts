import { expect, test } from 'vitest';
import type { Sample } from './film';
import { nearestNode, neighbours } from './nearest';

const at = (...places: readonly (readonly [number, number])[]): Sample => ({
  tick: 0,
  poses: new Map(places.map(([x, y], stone) => [stone, [x, y, 0.006, 1, 0, 0, 0]])),
  cords: [],
});

test('the nearest stones come first, with their direction as on a clock', () => {
  const table = at([0, 0.05], [0.03, 0], [0, -0.02], [-0.2, 0]);
  expect(neighbours(table, [0, 0], [])).toEqual([
    { stone: 2, millimetres: 20, hour: 6 },
    { stone: 1, millimetres: 30, hour: 3 },
    { stone: 0, millimetres: 50, hour: 12 },
  ]);
});

test('directions are as the player sees the table', () => {
  // Seen from the right side of the table, what lies to the left is far away: twelve o'clock.
  expect(neighbours(at([-0.1, 0]), [0, 0], [], [-1, 0])[0]!.hour).toBe(12);
  expect(neighbours(at([0, 0.1]), [0, 0], [], [-1, 0])[0]!.hour).toBe(3);
});

test('the stone in the own hand is no neighbour', () => {
  expect(neighbours(at([0, 0], [0.1, 0]), [0, 0], [0]).map(({ stone }) => stone)).toEqual([1]);
});

test('the nearest point of a cord is found along the line, also where it closes', () => {
  const square = [0, 0, 1, 0, 1, 1, 0, 1];
  expect(nearestNode([square], 0.8, -0.1)).toMatchObject({ cord: 0, node: 1, x: 1, y: 0 });
  expect(nearestNode([square], 0.8, -0.1)!.away).toBeCloseTo(0.1);
  expect(nearestNode([square], -0.1, 0.9)).toMatchObject({ node: 3 });
  expect(nearestNode([square], -0.1, 0.2)).toMatchObject({ node: 0 });
  expect(nearestNode([square, [5, 5, 6, 5, 5, 6]], 5, 4.9)).toMatchObject({ cord: 1, node: 0 });
  expect(nearestNode([], 0, 0)).toBeNull();
});
