import { expect, test } from 'vitest';
import cards from './pictures/clustered.json';
import stones from './pictures/kluster.json';
import { paragraphs, rulings } from './chapter';
import { anchor, chapters } from './rules';

const GAMES = ['clustered', 'kluster'];

test.each(GAMES)('every text of %s is told once, so that it can be linked to', (game) => {
  const told = chapters(game).flatMap((chapter) => [
    chapter.title,
    ...chapter.parts.flatMap((part) => (part.kind === 'picture' ? [part.caption] : paragraphs(part).map((one) => one.text))),
  ]);
  expect(new Set(told).size).toBe(told.length);
  expect(told.every((text) => text.startsWith(`rules-${game}-`))).toBe(true);
});

test.each([
  ['clustered', cards],
  ['kluster', stones],
])('every picture of %s is shown, and there is no other', (game, kept) => {
  const shown = chapters(game).flatMap((chapter) =>
    chapter.parts.flatMap((part) => (part.kind === 'picture' ? [part.picture] : [])),
  );
  expect(shown.sort()).toEqual(Object.keys(kept).sort());
});

test('a refusal finds the paragraph that tells its rule', () => {
  expect(anchor('clustered', 'R45')).toBe('rules-clustered-fits-two');
  expect(anchor('clustered', 'C154')).toBe('rules-clustered-fits-cell');
  expect(anchor('kluster', '4.6')).toBe('rules-kluster-turn-hands');
  expect(anchor('kluster', 'R45')).toBeNull();
});

test('only rulings are shown beside a paragraph', () => {
  expect(rulings({ text: '', rules: ['R46', 'C134', '3.1'] })).toEqual(['R46']);
});
