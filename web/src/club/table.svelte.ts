import type { Done, FromClub, GameView, Line as Said, News, Reason, TableInfo, TurnEvent, TurnNow } from '../wire';
import { type Frame, merged } from './frame';
import { Refusal } from './http';
import { line, type Wish } from './line.svelte';
import { forget, type Memory, recall } from './memory';

type Own = Wish extends infer One ? (One extends { table: string } ? Omit<One, 'table'> : never) : never;
/** A wish about the table that it is said to. */
export type TableWish = Own;

/** How many news are remembered for the log. */
const REMEMBERED = 400;

/** What this browser knows of one table, kept up to date while it is open. */
export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  /** The seat through whose eyes the view is; null for an onlooker. */
  viewer = $state.raw<number | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** What has happened since this page was opened, the oldest first. */
  news = $state.raw<readonly News[]>([]);
  /** How far a live turn of Kluster has come. */
  turn = $state.raw<TurnNow | null>(null);
  /** The last news that was heard; null before the first word. */
  seq = $state<number | null>(null);
  /** What was told at an earlier visit. */
  past = $state.raw<Memory | null>(null);
  /** Why the table cannot be watched. */
  refused = $state.raw<Reason | null>(null);
  /** Whether what is shown is how the table is now. False: it may have gone on without us. */
  live = $derived.by(() => line.open && this.#fresh);
  /** When the information about the clocks came: `performance.now()`. */
  clockedAt = 0;

  #fresh = $state(false);
  #frames = new Set<(frame: Frame) => void>();
  /** All that frames have shown of the turn that is under way, for those who come later. */
  #shown: Frame | null = null;
  /** Which live turn was seen last, and how far it had come. */
  #latest = { turn: '', tick: 0 };
  #events = new Set<(event: TurnEvent) => void>();
  #turns = new Set<(anew: boolean) => void>();
  #told = new Set<(news: News) => void>();
  #wishes = new Set<(wish: TableWish, refused: Reason | null) => void>();
  #leave: () => void;
  #stop: () => void;

  constructor(readonly id: string) {
    this.#leave = line.listen(id, {
      since: () => this.#since(),
      hear: (message) => this.#hear(message),
      see: (frame) => {
        this.#latest.tick = Math.max(this.#latest.tick, frame.tick);
        this.#shown = merged(this.#shown, frame);
        this.#frames.forEach((show) => show(frame));
      },
    });
    // Once the line breaks, what we show is old until the club has told us more.
    this.#stop = $effect.root(() => {
      $effect(() => {
        if (!line.open) this.#fresh = false;
      });
    });
  }

  /** The seats that are played from this browser. */
  get mine(): readonly number[] {
    const who = line.who;
    if (!this.info || who === null) return [];
    return this.info.seats.flatMap((seat, number) => (seat.who === who ? [number] : []));
  }

  /** The own seat whose turn it is. */
  get acting(): number | null {
    const seat = this.info?.to_move ?? null;
    return seat !== null && this.info?.status === 'playing' && this.mine.includes(seat) ? seat : null;
  }

  /** Whether this browser opened the table. */
  get hosting(): boolean {
    return this.info !== null && this.info.host === line.who;
  }

  /** Ask for something at this table; fails with the reason if it is not done. */
  async ask(wish: TableWish): Promise<Done> {
    try {
      const done = await line.ask({ ...wish, table: this.id } as Wish);
      this.#wishes.forEach((hear) => hear(wish, null));
      return done;
    } catch (error) {
      if (error instanceof Refusal) this.#wishes.forEach((hear) => hear(wish, error.reason));
      throw error;
    }
  }

  /** Say something at this table that needs no answer. */
  tell(wish: TableWish): void {
    line.tell({ ...wish, table: this.id } as Wish);
    this.#wishes.forEach((hear) => hear(wish, null));
  }

  /** Be told what this browser asks for and says here, with the reason if it is refused; the answer stops that. */
  onWish(hear: (wish: TableWish, refused: Reason | null) => void): () => void {
    this.#wishes.add(hear);
    return () => this.#wishes.delete(hear);
  }

  /** Be shown the frames of live turns, at first what they have shown so far; the answer stops that. */
  onFrame(show: (frame: Frame) => void): () => void {
    this.#frames.add(show);
    if (this.#shown) show(this.#shown);
    return () => this.#frames.delete(show);
  }

  /** Be told what happens in a live turn besides movement; the answer stops that. */
  onTurnEvent(hear: (event: TurnEvent) => void): () => void {
    this.#events.add(hear);
    return () => this.#events.delete(hear);
  }

  /** Be told how a live turn stands each time it is said, and whether it has begun anew; the answer stops that. */
  onTurn(hear: (anew: boolean) => void): () => void {
    this.#turns.add(hear);
    return () => this.#turns.delete(hear);
  }

  /** Be told of each news once, after it has changed `info` and `view`; the answer stops that. */
  onNews(hear: (news: News) => void): () => void {
    this.#told.add(hear);
    return () => this.#told.delete(hear);
  }

  /** Be told no more. */
  close(): void {
    this.#stop();
    this.#leave();
  }

  #hear(message: FromClub): void {
    switch (message.t) {
      case 'snapshot':
        this.seq = message.seq;
        this.#shown = null; // a frame with everything follows
        this.#now(message.info, message.view, message.viewer);
        this.said = message.said;
        this.refused = null;
        break;
      case 'news':
        this.seq = message.seq;
        this.#happened(message);
        break;
      case 'presence':
        if (this.info) {
          const seats = this.info.seats.map((seat, number) => ({ ...seat, here: message.here[number] ?? false }));
          this.info = { ...this.info, seats, onlookers: message.onlookers };
        }
        break;
      case 'turn':
        this.#turned(message);
        break;
      case 'turn_event':
        this.#occurred(message);
        break;
      case 'refused':
        if (message.id === 0 && !this.info) {
          this.refused = message.reason;
          forget(this.id);
        }
        else if (message.reason.message === 'sent-away') this.refused = message.reason;
        break;
    }
  }

  /** The news after which the club should begin: at first what was heard at an earlier visit by the same person. */
  #since(): number | null {
    if (this.seq !== null) return this.seq;
    this.past = recall(this.id, line.who);
    this.said = this.past?.said ?? [];
    return this.past?.seq ?? null;
  }

  /** A live turn has come so far. The club keeps none of it: if it was closed meanwhile, the same turn is at an earlier tick. */
  #turned(now: TurnNow): void {
    const last = this.view?.game === 'kluster' ? this.view.last : null;
    const turn = JSON.stringify([now.seat, last]);
    const anew = turn === this.#latest.turn && now.tick < this.#latest.tick;
    this.#latest = { turn, tick: now.tick };
    this.turn = now.phase === 'over' ? null : now;
    if (this.turn === null) this.#shown = null;
    if (anew) this.#occurred({ t: 'turn_event', table: this.id, tick: now.tick, kind: 'restarted', stones: [], cords: [] });
    this.#turns.forEach((hear) => hear(anew));
  }

  #occurred(event: TurnEvent): void {
    if (event.kind === 'restarted') {
      this.#shown = null;
      this.#latest.tick = 0;
    }
    this.#events.forEach((hear) => hear(event));
  }

  #happened(news: News): void {
    if (news.info && news.viewer !== undefined) this.#now(news.info, news.view, news.viewer);
    if (news.what === 'said' && news.who && news.name && news.text) {
      this.said = [...this.said, { at: news.at, who: news.who, name: news.name, text: news.text }];
    }
    this.news = [...this.news, news].slice(-REMEMBERED);
    this.#told.forEach((hear) => hear(news));
  }

  #now(info: TableInfo, view: GameView | null, viewer: number | null): void {
    this.info = info;
    this.view = view;
    this.viewer = viewer;
    this.clockedAt = performance.now();
    this.#fresh = true;
  }
}
