/** What pointers and keys need to know of the picture of the table; pixels are counted from its left upper corner. */
export interface Surface {
  /** The place on the table under a pixel, in m. */
  onTable(px: number, py: number): readonly [number, number] | null;
  /** Where the right of the picture and its top lead on the table. */
  readonly axes: { readonly right: readonly [number, number]; readonly up: readonly [number, number] };
  /** Go round the table and up or down, by parts of the picture. */
  orbit(dx: number, dy: number): void;
  /** Nearer above 1, farther below. */
  zoom(factor: number): void;
  /** Move so that what was under one pixel comes under another. */
  pan(from: readonly [number, number], to: readonly [number, number]): void;
}

/** The same for a plain picture from above, which stands still. */
export function flatSurface(svg: SVGSVGElement): Surface {
  return {
    onTable(px, py) {
      const box = svg.getBoundingClientRect();
      const seen = svg.getScreenCTM()?.inverse();
      if (!seen) return null;
      const { x, y } = new DOMPoint(box.left + px, box.top + py).matrixTransform(seen);
      return [x / 1000, -y / 1000];
    },
    axes: { right: [1, 0], up: [0, 1] },
    orbit: () => undefined,
    zoom: () => undefined,
    pan: () => undefined,
  };
}
