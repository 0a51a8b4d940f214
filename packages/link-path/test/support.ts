import { runSlices, type Slices } from '@kit/grid';
import { Pace } from '../src/kernel/pace.js';

/** A pace at which every question whether to pause is answered with yes. */
class EagerPace extends Pace {
  override isDue(): boolean {
    return true;
  }
}

/** What work answers when it pauses wherever it may, and how often that was. */
function runEagerly<R>(work: Slices<R>): { answer: R; pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const step = work.next();
    if (step.done) return { answer: step.value, pauses };
  }
}

/** What a kernel answers at its own pace and at the most eager one, and how often it then pauses. */
export function atBothPaces<R>(run: (pace: Pace) => Slices<R>): { answer: R; eager: R; pauses: number } {
  const { answer: eager, pauses } = runEagerly(run(new EagerPace()));
  return { answer: runSlices(run(new Pace())), eager, pauses };
}

/** The usual rules. */
export const usualRules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined } as const;
