import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ClusteredHint, KlusterHint, Stone } from '../wire';
import { speak } from '../words/words.svelte';
import { arrow } from './arrow';
import { drawn, ghosts, placeWords, reach } from './ghost';
import { northUp, outline, steepness } from './pose';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(['en']);
});
afterEach(() => vi.unstubAllGlobals());

const STONE: Stone = { kind: 'oval', size: [0.015, 0.011, 0.006], holder: 0, pose: null };

/** A cord of four points: right, up, left, down. */
const CORD = [0.1, 0, 0, 0.1, -0.1, 0, 0, -0.1];

function placing(face: string, worth = 0.5): KlusterHint {
  return { game: 'kluster', move: '', worth, stone: 0, x: 0.04, y: -0.02, yaw: 30, face, draw: null };
}

test('a ghost lies as the placement says: turned, face up or down, or on edge', () => {
  const [up, down, edge] = ghosts([placing('up'), placing('down'), placing('edge')], [STONE], [CORD]);
  expect(up!.pose.slice(0, 2)).toEqual([0.04, -0.02]);
  expect(outline(up!.size, up!.pose).turn).toBeCloseTo(30);
  expect([northUp(up!.pose), northUp(down!.pose)]).toEqual([true, false]);
  expect(steepness(edge!.pose)).toBeCloseTo(90);
  expect(edge!.pose[2]).toBeCloseTo(0.011); // it stands on its side
});

test('the best comes first, and at most three are drawn', () => {
  const all = ghosts([0.914, 0.8, 0.7, 0.6].map((worth) => placing('up', worth)), [STONE], [CORD]);
  expect(all.map(({ rank, chance }) => [rank, chance])).toEqual([[1, '91%'], [2, '80%'], [3, '70%']]);
});

test('a stone that is not in this game, and advice for another, are not drawn', () => {
  const card: ClusteredHint = { game: 'clustered', move: '-W', worth: 1, card: 'W', cell: null };
  expect(ghosts([{ ...placing('up'), stone: 7 }, card], [STONE], [CORD])).toEqual([]);
});

test('a cord that is to be drawn is pointed at once, from where it lies to where it goes', () => {
  const pulling = { ...placing('up'), draw: { cord: 0, node: 1, x: 0.02, y: 0.16 } };
  const [plain, first, again] = ghosts([placing('up'), pulling, pulling], [STONE], [CORD]);
  expect([plain!.pull, again!.pull]).toEqual([null, null]);
  expect(first!.pull).toEqual({ from: [0, 0.1], to: [0.02, 0.16] });
  expect(ghosts([pulling], [STONE], [])[0]!.pull).toBeNull(); // a cord that is not known
  expect(reach([first!])).toEqual([[0.04, -0.02], [0.02, 0.16]]);
});

test('an arrow ends where the cord is drawn to', () => {
  const outline = arrow({ from: [0, 0.1], to: [0, 0.16] });
  const highest = outline.reduce((one, other) => (other[1] > one[1] ? other : one));
  expect(highest[0]).toBeCloseTo(0);
  expect(highest[1]).toBeCloseTo(0.16);
  expect(Math.min(...outline.map(([, y]) => y))).toBeCloseTo(0.1);
});

test('the rest is followed when the cord has been drawn, wherever it came to lie', () => {
  const draw = { cord: 0, node: 1, x: 0.02, y: 0.16 };
  const moved = CORD.with(3, 0.13);
  expect([drawn(draw, [CORD], [CORD]), drawn(draw, [CORD], [moved])]).toEqual([false, true]);
});

test('words say what is done to the cord before', () => {
  const axes = { right: [1, 0], up: [0, 1] } as const;
  const pulling = { ...placing('up'), draw: { cord: 0, node: 1, x: 0.02, y: 0.16 } };
  expect(placeWords(pulling, axes, [CORD])).toBe(
    'draw the cord from 0 mm right, 100 mm away to 20 mm right, 160 mm away, then stone 0, north up (40 mm right, 20 mm nearer)',
  );
});
