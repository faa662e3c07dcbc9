import { CanvasTexture, MirroredRepeatWrapping, SRGBColorSpace } from 'three';

/** Side of the square of wood that is drawn, in pixels and in m; it is laid again and again, mirrored. */
const PIXELS = 768;
const SIDE = 0.9;
const PLANKS = 6;

/** Oak boards, drawn the same each time. */
export function oak(metres: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PIXELS;
  const brush = canvas.getContext('2d')!;
  const picture = brush.createImageData(PIXELS, PIXELS);
  for (let y = 0; y < PIXELS; y++) for (let x = 0; x < PIXELS; x++) paint(picture.data, x, y);
  brush.putImageData(picture, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = MirroredRepeatWrapping;
  texture.repeat.set(metres / SIDE, metres / SIDE);
  return texture;
}

function paint(data: Uint8ClampedArray, x: number, y: number): void {
  const width = PIXELS / PLANKS;
  const plank = Math.floor(y / width);
  const across = y / width - plank;
  const shift = hash(plank, 7) * 400;
  // Rings of the tree, cut lengthwise: long waves that a slow noise bends.
  const bent = noise((x + shift) / 210, y / 60 + plank * 9) * 2.6 + noise((x + shift) / 55, y / 17 + plank * 5) * 0.5;
  const ring = 0.5 + 0.5 * Math.sin((across * 5 + bent) * 6.3);
  const fibre = noise((x + shift) / 26, y * 0.9 + plank * 31);
  const pore = noise((x + shift * 3) / 15, y * 1.7 + 300) > 0.8 ? 0.1 : 0;
  const seam = Math.min(across, 1 - across) * width < 0.9 ? 0.3 : 0;
  const tone = 0.86 + 0.1 * hash(plank, 3) - 0.13 * ring * ring - 0.11 * fibre - pore - seam;
  const at = 4 * (y * PIXELS + x);
  data[at] = 214 * tone;
  data[at + 1] = 164 * tone - 5 * ring;
  data[at + 2] = 106 * tone - 10 * ring;
  data[at + 3] = 255;
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
