/** A canvas with the picture that an SVG text draws, so many pixels wide. */
export async function painted(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    pencil(canvas).drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The pixels of a canvas. */
export function pixels(canvas: HTMLCanvasElement): ImageData {
  return pencil(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

/** A canvas as a PNG file. */
export function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large for this browser'))), 'image/png');
  });
}

/** Width and height of an SVG text in its own units. */
export function sizeOf(svg: string): readonly [number, number] {
  const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!box) throw new Error('a picture without a size');
  return [Number(box[1]), Number(box[2])];
}

/** The size of a picture of these proportions, in whole pixels, with its longer side so long. */
export function fitted([width, height]: readonly [number, number], longest: number): readonly [number, number] {
  const scale = longest / Math.max(width, height);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

function pencil(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  return context;
}
