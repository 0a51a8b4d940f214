/** Every topology as one table of neighbours. The rest of the package asks the table only, so it works for all alike. */
import { checkChoice, type NeighborTable, type Shape } from '@kit/grid';
import type { Topology } from '../types.js';
import { namedTable } from './named-table.js';
import { ownTable } from './own-table.js';
import { keepTable, knownTable, topologyNames } from './recent-tables.js';

/** The neighbours of every cell of a checked shape; `subject` is what errors call the topology. */
export function neighborsOf(shape: Shape, topology: Topology | undefined, subject: string): NeighborTable {
  if (typeof topology === 'object') return ownTable(shape, topology, subject);
  const name = checkChoice(topology ?? 'square8', subject, topologyNames);
  const known = knownTable(shape, name);
  if (known !== undefined) return known;
  const table = namedTable(shape, name);
  keepTable(shape, name, table);
  return table;
}
