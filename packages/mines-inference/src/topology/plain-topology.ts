/** Topologies as boards and fields carry them. */
import type { OwnTopology, Topology } from '../types.js';

/** A checked topology as plain JSON: the same object where it is that already, else with lists of its own. */
export function plainTopology(topology: Topology): Topology {
  if (typeof topology === 'string' || isPlain(topology)) return topology;
  return { neighbors: Array.from(topology.neighbors, (list) => Array.from(list, (cell) => cell + 0)) };
}

function isPlain({ neighbors }: OwnTopology): boolean {
  const isPlainList = (list: readonly number[]) => Array.isArray(list) && !list.some((cell) => Object.is(cell, -0));
  return Array.isArray(neighbors) && neighbors.every(isPlainList);
}
