/**
 * The neighbour tables of the last few shapes: a game asks about one shape again and again, and building the table of
 * 200×200 cells takes longer than the answer. A table follows from rows, columns and the name of the topology alone and is
 * never written to, so remembering it changes no result.
 */
import type { NeighborTable, Shape } from '@kit/grid';
import type { OwnTopology, Topology } from '../types.js';

/** The topologies that a name stands for. */
export type TopologyName = Exclude<Topology, OwnTopology>;

type Remembered = {
  readonly rows: number;
  readonly cols: number;
  readonly name: TopologyName;
  readonly table: NeighborTable;
};

const mostTables = 4;
/** Tables of larger boards are not kept: they would hold tens of megabytes for good. */
const mostCells = 250_000;
const recent: Remembered[] = [];

/** The table of this shape, built only if it is not one of the last few. */
export function recentTable({ rows, cols }: Shape, name: TopologyName, build: () => NeighborTable): NeighborTable {
  const at = recent.findIndex((known) => known.rows === rows && known.cols === cols && known.name === name);
  if (at === 0) return recent[0]!.table;
  const found = at > 0 ? recent.splice(at, 1)[0]! : { rows, cols, name, table: build() };
  if (rows * cols > mostCells) return found.table;
  recent.unshift(found);
  if (recent.length > mostTables) recent.pop();
  return found.table;
}
