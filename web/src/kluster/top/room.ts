import {
  AmbientLight,
  BackSide,
  BoxGeometry,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  PlaneGeometry,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** What polished stones mirror: a quiet room with a skylight of four panes, and a lamp behind the player. */
export function reflections(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  room.add(new Mesh(new BoxGeometry(12, 12, 12), new MeshBasicMaterial({ color: 0x35302a, side: BackSide })));
  const floor = new Mesh(new PlaneGeometry(12, 12), new MeshBasicMaterial({ color: 0x7a5530 }));
  floor.position.z = -3;
  room.add(floor);
  // Where a stone looks up, whoever sits at the table sees the skylight in it.
  const skylight = new Group();
  for (const [x, y] of [[-0.62, 0.5], [0.62, 0.5], [-0.62, -0.5], [0.62, -0.5]] as const) skylight.add(pane(1.1, 0.86, x, y, 42));
  skylight.position.set(-1.5, 2.6, 3.6);
  skylight.lookAt(0, 0, 0);
  const lamp = pane(3, 0.8, 0, 0, 4);
  lamp.position.set(2, -4, 3);
  lamp.lookAt(0, 0, 0);
  room.add(skylight, lamp);
  const generator = new PMREMGenerator(renderer);
  const made = generator.fromScene(room, 0.005).texture;
  generator.dispose();
  room.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    thing.geometry.dispose();
    thing.material.dispose();
  });
  return made;
}

function pane(width: number, height: number, x: number, y: number, bright: number): Mesh {
  const light = new MeshBasicMaterial({ color: 0xffffff, side: DoubleSide });
  light.color.setRGB(bright, bright * 0.97, bright * 0.9);
  const made = new Mesh(new PlaneGeometry(width, height), light);
  made.position.set(x, y, 0);
  return made;
}

/** The lamps over the table, by day and in the evening. */
export class Lamps {
  readonly sun = new DirectionalLight(0xfff1d8, 2.4);
  readonly #sky = new HemisphereLight(0xfff7ea, 0x9a7448, 0.9);
  readonly #rest = new AmbientLight(0xffffff, 0.35);

  constructor(scene: Scene) {
    this.sun.castShadow = true;
    this.sun.shadow.bias = -0.0002;
    this.sun.shadow.normalBias = 0.0006;
    this.sun.shadow.radius = 5;
    scene.add(this.sun, this.sun.target, this.#sky, this.#rest);
  }

  /** Shine on a part of the table: its middle, and how far it reaches. */
  over(x: number, y: number, reach: number): void {
    this.sun.position.set(x - 0.22, y + 0.3, 0.85);
    this.sun.target.position.set(x, y, 0);
    this.sun.target.updateMatrixWorld();
    const eye = this.sun.shadow.camera;
    [eye.left, eye.right, eye.bottom, eye.top] = [-reach, reach, -reach, reach];
    [eye.near, eye.far] = [0.1, 2.5];
    eye.updateProjectionMatrix();
    this.sun.shadow.needsUpdate = true;
  }

  dress(dark: boolean): void {
    this.sun.intensity = dark ? 1.3 : 2.3;
    this.sun.color.set(dark ? 0xffd9a8 : 0xfff3df);
    this.#sky.intensity = dark ? 0.22 : 0.75;
    this.#rest.intensity = dark ? 0.1 : 0.2;
  }
}
