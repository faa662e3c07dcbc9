import { expect, test } from 'vitest';
import type { TableRow } from '../wire';
import { inHand, joinable, othersTables, timeLeft } from './tables';

function row(table: string, more: Partial<TableRow> = {}): TableRow {
  const usual = { game: 'clustered', status: 'playing', names: ['Ada', 'Bo'], options: {}, kept: [] };
  return { table, changed: 0, your_turn: false, rated: false, timed: false, ...usual, ...more };
}
const ids = (rows: readonly TableRow[]) => rows.map(({ table }) => table);

test('tables at which it is our turn come first, and games that are over are left away', () => {
  const rows = [row('a'), row('b', { status: 'over' }), row('c', { your_turn: true }), row('d', { status: 'open' })];
  expect(ids(inHand(rows))).toEqual(['c', 'a', 'd']);
});

test('tables with a free seat come before those to watch, and our own are not among them', () => {
  const free = row('free', { status: 'open', names: ['Ada', null] });
  expect(ids(othersTables([row('watch'), row('mine'), free], [row('mine')]))).toEqual(['free', 'watch']);
});

test('a full table, one that is played already, or one whose free seats are kept, cannot be joined', () => {
  expect(joinable(row('c', { status: 'open', names: ['Ada', null], kept: [false, true] }))).toBe(false);
  expect(joinable(row('a', { status: 'open' }))).toBe(false);
  expect(joinable(row('b', { names: ['Ada', null] }))).toBe(false);
});

test('the time left is told in hours and minutes, and never below none', () => {
  expect(timeLeft(7261, 0)).toEqual({ hours: 2, minutes: 2 });
  expect(timeLeft(7200, 0)).toEqual({ hours: 2, minutes: 0 });
  expect(timeLeft(10, 0)).toEqual({ hours: 0, minutes: 1 });
  expect(timeLeft(0, 99)).toEqual({ hours: 0, minutes: 0 });
});
