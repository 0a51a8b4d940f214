/** Neighbours by the definition of each topology: two cells, are they neighbours? */
import type { Board } from '../src/index.js';

export function neighborsOfCell(
  { rows, cols, topology = 'square8' }: Omit<Board, 'mines' | 'cells'>,
  cell: number,
): readonly number[] {
  if (typeof topology === 'object') return topology.neighbors[cell];
  const board = `${topology} ${rows} ${cols}`;
  const lists = known.get(board) ?? [];
  known.set(board, lists);
  if (lists[cell] === undefined) {
    const all = Array.from({ length: rows * cols }, (_, other) => other);
    lists[cell] = all.filter((other) => other !== cell && areNeighbors(rows, cols, topology, cell, other));
  }
  return lists[cell];
}

/** What was asked before: oracles ask for the same few boards again and again. */
const known = new Map<string, (readonly number[])[]>();

function areNeighbors(rows: number, cols: number, topology: string, a: number, b: number): boolean {
  const down = Math.abs(Math.floor(a / cols) - Math.floor(b / cols));
  const across = Math.abs((a % cols) - (b % cols));
  const wrap = (distance: number, size: number) => Math.min(distance, size - distance);
  switch (topology) {
    case 'square4':
      return down + across === 1;
    case 'torus':
      return Math.max(wrap(down, rows), wrap(across, cols)) === 1;
    case 'knight':
      return down * across === 2;
    case 'hex': {
      // Drawn as bricks: a row lower, half a brick away.
      const place = (cell: number) => 2 * (cell % cols) + (Math.floor(cell / cols) % 2);
      return (down === 0 && across === 1) || (down === 1 && Math.abs(place(a) - place(b)) === 1);
    }
    default:
      return Math.max(down, across) === 1;
  }
}
