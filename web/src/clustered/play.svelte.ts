import { Refusal } from '../club/http';
import type { LiveTable } from '../club/table.svelte';
import { excuse } from '../look/notes.svelte';
import { settings } from '../settings/settings.svelte';
import { play as sound } from '../sound/sound';
import type { Sight } from '../table/sight.svelte';
import { seatName } from '../table/names';
import type { ClusteredView, Fit, HandCard, Laid } from '../wire';
import { t } from '../words/words.svelte';
import type { Cell } from './camera';
import { described, whereabouts } from './card';
import type { By } from './gestures';
import { why, type Why } from './why';

/** What is to be done at this screen now. */
export type Task = 'lay' | 'discard' | 'opening' | 'drop' | 'wait' | 'watch' | 'over';

/** How many cards are dropped, as the protocol tells it. */
const DUE: Readonly<Partial<Record<Task, number>>> = { opening: 2, drop: 1 };

/** What somebody at a table of Clustered is about to do: the chosen card, the cell, and what came of it. */
export class Play {
  /** Which card of the hand is chosen. */
  chosen = $state<number | null>(null);
  /** Which cards are picked to be dropped. */
  picked = $state.raw<readonly number[]>([]);
  /** The cell under the mouse or under a card that is carried. */
  hovered = $state.raw<Cell | null>(null);
  /** The cell that waits for a second tap. */
  aimed = $state.raw<Cell | null>(null);
  /** What is on its way to the club. */
  sent = $state.raw<Laid | null>(null);
  /** Why a cell does not take the chosen card. */
  refused = $state.raw<Why | null>(null);
  /** What a player should know now. */
  said = $state('');
  /** The same and what was chosen, for those who hear it: told once, however the board changes. */
  heard = $state('');

  #busy = false;
  #hand: readonly HandCard[] = [];
  #position = '';

  constructor(
    readonly table: LiveTable,
    readonly sight: Sight,
  ) {}

