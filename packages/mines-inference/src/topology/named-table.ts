/**
 * The neighbours of every cell where the topology has a name: the same steps for each cell, but that the rows of hexagons
 * take turns and a torus has no edge. The neighbours of a cell stand in rising order.
 */
import { type NeighborTable, type Offset, offsets4, offsets8, type Shape } from '@kit/grid';
import type { OwnTopology, Topology } from '../types.js';

/** The topologies that a name stands for. */
export type TopologyName = Exclude<Topology, OwnTopology>;

/** Their names. */
export const topologyNames: readonly TopologyName[] = ['square8', 'square4', 'torus', 'hex', 'knight'];

/** The table of a checked shape. */
export function namedTable({ rows, cols }: Shape, name: TopologyName): NeighborTable {
  const even = stepsOf(name, 0);
  const odd = stepsOf(name, 1);
  const reach = name === 'knight' ? 2 : 1;
  const starts = new Int32Array(rows * cols + 1);
  const cells = new Int32Array(rows * cols * even.length);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    const steps = row % 2 === 0 ? even : odd;
    const across = steps.map((step) => step.row * cols + step.col);
    const isInner = row >= reach && row < rows - reach;
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      if (isInner && col >= reach && col < cols - reach) {
        // Away from the edges each step leads to another cell, in rising order.
        for (let step = 0; step < across.length; step++) cells[end++] = cell + across[step];
      } else end = insertAround(cells, end, cell, { rows, cols, steps, isTorus: name === 'torus' });
      starts[cell + 1] = end;
    }
  }
  return { starts, cells: cells.subarray(0, end) };
}

/** Lists the neighbours of a cell near the edge; tells where they end. */
function insertAround(
  cells: Int32Array,
  first: number,
  cell: number,
  { rows, cols, steps, isTorus }: Shape & { readonly steps: readonly Offset[]; readonly isTorus: boolean },
): number {
  let end = first;
  for (const step of steps) {
    let row = Math.trunc(cell / cols) + step.row;
    let col = (cell % cols) + step.col;
    if (isTorus) {
      row = (row + rows) % rows;
      col = (col + cols) % cols;
    } else if (row < 0 || row >= rows || col < 0 || col >= cols) continue;
    const other = row * cols + col;
    // On a torus of one or two rows (or columns) a cell meets itself, or another twice: each is listed once.
    if (other !== cell) end = insert(cells, first, end, other);
  }
  return end;
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
