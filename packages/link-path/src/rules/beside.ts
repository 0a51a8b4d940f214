/** The cells that touch a cell side by side: up to four. */
import type { Cell, Shape } from '@kit/grid';

/** The cells beside a cell, in ascending order. */
export function beside({ rows, cols }: Shape, cell: Cell): Cell[] {
  const col = cell % cols;
  const cells: Cell[] = [];
  if (cell >= cols) cells.push(cell - cols);
  if (col > 0) cells.push(cell - 1);
  if (col < cols - 1) cells.push(cell + 1);
  if (cell < (rows - 1) * cols) cells.push(cell + cols);
  return cells;
}
