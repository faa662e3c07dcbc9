import { expect, test } from 'vitest';
import { sane } from './shelf';
import { USUAL_CHOICE } from './wanted';

test('what was kept comes back as it was', () => {
  const kept = {
    options: { quick: true },
    choice: {
      sitters: [{ kind: 'me', name: 'Ada' }, { kind: 'bot', bot: 'greedy' }, { kind: 'open' }],
      clock: { kind: 'days', days: 3 },
      listed: true,
      rated: false,
      atOnce: false,
    },
  };
  expect(sane(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([null, 7, 'x', [], {}, { options: [], choice: { sitters: 'x', clock: { kind: 'days', days: 'many' } } }])(
  'what cannot be read is as usual: %j',
  (kept) => {
    expect(sane(kept)).toEqual({ options: {}, choice: USUAL_CHOICE });
  },
);

test('a sitter of an unknown kind is a guest', () => {
  expect(sane({ choice: { sitters: [{ kind: 'bot' }, 5] } }).choice.sitters).toEqual([{ kind: 'open' }, { kind: 'open' }]);
});
