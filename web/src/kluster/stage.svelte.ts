import type { LiveTable } from '../club/table.svelte';
import { still as calm } from '../settings/settings.svelte';
import { play } from '../sound/sound';
import type { KlusterView, LastTurn, News, TurnEvent } from '../wire';
import { type AidsShown, aids } from './aids.svelte';
import { type Sample, still } from './film';
import type { Ghost } from './ghost';
import { framed } from './ground';
import { Hands } from './hands.svelte';
import { Lookout } from './lookout.svelte';
import { restingHeight } from './pose';
import { Reel } from './reel';
import { Story } from './story';
import type { Surface } from './surface';
import type { Quality, TableTop } from './tabletop';

/** m above its rest from which on a stone is in the air, and a ring shows where it would land. */
const AIRBORNE = 0.004;
/** ms between two lists of the stones while they move. */
const LISTED_EVERY = 200;
/** News after which the table is another. */
const CHANGES: readonly string[] = ['started', 'played', 'undone', 'gave_up', 'resumed'];

/** Everything that is shown at a table of Kluster, and the one loop that draws it, which sleeps while nothing moves. */
export class Stage {
  readonly hands: Hands;
  readonly lookout = new Lookout(
    () => this.#top,
    () => this.wake(),
  );
  /** Whether the browser has no WebGL, so that a plain picture is shown. */
  flat = $state(false);
  /** The table as it is drawn now, for the plain picture, and from time to time for those who listen. */
  sample = $state.raw<Sample>({ tick: 0, poses: new Map(), cords: [] });
  /** The last fault, as long as it is told. */
  told = $state.raw<LastTurn | null>(null);
  /** Whether a fault is shown again at this moment. */
  telling = $state(false);
  /** The cord under the pointer. */
  near: number | null = null;
  /** Whether the next Tab leaves the table, because Escape was pressed. */
  leaving = false;

  #top: TableTop | null = null;
  #reel: Reel;
  #view: KlusterView;
  #ghosts: readonly Ghost[] = [];
  /** A fault that is told, and how many seconds of it have been: a machine that draws slowly skips none of it. */
  #story: { story: Story; seconds: number } | null = null;
  #loop = 0;
  #last = 0;
  /** Whether we have just come, or come back: then the first frame shows everything. */
  #returned = true;
  #listing: ReturnType<typeof setTimeout> | undefined;
  #toList: Sample;
  #leaving: (() => void)[];

