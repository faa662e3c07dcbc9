import { type Done, type FromClient, type FromClub, VERSION } from '../wire';
import { type Frame, frame } from './frame';
import { refusal, Refusal } from './http';

/** What is told of one table. */
export interface Listener {
  /** The last news that was seen, to be told what was missed; null to be told all. */
  readonly since: () => number | null;
  readonly hear: (message: FromClub) => void;
  readonly see: (frame: Frame) => void;
}

interface Waiting {
  readonly done: (done: Done) => void;
  readonly failed: (why: Refusal) => void;
}

type Without<Message, Key extends PropertyKey> = Message extends unknown ? Omit<Message, Key> : never;
/** A wish without the number that the line gives it. */
export type Wish = Without<FromClient, 'id'>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** ms of silence until we ask whether the club still hears us, and how long it may take to answer. */
const SILENCE = 5000;
const PATIENCE = 3000;
/** Why a wish was not sent, and why nobody knows whether it was done. */
const LOST = 'line-lost';
const UNSURE = 'line-unsure';
const BROKEN: readonly string[] = [LOST, UNSURE];
/** A table that nobody has: to stop watching it is granted at once, and so serves as a question. */
const NOWHERE = '-';
/** The code of a socket that is closed because nothing went wrong. */
const BYE = 1000;

/** The one socket of this page: it comes back by itself, and takes up every table where it was left. */
class Line {
  /** Whether the club hears us now. */
  open = $state(false);
  /** Whether it was open before, so that a closed line is a lost one. */
  lost = $state(false);
  /** How far the magnets are prepared, from 0 to 1. */
  prepared = $state(1);
  /** Who the club takes this socket for. */
  who = $state<string | null>(null);

  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** Be told of a table from now on; the answer stops that. */
  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.open) void this.#watch(table, listener);
    else this.#connect();
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      if (this.open) this.tell({ t: 'unwatch', table });
    };
  }

  /** Ask for something; resolves once it is done and kept, fails with the reason if it is not. */
  ask(wish: Wish): Promise<Done> {
    if (!this.open || !this.#socket) return Promise.reject(refusal(LOST));
    const id = this.#next++;
    const answer = new Promise<Done>((done, failed) => this.#waiting.set(id, { done, failed }));
    this.#socket.send(JSON.stringify({ ...wish, id }));
    return answer;
  }

  /** Say something that needs no answer, such as where a hand is. */
  tell(wish: Wish): void {
    if (this.open) this.#socket?.send(JSON.stringify(wish));
  }

  /** Hang up and come back, because we are somebody else now. */
  again(): void {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.close(BYE);
    this.#closed();
  }

  /** Try at once, because the browser has a way out again. */
  hurry(): void {
    this.#wait = FIRST_WAIT;
    if (this.#socket) this.again();
    else this.#connect();
  }

  #connect(): void {
    if (this.#socket || this.#listeners.size === 0) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${VERSION}`);
    socket.binaryType = 'arraybuffer';
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => this.#heard(event.data);
    socket.onclose = () => this.#closed();
    this.#socket = socket;
  }

  #heard(data: string | ArrayBuffer): void {
    this.#listenOn();
    if (typeof data !== 'string') {
      const seen = frame(data);
      this.#listeners.get(seen.table)?.see(seen);
      return;
    }
    const message = JSON.parse(data) as FromClub;
    switch (message.t) {
      case 'welcome':
        this.#welcomed(message.who);
        break;
      case 'preparing':
        this.prepared = message.done;
        break;
      case 'done':
        this.#waiting.get(message.id)?.done(message);
        this.#waiting.delete(message.id);
        break;
      case 'refused':
        if (this.#waiting.has(message.id)) this.#waiting.get(message.id)?.failed(new Refusal(message.reason));
        else if (message.table) this.#listeners.get(message.table)?.hear(message);
        this.#waiting.delete(message.id);
        break;
      case 'snapshot':
        this.#listeners.get(message.info.table)?.hear(message);
        break;
      default:
        this.#listeners.get(message.table)?.hear(message);
    }
  }

  #welcomed(who: string | null): void {
    this.open = true;
    this.lost = false;
    this.prepared = 1;
    this.who = who;
    this.#wait = FIRST_WAIT;
    for (const [table, listener] of this.#listeners) void this.#watch(table, listener);
  }

  async #watch(table: string, listener: Listener): Promise<void> {
    try {
      await this.ask({ t: 'watch', table, since: listener.since() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (BROKEN.includes(error.reason.message)) return; // it is watched again when the line is back
      listener.hear({ t: 'refused', id: 0, table, reason: error.reason });
    }
  }

  /** Wait for the next word; after a long silence ask, and hang up if nobody answers. */
  #listenOn(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (!this.open) return;
      this.tell({ t: 'unwatch', table: NOWHERE, id: this.#next++ } as Wish);
      this.#silence = setTimeout(() => this.again(), PATIENCE);
    }, SILENCE);
  }

  #closed(): void {
    clearTimeout(this.#silence);
    this.lost ||= this.open;
    this.open = false;
    this.#socket = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.failed(refusal(UNSURE));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}

export const line = new Line();

// Whoever comes back to a sleeping phone need not wait for the next try; and a line that must be dead
// by now may not look live until its silence is noticed.
if (typeof addEventListener === 'function') {
  addEventListener('online', () => line.hurry());
  addEventListener('offline', () => line.again());
}
