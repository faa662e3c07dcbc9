import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MARKS, type Mark, sign } from '../advice/marks';
import { shown } from '../look/notes.svelte';
import type { ClusteredHint, KlusterHint, MarkedTurn, Review as Told } from '../wire';
import { speak } from '../words/words.svelte';
import { Review } from './review.svelte';
import { place, verdict } from './verdict';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(['en']);
});
afterEach(() => vi.unstubAllGlobals());

function turns(...marks: Mark[]): MarkedTurn[] {
  return marks.map((mark, turn) => ({ turn, seat: turn % 2, mark, worth: 1, best: 2, better: [] }));
}

/** A club that tells one of these after the other, and then fails. */
function club(...told: (Told | null)[]): () => number {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = told[asked++];
    return answer ? new Response(JSON.stringify(answer)) : new Response('{"message": "record-early", "text": "Not yet.", "arguments": {}}', { status: 409 });
  });
  return () => asked;
}

const told = (marked: MarkedTurn[], of: number): Told => ({ game: 'clustered', of, turns: marked });

test('a review is asked for until every turn is marked', async () => {
  const all = turns('best', 'slip', 'fine', 'blunder', 'none');
  const asked = club(told([], 5), told(all.slice(0, 2), 5), told(all, 5));
  const review = new Review('x', () => Promise.resolve());
  await review.start();
  expect([asked(), review.state, review.turns.length, review.of]).toEqual([3, 'done', 5, 5]);
  expect(review.at(4)?.mark).toBe('blunder');
  expect(review.at(0)).toBeNull();
});

test('one goes from mistake to mistake, and nowhere when there is none left', async () => {
  club(told(turns('best', 'slip', 'fine', 'blunder'), 4));
  const review = new Review('x');
  await review.start();
  expect([0, 1, 2, 3, 4].map((at) => review.mistakeAfter(at))).toEqual([2, 2, 4, 4, null]);
  expect([0, 1, 2, 3, 4].map((at) => review.mistakeBefore(at))).toEqual([null, null, null, 2, 2]);
});

test('marks are counted for each player', async () => {
  club(told(turns('best', 'slip', 'best', 'blunder', 'none'), 5));
  const review = new Review('x');
  await review.start();
  expect([review.counts(0), review.counts(1)]).toEqual([
    [2, 0, 0, 0],
    [0, 0, 1, 1],
  ]);
});

test('a refusal is told, and the review can be tried again', async () => {
  club(told(turns('best'), 2), null, told(turns('best', 'fine'), 2));
  const review = new Review('x', () => Promise.resolve());
  await review.start();
  expect([review.state, review.turns.length]).toEqual(['none', 1]);
  expect(shown().at(-1)?.bad).toBe(true);
  await review.start();
  expect(review.state).toBe('done');
});

test('nobody asks any more once the room is left', async () => {
  const asked = club(told([], 2), told([], 2));
  const review: Review = new Review('x', async () => review.leave());
  await review.start();
  expect(asked()).toBe(1);
});

test('a turn of cards is measured in points against the better one', () => {
  const better: ClusteredHint = { game: 'clustered', move: 'Sf2@2,1', worth: 3.3, card: 'Sf2', cell: [2, 1] };
  const slip: MarkedTurn = { turn: 0, seat: 0, mark: 'slip', worth: 1.5, best: 3.3, better: [better] };
  expect(verdict('clustered', slip)).toBe('Slip: 1.8 points less than two filled squares (2 right, 1 up)');
  expect(verdict('clustered', { ...slip, mark: 'best', worth: 3.3, better: [] })).toBe('Best');
  expect(verdict('clustered', { ...slip, mark: 'none', worth: null, best: null, better: [] })).toBe('No choice');
});

test('a turn of magnets is measured in chances', () => {
  const better: KlusterHint = { game: 'kluster', move: '', worth: 0.91, stone: 4, x: 0.04, y: -0.012, yaw: 0, face: 'down', draw: null };
  const slip: MarkedTurn = { turn: 0, seat: 0, mark: 'slip', worth: 0.62, best: 0.91, better: [better] };
  expect(verdict('kluster', slip)).toBe('Slip: 62% where 91% was possible');
  expect(place(slip, [])).toBe('Better: stone 4, south up (40 mm right, 12 mm nearer).');
  expect(verdict('kluster', { ...slip, mark: 'best', worth: 0.91, better: [] })).toBe('Best: 91% to lie without a fault');
  const pulling: KlusterHint = { ...better, draw: { cord: 0, node: 3, x: 0, y: 0.2 } };
  expect(verdict('kluster', { ...slip, better: [pulling] })).toBe('Slip: 62% where 91% was possible after drawing the cord');
});

test('every mark has a shape of its own', () => {
  expect(new Set(MARKS.map((mark) => sign(mark, 10, 10, 8))).size).toBe(MARKS.length);
});
