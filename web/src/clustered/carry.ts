/** What happens to a card that is carried from the hand. */
export interface Carried {
  /** It has left the hand. */
  readonly taken: () => void;
  /** It is over this point of the page. */
  readonly moved: (x: number, y: number) => void;
  /** It was let go there, or given up (null). */
  readonly dropped: (at: { x: number; y: number } | null) => void;
}

/** Pixels from which a press is a carry. */
const TREMBLE = 8;
/** Pixels by which a card is held above a finger, which would hide it. */
const ABOVE = 44;

/** Carry what was pressed until it is let go. A press that does not move stays a click. */
export function carry(press: PointerEvent, carried: Carried): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const lifted = press.pointerType === 'mouse' ? 0 : ABOVE;
  const source = press.currentTarget as HTMLElement;
  let taken = false;

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    if (!taken) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < TREMBLE) return;
      taken = true;
      source.setPointerCapture(press.pointerId);
      carried.taken();
    }
    carried.moved(event.clientX, event.clientY - lifted);
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    stop();
    if (taken) carried.dropped(event.type === 'pointerup' ? { x: event.clientX, y: event.clientY - lifted } : null);
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !taken) return;
    event.stopPropagation();
    stop();
    carried.dropped(null);
  }

  function stop(): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', key, true);
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  addEventListener('keydown', key, true);
}
