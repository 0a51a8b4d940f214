import type { BeamBest } from '../beam/beam-best.js';
import { narrowInput } from '../request/bit-input.js';
import type { PathRequest } from '../request/path-request.js';
import { deepen } from './deepen.js';

/** What was proved of the length of a path: no path with fewer moves than `lowerBound` meets the goals. */
export type Proof = {
  readonly lowerBound: number;
  /** A shorter path, if there turned out to be one; it is a shortest then. */
  readonly best?: BeamBest | undefined;
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
    return { lowerBound, best: shorter };
  }
}
