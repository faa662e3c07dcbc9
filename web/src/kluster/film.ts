import type { Frame } from '../club/frame';
import type { KlusterView } from '../wire';
import { between, type Pose, poseOf } from './pose';

/** The whole table at one moment of a turn. */
export interface Sample {
  /** Sixtieths of a second since the turn began. */
  readonly tick: number;
  /** Every stone that is on the table or in a hand. */
  readonly poses: ReadonlyMap<number, Pose>;
  /** x, y, x, y, … in m of the 64 points of each cord. */
  readonly cords: readonly Float32Array[];
}

/** Ticks a second. */
export const TICKS = 60;
/** Ticks without a frame that mean: nothing moved until just before the next one. Fewer are a slow line. */
const REST = 6;

/** The table as a view shows it, between two turns. */
export function still(view: KlusterView, tick = 0): Sample {
  const poses = new Map<number, Pose>();
  view.stones.forEach((stone, number) => {
    if (stone.pose) poses.set(number, poseOf(stone.pose));
  });
  return { tick, poses, cords: view.cords.map((cord) => Float32Array.from(cord)) };
}

/** A turn as a row of samples, to be looked at for any moment. */
export class Film {
  #samples: Sample[];

  /** `keep`: how many samples are remembered; older ones go. */
  constructor(
    first: Sample,
    readonly keep = Infinity,
  ) {
    this.#samples = [first];
  }

  /** The tick of the oldest sample that is left. */
  get first(): number {
    return this.#samples[0]!.tick;
  }

  /** The tick of the newest sample. */
  get last(): number {
    return this.newest.tick;
  }

  get newest(): Sample {
    return this.#samples.at(-1)!;
  }

  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /** Put the next sample behind the others. */
  push(sample: Sample): void {
    if (sample.tick <= this.last) this.#samples = this.#samples.filter((one) => one.tick < sample.tick);
    this.#samples.push(sample);
    if (this.#samples.length > this.keep) this.#samples.splice(0, this.#samples.length - this.keep);
  }

  /** Take over what a live frame tells. */
  add(frame: Frame): void {
    const known = this.newest;
    const poses = new Map(known.poses);
    for (const stone of frame.gone) poses.delete(stone);
    for (const [stone, pose] of frame.stones) poses.set(stone, pose);
    const cords = known.cords.map((points, cord) => frame.cords.get(cord) ?? points);
    if (frame.tick - known.tick > REST) this.push({ ...known, tick: frame.tick - 1 });
    this.push({ tick: frame.tick, poses, cords });
  }

  /** The table at any tick, also between two samples. */
  at(tick: number): Sample {
    const rows = this.#samples;
    let low = 0;
    let high = rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (rows[middle]!.tick <= tick) low = middle;
      else high = middle - 1;
    }
    const before = rows[low]!;
    const after = rows[low + 1];
    if (!after || tick <= before.tick) return before;
    return mixed(before, after, (tick - before.tick) / (after.tick - before.tick), tick);
  }
}

/** A film of a kept track, as docs/records.md tells; `start` is the table before the turn. */
export async function unpacked(track: string, start: Sample): Promise<Film> {
  const folded = Uint8Array.from(atob(track), (letter) => letter.charCodeAt(0));
  const stream = new Blob([folded]).stream().pipeThrough(new DecompressionStream('deflate'));
  return told(new Uint8Array(await new Response(stream).arrayBuffer()), start);
}

const FINENESS = [1e4, 1e4, 1e4, 2000, 2000, 2000, 2000] as const;
const CORD_FINENESS = 5e3;

function told(bytes: Uint8Array, start: Sample): Film {
  const film = new Film({ ...start, tick: 0 });
  const stones = new Map<number, number[]>();
  for (const [stone, pose] of start.poses) stones.set(stone, FINENESS.map((fine, index) => Math.round(pose[index]! * fine)));
  const cords = start.cords.map((points) => Array.from(points, (metres) => Math.round(metres * CORD_FINENESS)));
  let at = 0;
  const next = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || scale > 2 ** 49) throw new RangeError('this is not the track of a turn');
      value += (byte & 127) * scale;
      if (byte < 128) return value % 2 ? -(value + 1) / 2 : value / 2;
    }
  };
  let tick = 0;
  while (at < bytes.length) {
    const passed = next();
    if (passed <= 0) throw new RangeError('this is not the track of a turn');
    const poses = new Map(film.newest.poses);
    const lines = [...film.newest.cords];
    for (let left = next(); left > 0; left--) {
      const stone = next();
      const row = stones.get(stone) ?? [0, 0, 0, 0, 0, 0, 0];
      stones.set(stone, row.map((value) => value + next()));
      poses.set(stone, pose(stones.get(stone)!));
    }
    for (let left = next(); left > 0; left--) {
      const stone = next();
      stones.delete(stone);
      poses.delete(stone);
    }
    for (let left = next(); left > 0; left--) {
      const number = next();
      const cord = cords[number];
      if (!cord) throw new RangeError('this is not the track of a turn');
      // First x of all points, then y.
      for (const offset of [0, 1]) for (let point = offset; point < cord.length; point += 2) cord[point]! += next();
      lines[number] = Float32Array.from(cord, (value) => value / CORD_FINENESS);
    }
    // What did not move for long began to move just before this sample, which are two ticks apart.
    if (passed > REST) film.push({ ...film.newest, tick: tick + passed - 2 });
    tick += passed;
    film.push({ tick, poses, cords: lines });
  }
  return film;
}

function pose(row: readonly number[]): Pose {
  const [x = 0, y = 0, z = 0, w = 1, i = 0, j = 0, k = 0] = row.map((value, index) => value / FINENESS[index]!);
  const size = Math.hypot(w, i, j, k) || 1;
  return [x, y, z, w / size, i / size, j / size, k / size];
}

function mixed(before: Sample, after: Sample, part: number, tick: number): Sample {
  const poses = new Map<number, Pose>();
  for (const [stone, from] of before.poses) {
    const to = after.poses.get(stone);
    if (to) poses.set(stone, between(from, to, part));
  }
  const cords = before.cords.map((from, cord) => {
    const to = after.cords[cord]!;
    return from === to ? from : from.map((value, index) => value + (to[index]! - value) * part);
  });
  return { tick, poses, cords };
}
