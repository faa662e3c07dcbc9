import { BufferAttribute, BufferGeometry, CanvasTexture, Group, LineDashedMaterial, LineLoop, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import { dipole, fieldAt, shade } from '../field';
import type { Ground } from '../ground';
import type { Pebble } from './pebble';

const [WIDE, HIGH] = [192, 144];
const CORNERS = 72;

/** What training tables draw on the oak: the field of the stones, and rings where they begin to slide. */
export class Sketch {
  readonly group = new Group();
  readonly #canvas = document.createElement('canvas');
  readonly #texture = new CanvasTexture(this.#canvas);
  readonly #picture: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #rings = new Map<number, LineLoop<BufferGeometry, LineDashedMaterial>>();
  readonly #circle = circle();
  readonly #dashes = new LineDashedMaterial({ color: 0xffffff, dashSize: 0.045, gapSize: 0.03, transparent: true, opacity: 0.75 });

  constructor() {
    [this.#canvas.width, this.#canvas.height] = [WIDE, HIGH];
    this.#texture.colorSpace = SRGBColorSpace;
    this.#picture = new Mesh(new PlaneGeometry(1, 1), new MeshBasicMaterial({ map: this.#texture, transparent: true, depthWrite: false }));
    this.#picture.position.z = 0.0002;
    this.#picture.visible = false;
    this.group.add(this.#picture);
  }

  /** Draw the field of all stones that are there; null takes it away. */
  field(pebbles: readonly Pebble[], ground: Ground | null): void {
    this.#picture.visible = ground !== null;
    if (!ground) return;
    const dipoles = pebbles.flatMap((one) => (one.pose ? [dipole(one.stone, one.pose)] : []));
    const brush = this.#canvas.getContext('2d')!;
    const image = brush.createImageData(WIDE, HIGH);
    for (let row = 0; row < HIGH; row++) {
      const y = ground.top - ((row + 0.5) / HIGH) * ground.height;
      for (let column = 0; column < WIDE; column++) {
        const { size, up } = fieldAt(dipoles, ground.left + ((column + 0.5) / WIDE) * ground.width, y);
        image.data.set(shade(size, up), 4 * (row * WIDE + column));
      }
    }
    brush.putImageData(image, 0, 0);
    this.#texture.needsUpdate = true;
    this.#picture.scale.set(ground.width, ground.height, 1);
    this.#picture.position.set(ground.left + ground.width / 2, ground.top - ground.height / 2, 0.0002);
  }

  /** A ring round each stone: another whose middle comes inside begins to slide. Null takes them away. */
  rings(pebbles: readonly Pebble[], reach: Readonly<Record<string, number>> | null): void {
    pebbles.forEach((pebble, number) => {
      const radius = reach?.[pebble.stone.kind];
      let ring = this.#rings.get(number);
      if (!pebble.pose || !radius) {
        if (ring) ring.visible = false;
        return;
      }
      if (!ring) {
        ring = new LineLoop(this.#circle, this.#dashes);
        ring.computeLineDistances();
        this.#rings.set(number, ring);
        this.group.add(ring);
      }
      ring.visible = true;
      ring.position.set(pebble.pose[0], pebble.pose[1], 0.0008);
      ring.scale.set(radius, radius, 1);
    });
  }

  dispose(): void {
    for (const one of [this.#texture, this.#picture.geometry, this.#picture.material, this.#circle, this.#dashes]) one.dispose();
  }
}

function circle(): BufferGeometry {
  const corners = new Float32Array(3 * CORNERS);
  for (let corner = 0; corner < CORNERS; corner++) {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    corners.set([Math.cos(angle), Math.sin(angle), 0], 3 * corner);
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3));
}