  view = $derived.by((): ClusteredView | null => (this.table.view?.game === 'clustered' ? this.table.view : null));
  hand = $derived.by(() => this.view?.hand ?? []);
  task = $derived.by((): Task => {
    const { view, table } = this;
    if (!view) return 'watch';
    if (view.phase === 'over' || table.info?.status === 'over') return 'over'; // a game may be given up
    if (table.viewer === null) return 'watch';
    if (table.acting === null || table.acting !== table.viewer) return 'wait';
    if (view.phase === 'opening' || view.phase === 'drop') return view.phase;
    return view.must_discard ? 'discard' : 'lay';
  });
  /** How many cards are to be picked and dropped. */
  due = $derived.by(() => DUE[this.task] ?? 0);
  /** Whether anything can be done with the hand. */
  open = $derived.by(() => this.table.live && !this.sight.covered && this.task !== 'watch' && this.task !== 'over');
  card = $derived.by(() => (this.chosen === null ? null : (this.hand[this.chosen] ?? null)));
  /** Where the chosen card fits. */
  fits = $derived.by((): readonly Fit[] => (this.open && this.due === 0 ? (this.card?.fits ?? []) : []));
  /** The card that is shown as if it lay there. */
  ghost = $derived.by((): Laid | null => {
    if (this.sent) return this.sent;
    const cell = this.aimed ?? this.hovered;
    if (!cell || !this.card || !this.#fit(cell)) return null;
    return { ...cell, card: this.card.card, owner: this.table.viewer ?? 0 };
  });

  /** The chosen card in a sentence. */
  choice = $derived.by(() => {
    if (!this.open || !this.card || this.due > 0) return '';
    return t('cards-chosen', { card: described(this.card.card), fits: this.card.fits.length, task: this.task });
  });

  /** Choose a card of the hand, or put it back if it is chosen already. */
  choose(place: number): void {
    const held = this.hand[place];
    if (!this.open || !held) return;
    this.#forget();
    if (this.due > 0) return this.#pick(place);
    this.chosen = this.chosen === place ? null : place;
    this.#say('');
    this.heard = this.choice;
  }

  /** Take up a card and aim at a cell, or pick cards to be dropped; nothing is played before the player says so. */
  take(cards: readonly string[], cell: Cell | null): void {
    if (!this.open || this.task === 'wait') return;
    this.leave();
    for (const card of cards) {
      const place = this.hand.findIndex((held, at) => held.card === card && !this.picked.includes(at));
      if (place >= 0) this.choose(place);
    }
    if (!cell || !this.#fit(cell)) return;
    this.aimed = cell;
    this.#say(t('cards-aimed', { cell: whereabouts(cell.x, cell.y) }));
  }

  /** Choose no card. */
  leave(): void {
    this.#forget();
    this.chosen = null;
    this.picked = [];
    this.#say('');
  }

  /** A cell was chosen on the board. Resolves to whether a card was laid there. */
  async tap(cell: Cell, by: By): Promise<boolean> {
    if (!this.table.live || this.#busy) return false;
    if (!this.open || !this.card || this.due > 0 || this.task === 'discard') {
      this.#tell(cell);
      return false;
    }
    if (this.task === 'wait') {
      this.#say(t('cards-not-yet', { name: this.#mover() }));
      sound('refused');
      return false;
    }
    const again = this.aimed?.x === cell.x && this.aimed.y === cell.y;
    if (this.#fit(cell) && confirmed(by) && !again) {
      this.#forget();
      this.aimed = cell;
      this.#say(t('cards-aimed', { cell: whereabouts(cell.x, cell.y) }));
      return false;
    }
    return this.#lay(this.card.card, cell);
  }

  /** A card was carried to a cell and let go there. */
  async dropOn(cell: Cell | null): Promise<boolean> {
    this.hovered = null;
    if (!cell) return false;
    return this.tap(cell, settings.confirm === 'always' ? 'touch' : 'mouse');
  }

  /** Lay the chosen card where it is aimed. */
  async confirm(): Promise<boolean> {
    return this.aimed && this.card && !this.#busy ? this.#lay(this.card.card, this.aimed) : false;
  }

  /** Throw the chosen card away, or drop those that are picked. */
  async throwAway(): Promise<void> {
    if (!this.open || this.#busy) return;
    if (this.task === 'discard' && this.card) await this.#move(`-${this.card.card}`);
    if (this.due > 0 && this.picked.length === this.due) {
      const cards = this.picked.map((place) => this.hand[place]!.card);
      await this.#move(cards.map((card) => `~${card}`).join(' '));
    }
  }

  /** Keep up with a game that has gone on: a chosen card stays chosen as long as it is held. */
  keepUp(): void {
    const position = JSON.stringify([this.task, this.view?.laid.length, this.view?.discard_sizes, this.hand]);
    if (position === this.#position) return; // somebody came, went or wrote
    this.#position = position;
    const before = this.#hand;
    this.#hand = this.hand;
    const card = this.chosen === null ? null : before[this.chosen]?.card;
    const place = this.hand.findIndex((held) => held.card === card);
    const same = this.chosen !== null && this.hand[this.chosen]?.card === card;
    if (this.chosen !== null && !same) this.chosen = place < 0 ? null : place;
    // Cards are picked now, to be dropped, or nobody plays one any more.
    if (this.due > 0 || this.task === 'over') this.chosen = null;
    this.#say('');
    this.picked = [];
    this.sent = null;
    this.#forget();
  }

  #say(text: string): void {
    this.said = text;
    this.heard = text;
  }

  #fit({ x, y }: Cell): Fit | undefined {
    return this.fits.find((fit) => fit.x === x && fit.y === y);
  }

  #pick(place: number): void {
    const others = this.picked.filter((one) => one !== place);
    this.picked = others.length < this.picked.length ? others : [...others, place].slice(-this.due);
    this.#say(t('cards-picked', { picked: this.picked.length, due: this.due }));
  }

  /** Say what lies on a cell. */
  #tell({ x, y }: Cell): void {
    const there = this.view?.laid.find((one) => one.x === x && one.y === y);
    this.refused = null;
    if (there && this.table.info) {
      this.#say(t('cards-there', { name: seatName(this.table.info, there.owner), card: described(there.card) }));
    } else this.#say(this.task === 'lay' && !this.card ? t('cards-choose-first') : '');
  }

  #mover(): string {
    const { info } = this.table;
    return info?.to_move == null ? '' : seatName(info, info.to_move);
  }

  #forget(): void {
    this.aimed = null;
    this.refused = null;
  }

  /** Ask the club to take the card there; where it does not fit, the club says why. */
  async #lay(card: string, cell: Cell): Promise<boolean> {
    const place = this.chosen;
    const fits = this.#fit(cell) !== undefined;
    this.#forget();
    if (fits) {
      this.sent = { ...cell, card, owner: this.table.viewer ?? 0 };
      this.chosen = null;
    }
    const laid = await this.#move(`${card}@${cell.x},${cell.y}`, (refusal) => {
      this.chosen = place;
      this.refused = why(refusal.reason, cell);
      this.#say(this.refused.text);
    });
    this.sent = null;
    return laid;
  }

  async #move(move: string, refused: (refusal: Refusal) => void = excuse): Promise<boolean> {
    const seat = this.table.acting;
    if (seat === null) return false;
    this.#busy = true;
    try {
      await this.table.ask({ t: 'move', seat, move });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sound('refused');
      refused(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }
}

/** Whether a cell chosen so asks for a second tap. */
function confirmed(by: By): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && by === 'touch');
}
