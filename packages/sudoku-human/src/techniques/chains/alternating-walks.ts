/**
 * What follows if one candidate is false, by the fewest links: a breadth-first walk over strong and weak links in turn.
 *
 * Each node can be reached in two ways: by a strong link ("on", it is true if the start is false) and by a weak link
 * ("off", it is false then). Both are found once, with the fewest links, since the walk goes layer by layer: strong
 * links lead out of the off nodes, weak links out of the on nodes. Cost: one look at each link. The walk may come back
 * to its start as on, which closes a loop, but doesn't go on from there; and it may use another candidate twice, on and
 * off: `shortest-chain.ts` deals with that.
 */

import type { LinkGraph } from './link-graph.js';

/** The walks from one start. Depths count links; 0 means not reached (and `start` itself is off at depth 0). */
export type Walks = {
  /** By node: links of the shortest walk that makes it true. */
  readonly onDepth: Uint16Array;
  /** By node: links of the shortest walk that makes it false. */
  readonly offDepth: Uint16Array;
  /** By node: where that walk comes from, for on. */
  readonly onFrom: Uint16Array;
  /** By node: where that walk comes from, for off. */
  readonly offFrom: Uint16Array;
  /** The nodes that were reached as on, nearest first. */
  readonly reachedOn: Uint16Array;
  /** How many these are. */
  count: number;
};

/** Memory for the walks of a graph with that many nodes; used again for each start. */
export function createWalks(nodes: number): Walks {
  return {
    onDepth: new Uint16Array(nodes),
    offDepth: new Uint16Array(nodes),
    onFrom: new Uint16Array(nodes),
    offFrom: new Uint16Array(nodes),
    reachedOn: new Uint16Array(nodes),
    count: 0,
  };
}

/** Fills `walks` with the shortest walks of at most `maxLength` links, one or more, from the start. */
export function walkFrom({ strong, weak }: LinkGraph, start: number, maxLength: number, walks: Walks): void {
  const { onDepth, offDepth, onFrom, offFrom, reachedOn } = walks;
  onDepth.fill(0);
  offDepth.fill(0);
  let count = 0;
  let done = 0;
  const spread = (off: number, depth: number) => {
    for (let i = strong.first[off]; i < strong.first[off + 1]; i++) {
      const on = strong.to[i];
      if (onDepth[on] !== 0) continue;
      onDepth[on] = depth;
      onFrom[on] = off;
      reachedOn[count++] = on;
    }
  };
  spread(start, 1);
  for (let depth = 2; depth + 1 <= maxLength && done < count; depth += 2) {
    for (const layerEnd = count; done < layerEnd; done++) {
      const on = reachedOn[done];
      if (on === start) continue;
      for (let i = weak.first[on]; i < weak.first[on + 1]; i++) {
        const off = weak.to[i];
        if (offDepth[off] !== 0 || off === start) continue;
        offDepth[off] = depth;
        offFrom[off] = on;
        spread(off, depth + 1);
      }
    }
  }
  walks.count = count;
}
