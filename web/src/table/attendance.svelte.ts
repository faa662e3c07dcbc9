import { untrack } from 'svelte';
import type { LiveTable } from '../club/table.svelte';
import { line } from '../club/line.svelte';
import { remember } from '../club/memory';
import type { GameFace } from '../games';
import { dismiss, note, shown } from '../look/notes.svelte';
import { play } from '../sound/sound';
import type { News, TableInfo } from '../wire';
import { t } from '../words/words.svelte';
import { Announcer } from './announcer.svelte';
import { Log } from './log.svelte';
import { seatName } from './names';
import { turnLine } from './turn';

/** ms without a line after which its return is worth a word. */
const LONG = 3000;

/** Somebody who attends a table: hears the news, writes them down, and is called when it is their turn. */
export class Attendance {
  readonly log = new Log();
  readonly announcer = new Announcer();
  /** When the latest line was said that has been read. */
  #read = $state(0);
  #pending: News[] = [];
  #missed = 0;
  #brokenAt: number | null = null;
  /** Whether it is to be said that nothing was missed, once the live turn goes on. */
  #unsure = false;
  #begun = $state(false);
  #mover: number | null | undefined;
  #status: string | undefined;

  /** Make one while a component is set up, for it listens as long as that lives. */
  constructor(
    readonly table: LiveTable,
    readonly face: () => GameFace | null,
  ) {
    $effect(() => table.onNews((news) => this.#hear(news)));
    $effect(() => table.onTurn((anew) => this.#turnSaid(anew)));
    $effect(() => {
      if (this.face()) untrack(() => this.#catchUp());
    });
    $effect(() => {
      const { live } = table;
      untrack(() => this.#lineChanged(live));
    });
    $effect(() => {
      const { id, seq, said } = table;
      if (this.#begun && seq !== null) remember(id, { who: line.who, seq, entries: this.log.entries, said });
    });
    $effect(() => {
      const [face, info] = [this.face(), table.info];
      if (face && info) untrack(() => this.#turnChanged(face, info));
    });
  }

  /** How many lines others have written that were not seen yet. */
  get unread(): number {
    return this.table.said.filter((said) => said.at > this.#read && said.who !== line.who).length;
  }

  /** All that was said has been seen. */
  readAll(): void {
    this.#read = this.table.said.at(-1)?.at ?? this.#read;
  }

  #hear(news: News): void {
    if (this.#brokenAt !== null) this.#missed++;
    this.#pending.push(news);
    this.#catchUp();
  }

  /** Put into words what came before the face of the game was there. */
  #catchUp(): void {
    const face = this.face();
    if (!face) return;
    if (!this.#begun) this.#begin();
    for (const news of this.#pending.splice(0)) {
      const entry = this.log.hear(news, this.table, face);
      if (!entry) continue;
      const name = entry.seat === null || !this.table.info ? null : seatName(this.table.info, entry.seat);
      this.announcer.say(name === null ? entry.text : t('table-told', { name, what: entry.text }));
    }
  }

  /** Open the log where it was left. */
  #begin(): void {
    const { past, seq } = this.table;
    const next = this.#pending[0]?.seq ?? (seq ?? 0) + 1;
    if (past) this.log.begin(past, next);
    this.#begun = true;
  }

  #lineChanged(live: boolean): void {
    if (!live) {
      if (this.table.info) this.#brokenAt ??= performance.now();
      return;
    }
    if (this.#brokenAt === null) return;
    const long = performance.now() - this.#brokenAt > LONG;
    if (this.#missed === 0 && this.table.turn) this.#unsure = long; // the turn itself may have been missed
    else if (long || this.#missed > 0) note(t('table-back', { news: this.#missed }));
    this.#brokenAt = null;
    this.#missed = 0;
  }

  #turnSaid(anew: boolean): void {
    if (anew) note(t('table-anew', { own: this.table.acting === null ? 'no' : 'yes' }));
    else if (this.#unsure) note(t('table-back', { news: 0 }));
    this.#unsure = false;
  }

  #turnChanged(face: GameFace, info: TableInfo): void {
    if (info.to_move === this.#mover && info.status === this.#status) return;
    const before = { mover: this.#mover, status: this.#status };
    this.#mover = info.to_move;
    this.#status = info.status;
    if (info.status === 'open') return;
    // What was refused before the game began matters no more.
    if (before.status === 'open') shown().forEach(({ id, bad }) => bad && dismiss(id));
    const { head, more } = turnLine(this.table, face);
    this.announcer.say(`${head} ${more}`.trim());
    if (before.status === undefined) return; // we have only just come
    if (info.status === 'over') play('end');
    else if (this.table.acting !== null && (document.hidden || !this.table.mine.includes(before.mover ?? -1))) play('turn');
  }
}
