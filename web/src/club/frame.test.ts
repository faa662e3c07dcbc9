import { expect, test } from 'vitest';
import { type Frame, frame, merged, type Pose } from './frame';

test('the example of docs/protocol.md is read as it is told there', () => {
  const bytes =
    '05 6b 54 37 5f 78 2c 01 00 00 01 05 00 00 80 3d 00 00 00 be 00 00 00 3c 00 00 80 3f ' +
    '00 00 00 00 00 00 00 00 00 00 00 00 01 02 00';
  const data = Uint8Array.from(bytes.split(' '), (byte) => parseInt(byte, 16));
  const read = frame(data.buffer);
  expect(read.table).toBe('kT7_x');
  expect(read.tick).toBe(300);
  expect([...read.stones]).toEqual([[5, [0.0625, -0.125, 0.0078125, 1, 0, 0, 0]]]);
  expect(read.gone).toEqual([2]);
  expect(read.cords.size).toBe(0);
});

test('two frames as one tell where everything is after both', () => {
  const at = (x: number): Pose => [x, 0, 0, 1, 0, 0, 0];
  const told = (tick: number, stones: readonly (readonly [number, Pose])[], gone: readonly number[]): Frame => ({ table: 't', tick, stones: new Map(stones), gone, cords: new Map() });
  const both = merged(told(1, [[1, at(0)], [2, at(0)]], [3, 4]), told(2, [[2, at(5)], [3, at(6)]], [1]));
  expect(both.tick).toBe(2);
  expect([...both.stones]).toEqual([[2, at(5)], [3, at(6)]]);
  expect(both.gone).toEqual([4, 1]);
  expect(merged(null, both)).toBe(both);
});
