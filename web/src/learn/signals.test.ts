import { expect, test } from 'vitest';
import type { Pose } from '../club/frame';
import type { KlusterView } from '../wire';
import { stirred } from './signals';

const REST: Pose = [0.1, 0, 0.006, 1, 0, 0, 0];
const VIEW = { stones: [{ pose: REST }, { pose: null }] } as unknown as KlusterView;

function frame(stone: number, pose: Pose) {
  return { stones: new Map([[stone, pose]]) };
}

test('a stone that lies is seen to move or to turn', () => {
  expect(stirred(frame(0, [0.102, 0, 0.006, 1, 0, 0, 0]), VIEW)).toBe(true);
  expect(stirred(frame(0, [0.1, 0, 0.006, Math.cos(0.1), 0, 0, Math.sin(0.1)]), VIEW)).toBe(true);
});

test('a tremble is not seen, nor is a stone in a hand meant', () => {
  expect(stirred(frame(0, [0.1003, 0, 0.006, 1, 0, 0, 0]), VIEW)).toBe(false);
  expect(stirred(frame(0, [0.1, 0, 0.006, -1, 0, 0, 0]), VIEW)).toBe(false);
  expect(stirred(frame(1, [0.3, 0, 0.006, 1, 0, 0, 0]), VIEW)).toBe(false);
});
