/**
 * The two ways to ask techniques: the first step of the easiest that has one, and every step of all.
 *
 * Both run the same finders in the same order, so the next step is the first of all steps.
 */

import type { Context, Technique } from '../techniques/technique.js';
import type { Step } from '../types.js';

/** The first step of the first technique that has one. */
export function firstStep(context: Context, techniques: readonly Technique[]): Step | undefined {
  let first: Step | undefined;
  for (const technique of techniques) {
    const stopped = technique.find(context, (step) => {
      first = step;
      return true;
    });
    if (stopped) break;
  }
  return first;
}

/** Every step, technique by technique. */
export function allSteps(context: Context, techniques: readonly Technique[]): Step[] {
  const steps: Step[] = [];
  for (const technique of techniques) {
    technique.find(context, (step) => {
      steps.push(step);
      return false;
    });
  }
  return steps;
}
