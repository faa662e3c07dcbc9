import {
  type BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector2,
} from 'three';
import { arrow } from '../arrow';
import type { Ghost, Pull } from '../ghost';
import { outline } from '../pose';

/** Colours of the best and of the others. */
const BEST = '#ffe27a';
const OTHER = '#ffffff';
const INK = '#1b1812';
/** m: how high above the table they are drawn. */
const LOW = 0.0012;
/** m: how large the words are; about as wide as a stone. */
const [WIDE, TALL] = [0.036, 0.0158];
/** Pixels of the words. */
const [PX, PY] = [164, 72];

/** How much larger what lies behind an arrow is, so that it stands out on wood and cord. */
const EDGE = 0.0012;

/** Outlines of stones where they would better lie, each with its rank and chance, and how to draw the cord before. */
export class Ghosts {
  readonly group = new Group();
  readonly #ring = new RingGeometry(0.84, 1, 56);
  readonly #rim = new RingGeometry(1, 1.07, 56);
  readonly #disc = new CircleGeometry(0.84, 56);
  #made: { dispose(): void }[] = [];
  shown: readonly Ghost[] = [];

  /** Show these and no others. */
  show(ghosts: readonly Ghost[]): void {
    if (ghosts === this.shown) return;
    this.#clear();
    this.shown = ghosts;
    for (const ghost of ghosts) this.#draw(ghost);
  }

  dispose(): void {
    this.#clear();
    for (const shape of [this.#ring, this.#rim, this.#disc]) shape.dispose();
  }

  #draw(ghost: Ghost): void {
    const best = ghost.rank === 1;
    const colour = best ? BEST : OTHER;
    this.#lay(this.#disc, ghost, colour, best ? 0.4 : 0.2);
    this.#lay(this.#rim, ghost, INK, 0.5);
    this.#lay(this.#ring, ghost, colour, best ? 1 : 0.8);
    if (ghost.pull) this.#point(ghost.pull, colour);
    const words = written(ghost, best);
    const paint = new SpriteMaterial({ map: words, depthTest: false, depthWrite: false, toneMapped: false });
    const sign = new Sprite(paint);
    sign.scale.set(WIDE, TALL, 1);
    sign.center.set(0.5, -0.6); // above the outline, as one sees it
    sign.position.set(ghost.pose[0], ghost.pose[1], LOW);
    sign.renderOrder = 12 - ghost.rank; // the best over the others
    this.group.add(sign);
    this.#made.push(words, paint);
  }

  /** A shape as large as the stone, seen from above, flat on the table. */
  #lay(shape: BufferGeometry, { size, pose }: Ghost, color: string, opacity: number): void {
    const { long, short, turn } = outline(size, pose);
    const flat = this.#painted(shape, color, opacity);
    flat.scale.set(long, short, 1);
    flat.rotation.z = (turn * Math.PI) / 180;
    flat.position.set(pose[0], pose[1], LOW);
  }

  /** An arrow along which a cord is to be drawn. */
  #point(pull: Pull, color: string): void {
    // Over the outlines, which it may lead to, and under the words.
    for (const [order, wider, paint] of [[6, EDGE, INK], [7, 0, color]] as const) {
      const shape = new ShapeGeometry(new Shape(arrow(pull, wider).map(([x, y]) => new Vector2(x, y))));
      this.#made.push(shape);
      const flat = this.#painted(shape, paint, 1);
      flat.position.z = LOW;
      flat.renderOrder = order;
    }
  }

  #painted(shape: BufferGeometry, color: string, opacity: number): Mesh {
    const paint = new MeshBasicMaterial({ color, opacity, transparent: true, depthWrite: false, depthTest: false, toneMapped: false });
    const flat = new Mesh(shape, paint);
    flat.renderOrder = 5;
    this.group.add(flat);
    this.#made.push(paint);
    return flat;
  }

  #clear(): void {
    for (const one of this.#made) one.dispose();
    this.#made = [];
    this.group.clear();
  }
}

/** Rank and chance on a small label. */
function written({ rank, chance }: Ghost, best: boolean): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PX, PY];
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = best ? BEST : OTHER;
  brush.beginPath();
  brush.roundRect(2, 2, PX - 4, PY - 4, PY / 2);
  brush.fill();
  brush.fillStyle = INK;
  brush.beginPath();
  brush.arc(PY / 2, PY / 2, PY / 2 - 8, 0, 2 * Math.PI);
  brush.fill();
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.font = '700 38px system-ui, sans-serif';
  brush.fillText(chance, (PX + PY) / 2 - 4, PY / 2 + 3, PX - PY - 4);
  brush.fillStyle = best ? BEST : OTHER;
  brush.fillText(String(rank), PY / 2, PY / 2 + 3);
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  return made;
}
