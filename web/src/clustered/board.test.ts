import { expect, test } from 'vitest';
import type { Counted } from '../wire';
import { MARKS } from '../look/marks';
import { cardSvg, moved } from './draw';
import { lit } from './lit';
import { parts } from './parts';
import { rim } from './rim';
import { ahead } from './steer';
import { boardSvg } from './still';

const BLOCK = [[0, 1], [1, 1], [0, 2], [1, 2]] as const;
const ROW = [[0, 1], [1, 1], [2, 1]] as const;
const COUNTED: Counted = {
  total: 7,
  rectangle: 4,
  rows: 3,
  columns: 0,
  bonuses: 0,
  rectangle_cells: BLOCK,
  row_cells: [ROW],
  column_cells: [],
};
const LAID = [...BLOCK, [2, 1] as const].map(([x, y]) => ({ x, y, owner: 1, card: 'Cs2' }));

test('no two cards look alike', () => {
  const cards = ['S', 'T', 'C'].flatMap((shape) => ['e', 's', 'f'].flatMap((fill) => [1, 2, 3].map((number) => `${shape}${fill}${number}`)));
  const drawn = new Set([...cards, 'W', '?'].flatMap((card) => [0, 1, 2, 3, 4, 5, 6, 7].map((owner) => cardSvg(card, owner))));
  expect(drawn.size).toBe(29 * 8);
});

test('a mark in a corner is the mark, moved', () => {
  expect(moved('M0 -7V7M-7 0H7', 30, -20)).toBe('M30 -27V-13M23 -20H37');
  expect(moved('M-7 -3q3.5 -5 7 0t7 0z', 1, 1)).toBe('M-6 -2q3.5 -5 7 0t7 0z');
  expect(moved('M0 6.5C-10 0 -6.5 -6.5 -3.2 -6.2', 1, 2)).toBe('M1 8.5C-9 2 -5.5 -4.5 -2.2 -4.2');
  // Arcs say radii and flags too, so they must be relative.
  for (const { path } of MARKS) expect(path).not.toContain('A');
});

test('what counts is lit cell by cell', () => {
  expect([...lit(COUNTED, LAID).cells].sort()).toEqual(['0,1', '0,2', '1,1', '1,2', '2,1']);
  expect(lit(null, LAID).cells.size).toBe(0);
});

test('the count goes from the rectangle to the rows and columns', () => {
  expect(parts(COUNTED).map(({ kind, points }) => [kind, points])).toEqual([['rectangle', 4], ['row', 3]]);
  expect(parts(COUNTED)[1]!.alone.rectangle_cells).toEqual([]);
});

test('the edge of a table lies round its start cards, the spare cell right or above', () => {
  expect(rim('9x9', [[0, 0]])).toEqual({ left: -4, bottom: -4, right: 4, top: 4 });
  expect(rim('8x8', [[0, 0]])).toEqual({ left: -3, bottom: -3, right: 4, top: 4 });
  expect(rim('12x5', [[0, 0], [7, 0]])).toEqual({ left: -2, bottom: -2, right: 9, top: 2 });
  expect(rim('unlimited', [[0, 0]])).toBeNull();
});

test('an arrow leads to the nearest cell on its side', () => {
  const cells = [{ x: 0, y: 1 }, { x: 3, y: 0 }, { x: 1, y: 4 }, { x: -2, y: -1 }];
  expect(ahead(cells, { x: 0, y: 1 }, [1, 0])).toEqual({ x: 3, y: 0 });
  expect(ahead(cells, { x: 0, y: 1 }, [0, 1])).toEqual({ x: 1, y: 4 });
  expect(ahead(cells, { x: 0, y: 1 }, [-1, 0])).toEqual({ x: -2, y: -1 });
  expect(ahead(cells, { x: 3, y: 0 }, [1, 0])).toBeNull();
});

test('from any cell the arrows reach every other', () => {
  const cells = [{ x: 0, y: 1 }, { x: 3, y: 0 }, { x: 1, y: 4 }, { x: -2, y: -1 }, { x: 9, y: 9 }];
  const found = new Set([cells[0]!]);
  for (const cell of found) {
    for (const way of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const next = ahead(cells, cell, way);
      if (next) found.add(next);
    }
  }
  expect(found.size).toBe(cells.length);
});

test('a picture holds every card, and no name can break it', () => {
  const svg = boardSvg(LAID, [[0, 0]], { title: 'Ada & <Bo>"\u0000', lit: [COUNTED], last: { x: 2, y: 1 } });
  expect(svg.match(/class="paper"/g)).toHaveLength(LAID.length);
  expect(svg).toContain('Ada &amp; &lt;Bo&gt;&quot;');
  expect(svg).not.toContain('\u0000');
  expect(svg.startsWith('<svg xmlns=')).toBe(true);
});
