import { CanvasTexture, MirroredRepeatWrapping, SRGBColorSpace } from 'three';

/** Side of the square of wood that is drawn, in m; it is laid again and again, mirrored. */
const SIDE = 0.9;
const PLANKS = 6;
/** Pixels for the colours of the wood, which change slowly, and for its fibres and pores, which are fine. */
const COARSE = 512;
const FINE = 2048;
const FIBRES = 5200;
const PORES = 6500;

/** Oak boards, drawn the same each time. */
export function oak(metres: number): CanvasTexture {
  const canvas = square(FINE);
  const brush = canvas.getContext('2d')!;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(boards(), 0, 0, FINE, FINE);
  for (let one = 0; one < FIBRES; one++) stroke(brush, one, 1, [60, 340], one % 3 ? '#6d4420' : '#f6d6a4', 0.06, 1.6);
  for (let one = 0; one < PORES; one++) stroke(brush, one, 2, [10, 70], '#4a2a10', 0.17, 0.9);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = MirroredRepeatWrapping;
  texture.repeat.set(metres / SIDE, metres / SIDE);
  return texture;
}

/** The boards as one sees them from far away. */
function boards(): HTMLCanvasElement {
  const canvas = square(COARSE);
  const brush = canvas.getContext('2d')!;
  const picture = brush.createImageData(COARSE, COARSE);
  for (let y = 0; y < COARSE; y++) for (let x = 0; x < COARSE; x++) paint(picture.data, x, y);
  brush.putImageData(picture, 0, 0);
  return canvas;
}

function paint(data: Uint8ClampedArray, column: number, row: number): void {
  const [x, y] = [(column / COARSE) * 768, (row / COARSE) * 768];
  const width = 768 / PLANKS;
  const plank = Math.floor(y / width);
  const across = y / width - plank;
  const shift = hash(plank, 7) * 400;
  // Rings of the tree, cut lengthwise: long waves that a slow noise bends.
  const bent = noise((x + shift) / 210, y / 60 + plank * 9) * 2.6 + noise((x + shift) / 90, y / 17 + plank * 5) * 0.4;
  const ring = 0.5 + 0.5 * Math.sin((across * 5 + bent) * 6.3);
  const cloud = noise((x + shift) / 70, y / 5 + plank * 31);
  const seam = Math.min(across, 1 - across) * width < 0.9 ? 0.26 : 0;
  const tone = 0.84 + 0.09 * hash(plank, 3) - 0.1 * ring * ring - 0.07 * cloud - seam;
  const at = 4 * (row * COARSE + column);
  data[at] = 214 * tone;
  data[at + 1] = 164 * tone - 5 * ring;
  data[at + 2] = 106 * tone - 10 * ring;
  data[at + 3] = 255;
}

/** One fine line along the wood, somewhere inside a board, with ends so thin that they fade out. */
function stroke(brush: CanvasRenderingContext2D, one: number, kind: number, [short, long]: readonly [number, number], colour: string, strong: number, wide: number): void {
  const board = FINE / PLANKS;
  const y = (Math.floor(hash(one, kind * 10) * PLANKS) + 0.02 + 0.96 * hash(one, kind * 10 + 1)) * board;
  const x = hash(one, kind * 10 + 2) * FINE;
  const length = short + (long - short) * hash(one, kind * 10 + 3) ** 2;
  const bend = (hash(one, kind * 10 + 4) - 0.5) * length * 0.03;
  brush.fillStyle = colour;
  brush.globalAlpha = strong * (0.4 + 0.6 * hash(one, kind * 10 + 5));
  const thick = wide * (0.6 + 0.8 * hash(one, kind * 10 + 6));
  brush.beginPath();
  brush.moveTo(x, y);
  brush.quadraticCurveTo(x + length / 2, y + bend - thick, x + length, y);
  brush.quadraticCurveTo(x + length / 2, y + bend + thick, x, y);
  brush.fill();
}

function square(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  return canvas;
}

/** A number from 0 to 1 that looks like chance and is always the same for the same two. */
export function hash(a: number, b: number): number {
  let mixed = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Smooth chance over a plane, from 0 to 1. */
function noise(x: number, y: number): number {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - low)];
  const bottom = hash(left, low) * (1 - u) + hash(left + 1, low) * u;
  const top = hash(left, low + 1) * (1 - u) + hash(left + 1, low + 1) * u;
  return bottom * (1 - v) + top * v;
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}
