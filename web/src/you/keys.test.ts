import { expect, test } from 'vitest';
import { ACTIONS, choosable, conflict, keyOf, rekeyed } from './keys';

test('no two actions have the same usual key', () => {
  for (const action of ACTIONS) expect(conflict({}, action, keyOf({}, action))).toBeNull();
});

test('a key of another action is a conflict, also after it was changed', () => {
  expect(conflict({}, 'flip', 'q')).toBe('turnLeft');
  expect(conflict({ turnLeft: 'x' }, 'flip', 'q')).toBeNull();
  expect(conflict({ turnLeft: 'x' }, 'flip', 'x')).toBe('turnLeft');
});

test('letters are kept small, so that Caps Lock changes nothing', () => {
  expect(choosable('Q')).toBe('q');
  expect(choosable('PageUp')).toBe('PageUp');
});

test.each(['Escape', 'ArrowLeft', 'Shift', 'Dead'])('%s cannot be chosen', (key) => {
  expect(choosable(key)).toBeNull();
});

test('the usual key need not be kept', () => {
  const changed = rekeyed({}, 'flip', 'x');
  expect(changed).toEqual({ flip: 'x' });
  expect(rekeyed(changed, 'flip', 'f')).toEqual({});
});
