import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../words/words.svelte';
import { described, parse, played, whereabouts } from './card';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} }); // the page whose language is named
  await speak(['en']);
});

test('a card is read from its three signs', () => {
  expect(parse('Sf3')).toEqual({ shape: 'S', fill: 'f', number: 3 });
  expect(parse('Te1')).toEqual({ shape: 'T', fill: 'e', number: 1 });
  expect(parse('W')).toBe('wild');
  expect(parse('*')).toBe('start');
});

test('what is no card is none', () => {
  for (const text of ['', '?', 'Sf4', 'sf3', 'Sf33', 'W1', '<g>']) expect(parse(text)).toBeNull();
});

test('every card has words of its own', () => {
  const cards = ['S', 'T', 'C'].flatMap((shape) => ['e', 's', 'f'].flatMap((fill) => [1, 2, 3].map((number) => `${shape}${fill}${number}`)));
  const words = new Set([...cards, 'W', '*', '?'].map(described));
  expect(words.size).toBe(30);
  expect(described('Sf3')).toBe('three filled squares');
  expect(described('Ce1')).toBe('one empty circle');
  expect(described('?')).toBe('a card face down');
});

test('a cell is told from the start card', () => {
  expect(whereabouts(2, 1)).toBe('2 right, 1 up');
  expect(whereabouts(-3, 0)).toBe('3 left');
  expect(whereabouts(0, -1)).toBe('1 down');
  expect(whereabouts(-1, -2)).toBe('1 left, 2 down');
  expect(whereabouts(0, 0)).toBe('in the middle');
});

test('moves are read as docs/rules/clustered.md writes them', () => {
  expect(played('Sf3@2,-1')).toEqual({ kind: 'lay', card: 'Sf3', x: 2, y: -1 });
  expect(played('-Sf3')).toEqual({ kind: 'discard', card: 'Sf3' });
  expect(played('~Ce1 ~Tf2')).toEqual({ kind: 'drop', cards: ['Ce1', 'Tf2'] });
  expect(played('~?')).toEqual({ kind: 'drop', cards: ['?'] });
  expect(played('5@-12.5,34,90u')).toBeNull();
});
