import type { MarkedTurn } from '../wire';

/** How good a turn was. */
export type Mark = MarkedTurn['mark'];

/** Marks that are counted, from good to bad. */
export const MARKS = ['best', 'fine', 'slip', 'blunder'] as const satisfies readonly Mark[];

/** Whether a turn is one to learn from. */
export function mistake(mark: Mark | undefined): boolean {
  return mark === 'slip' || mark === 'blunder';
}

/** The sign of a mark as an SVG path: each has a shape of its own, so that colours need not be told apart. */
export function sign(mark: Mark, x: number, y: number, radius: number): string {
  switch (mark) {
    case 'best':
      return polygon(x, y, 10, (corner) => radius * (corner % 2 ? 0.45 : 1.1));
    case 'slip':
      return `M${x - radius} ${y - radius * 0.8}h${2 * radius}L${x} ${y + radius}z`;
    case 'blunder':
      return `M${x - radius * 0.85} ${y - radius * 0.85}h${radius * 1.7}v${radius * 1.7}h${-radius * 1.7}z`;
    case 'fine':
    case 'none': {
      const small = radius * (mark === 'fine' ? 0.62 : 0.3);
      return `M${x - small} ${y}a${small} ${small} 0 1 0 ${2 * small} 0a${small} ${small} 0 1 0 ${-2 * small} 0z`;
    }
  }
}

function polygon(x: number, y: number, corners: number, reach: (corner: number) => number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const turn = (2 * Math.PI * corner) / corners;
    return `${(x + reach(corner) * Math.sin(turn)).toFixed(2)} ${(y - reach(corner) * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}
