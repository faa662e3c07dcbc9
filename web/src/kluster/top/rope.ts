import { BufferAttribute, BufferGeometry, CanvasTexture, Color, Mesh, MeshLambertMaterial, RepeatWrapping, SRGBColorSpace } from 'three';

const RADIUS = 0.0019;
const SIDES = 8;
/** Rings between two points of the cord. */
const FINE = 3;
const TURNS = 100;
/** How much a cord shines by itself: its orange is seen in the evening too. */
const USUAL = 0.16;

/** An orange cord on the table: a tube through the points that the club tells. */
export class Rope {
  readonly mesh: Mesh<BufferGeometry, MeshLambertMaterial>;
  #points = 0;

  constructor(weave: CanvasTexture) {
    this.mesh = new Mesh(new BufferGeometry(), new MeshLambertMaterial({ map: weave, emissive: new Color(0xff7a1a), emissiveIntensity: USUAL }));
    this.mesh.castShadow = true;
    this.mesh.frustumCulled = false;
  }

  /** x, y, x, y, … in m. */
  lay(points: ArrayLike<number>): void {
    const count = points.length >> 1;
    if (count !== this.#points) this.#shape(count);
    const place = this.mesh.geometry.getAttribute('position') as BufferAttribute;
    const normal = this.mesh.geometry.getAttribute('normal') as BufferAttribute;
    const rings = count * FINE;
    for (let ring = 0; ring <= rings; ring++) {
      const [x, y, dx, dy] = along(points, count, (ring % rings) / FINE);
      const size = Math.hypot(dx, dy) || 1;
      for (let side = 0; side <= SIDES; side++) {
        const angle = (side / SIDES) * 2 * Math.PI;
        const [out, up] = [Math.cos(angle), Math.sin(angle)];
        const [nx, ny] = [(dy / size) * out, (-dx / size) * out];
        const at = ring * (SIDES + 1) + side;
        place.setXYZ(at, x + RADIUS * nx, y + RADIUS * ny, RADIUS * (1 + up));
        normal.setXYZ(at, nx, ny, up);
      }
    }
    place.needsUpdate = normal.needsUpdate = true;
  }

  /** Whether it shows that it can be grabbed. */
  set lit(lit: boolean) {
    this.mesh.material.emissiveIntensity = lit ? 0.55 : USUAL;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  #shape(count: number): void {
    this.#points = count;
    const rings = count * FINE + 1;
    const corners = rings * (SIDES + 1);
    const uv = new Float32Array(2 * corners);
    const faces: number[] = [];
    for (let ring = 0; ring < rings; ring++) {
      for (let side = 0; side <= SIDES; side++) {
        const at = ring * (SIDES + 1) + side;
        uv[2 * at] = (ring / (rings - 1)) * TURNS;
        uv[2 * at + 1] = side / SIDES;
        if (ring === rings - 1 || side === SIDES) continue;
        const next = at + SIDES + 1;
        faces.push(at, next, at + 1, next, next + 1, at + 1);
      }
    }
    const shape = this.mesh.geometry;
    shape.setAttribute('position', new BufferAttribute(new Float32Array(3 * corners), 3));
    shape.setAttribute('normal', new BufferAttribute(new Float32Array(3 * corners), 3));
    shape.setAttribute('uv', new BufferAttribute(uv, 2));
    shape.setIndex(faces);
  }
}

/** A place on the smooth line through the points (Catmull and Rom), and its direction there. */
function along(points: ArrayLike<number>, count: number, where: number): [number, number, number, number] {
  const second = Math.floor(where);
  const u = where - second;
  const [a, b, c, d] = [-1, 0, 1, 2].map((step) => 2 * ((second + step + count) % count)) as [number, number, number, number];
  const line = (side: 0 | 1) => {
    const [p, q, r, s] = [points[a + side]!, points[b + side]!, points[c + side]!, points[d + side]!];
    const [one, two, three] = [(r - p) / 2, p - 2.5 * q + 2 * r - s / 2, (s - p) / 2 + 1.5 * (q - r)];
    return [q + u * (one + u * (two + u * three)), one + u * (2 * two + 3 * u * three)] as const;
  };
  const [x, dx] = line(0);
  const [y, dy] = line(1);
  return [x, y, dx, dy];
}

/** How a laid cord looks from near: strands that go round it. */
export function weave(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const brush = canvas.getContext('2d')!;
  const picture = brush.createImageData(64, 64);
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 64; x++) {
      const strand = 0.5 + 0.5 * Math.sin(((x + 2 * y) / 64) * 2 * Math.PI);
      const tone = 0.62 + 0.38 * Math.sqrt(strand);
      picture.data.set([248 * tone, 122 * tone, 30 * tone, 255], 4 * (64 * y + x));
    }
  }
  brush.putImageData(picture, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}
