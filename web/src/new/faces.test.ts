import { expect, test } from 'vitest';
import type { Field } from '../wire';
import { boxesIn, boxesText, faceOf, raised, wordText } from './faces';

test('boxes are counted and written again', () => {
  expect(boxesIn('trio+duo+trio')).toEqual({ trio: 2, duo: 1 });
  expect(boxesText(2, 1)).toBe('trio+trio+duo');
  expect(boxesText(0, 1)).toBe('duo');
});

test('an option of a kind that is not known yet is typed', () => {
  const field: Field = { key: 'novelty', kind: 'colour', usual: 'red' };
  expect(faceOf(field)).toEqual({ look: 'text', seats: false });
});

test('options about seats are known as such, by kind or by key', () => {
  expect(faceOf({ key: 'extra_wilds', kind: 'seats', usual: [] }).seats).toBe(true);
  expect(faceOf({ key: 'youngest', kind: 'count', usual: 0 })).toEqual({ look: 'seat', seats: true });
});

test('a word with a blank is looked up with a hyphen', () => {
  expect(wordText('kluster', 'cord', 'figure eight')).toBe('kluster-cord-figure-eight');
});

test('one thing moves up by one place, and the first stays', () => {
  expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(raised(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c']);
});
