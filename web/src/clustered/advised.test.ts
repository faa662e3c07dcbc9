import { beforeAll, expect, test, vi } from 'vitest';
import type { ClusteredHint } from '../wire';
import { speak } from '../words/words.svelte';
import { advisedCells, cardsOf, moveWords, worthWords } from './advised';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(['en']);
});

function laying(card: string, x: number, y: number, worth: number): ClusteredHint {
  return { game: 'clustered', move: `${card}@${x},${y}`, worth, card, cell: [x, y] };
}
const DISCARD: ClusteredHint = { game: 'clustered', move: '-Ce1', worth: -4.26, card: 'Ce1', cell: null };
const DROP: ClusteredHint = { game: 'clustered', move: '~Ce1 ~Tf2', worth: 0.02, card: null, cell: null };

test('the board shows the three best, with rank and lead', () => {
  const cells = advisedCells([laying('Sf3', 1, 0, 3.24), laying('W', 0, -1, 0.01), laying('Ts2', 1, 0, -2), laying('Ts1', 2, 0, -3)], 1, false);
  expect(cells.map(({ card, x, y, rank, worth }) => [card, x, y, rank, worth])).toEqual([
    ['Sf3', 1, 0, 1, '+3.2'],
    ['W', 0, -1, 2, '0.0'],
    ['Ts2', 1, 0, 3, '−2.0'],
  ]);
  expect(advisedCells([laying('Sf3', 1, 0, 43)], 0, true)[0]!.worth).toBe('43.0'); // nobody to be ahead of
});

test('what is thrown away is told in words and not drawn', () => {
  expect(advisedCells([DISCARD, DROP], 0, false)).toEqual([]);
  expect(moveWords(DISCARD)).toBe('discard one empty circle');
  expect(moveWords(DROP)).toBe('drop one empty circle and two filled triangles');
  expect([cardsOf(DISCARD), cardsOf(DROP), cardsOf(laying('Sf3', 1, 0, 0))]).toEqual([['Ce1'], ['Ce1', 'Tf2'], ['Sf3']]);
});

test('a move is told with its cell and what it is worth', () => {
  expect(moveWords(laying('Sf3', 2, -1, 0))).toBe('three filled squares (2 right, 1 down)');
  expect(worthWords(DISCARD, false)).toBe('−4.3 points against the best other');
});
