/** Words for those who hear the page: turns, moves and results, and nothing else. */
export class Announcer {
  lines = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  #next = 0;

  /** Say something once what is being said is over. */
  say(text: string): void {
    if (text) this.lines = [...this.lines, { id: this.#next++, text }].slice(-KEPT);
  }
}

/** A list of which only what is new is read; what is older need not stay. */
const KEPT = 6;
