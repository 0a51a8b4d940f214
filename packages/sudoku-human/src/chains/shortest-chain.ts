/**
 * The shortest chain between two candidates that uses no candidate twice.
 *
 * The walk of `alternating-walks.ts` is a lower bound and nearly always a chain already. Where it passes a candidate both
 * as on and as off, chains are tried in order of their length, depth first; the walks back from the end tell how many
 * links each candidate still needs at least, which leaves few to try. In a graph with alternating links there is no plain
 * breadth-first answer (it is a matching problem), and the candidates of one position are too few to build one for. The
 * trials are counted, so that no position takes long: past the limit the pair counts as unlinked.
 */

import { createWalks, type Walks, walkFrom } from './alternating-walks.js';
import type { LinkGraph } from './link-graph.js';

/** Candidates tried for one pair before it counts as unlinked. */
const maxTrials = 20_000;

/**
 * The nodes of the shortest chain from `start` to `end`, at most `maxLength` links; undefined if there is none.
 *
 * @param walks - the walks from `start`, which reached `end` as on
 */
export function shortestChain(
  graph: LinkGraph,
  start: number,
  end: number,
  maxLength: number,
  walks: Walks,
): number[] | undefined {
  const walk = [end];
  for (let node = end, on = true; node !== start; on = !on) {
    node = on ? walks.onFrom[node] : walks.offFrom[node];
    walk.push(node);
  }
  walk.reverse();
  if (new Set(walk).size === walk.length) return walk;
  return shortestByTrial(graph, start, end, walk.length - 1, maxLength);
}

function shortestByTrial(
  { strong, weak }: LinkGraph,
  start: number,
  end: number,
  minLength: number,
  maxLength: number,
): number[] | undefined {
  const back = createWalks(strong.first.length - 1);
  walkFrom({ strong, weak }, end, maxLength, back);
  const used = new Set([start]);
  const chain = [start];
  let trials = 0;

  // What is false here was made true by the walk from the other end, and the other way round.
  const reaches = (node: number, on: boolean, left: number): boolean => {
    if (on && node === end) return left === 0;
    const needed = on ? back.offDepth[node] : back.onDepth[node];
    return node !== end && needed !== 0 && needed <= left;
  };

  const extend = (node: number, on: boolean, left: number): boolean => {
    if (on && node === end) return true;
    const { first, to } = on ? weak : strong;
    for (let i = first[node]; i < first[node + 1]; i++) {
      const next = to[i];
      if (used.has(next) || !reaches(next, !on, left - 1) || ++trials > maxTrials) continue;
      used.add(next);
      chain.push(next);
      if (extend(next, !on, left - 1)) return true;
      chain.pop();
      used.delete(next);
    }
    return false;
  };

  // A chain can't have more links than there are candidates to pass.
  const longest = Math.min(maxLength, strong.first.length - 2);
  for (let length = minLength; length <= longest && trials <= maxTrials; length += 2) {
    if (extend(start, false, length)) return chain;
  }
  return undefined;
}
