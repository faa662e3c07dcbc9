import { expect, test } from 'vitest';
import { Hand, HOVER } from './hand';
import { axis, outline, restingHeight, steepness, turned } from './pose';

const SIZE = [0.015, 0.011, 0.006] as const;
const TICK = 1 / 60;

function lowered(hand: Hand, most = 600): number {
  hand.lowering = true;
  let ticks = 0;
  while (!hand.landed && ticks < most) {
    hand.pass(TICK);
    ticks++;
  }
  return ticks;
}

test('a stone comes out of the stock high enough, and is then carried a little lower', () => {
  const hand = new Hand(0, SIZE, [0, 0]);
  expect(hand.aim.z).toBe(0.12);
  for (let tick = 0; tick < 60; tick++) hand.pass(TICK);
  expect(hand.aim.z).toBeCloseTo(HOVER);
  expect(hand.landed).toBe(false);
});

test('a stone sinks while it is lowered, slowly at the end, and rests on the table', () => {
  const hand = new Hand(0, SIZE, [0, 0]);
  const heights: number[] = [];
  hand.lowering = true;
  while (!hand.landed && heights.length < 600) {
    hand.pass(TICK);
    heights.push(hand.height);
  }
  expect(hand.landed).toBe(true);
  expect(hand.aim.z).toBe(0);
  const steps = heights.slice(1).map((height, index) => heights[index]! - height);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(steps[0]!).toBeGreaterThan(3 * steps.at(-2)!);
});

test('a stone that is let go before it is down rises again', () => {
  const hand = new Hand(0, SIZE, [0, 0]);
  hand.lowering = true;
  for (let tick = 0; tick < 20; tick++) hand.pass(TICK);
  const low = hand.height;
  hand.lowering = false;
  for (let tick = 0; tick < 60; tick++) hand.pass(TICK);
  expect(hand.height).toBeGreaterThan(low);
  expect(hand.aim.z).toBeCloseTo(HOVER);
});

test('a height set by hand is kept', () => {
  const hand = new Hand(0, SIZE, [0, 0]);
  hand.raise(0.05 - hand.rest);
  for (let tick = 0; tick < 60; tick++) hand.pass(TICK);
  expect(hand.aim.z).toBeCloseTo(0.05);
  expect(lowered(hand)).toBeLessThan(120);
});

test('on edge a stone is down earlier, for it is higher then', () => {
  const flat = new Hand(0, SIZE, [0, 0]);
  const edge = new Hand(0, SIZE, [0, 0], 90);
  expect(edge.rest).toBeCloseTo(0.011);
  expect(flat.rest).toBeCloseTo(0.006);
  expect(lowered(edge)).toBeLessThan(lowered(flat));
});

test('the drawn stone follows no faster than a hand of the club', () => {
  const hand = new Hand(0, SIZE, [0, 0]);
  [hand.x, hand.y] = [0.5, 0];
  let fastest = 0;
  for (let tick = 0; tick < 60; tick++) {
    const before = hand.pose[0];
    hand.pass(TICK);
    fastest = Math.max(fastest, (hand.pose[0] - before) / TICK);
  }
  expect(fastest).toBeLessThanOrEqual(1.5 + 1e-9);
  expect(hand.pose[0]).toBeCloseTo(0.5, 3);
});

test('a hand wants no place beyond the edge of the table', () => {
  const hand = new Hand(0, SIZE, [5, -5]);
  expect(Math.abs(hand.aim.x)).toBeLessThan(2);
  expect(Math.abs(hand.aim.y)).toBeLessThan(2);
  hand.yaw = -30;
  expect(hand.aim.yaw).toBe(330);
});

test('flip and stand on edge go there and back, and no stone is raised out of reach', () => {
  const hand = new Hand(0, SIZE, [0, 0]);
  hand.flip();
  hand.stand();
  expect(hand.aim).toMatchObject({ down: true, tilt: 90 });
  hand.flip();
  hand.stand();
  expect(hand.aim).toMatchObject({ down: false, tilt: 0 });
  hand.raise(9);
  expect(hand.carried).toBeLessThan(0.2);
  hand.raise(-1);
  expect(hand.carried).toBe(0);
});

test('the other face is up after a flip, and a tilt of 90 degrees is on edge', () => {
  expect(axis([0, 0, 0, ...turned(40, 0, true)], 2)[2]).toBeCloseTo(-1);
  expect(steepness([0, 0, 0, ...turned(40, 90, false)])).toBeCloseTo(90);
  expect(restingHeight(SIZE, [0, 0, 0, ...turned(10, 90, true)])).toBeCloseTo(0.011);
});

test('from above a stone is the ellipse of its long sides, turned as it lies', () => {
  const { long, short, turn } = outline(SIZE, [0, 0, 0, ...turned(30, 0, false)]);
  expect(long).toBeCloseTo(0.015);
  expect(short).toBeCloseTo(0.011);
  expect(turn).toBeCloseTo(30);
});
