import {
  ACESFilmicToneMapping,
  Mesh,
  MeshBasicMaterial,
  type Material,
  MeshLambertMaterial,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  type Texture,
  WebGLRenderer,
} from 'three';
import type { Stone } from '../wire';
import type { Sample } from './film';
import { type Ghost, reach } from './ghost';
import { framed, type Ground } from './ground';
import type { Pose } from './pose';
import { Eye, type Look } from './top/eye';
import { Ghosts } from './top/ghosts';
import { oak } from './top/oak';
import { likely, Pace, type Quality } from './top/pace';
import { Pebble, Pebbles } from './top/pebble';
import { Lamps, reflections } from './top/room';
import { Rope, weave } from './top/rope';
import { Sketch } from './top/sketch';

export type { Look, Quality };

/** What training tables show beside the stones. */
export interface Aids {
  readonly poles?: boolean;
  readonly field?: boolean;
  /** For each kind of stone the distance in m at which two begin to slide. */
  readonly reach?: Readonly<Record<string, number>> | null;
}

const TABLE = 6;
const EVENING = 0xb5a594;
const SHADOWS = [0, 1024, 2048] as const;
const FINEST = [1, 1.25, 2] as const;

/** The oak table with its stones and cords, drawn with three; z is up, lengths are metres as the club tells them. */
export class TableTop {
  readonly eye = new Eye();
  /** m round the cords that are in the picture too. */
  readonly margin = 0.025;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #lamps = new Lamps(this.#scene);
  readonly #sketch = new Sketch();
  readonly #ghosts = new Ghosts();
  readonly #shared: Pebbles;
  readonly #weave = weave();
  readonly #mirrored: Texture | null;
  readonly #wood: Texture;
  readonly #board: Mesh;
  readonly #pace: Pace;
  #pebbles: Pebble[] = [];
  #ropes: Rope[] = [];
  #cords: ArrayLike<number>[] = [];
  #ground: Ground = framed([]);
  #aids: Aids = {};
  #dark = false;

  /** Fails where the browser has no WebGL. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    { quality }: { quality?: Quality } = {},
  ) {
    const first = quality ?? likely(drawnBy());
    this.#renderer = new WebGLRenderer({ canvas, antialias: first > 0, powerPreference: 'high-performance' });
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.05;
    this.#renderer.shadowMap.type = PCFShadowMap;
    // Without a graphics card nothing mirrors anything: to make that picture alone would take seconds.
    this.#mirrored = first ? reflections(this.#renderer) : null;
    this.#wood = oak(TABLE);
    this.#shared = new Pebbles(this.#mirrored);
    this.#board = new Mesh(new PlaneGeometry(TABLE, TABLE));
    this.#board.receiveShadow = true;
    this.#scene.add(this.#board, this.#sketch.group, this.#ghosts.group);
    this.#pace = new Pace(first, (now) => this.#draws(now));
    this.dress(false);
    this.#draws(this.#pace.quality);
  }

  get quality(): Quality {
    return this.#pace.quality;
  }

  /** The part of the table that holds all cords. */
  get ground(): Ground {
    return this.#ground;
  }

