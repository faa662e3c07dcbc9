/** How somebody plays at the moment. */
export type Way = 'mouse' | 'touch' | 'keys';

const SHIFTS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];
let way = $state<Way>(matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

/** How somebody plays now, by what they last used. */
export function playing(): Way {
  return way;
}

/** Notice what is used; the answer stops that. */
export function noticeWay(): () => void {
  const pointed = (event: PointerEvent) => (way = event.pointerType === 'mouse' ? 'mouse' : 'touch');
  const pressed = (event: KeyboardEvent) => {
    // Tab is also how somebody with a mouse gets to a button, and shifts are half a key.
    if (!SHIFTS.includes(event.key)) way = 'keys';
  };
  addEventListener('pointerdown', pointed, { capture: true });
  addEventListener('keydown', pressed, { capture: true });
  return () => {
    removeEventListener('pointerdown', pointed, { capture: true });
    removeEventListener('keydown', pressed, { capture: true });
  };
}
