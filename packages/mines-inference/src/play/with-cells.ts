import type { ReadBoard } from '../board/read-board.js';
import { HOLE } from '../kernel/symbols.js';
import { plainTopology } from '../topology/plain-topology.js';
import type { Board, Topology } from '../types.js';

/** A checked board with other cells, its holes where they were, and nothing else of the caller's object. */
export function withCells(
  { rows, cols, mines, holes }: ReadBoard,
  topology: Topology | undefined,
  shown: ArrayLike<number>,
): Board {
  const cells = Array.from(shown);
  for (const hole of holes) cells[hole] = HOLE;
  const board = { rows, cols, mines, cells };
  return topology === undefined ? board : { ...board, topology: plainTopology(topology) };
}
