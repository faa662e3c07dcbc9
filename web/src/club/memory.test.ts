import { beforeEach, expect, test, vi } from 'vitest';
import { forget, type Memory, recall, remember } from './memory';

const kept = new Map<string, string>();
const memory: Memory = {
  who: 'ada', seq: 7, entries: [{ seq: 7, at: 1, seat: 0, text: 'lays a card' }], said: [{ at: 1, who: 'bo', name: 'Bo', text: 'hi' }],
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('what was told at a table is remembered for whom it was told to, and for nobody else', () => {
  remember('t', memory);
  expect(recall('t', 'ada')).toEqual(memory);
  expect(recall('t', 'bo')).toBeNull();
  expect(recall('t', null)).toBeNull();
  expect(recall('other', 'ada')).toBeNull();
});

test('twelve tables are remembered; the one that was left longest ago goes first', () => {
  for (let number = 0; number < 12; number++) remember(`t${number}`, memory);
  remember('t0', memory);
  remember('new', memory);
  expect(recall('t0', 'ada')).not.toBeNull();
  expect(recall('t1', 'ada')).toBeNull();
  expect(recall('new', 'ada')).not.toBeNull();
});

test('a table that is no more is forgotten', () => {
  remember('t', memory);
  forget('t');
  expect(recall('t', 'ada')).toBeNull();
  expect([...kept]).toEqual([['klub.tables', '']]);
});

test('only so much is kept of a long game', () => {
  const entries = Array.from({ length: 900 }, (_, seq) => ({ seq, at: 0, seat: null, text: '' }));
  remember('t', { ...memory, entries });
  expect(recall('t', 'ada')?.entries.map(({ seq }) => seq)).toEqual(entries.slice(500).map(({ seq }) => seq));
});

test('a browser that keeps nothing, or something else, is no hindrance', () => {
  kept.set('klub.table.t', '{"who":"ada","seq":1}');
  kept.set('klub.table.u', '{');
  expect([recall('t', 'ada'), recall('u', 'ada')]).toEqual([null, null]);
  vi.stubGlobal('localStorage', undefined);
  remember('t', memory);
  forget('t');
  expect(recall('t', 'ada')).toBeNull();
});
