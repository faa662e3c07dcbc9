declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules/*' {
  const text: string;
  export default text;
}

declare module 'gifenc' {
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: Readonly<Record<string, unknown>>): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8Array, colours: number, options: { format: string }): number[][];
  export function applyPalette(pixels: Uint8ClampedArray, palette: number[][], format: string): Uint8Array;
}
