/**
 * Cells as people write them: `r1c123`, `r12c4`, `r27c38`; with letters `A123`, `AB4`, or `abc1`.
 *
 * Cells that are all crossings of some rows and some columns share one word. Rows with the same columns go together,
 * or columns with the same rows, whichever takes fewer words.
 */

import type { Cell } from '@kit/grid';
import type { CellNotation } from '../types.js';

/** The words for some cells, in the order of their first cells. */
export function formatCells(cells: readonly Cell[], notation: CellNotation): string[] {
  const byRow = crossings(cells, false);
  const byColumn = crossings(cells, true);
  return (byColumn.length < byRow.length ? byColumn : byRow)
    .sort((a, b) => firstCell(a) - firstCell(b))
    .map(({ rows, columns }) => writeCrossing(rows, columns, notation));
}

/** How a notation names a row or a column when it stands alone: its number or its letter. */
export function lineName(axis: 'row' | 'column', index: number, notation: CellNotation): string {
  if (axis === 'row' && notation === 'A1') return 'ABCDEFGHI'[index];
  if (axis === 'column' && notation === 'a1') return 'abcdefghi'[index];
  return String(index + 1);
}

type Crossing = { readonly rows: readonly number[]; readonly columns: readonly number[] };

/** Groups the cells line by line, and joins lines that are crossed in the same places. */
function crossings(cells: readonly Cell[], byColumn: boolean): Crossing[] {
  const crossed = new Map<number, number[]>();
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const [line, place] = byColumn ? [column, row] : [row, column];
    crossed.set(line, [...(crossed.get(line) ?? []), place]);
  }
  const joined = new Map<string, { lines: number[]; places: number[] }>();
  for (const [line, places] of [...crossed].sort(([a], [b]) => a - b)) {
    const same = joined.get(places.join());
    if (same === undefined) joined.set(places.join(), { lines: [line], places });
    else same.lines.push(line);
  }
  return [...joined.values()].map(({ lines, places }) =>
    byColumn ? { rows: places, columns: lines } : { rows: lines, columns: places },
  );
}

function firstCell({ rows, columns }: Crossing): Cell {
  return 9 * rows[0] + columns[0];
}

function writeCrossing(rows: readonly number[], columns: readonly number[], notation: CellNotation): string {
  const row = rows.map((index) => lineName('row', index, notation)).join('');
  const column = columns.map((index) => lineName('column', index, notation)).join('');
  if (notation === 'r1c1') return `r${row}c${column}`;
  return notation === 'A1' ? row + column : column + row;
}
