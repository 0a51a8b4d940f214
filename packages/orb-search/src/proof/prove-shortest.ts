/**
 * Iterative deepening: all paths up to a few moves, then up to more, so that a search that is stopped has proved
 * something. The first stages cost nothing; later ones go two moves at a time, of which the one before the last costs a
 * fifth of the last.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { NarrowShape } from '../kernel/narrow-board.js';
import { nodeWork } from '../kernel/work.js';
import type { BitInput } from '../request/bit-input.js';
import { exhaust } from './exhaust.js';

/** What is proved so far. */
export type Proof = {
  /** No path with fewer moves than this makes the target. */
  lowerBound: number;
  /** A path that does, shorter than what was asked about, in bits; a shortest one once the stage is done. */
  path: readonly number[] | undefined;
  nodes: number;
};

/** Below so many nodes a stage more is not felt. */
const quick = 5_000;

/** How many nodes are tried before the pace is asked. */
const nodesAtATime = 256;

/**
 * Is there a path of fewer than `length` moves? It is known that none has fewer than `proof.lowerBound`. Ends when a stage has
 * found a path (then a shortest), when all stages are done, or when the nodes run out.
 */
export function* proveShortest(
  input: BitInput<NarrowShape>,
  proof: Proof,
  length: number,
  maxNodes: number,
  pace: Pace,
): Slices<void> {
  const search = exhaust(input, length - 1, maxNodes);
  while (proof.lowerBound < length) {
    let limit = proof.lowerBound;
    while (search.nodes() > quick && (length - 1 - limit) % 2 !== 0) limit += 1;
    yield* search.begin(limit, pace);
    for (;;) {
      const isDone = search.run(Math.min(nodesAtATime, maxNodes - search.nodes()));
      const work = nodeWork * (search.nodes() - proof.nodes);
      proof.nodes = search.nodes();
      proof.path = search.path();
      if (isDone) break;
      if (proof.nodes >= maxNodes) return;
      if (spend(pace, work)) yield;
    }
    if (proof.path) {
      proof.lowerBound = proof.path.length - 1;
      return;
    }
    proof.lowerBound = limit + 1;
  }
}
