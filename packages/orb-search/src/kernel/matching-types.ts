import type { GameTable } from './game-table.js';

/** The types that would match in a cell, as bits; the sixteenth, of cells without a colour, is no type. */
export type MatchingTypes = (pieces: Int16Array, cell: number) => number;

/** Which types would match on the boards of a game. */
export function matchingTypes({ rows, cols, rowOf, squares }: GameTable): MatchingTypes {
  return function matching(pieces, cell) {
    const row = rowOf[cell];
    const col = cell - row * cols;
    const left = col > 0 ? pieces[cell - 1] & 15 : 15;
    const right = col < cols - 1 ? pieces[cell + 1] & 15 : 15;
    const up = row > 0 ? pieces[cell - cols] & 15 : 15;
    const down = row < rows - 1 ? pieces[cell + cols] & 15 : 15;
    let bits = 0;
    if (left === right || (col > 1 && left === (pieces[cell - 2] & 15))) bits |= 1 << left;
    if (col < cols - 2 && right === (pieces[cell + 2] & 15)) bits |= 1 << right;
    if (up === down || (row > 1 && up === (pieces[cell - 2 * cols] & 15))) bits |= 1 << up;
    if (row < rows - 2 && down === (pieces[cell + 2 * cols] & 15)) bits |= 1 << down;
    if (squares) {
      if (left === up && (pieces[cell - cols - 1] & 15) === left) bits |= 1 << left;
      if (left === down && (pieces[cell + cols - 1] & 15) === left) bits |= 1 << left;
      if (right === up && (pieces[cell - cols + 1] & 15) === right) bits |= 1 << right;
      if (right === down && (pieces[cell + cols + 1] & 15) === right) bits |= 1 << right;
    }
    return bits;
  };
}
