import {
  BufferAttribute,
  type BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  SphereGeometry,
  type Texture,
} from 'three';
import type { Stone } from '../../wire';
import { outline, type Pose, restingHeight } from '../pose';
import { plain, poles, type Polish, polished, shinyBall } from './polish';

/** Whether a stone is in a hand, and in which. */
export type Held = 'no' | 'active' | 'parked';

const MARKED = 0.4;

/** What all stones share. */
export class Pebbles {
  readonly shape: BufferGeometry;
  readonly blot = blot();
  readonly poles = poles();
  readonly shiny = shinyBall();
  readonly ring = new RingGeometry(0.93, 1, 48);
  readonly dashes = dashed(new RingGeometry(0.93, 1, 48));
  readonly mark = new SphereGeometry(1.002, 48, 1, 0, 2 * Math.PI, 0.5, 0.05).rotateX(Math.PI / 2);
  readonly flat = new PlaneGeometry(2, 2);
  readonly thread = new CylinderGeometry(0.0004, 0.0004, 1, 5).rotateX(Math.PI / 2).translate(0, 0, 0.5);

  /** `mirrored`: what polished stones mirror; null for a plainer kind, for machines without a graphics card. */
  constructor(readonly mirrored: Texture | null) {
    this.shape = mirrored ? ball(36, 24) : ball(20, 14);
  }

  dispose(): void {
    for (const one of [this.shape, this.blot, this.poles, this.shiny, this.ring, this.dashes, this.mark, this.flat, this.thread]) one.dispose();
  }
}

/** A stone, the soft shadow straight below it, and while it is held a ring where it would land, with a thread down to it. */
export class Pebble {
  readonly group = new Group();
  readonly body: Mesh;
  readonly #polish: Polish;
  readonly #shade: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #landing: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #thread: Mesh<BufferGeometry, MeshBasicMaterial>;
  /** A fine line on the face that is up at first, so that one sees a stone turn over. */
  readonly #mark: Mesh<BufferGeometry, MeshBasicMaterial>;
  #pose: Pose | null = null;

  constructor(
    readonly stone: Stone,
    number: number,
    readonly shared: Pebbles,
  ) {
    this.#polish = shared.mirrored ? polished(number, shared.mirrored) : plain(number, shared.shiny);
    this.body = new Mesh(shared.shape, this.#polish.material);
    this.body.scale.set(...stone.size);
    this.body.castShadow = true;
    this.#mark = new Mesh(shared.mark, new MeshBasicMaterial({ color: 0xb9b3a8, transparent: true, opacity: MARKED }));
    this.body.add(this.#mark);
    this.#shade = new Mesh(shared.flat, new MeshBasicMaterial({ map: shared.blot, color: 0x000000, transparent: true, depthWrite: false }));
    this.#shade.renderOrder = 1;
    this.#landing = new Mesh(shared.ring, new MeshBasicMaterial({ color: 0xfff3d6, transparent: true, opacity: 0.8, depthWrite: false }));
    this.#landing.renderOrder = 2;
    this.#landing.visible = false;
    this.#thread = new Mesh(shared.thread, this.#landing.material);
    this.#thread.visible = false;
    this.group.add(this.body, this.#shade, this.#landing, this.#thread);
    this.group.visible = false;
  }

  get pose(): Pose | null {
    return this.#pose;
  }

  set pose(pose: Pose | null) {
    this.#pose = pose;
    this.group.visible = pose !== null;
    if (!pose) return;
    const [x, y, z, w, i, j, k] = pose;
    this.body.position.set(x, y, z);
    this.body.quaternion.set(i, j, k, w);
    const { long, short, turn } = outline(this.stone.size, pose);
    const height = Math.max(0, z - restingHeight(this.stone.size, pose));
    const wide = 1.28 + height * 6;
    for (const [flat, scale, lift] of [[this.#shade, wide, 0.0003], [this.#landing, 1.03, 0.0006]] as const) {
      flat.position.set(x, y, lift);
      flat.rotation.z = (turn * Math.PI) / 180;
      flat.scale.set(long * scale, short * scale, 1);
    }
    this.#thread.position.set(x, y, 0);
    this.#thread.scale.z = Math.max(1e-4, height);
    this.#shade.material.opacity = 0.75 / (1 + height * 28);
  }

  /** Whether a hand has it: the one that moves, or one that is parked. */
  set held(held: Held) {
    this.#landing.visible = this.#thread.visible = held !== 'no';
    this.#landing.geometry = held === 'parked' ? this.shared.dashes : this.shared.ring;
    this.#landing.material.opacity = held === 'parked' ? 0.55 : 0.8;
  }

  /** From 0 to 1. */
  set glow(part: number) {
    this.#polish.glow(part);
  }

  /** How much is left of a stone that goes away: 0 is nothing. */
  set faded(left: number) {
    this.#polish.material.transparent = left < 1;
    this.#polish.material.opacity = left;
    this.#shade.material.opacity *= left;
    this.#mark.material.opacity = MARKED * left;
  }

  set poles(shown: boolean) {
    this.#polish.painted(shown ? this.shared.poles : null);
    this.#mark.visible = !shown;
  }

  dispose(): void {
    for (const one of [this.#polish, this.#shade, this.#landing, this.#mark]) one.material.dispose();
  }
}

/** A ball whose upper and lower half look at the two halves of a picture, each as seen from its own side. */
function ball(around: number, high: number): BufferGeometry {
  const round = new SphereGeometry(1, around, high).rotateX(Math.PI / 2).toNonIndexed();
  const place = round.getAttribute('position');
  const uv = new Float32Array(2 * place.count);
  for (let corner = 0; corner < place.count; corner++) {
    const first = corner - (corner % 3);
    const up = place.getZ(first) + place.getZ(first + 1) + place.getZ(first + 2) > 0;
    uv[2 * corner] = (place.getX(corner) + 1) / 4 + (up ? 0 : 0.5);
    uv[2 * corner + 1] = ((up ? 1 : -1) * place.getY(corner) + 1) / 2;
  }
  round.setAttribute('uv', new BufferAttribute(uv, 2));
  return round;
}

/** A ring of dashes. */
function dashed(ring: RingGeometry): RingGeometry {
  const dash = 12; // corners of the two pieces that make a dash
  ring.setIndex([...ring.index!.array].filter((_, at) => Math.floor(at / dash) % 2 === 0));
  return ring;
}

function blot(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const brush = canvas.getContext('2d')!;
  const soft = brush.createRadialGradient(32, 32, 0, 32, 32, 32);
  for (const [at, strong] of [[0, 0.9], [0.55, 0.7], [0.78, 0.3], [1, 0]] as const) soft.addColorStop(at, `rgb(255 255 255 / ${strong})`);
  brush.fillStyle = soft;
  brush.fillRect(0, 0, 64, 64);
  return new CanvasTexture(canvas);
}
