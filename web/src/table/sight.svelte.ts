/** What somebody at a table looks at, shared by the seats round it and the board. */
export class Sight {
  /** The seat whose counting lines are lit on the board. */
  lit = $state<number | null>(null);
  /** Which of them alone, while they are counted out one by one; null for all. */
  part = $state<number | null>(null);
  /** The card of the hand that is chosen, to see where it fits. */
  chosen = $state<string | null>(null);
  /** The rule that somebody wants to read, as a refusal named it. */
  rule = $state<string | null>(null);
  /** Whether hidden cards are covered, because another player of this screen is to look now. */
  covered = $derived.by(() => this.#covering());

  #covering: () => boolean;

  constructor(covering: () => boolean = () => false) {
    this.#covering = covering;
  }
}
