/**
 * The shortest chain between two candidates that uses no candidate twice.
 *
 * The walk of `alternating-walks.ts` is a lower bound and nearly always a chain already. Where it passes a candidate
 * both as on and as off, chains are tried in order of their length, depth first; the walks back from the end tell how
 * many links each candidate still needs at least, which leaves few to try. In a graph with alternating links there is
 * no plain breadth-first answer (it is a matching problem), and the candidates of one position are too few to build one
 * for. The trials are counted, so that no position takes long: past the limit the pair counts as unlinked. Start and
 * end may be the same candidate: then the chain is a loop that meets itself with two strong links.
 */

import type { Slices } from '@kit/grid';
import { createWalks, type Walks, walkFrom } from './alternating-walks.js';
import type { LinkGraph } from './link-graph.js';

/** Candidates tried for one pair before it counts as unlinked; puzzles don’t come to 1,000 (`scripts/limits.mjs`). */
const defaultTrials = 20_000;

/**
 * The nodes of the shortest chain from `start` to `end`, at most `maxLength` links; undefined if there is none.
 *
 * @param walks - the walks from `start`, which reached `end` as on
 * @param base - if the graph has its nodes in several layers: one layer, whose nodes may be passed once in all
 */
export function* shortestChain(
  graph: LinkGraph,
  start: number,
  end: number,
  maxLength: number,
  walks: Walks,
  maxTrials: number = defaultTrials,
  base: LinkGraph = graph,
): Slices<number[] | undefined> {
  const nodes = base.strong.first.length - 1;
  const walk = walkTo(walks, start, end);
  const passed = new Set(walk.map((node) => node % nodes));
  if (passed.size === walk.length - (start % nodes === end % nodes ? 1 : 0)) return walk;
  yield;
  return shortestByTrial(graph, start, end, walk.length - 1, maxLength, maxTrials, base);
}

/** The nodes of the shortest walk from the start to a node that it reached as on. */
function walkTo(walks: Walks, start: number, end: number): number[] {
  const walk = [end];
  for (let node = walks.onFrom[end], on = false; node !== start; on = !on) {
    walk.push(node);
    node = on ? walks.onFrom[node] : walks.offFrom[node];
  }
  walk.push(start);
  return walk.reverse();
}

function shortestByTrial(
  { strong, weak }: LinkGraph,
  start: number,
  end: number,
  minLength: number,
  maxLength: number,
  maxTrials: number,
  base: LinkGraph,
): number[] | undefined {
  const nodes = base.strong.first.length - 1;
  const back = createWalks(nodes);
  walkFrom(base, end % nodes, maxLength, back);
  const used = new Set([start % nodes]);
  const chain = [start];
  let trials = 0;

  // What is false here was made true by the walk from the other end, and the other way round.
  const reaches = (node: number, on: boolean, left: number): boolean => {
    // The end is no way through, in whichever layer; without a link left it is on, as lengths are odd.
    if (node % nodes === end % nodes) return node === end && left === 0;
    const needed = on ? back.offDepth[node % nodes] : back.onDepth[node % nodes];
    return needed !== 0 && needed <= left && !used.has(node % nodes);
  };

  const extend = (node: number, on: boolean, left: number): boolean => {
    if (on && node === end) return true;
    const { first, to } = on ? weak : strong;
    for (let i = first[node]; i < first[node + 1]; i++) {
      const next = to[i];
      if (!reaches(next, !on, left - 1) || ++trials > maxTrials) continue;
      used.add(next % nodes);
      chain.push(next);
      if (extend(next, !on, left - 1)) return true;
      chain.pop();
      used.delete(next % nodes);
    }
    return false;
  };

  // A chain can't have more links than there are candidates to pass, and a loop meets its start once more.
  const longest = Math.min(maxLength, nodes);
  for (let length = minLength; length <= longest; length += 2) {
    if (extend(start, false, length)) return chain;
  }
  return undefined;
}
