/**
 * The neighbour tables of the last few shapes: a game asks about one shape again and again, and building the table of
 * 200×200 cells takes longer than the answer. A table follows from rows, columns and the name of the topology alone and is
 * never written to, so remembering it changes no result.
 */
import type { NeighborTable, Shape } from '@kit/grid';
import type { OwnTopology, Topology } from '../types.js';

/** The topologies that a name stands for. */
export type TopologyName = Exclude<Topology, OwnTopology>;

/** Their names. */
export const topologyNames: readonly TopologyName[] = ['square8', 'square4', 'torus', 'hex', 'knight'];

type Remembered = {
  readonly rows: number;
  readonly cols: number;
  readonly name: TopologyName;
  readonly table: NeighborTable;
};

const maxTables = 4;
/** Tables of larger boards are not kept: they would hold tens of megabytes for good. */
const maxKept = 250_000;
const recent: Remembered[] = [];

/** The table of this shape, if it is one of the last few. */
export function knownTable({ rows, cols }: Shape, name: TopologyName): NeighborTable | undefined {
  const at = recent.findIndex((known) => known.rows === rows && known.cols === cols && known.name === name);
  if (at < 0) return undefined;
  recent.unshift(...recent.splice(at, 1));
  return recent[0].table;
}

/** Remembers a table. */
export function keepTable({ rows, cols }: Shape, name: TopologyName, table: NeighborTable): void {
  if (rows * cols > maxKept) return;
  recent.unshift({ rows, cols, name, table });
  if (recent.length > maxTables) recent.pop();
}
