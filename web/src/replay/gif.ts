import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** A colour for each pixel: red, green, blue, alpha. */
export type Pixels = Uint8ClampedArray;

/** The last entry of the palette stands for "as it was". */
const COLOURS = 255;

/** Writes pictures of one size, one after the other, into an animated GIF. */
export class Gif {
  readonly #encoder = GIFEncoder();
  readonly #palette: number[][];
  readonly #kept: number;
  #shown: Uint8Array | null = null;
  #waiting: { index: Uint8Array; seconds: number } | null = null;

  /** All pictures share the colours that are found in `samples`. */
  constructor(
    readonly width: number,
    readonly height: number,
    samples: readonly Pixels[],
  ) {
    this.#palette = quantize(joined(samples), COLOURS, { format: 'rgb565' });
    this.#kept = this.#palette.length;
    this.#palette.push([0, 0, 0]);
  }

  /** Add a picture that is shown for so long. */
  add(pixels: Pixels, seconds: number): void {
    const index = applyPalette(pixels, this.#palette.slice(0, this.#kept), 'rgb565');
    if (this.#waiting && same(this.#waiting.index, index)) {
      this.#waiting.seconds += seconds; // nothing has changed: the same picture stays longer
      return;
    }
    this.#write();
    this.#waiting = { index, seconds };
  }

  /** The whole file. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#write();
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  #write(): void {
    if (!this.#waiting) return;
    const { index, seconds } = this.#waiting;
    this.#waiting = null;
    const before = this.#shown;
    // What has not changed is left transparent over the picture before: long runs that pack well.
    const drawn = before ? index.map((colour, at) => (colour === before[at] ? this.#kept : colour)) : index;
    this.#encoder.writeFrame(drawn, this.width, this.height, {
      ...(before ? {} : { palette: this.#palette }),
      delay: seconds * 1000,
      transparent: before !== null,
      transparentIndex: this.#kept,
      dispose: 1,
    });
    this.#shown = index;
  }
}

function joined(samples: readonly Pixels[]): Uint8Array {
  const all = new Uint8Array(samples.reduce((length, one) => length + one.length, 0));
  let at = 0;
  for (const one of samples) {
    all.set(one, at);
    at += one.length;
  }
  return all;
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
