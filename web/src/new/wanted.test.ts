import { expect, test } from 'vitest';
import { type Choice, clocked, full, seated, USUAL_CHOICE, wanted } from './wanted';

const usual = (seat: number) => `Player ${seat + 1}`;

test('seats that nobody was named for wait for guests, and seats too many are left away', () => {
  expect(seated([{ kind: 'me', name: 'Ada' }], 2)).toEqual([{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
  expect(seated([{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }], 1)).toEqual([{ kind: 'open' }]);
});

test('a table with a free seat does not begin by itself', () => {
  expect(wanted('clustered', {}, USUAL_CHOICE, 2, usual).start).toBe(false);
  expect(full(seated(USUAL_CHOICE.sitters, 2))).toBe(false);
});

test('a choice becomes what the club is asked for', () => {
  const choice: Choice = {
    sitters: [
      { kind: 'me', name: ' Ada ' },
      { kind: 'me', name: '' },
      { kind: 'bot', bot: 'steady' },
    ],
    clock: { kind: 'minutes', minutes: 5, seconds: 3 },
    listed: true,
    rated: false,
    atOnce: true,
  };
  expect(wanted('kluster', { players: 3, mode: 'expert' }, choice, 3, usual)).toEqual({
    game: 'kluster',
    options: { players: 3, mode: 'expert' },
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Player 2' },
      { kind: 'bot', bot: 'steady' },
    ],
    listed: true,
    rated: false,
    base: 300,
    bonus: 3,
    start: true,
  });
});

test('whoever wants to wait is not made to begin', () => {
  const choice: Choice = { ...USUAL_CHOICE, atOnce: false };
  expect(wanted('clustered', { players: 1 }, choice, 1, usual).start).toBe(false);
});

test('days are told in seconds, with an hour back for every move', () => {
  expect(clocked({ kind: 'days', days: 7 })).toEqual({ base: 604_800, bonus: 86_400 });
  expect(clocked({ kind: 'none' })).toEqual({ base: null, bonus: 0 });
});
