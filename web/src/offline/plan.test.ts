import { expect, test } from 'vitest';
import { absent, outdated, planned } from './plan';

const HOME = 'https://klub.example';
const plan = (path: string, mode = 'cors', method = 'GET') => planned(method, mode, new URL(path, HOME), HOME);

test.each(['/api/games', '/api/tables/x', '/ws/1', '/api', '/healthz', '/metrics', '/sw.js'])(
  'the worker never answers for %s',
  (path) => {
    expect(plan(path)).toBe('leave');
  },
);

test('what is asked of the club stays with the club, though somebody opens it as a page', () => {
  expect(plan('/api/openapi.json', 'navigate')).toBe('leave');
});

test('nothing that changes something is touched, nor anything of another house', () => {
  expect(plan('/assets/a-1.js', 'cors', 'POST')).toBe('leave');
  expect(plan('https://other.example/assets/a-1.js')).toBe('leave');
});

test('built files are kept, and pages are asked for first', () => {
  expect(plan('/assets/a-1.js')).toBe('keep');
  expect(plan('/t/abc', 'navigate')).toBe('page');
});

test('only a gateway that finds no club counts as an absent one', () => {
  expect([200, 404, 500, 502, 503, 504].map(absent)).toEqual([false, false, false, true, true, true]);
});

test('files of an older build are outdated', () => {
  expect(outdated(['/', '/assets/a-1.js', '/assets/a-2.js'], ['/', '/assets/a-2.js'])).toEqual(['/assets/a-1.js']);
});
