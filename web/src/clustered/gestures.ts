import type { Cell } from './camera';
import type { Lens } from './lens';

/** By what a cell was chosen. */
export type By = 'mouse' | 'touch' | 'key';

/** What pointers do besides moving the board. */
export interface Wishes {
  readonly tap: (cell: Cell, by: By) => void;
  /** The cell under a mouse, and null once it has left the board or draws it. */
  readonly hover: (cell: Cell | null) => void;
}

/** Pixels that a finger may tremble before it is taken to draw the board. */
const TREMBLE = 7;
/** How much closer a notch of a wheel (100 px) comes, and what a pinch on a touchpad counts beside it. */
const NOTCH = 1.2;
const PINCH = 5;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 33;

/** Let pointers and wheels move the board; the answer stops that. */
export function gestures(frame: HTMLElement, lens: Lens, wishes: Wishes): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let drawing = false;
  let by: By = 'mouse';
  let from = { x: 0, y: 0 };
  let hovered = '';

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (event.target instanceof Element && event.target.closest('[data-tools]')) return;
    if (fingers.size === 0) {
      drawing = false;
      from = { x: event.clientX, y: event.clientY };
    }
    by = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    if (!finger) {
      if (event.pointerType === 'mouse' && event.buttons === 0) hover(lens.under(at.x, at.y));
      return;
    }
    if (!drawing) {
      if (fingers.size === 1 && Math.hypot(at.x - from.x, at.y - from.y) < TREMBLE) return;
      drawing = true;
      lens.drawn = true;
      hover(null);
      frame.dataset.drawn = '';
      // From now on all is ours, also beyond the window; before that a click belongs to what is under it.
      for (const id of fingers.keys()) frame.setPointerCapture(id);
    }
    if (fingers.size === 2) pinch(event.pointerId, finger, at);
    else lens.pan(at.x - finger.x, at.y - finger.y);
    fingers.set(event.pointerId, at);
  }

  function pinch(id: number, before: { x: number; y: number }, at: { x: number; y: number }): void {
    const other = [...fingers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const box = frame.getBoundingClientRect();
    const middle = { x: (at.x + other.x) / 2 - box.left, y: (at.y + other.y) / 2 - box.top };
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    lens.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (apart > 0) lens.zoom(Math.hypot(at.x - other.x, at.y - other.y) / apart, middle);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return;
    lens.drawn = false;
    delete frame.dataset.drawn;
  }

  function click(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-tools]')) return;
    // A click without a pointer comes from a key or from whoever reads the page aloud.
    if (event.detail === 0) {
      const name = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
      const [x, y] = (name ?? '').split(',').map(Number);
      if (x !== undefined && y !== undefined) wishes.tap({ x, y }, 'key');
      return;
    }
    if (drawing) return;
    const cell = lens.under(event.clientX, event.clientY);
    if (cell) wishes.tap(cell, by);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const [dx, dy] = [event.deltaX * scale, event.deltaY * scale];
    if (event.shiftKey || Math.abs(dx) > Math.abs(dy)) return lens.pan(-(dx || dy), 0);
    const box = frame.getBoundingClientRect();
    const notches = (-dy / 100) * (event.ctrlKey ? PINCH : 1);
    lens.zoom(NOTCH ** notches, { x: event.clientX - box.left, y: event.clientY - box.top });
  }

  function hover(cell: Cell | null): void {
    const name = cell ? `${cell.x},${cell.y}` : '';
    if (name === hovered) return;
    hovered = name;
    wishes.hover(cell);
  }

  const leave = () => hover(null);
  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', up);
  frame.addEventListener('pointerleave', leave);
  frame.addEventListener('click', click);
  frame.addEventListener('wheel', wheel, { passive: false });
  return () => {
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', up);
    frame.removeEventListener('pointercancel', up);
    frame.removeEventListener('pointerleave', leave);
    frame.removeEventListener('click', click);
    frame.removeEventListener('wheel', wheel);
  };
}