  /** By day, or in the evening. */
  dress(dark: boolean): void {
    this.#dark = dark;
    this.#lamps.dress(dark);
    if (this.#board.material instanceof MeshBasicMaterial) this.#board.material.color.set(dark ? EVENING : 0xffffff);
  }

  /** The stones of the game; those with a pose are shown there. */
  setStones(stones: readonly Stone[]): void {
    const same = stones.length === this.#pebbles.length && stones.every((one, number) => one.size.every((axis, k) => axis === this.#pebbles[number]!.stone.size[k]));
    if (!same) {
      for (const old of this.#pebbles) {
        this.#scene.remove(old.group);
        old.dispose();
      }
      this.#pebbles = stones.map((stone, number) => new Pebble(stone, number, this.#shared));
      for (const made of this.#pebbles) this.#scene.add(made.group);
    }
    stones.forEach((stone, number) => this.pose(number, stone.pose as Pose | null));
    this.#marked();
  }

  /** Show a stone somewhere, or nowhere. */
  pose(stone: number, pose: Pose | null): void {
    const pebble = this.#pebbles[stone];
    if (pebble) pebble.pose = pose;
  }

  /** Lay a cord: x, y, x, y, … in m. */
  cord(number: number, points: ArrayLike<number>): void {
    if (this.#cords[number] === points) return;
    if (!this.#ropes[number]) {
      const rope = new Rope(this.#weave);
      this.#ropes[number] = rope;
      this.#scene.add(rope.mesh);
    }
    this.#cords[number] = points;
    this.#ropes[number].lay(points);
  }

  /** Show a moment of a film; stones that are nowhere in it are not shown. */
  show(sample: Sample): void {
    this.#pebbles.forEach((pebble, number) => {
      const pose = sample.poses.get(number) ?? null;
      if (pebble.pose !== pose) pebble.pose = pose;
    });
    sample.cords.forEach((points, number) => this.cord(number, points));
  }

  /** Stones that glow, from 0 to 1, and stop when they are named no more. */
  glow(stones: readonly number[], strength = 1): void {
    this.#pebbles.forEach((pebble, number) => (pebble.glow = stones.includes(number) ? strength : 0));
  }

  /** How much is left of stones that go away. */
  fade(stones: readonly number[], left: number): void {
    for (const stone of stones) if (this.#pebbles[stone]) this.#pebbles[stone].faded = left;
  }

  /** The stones in hands: a ring shows where each would land, in dashes for those that are parked. */
  hold(stones: readonly number[], parked?: number): void {
    this.#pebbles.forEach((pebble, number) => (pebble.held = !stones.includes(number) ? 'no' : number === parked ? 'parked' : 'active'));
  }

  /** The cord that can be grabbed at this moment. */
  light(cord: number | null): void {
    this.#ropes.forEach((rope, number) => (rope.lit = number === cord));
  }

  /** Where stones would better lie. */
  advise(ghosts: readonly Ghost[]): void {
    this.#ghosts.show(ghosts);
  }

  /** What training tables show. */
  aids(aids: Aids): void {
    this.#aids = aids;
    this.#marked();
  }

  /** Look from somewhere, so that all cords are in the picture, and all that is advised. */
  view(look: Look = this.eye.look): void {
    this.#ground = framed([...this.#cords, ...reach(this.#ghosts.shown)], this.margin);
    this.eye.fit(this.#ground, look);
    const { left, top, width, height } = this.#ground;
    this.#lamps.over(left + width / 2, top - height / 2, Math.max(width, height) * 0.75);
  }

  /** Take the size that the page gives to the canvas. */
  resize(width = this.canvas.clientWidth, height = this.canvas.clientHeight, covered = 0): void {
    this.eye.resize(width, height, covered);
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, FINEST[this.quality]));
    this.#renderer.setSize(width, height, false);
  }

  /** Draw one picture. `moving`: others follow, so that it counts how long they take. */
  render(moving = false): void {
    if (this.#aids.field) this.#sketch.field(this.#pebbles, this.#ground);
    this.#sketch.rings(this.#pebbles, this.#aids.reach ?? null);
    this.#renderer.render(this.#scene, this.eye.camera);
    if (moving) this.#pace.drawn(performance.now());
  }

  /** The picture as it is now, as a PNG. */
  toBlob(): Promise<Blob> {
    this.render();
    return new Promise((done, failed) => this.canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
  }

  dispose(): void {
    for (const pebble of this.#pebbles) pebble.dispose();
    for (const rope of this.#ropes) rope.dispose();
    for (const one of [this.#shared, this.#sketch, this.#ghosts, this.#weave, this.#wood, this.#mirrored]) one?.dispose();
    (this.#board.material as Material).dispose();
    this.#board.geometry.dispose();
    this.#renderer.dispose();
  }

  #marked(): void {
    for (const pebble of this.#pebbles) pebble.poles = this.#aids.poles ?? false;
    if (!this.#aids.field) this.#sketch.field(this.#pebbles, null);
  }

  #draws(quality: Quality): void {
    (this.#board.material as Material).dispose();
    this.#board.material = quality
      ? new MeshLambertMaterial({ map: this.#wood })
      : new MeshBasicMaterial({ map: this.#wood, color: this.#dark ? EVENING : 0xffffff });
    this.#wood.anisotropy = quality > 1 ? 8 : 1; // without a graphics card it costs more than all the rest
    this.#wood.needsUpdate = true;
    this.#renderer.shadowMap.enabled = quality > 0;
    this.#lamps.sun.castShadow = quality > 0;
    this.#lamps.sun.shadow.mapSize.setScalar(SHADOWS[quality] || 512);
    this.#lamps.sun.shadow.map?.dispose();
    this.#lamps.sun.shadow.map = null;
    if (this.canvas.clientWidth) this.resize();
  }
}

/** What draws WebGL in this browser, or an empty text. */
function drawnBy(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return '';
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
