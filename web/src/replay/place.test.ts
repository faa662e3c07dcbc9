import { expect, test } from 'vitest';
import { Pace } from './pace';
import { DONE, endOf, later, onwards } from './place';
import { Player } from './player.svelte';

const two = () => 2;

test('a place is kept within the game', () => {
  expect([-3, 0, 5, 9].map((turn) => endOf(turn, 5).at)).toEqual([0, 0, 5, 5]);
});

test('going on begins the next turn, goes on with one under way, and begins anew at the end', () => {
  expect(onwards({ at: 0, moment: DONE }, 3)).toEqual({ at: 1, moment: 0 });
  expect(onwards({ at: 2, moment: 0.5 }, 3)).toEqual({ at: 2, moment: 0.5 });
  expect(onwards({ at: 3, moment: DONE }, 3)).toEqual({ at: 1, moment: 0 });
});

test('time leads through turns, however many, and stops at the end', () => {
  expect(later({ at: 1, moment: 0 }, 1.5, 4, two)).toEqual({ at: 1, moment: 1.5 });
  expect(later({ at: 1, moment: 1.5 }, 1, 4, two)).toEqual({ at: 2, moment: 0.5 });
  expect(later({ at: 1, moment: 0 }, 5, 4, two)).toEqual({ at: 3, moment: 1 });
  expect(later({ at: 1, moment: 0 }, 100, 4, two)).toEqual({ at: 4, moment: DONE });
});

test('a player steps, plays at its speed and stops after the last turn', () => {
  const player = new Player(3, two);
  player.step(1);
  expect(player.at).toBe(1);
  player.toggle();
  expect([player.at, player.moment]).toEqual([2, 0]);
  player.speed = 4;
  player.pass(0.25);
  expect([player.at, player.moment]).toEqual([2, 1]);
  player.step(1); // out of the middle of turn 2 to its end
  expect([player.at, player.moment, player.playing]).toEqual([2, DONE, false]);
  player.toggle();
  for (let beat = 0; beat < 12; beat++) player.pass(0.2);
  expect([player.at, player.playing]).toEqual([3, false]);
});

test('a turn shown again is not followed by the next', () => {
  const player = new Player(3, two);
  player.seek(1);
  player.again();
  for (let beat = 0; beat < 40; beat++) player.pass(0.2);
  expect([player.at, player.moment, player.playing]).toEqual([1, DONE, false]);
});

test('a page that slept does not run through the game at once', () => {
  const player = new Player(30, two);
  player.toggle();
  player.pass(3600);
  expect(player.at).toBe(1);
});

test('a turn without a fault is shown as long as it took', () => {
  const pace = new Pace(3, []);
  expect([pace.lasts, pace.at(0), pace.at(1.5), pace.at(9)]).toEqual([3, 0, 1.5, 3]);
});

test('round a fault the showing is four times as slow, and every moment comes in order', () => {
  const pace = new Pace(3, [1]);
  expect(pace.lasts).toBeCloseTo(3 + 0.5 * 3);
  expect(pace.at(0.85)).toBeCloseTo(0.85);
  expect(pace.at(1.85)).toBeCloseTo(1.1);
  expect([pace.slow(0.5), pace.slow(1), pace.slow(4)]).toEqual([false, true, false]);
  const moments = Array.from({ length: 50 }, (_, index) => pace.at(index / 10));
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
});

test('faults close together, at the very beginning or at the end slow down once', () => {
  expect(new Pace(2, [0, 0.1, 0.2]).lasts).toBeCloseTo(2 + 0.55 * 3);
  expect(new Pace(2, [2]).lasts).toBeCloseTo(2 + 0.15 * 3);
  expect(new Pace(2, [2]).at(99)).toBe(2);
});
