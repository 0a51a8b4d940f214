import { plainTopology } from '../topology/plain-topology.js';
import type { Field, Topology } from '../types.js';

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
