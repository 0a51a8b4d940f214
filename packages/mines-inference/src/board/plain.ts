import { HOLE } from '../kernel/symbols.js';
import type { Board, Field, OwnTopology, Topology } from '../types.js';
import type { ReadBoard } from './read-board.js';

/** A checked topology as plain JSON: the same object where it is that already, else with lists of its own. */
export function plainTopology(topology: Topology): Topology {
  if (typeof topology === 'string' || isPlain(topology)) return topology;
  return { neighbors: Array.from(topology.neighbors, (list) => Array.from(list, (cell) => cell + 0)) };
}

function isPlain({ neighbors }: OwnTopology): boolean {
  const isPlainList = (list: readonly number[]) => Array.isArray(list) && !list.some((cell) => Object.is(cell, -0));
  return Array.isArray(neighbors) && neighbors.every(isPlainList);
}

/** A field as plain JSON; what it has none of is left out. */
export function fieldOf(
  { rows, cols }: { readonly rows: number; readonly cols: number },
  mineCells: readonly number[],
  holes: readonly number[],
  topology: Topology | undefined,
): Field {
  return {
    ...{ rows, cols, mineCells },
    ...(holes.length === 0 ? {} : { holes }),
    ...(topology === undefined ? {} : { topology: plainTopology(topology) }),
  };
}

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
