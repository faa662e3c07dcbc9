/** x, y, z in m and the quaternion w, x, y, z. */
export type Pose = readonly [number, number, number, number, number, number, number];

/** What has moved in a sixtieth of a second of a live turn. */
export interface Frame {
  readonly table: string;
  readonly tick: number;
  readonly stones: ReadonlyMap<number, Pose>;
  /** Back in the stock. */
  readonly gone: readonly number[];
  /** x, y, x, y, … in m of 64 points. */
  readonly cords: ReadonlyMap<number, Float32Array>;
}

const POINTS = 128;

/** A binary message of the club, as docs/protocol.md lays it out. */
export function frame(data: ArrayBuffer): Frame {
  const view = new DataView(data);
  let at = 0;
  const byte = () => view.getUint8(at++);
  const float = () => {
    const value = view.getFloat32(at, true);
    at += 4;
    return value;
  };
  const length = byte();
  const table = new TextDecoder().decode(new Uint8Array(data, at, length));
  at += length;
  const tick = view.getUint32(at, true);
  at += 4;
  const stones = new Map<number, Pose>();
  for (let left = byte(); left > 0; left--) {
    const stone = byte();
    stones.set(stone, [float(), float(), float(), float(), float(), float(), float()]);
  }
  const gone: number[] = [];
  for (let left = byte(); left > 0; left--) gone.push(byte());
  const cords = new Map<number, Float32Array>();
  for (let left = byte(); left > 0; left--) cords.set(byte(), Float32Array.from({ length: POINTS }, float));
  return { table, tick, stones, gone, cords };
}

/** Two frames as one, for somebody who has seen neither. */
export function merged(before: Frame | null, after: Frame): Frame {
  if (!before) return after;
  const stones = new Map([...before.stones, ...after.stones]);
  for (const stone of after.gone) stones.delete(stone);
  const gone = new Set([...before.gone, ...after.gone].filter((stone) => !stones.has(stone)));
  return { table: after.table, tick: after.tick, stones, gone: [...gone], cords: new Map([...before.cords, ...after.cords]) };
}
