import { expect, test } from 'vitest';
import { Film, type Sample, TICKS, unpacked } from './film';
import { type Pose, poseOf } from './pose';
// Turn 24 of `klub simulate kluster --seed many --bots gentle`: a cord is pulled, and two stones touch.
import pulled from './tracks/pulled.json';

const flat = (x: number, y = 0): Pose => [x, y, 0.006, 1, 0, 0, 0];
const sample = (tick: number, poses: readonly (readonly [number, Pose])[], cord: readonly number[] = []): Sample => ({
  tick,
  poses: new Map(poses),
  cords: [Float32Array.from(cord)],
});
const frame = (tick: number, stones: readonly (readonly [number, Pose])[], gone: readonly number[] = []) => ({
  table: 't',
  tick,
  stones: new Map(stones),
  gone,
  cords: new Map<number, Float32Array>(),
});
const side = (told: { readonly poses: object; readonly cords: readonly (readonly number[])[] }): Sample => ({
  tick: 0,
  poses: new Map(Object.entries<readonly number[]>(told.poses as Record<string, number[]>).map(([stone, pose]) => [Number(stone), poseOf(pose)])),
  cords: told.cords.map((cord) => Float32Array.from(cord)),
});

test('between two samples stones and cords are between their places', () => {
  const film = new Film(sample(0, [[1, flat(0)]], [0, 0, 1, 1]));
  film.push(sample(4, [[1, flat(0.04)]], [0, 2, 1, 3]));
  const half = film.at(1);
  expect(half.poses.get(1)![0]).toBeCloseTo(0.01);
  expect([...half.cords[0]!]).toEqual([0, 0.5, 1, 1.5]);
  expect(film.at(9).poses.get(1)![0]).toBeCloseTo(0.04);
  expect(film.at(-3).tick).toBe(0);
});

test('a turn between two samples goes the short way round and stays a turn', () => {
  const film = new Film(sample(0, [[1, [0, 0, 0, 1, 0, 0, 0]]]));
  film.push(sample(2, [[1, [0, 0, 0, -0.8, 0, 0, -0.6]]]));
  const [, , , w, x, y, z] = film.at(1).poses.get(1)!;
  expect(Math.hypot(w, x, y, z)).toBeCloseTo(1);
  expect(w).toBeGreaterThan(0.9);
  expect(z).toBeGreaterThan(0);
});

test('a frame replaces what it names and leaves the rest', () => {
  const film = new Film(sample(0, [[1, flat(0)], [2, flat(0.1)], [3, flat(0.2)]]));
  film.add(frame(1, [[1, flat(0.01)]], [3]));
  expect([...film.newest.poses.keys()]).toEqual([1, 2]);
  expect(film.newest.poses.get(2)![0]).toBe(0.1);
});

test('what rested for long moves only from just before the next frame', () => {
  const film = new Film(sample(0, [[1, flat(0)]]));
  film.add(frame(100, [[1, flat(0.01)]]));
  expect(film.at(50).poses.get(1)![0]).toBe(0);
  expect(film.at(99.5).poses.get(1)![0]).toBeCloseTo(0.005);
});

test('a turn that starts over leaves no later samples behind', () => {
  const film = new Film(sample(0, [[1, flat(0)]]));
  film.add(frame(5, [[1, flat(0.01)]]));
  film.add(frame(2, [[1, flat(0.02)]]));
  expect(film.last).toBe(2);
  expect(film.at(5).poses.get(1)![0]).toBe(0.02);
});

test('a live film forgets what is long past', () => {
  const film = new Film(sample(0, [[1, flat(0)]]), 3);
  for (let tick = 1; tick < 9; tick++) film.add(frame(tick, [[1, flat(tick / 100)]]));
  expect(film.first).toBe(6);
});

test('the track of a real turn leads from what was to what the record says came of it', async () => {
  const film = await unpacked(pulled.track, side(pulled.before));
  // The last sample is of the last movement; after it everything rested.
  expect(film.last).toBeLessThanOrEqual(pulled.ticks);
  expect(film.last).toBeGreaterThan(pulled.fault * TICKS);
  const after = side(pulled.after);
  for (const [stone, pose] of after.poses) {
    const shown = film.newest.poses.get(stone)!;
    for (const axis of [0, 1, 2] as const) expect(shown[axis]).toBeCloseTo(pose[axis], 3);
    const same = Math.abs(shown[3] * pose[3] + shown[4] * pose[4] + shown[5] * pose[5] + shown[6] * pose[6]);
    expect(same).toBeGreaterThan(0.9999);
  }
  after.cords[0]!.forEach((metres, index) => expect(film.newest.cords[0]![index]).toBeCloseTo(metres, 3));
  // Those that touched have met: they are as near as two stones can be.
  const [one, other] = pulled.taken.map((stone) => film.newest.poses.get(stone)!);
  expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeLessThan(0.032);
});

test('what is not a track is refused', async () => {
  const cut = btoa(atob(pulled.track).slice(0, 40));
  await expect(unpacked(cut, side(pulled.before))).rejects.toThrow();
});
