import { beforeAll, expect, test, vi } from 'vitest';
import type { KlusterReplay, KlusterView } from '../wire';
import { speak } from '../words/words.svelte';
import { result, tellings } from './told';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(['en']);
});

/** A game for one that ended with its stones held so: -1 on the table, 0 by the player. */
function alone(holders: readonly number[], winners: readonly number[] | null): KlusterReplay {
  const stones = holders.map((holder) => ({ kind: 'oval', size: [18, 12, 6] as const, holder, pose: null }));
  const lists = { cords: [], counts: [], stock: [], out: [], faults: [] };
  const last = { seat: 0, placed: [], taken: [0], faults: [{ kind: 'touch', stones: [0, 1], seconds: 1, x: 0, y: 0, by: null, number: null }], seconds: 2 };
  const view: KlusterView = { game: 'kluster', turn: 0, over: true, stones, ...lists, last, reach: {} };
  return {
    game: 'kluster',
    start: view,
    steps: [{ seat: 0, view, ticks: 120, track: '' }],
    table: 'x',
    options: {},
    seats: [{ name: 'Ada', bot: null }],
    winners,
    commitment: '',
  };
}

test('a solo is mastered only if every stone lies', () => {
  expect(result(alone([-1, -1, -1], [0]))).toBe('Mastered');
  expect(result(alone([-1, 0, -1], [0]))).toBe('Not mastered this time');
  expect(result(alone([-1, 0, -1], []))).toBe('Not mastered this time'); // given up
  expect(result(alone([-1, 0, -1], null))).toBe('Not played to the end');
});

test('stones that a fault costs are taken up, whatever the fault was', () => {
  expect(tellings(alone([0, 0], [0]))).toEqual([{ seat: 0, what: 'fault: stones touch', gain: '1 stone is taken up' }]);
});
