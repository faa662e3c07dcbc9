import type { LiveTable } from '../club/table.svelte';
import type { KlusterView } from '../wire';

/** How a turn stands for whoever plays from this browser, as the club has told. */
export class Situation {
  constructor(readonly table: LiveTable) {}

  get view(): KlusterView | null {
    return this.table.view?.game === 'kluster' ? this.table.view : null;
  }

  /** Whether hands may act now. */
  get free(): boolean {
    return this.table.acting !== null && this.table.turn?.phase === 'open' && this.table.live;
  }

  /** Whether a stone has to be placed yet, so that the hand had better carry one. */
  get wanting(): boolean {
    return this.table.turn?.duty?.message === 'turn-nothing-placed';
  }

  /** The stone that has fallen and must be stood up again. */
  get fallen(): number | null {
    const duty = this.table.turn?.duty;
    return duty?.message === 'turn-flat' ? Number(duty.arguments.stone) : null;
  }

  /** Whether stones are placed on edge. */
  get stands(): boolean {
    return this.table.info?.options.equilibrium === true;
  }
}
