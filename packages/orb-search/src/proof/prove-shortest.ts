/**
 * Iterative deepening: all paths up to a few moves, then up to more, so that a search that is stopped has proved
 * something. The first stages cost nothing; later ones go two moves at a time, of which the one before the last costs a
 * fifth of the last.
 */
import type { BeamBest } from '../beam/beam.js';
import type { NarrowShape } from '../kernel/narrow-board.js';
import { growingTo, nodesASlice } from '../kernel/slice-sizes.js';
import { type BitInput, narrowInput } from '../request/bit-input.js';
import type { PathRequest } from '../request/path-request.js';
import { exhaust } from './exhaust.js';

/** What was proved of the length of a path: no path with fewer moves than `lowerBound` meets the goals. */
export type Proof = {
  readonly lowerBound: number;
  /** A shorter path, if there turned out to be one; it is a shortest then. */
  readonly shorter?: BeamBest | undefined;
};

/**
 * Tries to prove that no path is shorter than `best`, which meets the goals: deepens until that many moves or until the
 * nodes run out. Yields the nodes so far.
 */
export function* proveShortest(request: PathRequest, best: BeamBest): Generator<number, Proof, 'stop' | undefined> {
  const length = best.paths[0].length - 1;
  // The untouched board was tried, so a path of one move or more has at least one.
  const first = Math.min(length, 1);
  if (request.kernel !== 'narrow' || request.maxProofNodes === 0) return { lowerBound: first };
  const input = narrowInput(request);
  const search = deepen(input, first, length, request.maxProofNodes);
  let command: 'stop' | undefined;
  for (;;) {
    const step = search.next(command);
    if (!step.done) {
      command = yield step.value.nodes;
      continue;
    }
    const { lowerBound, path } = step.value;
    if (!path) return { lowerBound };
    const shorter = { measures: best.measures, paths: [path.map((bit) => input.shape.cellOf[bit])] };
    return { lowerBound, shorter };
  }
}

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
  input: BitInput<NarrowShape>,
  first: number,
  length: number,
  maxNodes: number,
): Generator<Deepened & { readonly nodes: number }, Deepened, 'stop' | undefined> {
  const search = exhaust(input, length - 1, maxNodes);
  let lowerBound = first;
  const nextSlice = growingTo(nodesASlice);
  let pauseAt = nextSlice();
  while (lowerBound < length) {
    let limit = lowerBound;
    while (search.nodes() > quick && (length - 1 - limit) % 2 !== 0) limit += 1;
    for (const beginning = search.begin(limit); !beginning.next().done; ) {
      const sofar = { lowerBound, path: undefined, nodes: search.nodes() };
      if ((yield sofar) === 'stop') return { lowerBound };
    }
    while (!search.run(Math.min(pauseAt, maxNodes) - search.nodes())) {
      const sofar = { lowerBound, path: search.path() };
      if (search.nodes() >= maxNodes) return sofar;
      pauseAt = search.nodes() + nextSlice();
      if ((yield { ...sofar, nodes: search.nodes() }) === 'stop') return { lowerBound, path: search.path() };
    }
    const path = search.path();
    if (path) return { lowerBound: path.length - 1, path };
    lowerBound = limit + 1;
  }
  return { lowerBound };
}
