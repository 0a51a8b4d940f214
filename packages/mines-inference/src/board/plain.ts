import { HOLE } from '../kernel/symbols.js';
import type { Board, Field, OwnTopology, Topology } from '../types.js';
import type { ReadBoard } from './read-board.js';

/** The same record without what is undefined. */
export function known<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

/** A checked topology as plain JSON: the same object where it is that already, else with lists of its own. */
export function plainTopology(topology: Topology | undefined): Topology | undefined {
  if (topology === undefined || typeof topology === 'string' || isPlain(topology)) return topology;
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
  const given = holes.length === 0 ? undefined : holes;
  return known({ rows, cols, mineCells, holes: given, topology: plainTopology(topology) });
}

/** A checked board with other cells, its holes where they were, and nothing else of the caller's object. */
export function withCells(
  { rows, cols, mines, holes }: Pick<ReadBoard, 'rows' | 'cols' | 'mines' | 'holes'>,
  topology: Topology | undefined,
  shown: ArrayLike<number>,
): Board {
  const cells = Array.from(shown);
  for (const hole of holes) cells[hole] = HOLE;
  return known({ rows, cols, mines, cells, topology: plainTopology(topology) });
}
