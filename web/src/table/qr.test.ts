import { expect, test } from 'vitest';
import { qrDrawing } from './qr';

/** The modules that a drawing makes dark. */
function dark(path: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(wide); step++) found.add(`${Number(x) + step},${y}`);
  }
  return found;
}

test('a drawing has the three eyes by which a scanner finds it, within a white rim', () => {
  const { size, path } = qrDrawing('https://club.example/t/kT7_x');
  const modules = dark(path);
  for (const [x, y] of [[4, 4], [size - 11, 4], [4, size - 11]] as const) {
    for (let step = 0; step < 7; step++) {
      expect(modules.has(`${x + step},${y}`)).toBe(true);
      expect(modules.has(`${x},${y + step}`)).toBe(true);
    }
    expect(modules.has(`${x + 1},${y + 1}`)).toBe(false);
    expect(modules.has(`${x + 3},${y + 3}`)).toBe(true);
  }
  expect([...modules].every((one) => one.split(',').every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(true);
});

test('a longer text needs a larger drawing', () => {
  expect(qrDrawing(`https://club.example/t/${'x'.repeat(200)}`).size).toBeGreaterThan(qrDrawing('https://club.example').size);
});
