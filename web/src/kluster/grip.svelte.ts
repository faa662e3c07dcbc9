import type { LiveTable } from '../club/table.svelte';
import type { Node } from './nearest';
import type { Grip } from './teller';
import { granted, quietly } from './wishes';

/** A hand on a cord: which point it holds, and where it draws it. */
export class CordHand {
  /** What is held. */
  grip = $state.raw<Grip | null>(null);

  constructor(
    readonly table: LiveTable,
    readonly wake: () => void,
  ) {}

  /** Take hold of a point, which then follows the hand. */
  grab({ cord, node, x, y }: Node): void {
    if (this.grip) return;
    const grip = { cord, node, x, y };
    this.grip = grip;
    void granted(this.table, { t: 'grab', seat: this.table.acting!, cord, node }).then((taken) => {
      if (!taken && this.grip === grip) this.grip = null;
      this.wake();
    });
  }

  /** Draw the point that is held; whether one is. */
  draw(x: number, y: number): boolean {
    if (this.grip) [this.grip.x, this.grip.y] = [x, y];
    return this.grip !== null;
  }

  letGo(): void {
    const { grip } = this;
    this.grip = null;
    // A turn that is over has let it go already.
    if (grip && this.table.acting !== null) void quietly(this.table, { t: 'let_go', seat: this.table.acting, cord: grip.cord });
    this.wake();
  }
}
