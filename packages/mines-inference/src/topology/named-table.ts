/**
 * The neighbours of every cell where the topology has a name: the same steps for each cell, but that the rows of hexagons
 * take turns and a torus has no edge. The neighbours of a cell stand in rising order.
 */
import { type NeighborTable, type Offset, offsets4, offsets8, type Shape, type Slices } from '@kit/grid';
import { type Pace, spend } from '../kernel/pace.js';
import type { TopologyName } from './recent-tables.js';

/** The table of a checked shape. */
export function* namedTable({ rows, cols }: Shape, name: TopologyName, pace: Pace): Slices<NeighborTable> {
  const even = stepsOf(name, 0);
  const odd = stepsOf(name, 1);
  const starts = new Int32Array(rows * cols + 1);
  const cells = new Int32Array(rows * cols * even.length);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    const steps = row % 2 === 0 ? even : odd;
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      const first = end;
      for (const step of steps) {
        let toRow = row + step.row;
        let toCol = col + step.col;
        if (name === 'torus') {
          toRow = (toRow + rows) % rows;
          toCol = (toCol + cols) % cols;
        } else if (toRow < 0 || toRow >= rows || toCol < 0 || toCol >= cols) continue;
        const other = toRow * cols + toCol;
        // On a torus of one or two rows (or columns) a cell meets itself, or another twice: each is listed once.
        if (other !== cell) end = insert(cells, first, end, other);
      }
      starts[cell + 1] = end;
      if (spend(pace, 2 * steps.length)) yield;
    }
  }
  return { starts, cells: cells.subarray(0, end) };
}

/** Puts a cell in its place among those from `first` on, unless it is there; tells where they end. */
function insert(cells: Int32Array, first: number, end: number, cell: number): number {
  let at = end;
  for (; at > first && cells[at - 1] >= cell; at--) if (cells[at - 1] === cell) return end;
  for (let moved = end; moved > at; moved--) cells[moved] = cells[moved - 1];
  cells[at] = cell;
  return end + 1;
}

/**
 *      0   1   2        row 0
 *        3   4   5      row 1, shifted to the right: cell 3 touches 0, 1, 4, 6, 7
 *      6   7   8        row 2
 */
function stepsOf(name: TopologyName, shift: 0 | 1): readonly Offset[] {
  switch (name) {
    case 'square8':
    case 'torus':
      return offsets8;
    case 'square4':
      return offsets4;
    case 'hex':
      return [
        { row: -1, col: shift - 1 },
        { row: -1, col: shift },
        { row: 0, col: -1 },
        { row: 0, col: 1 },
        { row: 1, col: shift - 1 },
        { row: 1, col: shift },
      ];
    case 'knight': {
      const steps = [-2, -1, 1, 2];
      return steps.flatMap((row) => steps.filter((col) => row * row !== col * col).map((col) => ({ row, col })));
    }
  }
}
