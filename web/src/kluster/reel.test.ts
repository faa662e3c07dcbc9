import { expect, test } from 'vitest';
import type { Sample } from './film';
import type { Pose } from './pose';
import { Reel } from './reel';
import { Story } from './story';

const flat = (x: number): Pose => [x, 0, 0.006, 1, 0, 0, 0];
const start: Sample = { tick: 0, poses: new Map([[1, flat(0)]]), cords: [] };
const frame = (tick: number) => ({ table: 't', tick, stones: new Map([[1, flat(tick / 1000)]]), gone: [], cords: new Map<number, Float32Array>() });
const shown = (sample: Sample) => sample.poses.get(1)![0] * 1000;

test('a picture of a steady stream goes on evenly, a little behind', () => {
  const reel = new Reel(start);
  const seen: number[] = [];
  for (let tick = 1; tick <= 60; tick++) {
    reel.add(frame(tick));
    seen.push(shown(reel.at((tick * 1000) / 60)));
  }
  const steps = seen.slice(20).map((place, index) => place - seen[index + 19]!);
  for (const step of steps) expect(step).toBeCloseTo(1, 0);
  expect(60 - seen.at(-1)!).toBeGreaterThan(0.5);
  expect(60 - seen.at(-1)!).toBeLessThan(5);
});

test('when no more frames come the picture arrives at the last one and rests', () => {
  const reel = new Reel(start);
  for (let tick = 1; tick <= 5; tick++) reel.add(frame(tick));
  reel.at(0);
  expect(reel.moving).toBe(true);
  expect(shown(reel.at(1000))).toBeCloseTo(5);
  expect(reel.moving).toBe(false);
});

test('after a long break the picture is where the club is, and does not play the past', () => {
  const reel = new Reel(start);
  reel.add(frame(1));
  reel.at(0);
  for (let tick = 2; tick <= 200; tick++) reel.add(frame(tick)); // all at once
  expect(shown(reel.at(16))).toBeGreaterThan(190);
});

test('a fault is told slowly, glows, and its stones leave for the stock', () => {
  const reel = new Reel(start);
  for (let tick = 1; tick <= 60; tick++) reel.add(frame(tick));
  const fault = { kind: 'touch', stones: [1, 2], seconds: 0.5, x: 0, y: 0, by: null, number: null };
  const story = new Story(reel.film, { seat: 0, placed: [], taken: [1], faults: [fault], seconds: 1 }, [1, 1]);
  const first = story.at(0)!;
  expect(first.glow).toBe(0);
  expect(shown(first.sample)).toBeLessThan(30);
  const slow = shown(story.at(1)!.sample) - shown(story.at(0.5)!.sample);
  expect(slow).toBeCloseTo(6, 0); // half a second shows a tenth of one
  const away = story.at(story.seconds - 0.05)!;
  expect(away.left).toBeLessThan(0.3);
  expect(away.sample.poses.get(1)![1]).toBeGreaterThan(0.5);
  expect(story.at(story.seconds)).toBeNull();
});
