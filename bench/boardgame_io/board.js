// What lies on the grid: which cards fit where, and what the cards of one seat make.
//
// The same counting as src/klub/games/clustered/{board,scoring}.py. A cell is one number,
// so that a set of cells is a Set of numbers and numeric order is order by x, then y.

'use strict';

const RIGHT = 1000;
const UP = 1;
const FACES = [...'STC'].flatMap((shape) =>
  [...'esf'].flatMap((fill) => [...'123'].map((number) => shape + fill + number)),
);
const CARDS = [...FACES, 'W'];
const RANK = new Map(CARDS.map((card, rank) => [card, rank]));
const ANYTHING = (1 << CARDS.length) - 1;

const cellAt = (x, y) => (x + 500) * RIGHT + y + 500;
const place = (cell) => [Math.floor(cell / RIGHT) - 500, (cell % RIGHT) - 500];
const bit = (card) => 1 << RANK.get(card);

/** Whether two cards may lie side by side: a wild always, others if two attributes are equal. */
function agree(one, other) {
  if (one === 'W' || other === 'W') return true;
  return (one[0] === other[0]) + (one[1] === other[1]) + (one[2] === other[2]) >= 2;
}

/** For each card, as bits, all that may lie beside it; anything may beside the start card. */
const COMPANY = new Map(
  CARDS.map((card) => [
    card,
    CARDS.reduce((mask, other) => (agree(card, other) ? mask | bit(other) : mask), 0),
  ]),
);
COMPANY.set('*', ANYTHING);

/** Every free cell beside a card, with the cards that fit there as bits. */
function room(laid) {
  const there = new Map([[cellAt(0, 0), '*']]);
  for (const { x, y, card } of laid) there.set(cellAt(x, y), card);
  const free = new Map();
  for (const [cell, card] of there) {
    const company = COMPANY.get(card);
    for (const side of [cell + RIGHT, cell - RIGHT, cell + UP, cell - UP]) {
      if (!there.has(side)) free.set(side, (free.get(side) ?? ANYTHING) & company);
    }
  }
  return free;
}

/** The cells of one seat, in order. */
function owned(laid, seat) {
  const cells = laid.filter(({ owner }) => owner === seat).map(({ x, y }) => cellAt(x, y));
  return new Set(cells.sort((one, other) => one - other));
}

/** How many cells follow `cell` without a gap along `step`. */
function arm(cells, cell, step) {
  let length = 0;
  while (cells.has(cell + (length + 1) * step)) length += 1;
  return length;
}

/** Every unbroken run of three or more along `step`. */
function lines(cells, step) {
  const runs = [];
  for (const cell of cells) {
    if (cells.has(cell - step)) continue;
    const length = 1 + arm(cells, cell, step);
    if (length >= 3) runs.push(Array.from({ length }, (_, n) => place(cell + n * step)));
  }
  return runs;
}

/** The cells of the largest full rectangle with sides of two or more. */
function largestRectangle(cells) {
  const reach = new Map();
  for (const cell of cells) reach.set(cell, 1 + arm(cells, cell, RIGHT));
  let [best, bestWidth, bestHeight, corner] = [0, 0, 0, 0];
  for (const low of cells) {
    let [width, height] = [reach.get(low), 1];
    while (cells.has(low + height * UP)) {
      width = Math.min(width, reach.get(low + height * UP));
      height += 1;
      if (width >= 2 && width * height > best) {
        [best, bestWidth, bestHeight, corner] = [width * height, width, height, low];
      }
    }
  }
  const found = [];
  for (let y = 0; y < bestHeight; y += 1) {
    for (let x = 0; x < bestWidth; x += 1) found.push(place(corner + x * RIGHT + y * UP));
  }
  return found;
}

/** The points of one seat, and the cells that make them. */
function score(cells) {
  const rectangle = largestRectangle(cells);
  const [rows, columns] = [lines(cells, RIGHT), lines(cells, UP)];
  const total = (runs) => runs.reduce((sum, run) => sum + run.length, 0);
  return {
    total: rectangle.length + total(rows) + total(columns),
    rectangle: rectangle.length,
    rows: total(rows),
    columns: total(columns),
    bonuses: 0,
    rectangle_cells: rectangle,
    row_cells: rows,
    column_cells: columns,
  };
}

/** Cards in the largest rectangle that a card on `cell` would be part of, or 0. */
function rectangleThrough(cells, cell) {
  const [above, below] = [arm(cells, cell, UP), arm(cells, cell, -UP)];
  let best = 0;
  let [lowLeft, lowRight] = [Infinity, Infinity];
  for (let down = 0; down <= below; down += 1) {
    const low = cell - down * UP;
    lowLeft = Math.min(lowLeft, arm(cells, low, -RIGHT));
    lowRight = Math.min(lowRight, arm(cells, low, RIGHT));
    let [left, right] = [lowLeft, lowRight];
    for (let up = 0; up <= above; up += 1) {
      const top = cell + up * UP;
      left = Math.min(left, arm(cells, top, -RIGHT));
      right = Math.min(right, arm(cells, top, RIGHT));
      const [width, height] = [1 + left + right, 1 + down + up];
      if (width >= 2 && height >= 2) best = Math.max(best, width * height);
    }
  }
  return best;
}

/** Points that a card on `cell` adds to `cells`, whose rectangle counts `largest` now. */
function gain(cells, cell, largest) {
  const line = (length) => (length >= 3 ? length : 0);
  let points = 0;
  for (const step of [RIGHT, UP]) {
    const [ahead, behind] = [arm(cells, cell, step), arm(cells, cell, -step)];
    points += line(ahead + 1 + behind) - line(ahead) - line(behind);
  }
  return points + Math.max(0, rectangleThrough(cells, cell) - largest);
}

module.exports = { FACES, RANK, bit, cellAt, gain, owned, place, room, score };
