/** What of a record tells where its luck came from. */
export interface Luck {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly commitment: string;
  readonly seed?: string | null;
  /** Clustered: each seat's cards in drawing order. */
  readonly decks?: readonly (readonly string[])[];
  /** Kluster: the number from which the stones of each box follow. */
  readonly boxes?: readonly number[];
}

/** What a check of the luck has found. */
export type Finding =
  | 'fair' // everything follows from the seed that was promised
  | 'other-seed' // the seed is not the one that was promised
  | 'other-luck' // the seed is, but what was dealt does not follow from it
  | 'hidden' // the seed has not been revealed
  | 'unable'; // this browser cannot tell

/** Check the luck of a game as docs/records.md tells: the seed against its promise, what was dealt against the seed. */
export async function findingOf(luck: Luck): Promise<Finding> {
  if (!luck.seed) return 'hidden';
  if (!globalThis.crypto?.subtle) return 'unable'; // browsers offer it to https and to this machine alone
  if (hex(await sha256(luck.seed)) !== luck.commitment) return 'other-seed';
  return (await dealt(luck, new Bits(luck.seed))) ? 'fair' : 'other-luck';
}

async function dealt(luck: Luck, bits: Bits): Promise<boolean> {
  for (const [seat, told] of (luck.decks ?? []).entries()) {
    const more = luck.options['extra_wilds'];
    const wilds = Array.isArray(more) && more.includes(seat) ? 3 : 2;
    if ((await deck(wilds, bits)).join() !== told.join()) return false;
  }
  for (const told of luck.boxes ?? []) if ((await bits.number(32)) !== told) return false;
  return Boolean(luck.decks ?? luck.boxes);
}

/** A deck as it was shuffled by the next bits. */
async function deck(wilds: number, bits: Bits): Promise<string[]> {
  const cards: string[] = [];
  for (const shape of 'STC') for (const fill of 'esf') for (const number of '123') cards.push(shape + fill + number);
  for (let more = 0; more < wilds; more++) cards.push('W');
  for (let place = cards.length - 1; place > 0; place--) {
    const other = await bits.below(place + 1);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  return cards;
}

/** The line of bits from which all luck of a game is read, each once. */
class Bits {
  #block = 0;
  #line = '';

  constructor(readonly seed: string) {}

  /** The next so many bits as a number, the first being the highest. */
  async number(count: number): Promise<number> {
    while (this.#line.length < count) {
      const bytes = await sha256(`${this.seed}/${this.#block++}`);
      this.#line += Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
    }
    const read = this.#line.slice(0, count);
    this.#line = this.#line.slice(count);
    return Number.parseInt(read, 2);
  }

  /** A number below `end`; those that are too high are passed over. */
  async below(end: number): Promise<number> {
    const length = end.toString(2).length;
    for (;;) {
      const found = await this.number(length);
      if (found < end) return found;
    }
  }
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
