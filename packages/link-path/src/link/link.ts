/**
 * A link as a game draws it, and the one number by which the kernel names a link of at most two turns.
 *
 * The line runs from a along one axis to a connecting segment, along it, and on to b:
 *
 *     a ───┐ column c        code of column c: 1 + 2 (c + 1)
 *          │                 code of row r:    2 + 2 (r + 1)
 *          └────── b         straight: 0, none: -1
 *
 * A segment in the column or the row of a or b leaves one turn.
 */
import type { Link } from '../types.js';

/** The code of no link. */
export const noLink = -1;
/** The code of a straight link. */
export const straightLink = 0;

/** The code of a link over a column. */
export function overColumn(col: number): number {
  return 2 * col + 3;
}

/** The code of a link over a row. */
export function overRow(row: number): number {
  return 2 * row + 4;
}

/** The link with a code, from a to b. */
export function linkFromCode(cols: number, a: number, b: number, code: number): Link {
  const rowA = (a / cols) | 0;
  const rowB = (b / cols) | 0;
  const colA = a - rowA * cols + 0;
  const colB = b - rowB * cols + 0;
  const first = { row: rowA, col: colA };
  const last = { row: rowB, col: colB };
  if (code === straightLink) {
    return { turns: 0, length: Math.abs(rowA - rowB) + Math.abs(colA - colB), points: [first, last] };
  }
  if (code & 1) {
    const col = (code - 3) / 2;
    const length = Math.abs(rowA - rowB) + Math.abs(colA - col) + Math.abs(colB - col);
    if (col === colA) return { turns: 1, length, points: [first, { row: rowB, col }, last] };
    if (col === colB) return { turns: 1, length, points: [first, { row: rowA, col }, last] };
    return { turns: 2, length, points: [first, { row: rowA, col }, { row: rowB, col }, last] };
  }
  const row = (code - 4) / 2;
  const length = Math.abs(colA - colB) + Math.abs(rowA - row) + Math.abs(rowB - row);
  return { turns: 2, length, points: [first, { row, col: colA }, { row, col: colB }, last] };
}
