import { expect, test } from 'vitest';
import { Eye } from './eye';

const OVAL = { left: -0.15, top: 0.1, width: 0.3, height: 0.2 };

test('the long side of the table goes along the long side of the picture', () => {
  const eye = new Eye(() => 2);
  eye.resize(360, 420);
  eye.fit(OVAL);
  expect(eye.axes.right[1]).toBeCloseTo(1);
});

test('the table does not turn while the window keeps its shape', () => {
  let window = 2;
  const eye = new Eye(() => window);
  eye.resize(360, 420);
  eye.fit(OVAL);
  eye.resize(360, 300); // a text needs more lines
  eye.fit(OVAL);
  eye.fit({ ...OVAL, width: 0.2 }); // the cord was moved
  expect(eye.axes.right[1]).toBeCloseTo(1);
  window = 0.5; // the phone was turned
  eye.resize(740, 240);
  eye.fit(OVAL);
  expect(eye.axes.right).toEqual([1, 0]);
});

test('what is looked at stays above the words at the foot of the picture', () => {
  const eye = new Eye(() => 1);
  const lowest = () => Math.max(...[-0.15, 0.15].map((x) => eye.pixel(x, -0.1)[1]));
  const highest = () => Math.min(...[-0.15, 0.15].map((x) => eye.pixel(x, 0.1)[1]));
  eye.resize(400, 400);
  eye.fit(OVAL);
  const before = lowest();
  eye.resize(400, 400, 160);
  eye.fit(OVAL);
  expect(before).toBeGreaterThan(240);
  expect(lowest()).toBeLessThanOrEqual(240.5);
  expect(highest()).toBeGreaterThanOrEqual(0);
  const [x, y] = eye.pixel(0.02, -0.03);
  const [back, there] = eye.onTable(x, y)!;
  expect(back).toBeCloseTo(0.02);
  expect(there).toBeCloseTo(-0.03);
});
