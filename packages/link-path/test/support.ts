import { createPace, type Pace, runSlices, type Slices } from '@kit/grid';

/** What work answers when it pauses wherever it may, and how often that was. */
function runEagerly<R>(work: Slices<R>): { answer: R; pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const step = work.next();
    if (step.done) return { answer: step.value, pauses };
  }
}

/** What a kernel answers at its own pace and at the most eager one, and how often it then pauses. */
export function atBothPaces<R>(run: (pace: Pace) => Slices<R>): { answer: R; eager: R; pauses: number } {
  const { answer: eager, pauses } = runEagerly(run(createPace(1)));
  return { answer: runSlices(run(createPace())), eager, pauses };
}

/** The usual rules. */
export const usualRules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined } as const;
