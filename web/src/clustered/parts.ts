import type { Counted } from '../wire';

/** A row, a column or the rectangle: one of the things that are counted. */
export interface Part {
  readonly kind: 'rectangle' | 'row' | 'column';
  readonly points: number;
  /** It alone, as it is lit on the board. */
  readonly alone: Counted;
}

const NOTHING = {
  total: 0,
  rectangle: 0,
  rows: 0,
  columns: 0,
  bonuses: 0,
  rectangle_cells: [],
  row_cells: [],
  column_cells: [],
} as const;

/** All that counts for a seat, in the order in which it is counted out. */
export function parts(counted: Counted): readonly Part[] {
  const block = counted.rectangle_cells;
  return [
    ...(block.length ? [part('rectangle', block.length, { rectangle_cells: block })] : []),
    ...counted.row_cells.map((line) => part('row', line.length, { row_cells: [line] })),
    ...counted.column_cells.map((line) => part('column', line.length, { column_cells: [line] })),
  ];
}

function part(kind: Part['kind'], points: number, cells: Partial<Counted>): Part {
  return { kind, points, alone: { ...NOTHING, ...cells } };
}
