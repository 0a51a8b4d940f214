/** Every topology as one table of neighbours. The rest of the package asks the table only, so it works for all alike. */
import { checkChoice, type NeighborTable, type Shape } from '@kit/grid';
import type { Topology } from '../types.js';
import { namedTable, topologyNames } from './named-table.js';
import { ownTable } from './own-table.js';

/**
 * The neighbour tables of the last few shapes: a game asks about one shape again and again, and building the table of
 * 200×200 cells takes longer than the answer. A table follows from rows, columns and the name of the topology alone and is
 * never written to, so remembering it changes no result.
 */
const recent = /* @__PURE__ */ new Map<string, NeighborTable>();
const maxTables = 4;
/** Tables of larger boards are not kept: they would hold tens of megabytes for good. */
const maxKept = 250_000;

/** The neighbours of every cell of a checked shape; `subject` is what errors call the topology. */
export function neighborsOf(shape: Shape, topology: Topology | undefined, subject: string): NeighborTable {
  if (typeof topology === 'object') return ownTable(shape, topology, subject);
  const name = checkChoice(topology ?? 'square8', subject, topologyNames);
  const { rows, cols } = shape;
  const key = `${name} ${rows} ${cols}`;
  const table = recent.get(key) ?? namedTable(shape, name);
  if (rows * cols > maxKept) return table;
  // The latest is the last.
  recent.delete(key);
  recent.set(key, table);
  for (const [oldest] of recent) if (recent.size > maxTables) recent.delete(oldest);
  return table;
}

/** The neighbours that are left where some cells are none: nobody sees a hole, and a hole sees nobody. */
export function withoutHoles({ starts, cells }: NeighborTable, holes: readonly number[]): NeighborTable {
  if (holes.length === 0) return { starts, cells };
  const size = starts.length - 1;
  const isHole = new Uint8Array(size);
  for (const hole of holes) isHole[hole] = 1;
  const kept = new Int32Array(cells.length);
  const ends = new Int32Array(size + 1);
  let end = 0;
  for (let cell = 0; cell < size; cell++) {
    for (let at = starts[cell]; isHole[cell] === 0 && at < starts[cell + 1]; at++) {
      if (isHole[cells[at]] === 0) kept[end++] = cells[at];
    }
    ends[cell + 1] = end;
  }
  return { starts: ends, cells: kept.subarray(0, end) };
}

/** The most cells of a board: 1024 × 1024. What goes over the cells once is done in one piece, and stays short. */
export const maxCells = 1_048_576;