  constructor(
    readonly table: LiveTable,
    view: KlusterView,
  ) {
    this.#view = view;
    this.#reel = new Reel(still(view));
    this.sample = this.#toList = this.#reel.film.newest;
    this.hands = new Hands(table, () => this.wake());
    this.hands.heard(this.#reel.film.newest);
    this.#leaving = [
      table.onFrame((frame) => {
        if (table.turn === null) return; // of a turn that is over
        this.#reel.add(frame);
        this.hands.heard(this.#reel.film.newest);
        if (this.#returned) this.hands.adopt();
        this.#returned = false;
        this.wake();
      }),
      table.onTurnEvent((event) => this.#happened(event)),
      table.onNews((news) => this.#news(news)),
    ];
  }

  /** Draw on a canvas from now on; where there is no WebGL, `flat` becomes true. */
  async mount(canvas: HTMLCanvasElement): Promise<void> {
    const { TableTop } = await import('./tabletop');
    if (!canvas.isConnected) return;
    try {
      this.#top = new TableTop(canvas, wanted());
    } catch {
      this.flat = true; // three has told the console why
      return;
    }
    this.#top.setStones(this.#view.stones);
    this.#top.show(this.#reel.film.newest);
    this.#top.advise(this.#ghosts);
    this.dress();
    this.lookout.fit();
  }

  /** How pixels of the picture and places on the table belong together. */
  get surface(): Surface | null {
    return this.#top?.eye ?? null;
  }

  /** By day or in the evening. */
  dress(): void {
    this.#top?.dress(document.documentElement.dataset.theme === 'dark');
    this.wake();
  }

  /** What training tables show. */
  aid(shown: AidsShown): void {
    this.#top?.aids(aids(shown, this.#view));
    this.wake();
  }

  /** Where stones would better lie. What goes beyond the cords is all shown, above the words at the foot of the picture. */
  advise(ghosts: readonly Ghost[], words: number): void {
    const far = (shown: readonly Ghost[]) => shown.some(({ pull }) => pull);
    const changes = far(ghosts) || far(this.#ghosts);
    this.#ghosts = ghosts;
    this.#top?.advise(ghosts);
    if (changes) this.lookout.cover(far(ghosts) ? words : 0);
    this.wake();
  }

  /** The club has told how the table is between two turns, or tells everything anew. */
  receive(view: KlusterView): void {
    if (view === this.#view) return;
    this.#view = view;
    this.#reel = new Reel(still(view));
    this.hands.heard(this.#reel.film.newest);
    if (this.table.turn === null || this.table.turn.tick <= 1) this.hands.drop();
    this.#top?.setStones(view.stones);
    this.#top?.show(this.#reel.film.newest);
    this.lookout.follow(view);
    this.wake();
  }

  /** The line to the club is back. */
  returned(): void {
    this.#returned = true;
  }

  /** Show the fault no longer. */
  skip(): void {
    this.#story = null;
    this.telling = false;
    this.#top?.fade([...this.#view.stones.keys()], 1);
    this.#top?.glow([]);
    this.wake();
  }

  /** Draw again. */
  wake(): void {
    this.#loop ||= requestAnimationFrame((now) => this.#draw(now));
  }

  close(): void {
    cancelAnimationFrame(this.#loop);
    clearTimeout(this.#listing);
    for (const leave of this.#leaving) leave();
    this.#top?.dispose();
    this.#top = null;
  }

  #draw(now: number): void {
    this.#loop = 0;
    const passed = Math.min(0.1, Math.max(0, now - this.#last) / 1000);
    const steady = now - this.#last < 250;
    this.#last = now;
    const moving = this.hands.pass(now, steady ? passed : 1 / 60);
    const live = this.#reel.at(now);
    const scene = this.#story?.story.at(this.#story.seconds) ?? null;
    if (this.#story && scene) this.#story.seconds += passed;
    else if (this.#story) this.skip();
    const sample = scene?.sample ?? this.#withHands(live, now);
    if (this.flat) this.sample = sample;
    const top = this.#top;
    if (top) {
      top.show(sample);
      top.hold(scene ? [] : this.#airborne(sample), this.hands.parked?.stone);
      top.light(this.hands.grip?.cord ?? this.near);
      if (scene) {
        top.glow(this.#story!.story.last.taken, scene.glow);
        top.fade(this.#story!.story.last.taken, scene.left);
      }
      top.render(moving || this.#reel.moving);
    }
    if (moving || scene || this.#reel.moving) this.wake();
    this.#list(this.flat ? sample : this.#withHands(live, now));
  }

  /** Own hands are drawn at once, from what they want. */
  #withHands(sample: Sample, now: number): Sample {
    const own = this.hands.drawn(now);
    if (!own.size || this.table.turn?.phase !== 'open') return sample;
    return { ...sample, poses: new Map([...sample.poses, ...own]) };
  }

  #airborne(sample: Sample): number[] {
    const found: number[] = [];
    for (const [stone, pose] of sample.poses) {
      const size = this.#view.stones[stone]?.size;
      if (size && pose[2] > restingHeight(size, pose) + AIRBORNE) found.push(stone);
    }
    return found;
  }

  /** Those who listen, and tests, read where the stones are. */
  #list(sample: Sample): void {
    this.#toList = sample;
    this.#listing ??= setTimeout(() => {
      this.#listing = undefined;
      this.sample = this.#toList;
    }, LISTED_EVERY);
  }

  #happened(event: TurnEvent): void {
    if (event.kind === 'fault') play('clack');
    if (event.kind === 'restarted') {
      this.#reel = new Reel(still(this.#view));
      this.hands.heard(this.#reel.film.newest);
      this.hands.drop();
    }
    if (event.kind === 'fell' || event.kind === 'joined') play('rest');
    this.wake();
  }

  #news(news: News): void {
    if (news.view?.game !== 'kluster') return;
    if (!CHANGES.includes(news.what)) {
      this.#view = news.view; // the same table, told again with something that somebody said
      return;
    }
    const { last } = news.view;
    if (news.what === 'played' && last) this.#tell(last);
    this.receive(news.view);
  }

  #tell(last: LastTurn): void {
    this.told = last.faults.length ? last : null;
    if (!last.faults.length || calm() || document.hidden) return;
    this.#story = { story: new Story(this.#reel.film, last, this.#edge(last.seat)), seconds: 0 };
    this.telling = true;
    this.wake();
  }

  /** Where on the table the stock of a seat is taken to be: near us for our own, else on the other side. */
  #edge(seat: number): readonly [number, number] {
    const { left, top, width, height } = framed(this.#reel.film.newest.cords);
    const up = this.surface?.axes.up ?? [0, 1];
    const side = this.table.mine.includes(seat) ? -1 : 1;
    const far = Math.max(width, height) * 0.7 * side;
    return [left + width / 2 + up[0] * far, top - height / 2 + up[1] * far];
  }
}

/** How finely to draw, if the address asks for it as `?quality=2`: for pictures, and for machines that are taken for slower than they are. */
function wanted(): { quality?: Quality } {
  const asked = new URLSearchParams(location.search).get('quality');
  return asked === '0' || asked === '1' || asked === '2' ? { quality: Number(asked) as Quality } : {};
}
