import { expect, test } from 'vitest';
import type { ClusteredReplay, ClusteredStep, Fault, KlusterReplay, KlusterStep, KlusterView } from '../wire';
import { markedAfter, markedBefore, turnAsked, turnsOf } from './turns';

const NONE = { total: 0, rectangle: 0, rows: 0, columns: 0, bonuses: 0 };
const SHARED = { table: 'x', options: {}, seats: [], winners: null, commitment: '' };

function gaining(...gains: number[]): ClusteredReplay {
  const step = (gained: number, index: number): ClusteredStep => ({
    seat: index % 2,
    move: '-W',
    laid: null,
    discarded: 'W',
    dropped: [],
    hand: ['W'],
    gained,
    points: [NONE, NONE],
  });
  return { ...SHARED, game: 'clustered', start: { starts: [[0, 0]], players: 2 }, steps: gains.map(step), scores: [] };
}

function placing(...faults: boolean[]): KlusterReplay {
  const lists = { stones: [], cords: [], counts: [], stock: [], out: [], faults: [] };
  const view: KlusterView = { game: 'kluster', turn: 0, over: false, ...lists, last: null, reach: {} };
  const fault: Fault = { kind: 'touch', stones: [0, 1], seconds: 1, x: 0, y: 0, by: null, number: null };
  const step = (bad: boolean, seat: number): KlusterStep => ({
    seat,
    view: { ...view, last: { seat, placed: [], taken: [], faults: bad ? [fault] : [], seconds: 2 } },
    ticks: 120,
    track: '',
  });
  return { ...SHARED, game: 'kluster', start: view, steps: faults.map(step) };
}

test('turns that make many points stand out, measured by the best of the game', () => {
  expect(turnsOf(gaining(0, 3, 4, 1)).map((turn) => turn.mark)).toEqual(['plain', 'big', 'big', 'plain']);
  expect(turnsOf(gaining(0, 3, 10, 6)).map((turn) => turn.mark)).toEqual(['plain', 'plain', 'big', 'big']);
});

test('a game of small gains has nothing that stands out', () => {
  expect(turnsOf(gaining(1, 2, 0)).every((turn) => turn.mark === 'plain')).toBe(true);
  expect(turnsOf(gaining())).toEqual([]);
});

test('faults stand out, with the seat whose they are', () => {
  expect(turnsOf(placing(false, true))).toEqual([
    { seat: 0, mark: 'plain' },
    { seat: 1, mark: 'fault' },
  ]);
});

test('one jumps from mark to mark, and nowhere when there is none left', () => {
  const turns = turnsOf(placing(false, true, false, true));
  expect([0, 1, 2, 3, 4].map((at) => markedAfter(turns, at))).toEqual([2, 2, 4, 4, null]);
  expect([0, 1, 2, 3, 4].map((at) => markedBefore(turns, at))).toEqual([null, null, null, 2, 2]);
});

test('an address may ask for anything and gets a turn of the game', () => {
  expect(['0', '7', '99', '-1', '2.5', 'x', '', '9'.repeat(40), null].map((text) => turnAsked(text, 12))).toEqual([
    0, 7, 12, 0, 0, 0, 0, 0, 0,
  ]);
});
