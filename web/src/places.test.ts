import { expect, test } from 'vitest';
import { placed } from './places';

test('an address leads to its room', () => {
  expect(placed('/')).toEqual({ to: 'home' });
  expect(placed('/new/kluster')).toEqual({ to: 'new', game: 'kluster' });
  expect(placed('/t/3YysRBhji_97aUrZQp7xwg')).toEqual({ to: 'table', table: '3YysRBhji_97aUrZQp7xwg' });
  expect(placed('/r/a-b')).toEqual({ to: 'replay', table: 'a-b' });
  expect(placed('/learn')).toEqual({ to: 'learn', game: null });
  expect(placed('/learn/clustered')).toEqual({ to: 'learn', game: 'clustered' });
  expect(placed('/you')).toEqual({ to: 'you' });
});

test.each(['/new', '/new/chess', '/t/', '/t/a b', '/t/a/b', `/t/${'a'.repeat(33)}`, '/YOU', ''])(
  'nothing is at %j',
  (path) => {
    expect(placed(path)).toEqual({ to: 'nowhere' });
  },
);
