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
