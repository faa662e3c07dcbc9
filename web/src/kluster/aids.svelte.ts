import type { KlusterView } from '../wire';
import type { Aids } from './tabletop';

/** Which training aids somebody wants to see. */
export interface AidsShown {
  poles: boolean;
  field: boolean;
  reach: boolean;
}

const SHELF = 'klub.magnets.aids';

/** What was switched on last, remembered in this browser. */
export const aidsShown: AidsShown = $state({ poles: false, field: false, reach: false, ...kept() });

/** Switch an aid on or off. */
export function toggle(aid: keyof AidsShown): void {
  aidsShown[aid] = !aidsShown[aid];
  try {
    localStorage.setItem(SHELF, JSON.stringify(aidsShown));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

/** What to draw for it. */
export function aids(shown: AidsShown, view: KlusterView): Aids {
  return { poles: shown.poles, field: shown.field, reach: shown.reach ? view.reach : null };
}

function kept(): Partial<AidsShown> {
  try {
    const value = JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(value).filter(([key, on]) => ['poles', 'field', 'reach'].includes(key) && typeof on === 'boolean'));
  } catch {
    return {};
  }
}
