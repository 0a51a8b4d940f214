import { createPace, type Search } from '@kit/grid';
import { startTally } from '../src/items/tally.js';
import type { Sketch } from '../src/output/report-search.js';
import type { Packing } from '../src/types.js';

/** The work on a packing as a search that pauses wherever there may be a pause. */
export function* paced(sketch: Sketch): Search<Packing> {
  const tally = startTally(createPace(1), sketch.steps);
  const slices = sketch.solve(tally);
  while (!slices.next().done) {
    if ((yield { nodes: tally.evaluations }) === 'stop') return sketch.answer(false);
  }
  return sketch.answer(true);
}
