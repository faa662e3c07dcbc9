import { expect, test } from 'vitest';
import type { TableWish } from '../club/table.svelte';
import type { ClusteredView, KlusterView, TurnNow } from '../wire';
import { CLUSTERED_LESSON } from './clustered-lesson';
import { KLUSTER_LESSON } from './kluster-lesson';
import { type Signal, Walk } from './lesson';

const REASON = { rule: 'R45', message: 'clash', arguments: {}, text: '' };

function cards(laid: readonly string[], score: Partial<ClusteredView['scores'][0]> = {}): Signal {
  const none = { total: 0, rectangle: 0, rows: 0, columns: 0, bonuses: 0 };
  const cells = { rectangle_cells: [], row_cells: [], column_cells: [] };
  const view = {
    game: 'clustered',
    laid: laid.map((card, x) => ({ x, y: 1, owner: 0, card })),
    scores: [{ ...none, ...cells, ...score }],
  } as unknown as ClusteredView;
  return { kind: 'view', view };
}

function stones(down: number, faults = 0): Signal {
  const stone = (number: number) => ({ pose: number < down ? [0, 0, 0, 1, 0, 0, 0] : null });
  const view = { game: 'kluster', stones: Array.from({ length: 4 }, (_, number) => stone(number)), faults: [faults] };
  return { kind: 'view', view: view as unknown as KlusterView };
}

function wish(said: object, refused: typeof REASON | null = null): Signal {
  return { kind: 'wish', wish: said as TableWish, refused };
}

function hand(x: number, down = false, stone = 3): Signal {
  return wish({ t: 'hand', seat: 0, hand: 0, stone, x, y: 0, z: 0.1, down });
}

function turn(duty: boolean): Signal {
  return { kind: 'turn', turn: { phase: 'open', duty: duty ? REASON : null } as TurnNow };
}

/** The texts of the steps that each of the signals does. */
function walked(walk: Walk, ...signals: readonly Signal[]): (string | undefined)[] {
  return signals.map((signal) => walk.notice(signal)?.text.replace(/^learn-\w+-step-/, ''));
}

test('Clustered is learned by playing on, step by step', () => {
  const walk = new Walk(CLUSTERED_LESSON);
  expect(walked(walk, cards([]), { kind: 'lit' }, { kind: 'chosen' })).toEqual([undefined, undefined, 'choose']);
  expect(walked(walk, cards([]), cards(['Sf1']))).toEqual([undefined, 'lay']);
  expect(walked(walk, wish({ t: 'move' }), wish({ t: 'move' }, REASON))).toEqual([undefined, 'clash']);
  expect(walked(walk, cards(['Sf1', 'Sf2']), cards(['Sf1', 'Sf2', 'Sf3'], { columns: 3 }))).toEqual([undefined, 'three']);
  expect(walked(walk, { kind: 'lit' })).toEqual(['count']);
  expect(walked(walk, cards(['Sf1'], { rectangle: 4 }))).toEqual(['block']);
  expect(walked(walk, cards(['Sf1', 'W']))).toEqual(['wild']);
  expect(walk.open).toBe(false); // only told
  walk.go(1);
  expect(walk.last).toBe(true);
});

test('Kluster is learned by hand, stone by stone', () => {
  const walk = new Walk(KLUSTER_LESSON);
  expect(walked(walk, stones(0), hand(0), hand(0.01), hand(0.05))).toEqual([undefined, undefined, undefined, 'take']);
  expect(walked(walk, stones(0), turn(true), turn(false))).toEqual([undefined, undefined, 'place']);
  expect(walked(walk, turn(true), stones(1))).toEqual([undefined, 'end']);
  expect(walked(walk, { kind: 'moved' }, hand(0), { kind: 'moved' })).toEqual([undefined, undefined, 'pull']);
  expect(walked(walk, hand(0), hand(0, true, 2), hand(0, true))).toEqual([undefined, undefined, 'flip']);
  expect(walked(walk, stones(1), stones(2))).toEqual([undefined, 'second']);
  const [pull, letGo] = [wish({ t: 'drag', cord: 0, x: 0, y: 0 }), wish({ t: 'let_go', cord: 0 })];
  expect(walked(walk, letGo, pull, letGo)).toEqual([undefined, undefined, 'cord']);
  expect(walked(walk, stones(2), stones(1, 1))).toEqual([undefined, 'fault']);
  expect(walk.last).toBe(true);
});

test('a stone that rests when its turn has ended by itself is placed as well', () => {
  const walk = new Walk(KLUSTER_LESSON, 1);
  expect(walked(walk, stones(0), stones(1))).toEqual([undefined, 'place']);
});

test('a stone that moves when no stone is held was not pulled by one', () => {
  const walk = new Walk(KLUSTER_LESSON, 3);
  const moves: Signal = { kind: 'moved' };
  expect(walked(walk, hand(0), wish({ t: 'release', hand: 0 }), moves, hand(0), moves).at(-1)).toBe('pull');
  expect(walk.at).toBe(4);
});

test('a stone that is turned over at once is turned over, though the hand has not moved since the step began', () => {
  const walk = new Walk(KLUSTER_LESSON, 3);
  expect(walked(walk, hand(0), { kind: 'moved' }, hand(0, true))).toEqual([undefined, 'pull', 'flip']);
});

test('a step that was done before it began stays until somebody goes on', () => {
  const walk = new Walk(CLUSTERED_LESSON, 3);
  const row = cards(['Sf1', 'Sf2', 'Sf3'], { rows: 3 });
  expect(walk.look(row)).toBe(true);
  expect(walked(walk, row)).toEqual([undefined]);
  walk.go(1);
  expect(walk.at).toBe(4);
  walk.go(-1);
  expect(walk.look(cards([]))).toBe(false);
  expect(walked(walk, row)).toEqual(['three']);
});

test('nobody walks out of a tutorial at either end', () => {
  const walk = new Walk(CLUSTERED_LESSON, 99);
  expect(walk.last).toBe(true);
  walk.go(1);
  expect(walked(walk, { kind: 'chosen' })).toEqual([undefined]);
  walk.go(-99);
  expect(walk.at).toBe(0);
});
