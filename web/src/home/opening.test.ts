import { expect, test } from 'vitest';
import { againstBot, alone, atThisScreen, invitation } from './opening';

test('a game against a bot begins at once', () => {
  expect(againstBot('clustered', 'greedy')).toEqual({
    game: 'clustered',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    start: true,
  });
});

test('at this screen there are as many seats as names', () => {
  expect(atThisScreen('kluster', ['Ada', 'Bo', 'Cy'])).toEqual({
    game: 'kluster',
    options: { players: 3 },
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bo' },
      { kind: 'me', name: 'Cy' },
    ],
    start: true,
  });
});

test('an invitation waits for its guests, and nobody else is shown it', () => {
  const table = invitation('clustered', 4);
  expect(table.start ?? false).toBe(false);
  expect(table.listed ?? false).toBe(false);
  expect(table.options).toEqual({ players: 4 });
});

test('whoever plays alone leaves the kind of game to the club', () => {
  expect(alone('kluster').options).toEqual({ players: 1 });
});
