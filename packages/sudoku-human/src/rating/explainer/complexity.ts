/**
 * How many nodes a conclusion rests on: the node with all its ancestors, each once, and what its nested chains have.
 *
 * A node's ancestors never change once it is kept, so counts are kept too. They are asked for rarely: `least` is a bound
 * that costs nothing.
 */

import type { Nets } from './nets.js';

/** Chains inside of nets, by the number that the arena holds. */
export type NestedChain = {
  /** Its own complexity, chains nested in it included. */
  readonly complexity: number;
  /** Its nodes from each target back, as text: equal for equal chains. */
  readonly identity: () => string;
};

/** The nested chains of the nodes that were counted last, by identity. */
export type Tally = { readonly chains: readonly NestedChain[]; readonly met: Map<string, number> };

/** How many nodes are a held node and its ancestors; nested chains go to the tally if there is one. */
export function countAncestors(nets: Nets, start: number, node: number, tally?: Tally): number {
  const { counts, nodes } = nets;
  if (tally === undefined && counts[start * nodes + node] > 0) return counts[start * nodes + node];
  nets.stamp++;
  const count = visit(nets, start, node, tally);
  counts[start * nodes + node] = count;
  return count;
}

/** The same for a node that isn't held, by the place of its parents. */
export function countFresh(nets: Nets, start: number, at: number, tally?: Tally): number {
  const { arena, stamps } = nets;
  nets.stamp++;
  let count = 1;
  for (let i = at + 2; i < at + 2 + arena[at]; i++) {
    if (stamps[arena[i]] !== nets.stamp) count += visit(nets, start, arena[i], tally);
  }
  return count;
}

/** What the nested chains that were met have together. */
export function nestedComplexity(tally: Tally): number {
  let sum = 0;
  for (const complexity of tally.met.values()) sum += complexity;
  return sum;
}

/** Counts the ancestors of a node that have no stamp yet, with itself, and stamps them. */
function visit(nets: Nets, start: number, node: number, tally: Tally | undefined): number {
  const { arena, parentsAt, stamps, stamp, stack, nodes } = nets;
  const row = start * nodes;
  let count = 0;
  let depth = 0;
  stack[depth++] = node;
  stamps[node] = stamp;
  while (depth > 0) {
    const at = parentsAt[row + stack[--depth]];
    count++;
    if (tally !== undefined && arena[at + 1] > 0) {
      const chain = tally.chains[arena[at + 1] - 1];
      tally.met.set(chain.identity(), chain.complexity);
    }
    for (let i = at + 2; i < at + 2 + arena[at]; i++) {
      if (stamps[arena[i]] === stamp) continue;
      stamps[arena[i]] = stamp;
      stack[depth++] = arena[i];
    }
  }
  nets.work.nodes += (count >>> 3) + 1;
  return count;
}
