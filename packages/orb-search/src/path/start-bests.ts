/**
 * One search after the other, each from a start cell of its own with an eighth of the beam: the best of every start so far.
 */
import type { Cell, Search } from '@kit/grid';
import type { BeamBest } from '../beam/beam.js';
import { type PathRequest, widthsOf } from '../request/path-request.js';
import { improveBest } from './improve-best.js';
import { emptyBest, standingOutcome } from './path-result.js';

/**
 * The bests in the order of the starts; a start that was not reached has the path without a move. Yields each slice, and a
 * new list where one has become better.
 */
export function* startBests(request: PathRequest, starts: readonly Cell[]): Search<readonly BeamBest[]> {
  const beam = Math.max(1, request.firstBeam >> 3);
  const maxEvaluations = Math.ceil(request.maxEvaluations / starts.length);
  const requests = starts.map((start) => ({ ...request, starts: [start], ...widthsOf(beam), maxEvaluations }));
  const standing = standingOutcome(request);
  let bests: readonly BeamBest[] = requests.map((one) => emptyBest(one, standing));
  let done = 0;
  for (const [index, one] of requests.entries()) {
    const search = improveBest(one, standing);
    let command: 'stop' | undefined;
    let nodes = 0;
    for (;;) {
      const step = search.next(command);
      const best = step.done ? step.value.found : step.value.best?.found;
      if (best && best !== bests[index]) bests = bests.with(index, best);
      if (step.done) break;
      nodes = step.value.nodes;
      command = yield { nodes: done + nodes, best: bests };
    }
    if (command === 'stop') break;
    done += nodes;
  }
  return bests;
}
