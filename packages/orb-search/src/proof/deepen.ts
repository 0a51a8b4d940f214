/**
 * Iterative deepening: all paths up to a few moves, then up to more, so that a search that is stopped has proved
 * something. The first stages cost nothing; later ones go four moves at a time, of which the one before the last costs a
 * thirtieth of the last.
 */
import { nodesASlice } from '../kernel/slice-sizes.js';
import { type ExhaustInput, exhaust } from './exhaust.js';

/** What is proved so far. */
export type Deepened = {
  /** No path with fewer moves than this makes the target. */
  readonly lowerBound: number;
  /** A path that does, shorter than what was asked about, in bits. */
  readonly path?: readonly number[] | undefined;
};

/** Below so many nodes a stage more is not felt. */
const quick = 5_000;

/**
 * Is there a path of fewer than `length` moves? It is known that none has fewer than `first`. Ends when a stage has found
 * a path (then a shortest), when all stages are done, when the nodes run out, or at `'stop'`.
 */
export function* deepen(
  input: ExhaustInput,
  first: number,
  length: number,
  maxNodes: number,
): Generator<Deepened & { readonly nodes: number }, Deepened, 'stop' | undefined> {
  const search = exhaust(input, length - 1, maxNodes);
  let lowerBound = first;
  let pausedAt = 0;
  while (lowerBound < length) {
    let limit = lowerBound;
    while (search.nodes() > quick && (length - 1 - limit) % 4 !== 0) limit += 1;
    search.begin(limit);
    while (!search.run(Math.min(pausedAt + nodesASlice, maxNodes) - search.nodes())) {
      const sofar = { lowerBound, path: search.path() };
      if (search.nodes() >= maxNodes) return sofar;
      pausedAt = search.nodes();
      if ((yield { ...sofar, nodes: search.nodes() }) === 'stop') return { lowerBound, path: search.path() };
    }
    const path = search.path();
    if (path) return { lowerBound: path.length - 1, path };
    lowerBound = limit + 1;
  }
  return { lowerBound };
}
