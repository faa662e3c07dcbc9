import type { LiveTable, TableWish } from '../club/table.svelte';
import { play } from '../sound/sound';
import type { Sample } from './film';
import { CordHand } from './grip.svelte';
import { Hand, HOVER } from './hand';
import { nearestNode, type Node } from './nearest';
import { type Pose, restingHeight, steepness } from './pose';
import { roomiest } from './roomiest';
import { Situation } from './situation';
import { leftInTheAir, notDown } from './stock';
import { type Grip, off, sent, Teller } from './teller';
import { granted, quietly } from './wishes';

/** ms that a stone which has landed here may need to land in the club's world too. */
const LANDING = 600;
/** m above its rest up to which a stone is surely down. */
const LOW = 0.0015;
/** m between two hands that are not in each other's way. */
const BESIDE = 0.06;
/** ms that a hand rests, and m that its stone is elsewhere: then something has stopped it. */
const STOPPED = 300;
const ASTRAY = 0.003;

/** The two hands of whoever plays from this browser: what they hold, and what the club is told of it. */
export class Hands extends Situation {
  /** The hand that the pointer moves. */
  active = $state<0 | 1>(0);
  /** What each hand holds. */
  held = $state.raw<readonly (Hand | null)[]>([null, null]);
  readonly cord: CordHand;
  /** Whether the stone in the active hand is down and will be placed when it is let go. */
  landed = $state(false);
  /** Whether the club has not answered for a while. */
  stalled = $state(false);
  /** m between the table and the stone in the active hand. */
  height = $state(HOVER);
  /** Whether the stone in the active hand is on edge. */
  standing = $state(false);
  /** Where the hand is on the table, also while it is empty. */
  spot: [number, number] = [0, 0];
  /** The newest that the club has shown. */
  newest: Sample = { tick: 0, poses: new Map(), cords: [] };

  #teller: Teller;
  /** Those whose stone the club has given out. */
  #sure = new WeakSet<Hand>();
  #placing: { hand: Hand; by: number } | null = null;
  /** Whether a stone was let go in this turn. */
  #placed = false;
  /** Whether the hands have taken the first stone of this turn. */
  #begun = false;
  #movedAt = 0;

  constructor(
    table: LiveTable,
    /** Draw again, because something changed. */
    readonly wake: () => void,
  ) {
    super(table);
    this.#teller = new Teller(table);
    this.cord = new CordHand(table, wake);
  }

  /** The cord that is drawn. */
  get grip(): Grip | null {
    return this.cord.grip;
  }

  /** The stone in the active hand. */
  get hand(): Hand | null {
    return this.held[this.active] ?? null;
  }

  /** What the other hand holds. */
  get parked(): Hand | null {
    return this.held[1 - this.active] ?? null;
  }

  /** The stones in both hands. */
  get stones(): readonly number[] {
    return this.held.flatMap((hand) => (hand ? [hand.stone] : []));
  }

  /** The stones that can be taken: those of the stock that are not on the table. */
  get stock(): readonly number[] {
    return notDown(this.view, this.newest, this.stones);
  }

