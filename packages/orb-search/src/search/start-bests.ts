/**
 * One search after the other, each from a start cell of its own with an eighth of the beam: the best of every start so far.
 */
import type { Cell, Search } from '@kit/grid';
import type { BeamBest } from './beam-best.js';
import { improveBest } from './improve-path.js';
import type { PathRequest } from './path-request.js';
import { emptyBest } from './path-result.js';

/** The bests in the order of the starts; a start that was not reached has the path without a move. Yields each ply. */
export function* startBests(request: PathRequest, starts: readonly Cell[]): Search<readonly BeamBest[]> {
  const beam = Math.max(1, request.beam >> 3);
  const maxEvaluations = Math.ceil(request.maxEvaluations / starts.length);
  const requests = starts.map((start) => ({ ...request, starts: [start], beam, maxEvaluations }));
  const bests = requests.map(emptyBest);
  let done = 0;
  for (const [index, one] of requests.entries()) {
    const search = improveBest(one);
    let command: 'stop' | undefined;
    let nodes = 0;
    for (;;) {
      const step = search.next(command);
      if (step.done) {
        bests[index] = step.value.best;
        break;
      }
      if (step.value.best) bests[index] = step.value.best.best;
      nodes = step.value.nodes;
      command = yield { nodes: done + nodes, best: bests };
    }
    if (command === 'stop') break;
    done += nodes;
  }
  return bests;
}
