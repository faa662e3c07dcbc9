import { expect, test } from 'vitest';
import { type Camera, cellAt, extent, fitted, grown, held, onScreen, panned, seen, within, zoomed } from './camera';

const WINDOW = { width: 800, height: 600 };
const CAMERA: Camera = { x: 310, y: 290, zoom: 0.5 };

test('the cell under a point is the one whose middle is nearest', () => {
  expect(cellAt(CAMERA, { x: 310, y: 290 })).toEqual({ x: 0, y: 0 });
  expect(cellAt(CAMERA, { x: 334, y: 266 })).toEqual({ x: 0, y: 0 });
  expect(cellAt(CAMERA, { x: 336, y: 264 })).toEqual({ x: 1, y: 1 });
  expect(cellAt(CAMERA, { x: 210, y: 390 })).toEqual({ x: -2, y: -2 });
});

test('no cell is at minus zero', () => {
  const { x, y } = cellAt(CAMERA, { x: 305, y: 295 });
  expect(`${x},${y}`).toBe('0,0');
  expect(Object.is(x, 0) && Object.is(y, 0)).toBe(true);
});

test('a cell is found where it is shown', () => {
  for (const cell of [{ x: 0, y: 0 }, { x: 7, y: -3 }, { x: -12, y: 9 }]) {
    expect(cellAt(CAMERA, onScreen(CAMERA, cell))).toEqual(cell);
  }
});

test('up on the board is up in the window', () => {
  expect(onScreen(CAMERA, { x: 0, y: 2 }).y).toBeLessThan(onScreen(CAMERA, { x: 0, y: 1 }).y);
});

test('coming closer keeps what is under the pointer', () => {
  const point = { x: 123, y: 456 };
  const closer = zoomed(CAMERA, 1.7, point);
  expect(closer.zoom).toBeCloseTo(0.85);
  const before = (point.x - CAMERA.x) / CAMERA.zoom;
  expect((point.x - closer.x) / closer.zoom).toBeCloseTo(before);
  expect((point.y - closer.y) / closer.zoom).toBeCloseTo((point.y - CAMERA.y) / CAMERA.zoom);
});

test('nobody comes closer or goes farther than there is anything to see', () => {
  const point = { x: 400, y: 300 };
  expect(zoomed(CAMERA, 1000, point)).toEqual(zoomed(zoomed(CAMERA, 1000, point), 2, point));
  expect(zoomed(CAMERA, 0.001, point).zoom).toBeGreaterThan(0);
});

test('a fitted board is seen whole and in the middle', () => {
  const laid = [
    { x: -9, y: 4, owner: 0, card: 'Sf3' },
    { x: 12, y: -6, owner: 1, card: 'W' },
  ];
  const all = extent(laid, [[0, 0]]);
  expect(all).toEqual({ left: -9, bottom: -6, right: 12, top: 4 });
  const camera = fitted(grown(all, 1), WINDOW);
  expect(within(all, seen(camera, WINDOW))).toBe(true);
  const [one, other] = [onScreen(camera, { x: -9, y: 4 }), onScreen(camera, { x: 12, y: -6 })];
  expect((one.x + other.x) / 2).toBeCloseTo(400);
  expect((one.y + other.y) / 2).toBeCloseTo(300);
});

test('a lonely start card is not blown up', () => {
  expect(fitted(extent([], [[0, 0]]), WINDOW).zoom).toBe(1);
});

test('the board cannot be drawn out of the window', () => {
  const all = extent([], [[0, 0]]);
  for (const [dx, dy] of [[5000, 0], [-5000, 0], [0, 5000], [0, -5000]] as const) {
    const { x, y } = onScreen(held(panned(CAMERA, dx, dy), all, WINDOW), { x: 0, y: 0 });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WINDOW.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(WINDOW.height);
  }
});