  /** Take a stone into the active hand, in place of what it holds. */
  take(stone: number): void {
    const size = this.view?.stones[stone]?.size;
    if (!this.free || !size || this.stones.includes(stone)) return;
    const lying = this.newest.poses.get(stone);
    if (lying) this.spot = [lying[0], lying[1]];
    const hand = new Hand(stone, size, this.#room(), this.stands ? 90 : 0);
    if (lying) hand.from(lying);
    const [number, before] = [this.active, this.hand];
    this.#hold(number, hand);
    void this.#ask({ t: 'hand', seat: this.table.acting!, hand: number, stone, ...sent(hand.aim) }).then((taken) => {
      if (taken) this.#sure.add(hand);
      else if (this.held[number] === hand) this.#hold(number, before);
    });
  }

  /** Begin a turn: a stone is in the hand at once, where nothing is in its way. */
  begin(): void {
    if (this.#begun || !this.free || !this.wanting || this.stones.length) return;
    this.#begun = true;
    this.spot = roomiest(this.newest);
    this.carry();
  }

  /** Take a stone if the hand is empty and one is to be placed. */
  carry(): void {
    if (this.hand || this.grip || this.#placed || !this.free || !this.wanting) return;
    const stone = this.stock.find((one) => !this.stones.includes(one));
    if (stone !== undefined) this.take(stone);
  }

  /** Carry a stone over a place on the table, turned like this; it is the player who lowers it. */
  bring(stone: number, [x, y]: readonly [number, number], turned: Pick<Hand, 'yaw' | 'tilt' | 'down'>): void {
    if (this.parked?.stone === stone) this.other();
    else if (this.hand?.stone !== stone) this.take(stone);
    if (this.hand?.stone !== stone) return;
    this.move(x, y);
    this.handle((hand) => Object.assign(hand, turned));
  }

  /** Move the hand to a place on the table, or the point of the cord that it holds. */
  move(x: number, y: number): void {
    if (!this.cord.draw(x, y) && !this.#placing) {
      this.spot = [x, y];
      if (this.hand) [this.hand.x, this.hand.y] = [x, y];
    }
    this.wake();
  }

  /** Lower the stone, or stop: then it rises, or is placed if it has come down. */
  lower(down: boolean): void {
    const hand = this.hand;
    if (!hand || !this.free || this.#placing) return;
    if (!down && hand.lowering && hand.landed) this.#placing = { hand, by: performance.now() + LANDING };
    else hand.lowering = down;
    this.wake();
  }

  /** Do something with the stone in the active hand, such as turning it. */
  handle(deed: (hand: Hand) => void): void {
    if (this.hand && !this.#placing) deed(this.hand);
    this.wake();
  }

  /** Leave this hand where it is and go on with the other. */
  other(): void {
    if (this.hand) this.hand.lowering = false;
    this.active = this.active ? 0 : 1;
    if (this.hand) this.spot = [this.hand.x, this.hand.y];
    this.wake();
  }

  /** Put the stone of the active hand back into the stock. */
  async putBack(): Promise<void> {
    const [number, hand] = [this.active, this.hand];
    if (hand && this.free && (await this.#ask({ t: 'put_back', seat: this.table.acting!, hand: number }))) this.#hold(number, null);
  }

  /** Take hold of a cord, at a point or where it is nearest to the hand; that point then follows the hand. */
  grab(node: Node | null = nearestNode(this.newest.cords, ...this.spot)): void {
    if (node && this.free) this.cord.grab(node);
  }

  letGo(): void {
    if (!this.grip) return;
    this.#speak(performance.now(), true); // the last of the way too
    this.cord.letGo();
  }

  /** End the turn; the club takes what the hands hold back into the stock. */
  async end(): Promise<void> {
    if (this.free && (await this.#ask({ t: 'end_turn', seat: this.table.acting! }))) this.drop();
  }

  /** The hands are empty: the turn is over, or began anew. */
  drop(): void {
    this.held = [null, null];
    this.cord.grip = this.#placing = null;
    this.#teller = new Teller(this.table);
    this.stalled = this.landed = this.standing = this.#placed = this.#begun = false;
    this.active = 0;
    this.wake();
  }

  /** The club has shown something. */
  heard(sample: Sample): void {
    this.newest = sample;
    this.#teller.answered();
    this.stalled = false;
  }

  /** Let time pass up to `now` in ms; whether the hands still move. */
  pass(now: number, seconds: number): boolean {
    let moving = this.#placing !== null || this.grip !== null;
    for (const hand of this.held) if (hand?.pass(seconds)) moving = true;
    if (moving) this.#movedAt = now;
    if (this.#placing && (now > this.#placing.by || this.#down(this.#placing.hand))) void this.#release(this.#placing.hand);
    this.#speak(now);
    const { hand } = this;
    this.landed = hand?.landed ?? false;
    this.standing = (hand?.tilt ?? 0) > 0;
    this.height = hand ? Math.round(hand.height * 1000) / 1000 : HOVER;
    this.stalled = this.#teller.stalled(now);
    return now - this.#movedAt < STOPPED + 100 || this.#teller.waiting;
  }

  /** Where the stones in the hands are drawn: at once where they should be by now, but where the club shows them if something has stopped them. */
  drawn(now: number): Map<number, Pose> {
    const own = new Map<number, Pose>();
    const resting = now - this.#movedAt > STOPPED;
    for (const hand of this.held) if (hand && !(resting && off(hand, this.newest) > ASTRAY)) own.set(hand.stone, hand.pose);
    return own;
  }

  /** After coming back in the middle of a turn: take up the stones that the hands were left with, or begin anew. */
  adopt(): void {
    if (!this.free || this.stones.length) return;
    const hanging = leftInTheAir(this.view, this.newest);
    if (!hanging.length) return this.begin();
    for (const { stone, size, pose } of hanging) {
      const hand = new Hand(stone, size, [pose[0], pose[1]], steepness(pose) >= 45 ? 90 : 0);
      hand.from(pose);
      void this.#found(hand);
    }
  }

  async #found(hand: Hand): Promise<void> {
    const wish = { t: 'hand', seat: this.table.acting!, stone: hand.stone, ...sent(hand.aim) } as const;
    const number = (await quietly(this.table, { ...wish, hand: 0 })) ? 0 : 1; // what is in one hand is refused to the other
    if (number === 1 && !(await quietly(this.table, { ...wish, hand: 1 }))) return;
    this.#sure.add(hand);
    this.spot = [hand.x, hand.y];
    this.active = number;
    this.#hold(number, hand);
  }

  /** Where a stone comes into the active hand: where that is, or beside the other hand if they are in one place. */
  #room(): [number, number] {
    const { parked } = this;
    if (parked && Math.hypot(parked.x - this.spot[0], parked.y - this.spot[1]) < BESIDE) {
      this.spot = [parked.x + (parked.x > 0 ? -BESIDE : BESIDE), parked.y];
    }
    return [...this.spot];
  }

  #hold(number: 0 | 1, hand: Hand | null): void {
    this.held = this.held.map((one, index) => (index === number ? hand : one));
    this.#teller.forget(number);
    this.wake();
  }

  /** Whether a stone is down in the club's world as well. */
  #down(hand: Hand): boolean {
    const pose = this.newest.poses.get(hand.stone);
    return pose !== undefined && pose[2] < restingHeight(hand.size, pose) + LOW && Math.hypot(pose[0] - hand.x, pose[1] - hand.y) < ASTRAY;
  }

  async #release(hand: Hand): Promise<void> {
    this.#placing = null;
    const number = this.held.indexOf(hand) as 0 | 1 | -1;
    if (number < 0 || !this.free) return;
    this.#speak(performance.now(), true);
    const released = await this.#ask({ t: 'release', seat: this.table.acting!, hand: number });
    hand.lowering = false;
    if (!released) return this.wake();
    play('lay');
    this.#placed = true;
    this.#hold(number as 0 | 1, null);
  }

  async #ask(wish: TableWish): Promise<boolean> {
    const teller = this.#teller;
    teller.asked(performance.now());
    this.wake();
    const done = await granted(this.table, wish);
    teller.answered();
    return done;
  }

  /** Tell the club what the hands want, but for stones that it has not given them yet. */
  #speak(now: number, at_once = false): void {
    if (!this.free) return;
    const sure = this.held.map((hand) => (hand && this.#sure.has(hand) ? hand : null));
    this.#teller.say(sure, this.grip, this.newest, now, at_once);
  }
}
