/**
 * Estimates from the other end: a board needs as many moves as the board turned round, on which each tile stands where it
 * belongs and belongs where it stands. The pieces of that board are tiles that stand side by side now, where those of
 * piece-model.ts will stand side by side at home; each sees what the other is blind to.
 *
 * Every 2×2 square of cells is such a piece, and they overlap: a cell is in up to four. On the board turned round the blank's
 * home is where the blank is; so a square that holds it has three tiles and another table, one for each of its corners.
 *
 * The squares' values aren't kept up move by move, but looked up anew for the few squares that a move touches.
 *
 * @see {@link https://doi.org/10.1613/jair.1480 | Felner and others, Dual lookups in pattern databases (2005)}
 */
import type { Labelled } from '../board/label-board.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import type { ShortTables } from '../types.js';
import { listSquares } from './cut-board.js';
import { layPieces } from './lay-pieces.js';
import { listImages, placePiece } from './list-pieces.js';

/** Corners of a square; the blank in none of them counts as a fifth. */
const corners = 4;
const noCorner = 4;

/** Numbers for a touched square, and values in a number. */
export const touchedNumbers = 8;
export const valuesPerNumber = 16;

/** What is the same for all boards of a size. */
export type SquareModel = {
  /** How many squares. */
  readonly squares: number;
  /** `cells[square * 4 + corner]`. */
  readonly cells: Int32Array;
  /** `begin[square * 5 + hole]`: where the values begin if the blank is in that corner. */
  readonly begin: Int32Array;
  /** `place[((square * 5 + hole) * 4 + corner) * size + label]`: what an occupant adds to the place of the value. */
  readonly place: Int32Array;
  /**
   * The squares that a move of the blank touches, {@link touchedNumbers} numbers each, from `firstTouched[cell * 4 + slot]` on:
   * where the values begin after the move, the first row of `place`, the four cells, and the number and the bit at which the
   * value stands among those of all squares.
   */
  readonly firstTouched: Int32Array;
  readonly touched: Int32Array;
};

/** Makes it. */
export function createSquareModel({ rows, cols }: Pick<ShortTables, 'rows' | 'cols'>): SquareModel {
  const size = rows * cols;
  const list = listSquares(rows, cols);
  const squares = list.length;
  const { offsetOf } = layPieces(rows, cols);
  const images = listImages(rows, cols);
  const begin = new Int32Array(squares * 5);
  const place = new Int32Array(squares * 5 * corners * size);
  for (const [square, cells] of list.entries()) {
    for (let hole = 0; hole <= noCorner; hole++) {
      const tiles = cells.filter((_, corner) => corner !== hole);
      const outside = cells[0] === 0 ? size - 1 : 0;
      const { key, tiles: ordered, image } = placePiece(tiles, cells[hole] ?? outside, images, rows, cols);
      begin[square * 5 + hole] = (offsetOf.get(key) ?? 0) * 4;
      for (const [slot, cell] of ordered.entries()) {
        const row = ((square * 5 + hole) * corners + cells.indexOf(cell)) * size;
        for (let label = 0; label < size; label++) place[row + label] = image[label] * size ** slot;
      }
    }
  }
  const slots = neighborSlots(rows, cols);
  const firstTouched = new Int32Array(size * 4 + 1);
  const touched: number[] = [];
  for (let move = 0; move < size * 4; move++) {
    const from = move >> 2;
    const to = slots[move];
    for (const [square, cells] of list.entries()) {
      if (to < 0 || !(cells.includes(from) || cells.includes(to))) continue;
      const kind = square * 5 + (cells.includes(to) ? cells.indexOf(to) : noCorner);
      const bit = (square % valuesPerNumber) * 2;
      touched.push(begin[kind], kind * corners * size, ...cells, Math.floor(square / valuesPerNumber), bit);
    }
    firstTouched[move + 1] = touched.length;
  }
  return {
    squares,
    cells: Int32Array.from(list.flat()),
    begin,
    place,
    firstTouched,
    touched: Int32Array.from(touched),
  };
}

/** The values of all squares of a board. */
export function squareValues(model: SquareModel, values: Uint8Array, { labels, blank }: Labelled): number[] {
  const { squares, cells, begin, place } = model;
  return Array.from({ length: squares }, (_, square) => {
    const own = cells.subarray(square * corners, (square + 1) * corners);
    const kind = square * 5 + (own.includes(blank) ? own.indexOf(blank) : noCorner);
    const add = (sum: number, cell: number, corner: number) =>
      sum + place[(kind * corners + corner) * labels.length + labels[cell]];
    const index = own.reduce(add, begin[kind]);
    return (values[index >> 2] >> ((index & 3) << 1)) & 3;
  });
}

const modelsOf = /* @__PURE__ */ new WeakMap<ShortTables, SquareModel>();

/** The model, made on first use and kept as long as the tables. */
export function squareModel(tables: ShortTables): SquareModel {
  const model = modelsOf.get(tables) ?? createSquareModel(tables);
  modelsOf.set(tables, model);
  return model;
}
