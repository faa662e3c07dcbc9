import { expect, test } from 'vitest';
import type { ClusteredHint, KlusterHint, Stone } from '../wire';
import { ghosts } from './ghost';
import { northUp, outline, steepness } from './pose';

const STONE: Stone = { kind: 'oval', size: [0.015, 0.011, 0.006], holder: 0, pose: null };

function placing(face: string, worth = 0.5): KlusterHint {
  return { game: 'kluster', move: '', worth, stone: 0, x: 0.04, y: -0.02, yaw: 30, face };
}

test('a ghost lies as the placement says: turned, face up or down, or on edge', () => {
  const [up, down, edge] = ghosts([placing('up'), placing('down'), placing('edge')], [STONE]);
  expect(up!.pose.slice(0, 2)).toEqual([0.04, -0.02]);
  expect(outline(up!.size, up!.pose).turn).toBeCloseTo(30);
  expect([northUp(up!.pose), northUp(down!.pose)]).toEqual([true, false]);
  expect(steepness(edge!.pose)).toBeCloseTo(90);
  expect(edge!.pose[2]).toBeCloseTo(0.011); // it stands on its side
});

test('the best comes first, and at most three are drawn', () => {
  const all = ghosts([0.914, 0.8, 0.7, 0.6].map((worth) => placing('up', worth)), [STONE]);
  expect(all.map(({ rank, chance }) => [rank, chance])).toEqual([[1, '91%'], [2, '80%'], [3, '70%']]);
});

test('a stone that is not in this game, and advice for another, are not drawn', () => {
  const card: ClusteredHint = { game: 'clustered', move: '-W', worth: 1, card: 'W', cell: null };
  expect(ghosts([{ ...placing('up'), stone: 7 }, card], [STONE])).toEqual([]);
});
