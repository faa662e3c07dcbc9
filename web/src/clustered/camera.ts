import type { Laid } from '../wire';
import { CELL } from './draw';

/** How the board lies under the window: where cell 0,0 has its middle, in pixels, and how large a unit is. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A place in the window, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cell of the board: x to the right, y up. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Cells from left to right and from bottom to top, all of them included. */
export interface Extent {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A card is 6 pixels wide at the least, so that any board fits a phone, and as wide as a hand at the most. */
export const SMALLEST = 0.07;
export const LARGEST = 2;
/** A board that has just begun is not blown up beyond this. */
const NATURAL = 1;
/** Pixels of the board that stay in the window, however far it is drawn. */
const KEPT = 60;

/** All cells on which something lies. */
export function extent(laid: readonly Laid[], starts: readonly (readonly [number, number])[]): Extent {
  let [left, bottom, right, top] = [0, 0, 0, 0];
  const take = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  };
  for (const [x, y] of starts) take(x, y);
  for (const { x, y } of laid) take(x, y);
  return { left, bottom, right, top };
}

/** The extent with `cells` more on each side. */
export function grown(around: Extent, cells: number): Extent {
  const { left, bottom, right, top } = around;
  return { left: left - cells, bottom: bottom - cells, right: right + cells, top: top + cells };
}

/** Whether all of `inner` is in `outer`. */
export function within(inner: Extent, outer: Extent): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top;
}

/** The camera that shows all of `shown`, in the middle of the window. */
export function fitted(shown: Extent, window: Size, largest = NATURAL): Camera {
  const across = (shown.right - shown.left + 1) * CELL;
  const down = (shown.top - shown.bottom + 1) * CELL;
  const zoom = Math.max(SMALLEST, Math.min(largest, window.width / across, window.height / down));
  return {
    x: window.width / 2 - ((shown.left + shown.right) / 2) * CELL * zoom,
    y: window.height / 2 + ((shown.bottom + shown.top) / 2) * CELL * zoom,
    zoom,
  };
}

/** The camera closer by `factor`, with what is under `point` staying there. */
export function zoomed(camera: Camera, factor: number, point: Point): Camera {
  const zoom = Math.max(SMALLEST, Math.min(LARGEST, camera.zoom * factor));
  const by = zoom / camera.zoom;
  return { x: point.x + (camera.x - point.x) * by, y: point.y + (camera.y - point.y) * by, zoom };
}

/** The camera moved by so many pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The camera, but never so far away that no card is left in the window. */
export function held(camera: Camera, shown: Extent, window: Size): Camera {
  const unit = CELL * camera.zoom;
  const x = clamped(camera.x, KEPT - (shown.right + 0.5) * unit, window.width - KEPT - (shown.left - 0.5) * unit);
  const y = clamped(camera.y, KEPT + (shown.bottom - 0.5) * unit, window.height - KEPT + (shown.top + 0.5) * unit);
  return { x, y, zoom: camera.zoom };
}

/** The middle of a cell in the window. */
export function onScreen(camera: Camera, cell: Cell): Point {
  return { x: camera.x + cell.x * CELL * camera.zoom, y: camera.y - cell.y * CELL * camera.zoom };
}

/** The cell under a point of the window. */
export function cellAt(camera: Camera, point: Point): Cell {
  const unit = CELL * camera.zoom;
  // `+ 0` turns -0 into 0, which would be written as "-0" in a move.
  return { x: Math.round((point.x - camera.x) / unit) + 0, y: Math.round((camera.y - point.y) / unit) + 0 };
}

/** The cells that can be seen whole. */
export function seen(camera: Camera, window: Size): Extent {
  const unit = CELL * camera.zoom;
  return {
    left: Math.ceil(-camera.x / unit + 0.5),
    right: Math.floor((window.width - camera.x) / unit - 0.5),
    bottom: Math.ceil((camera.y - window.height) / unit + 0.5),
    top: Math.floor(camera.y / unit - 0.5),
  };
}

function clamped(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
}
