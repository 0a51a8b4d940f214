/**
 * Chains and loops as HoDoKu counts them.
 *
 * Of all chains of an entry of its list the one that strikes out most is done. Of those that strike out the same number it
 * is the one with the smallest sum over its candidates, each cell (from 0) and digit counted as many times as its place in
 * the list says; how long the chain is doesn't matter. Three things are narrower than here: a continuous loop has ten
 * links at most, a grouped AIC ends with single candidates, and a loop that proves a candidate strikes out the others of
 * its cell and leaves the digit to a naked single.
 *
 * The sum was found by trying: of some fifty ways in which candidates could be compared it is the one by which most
 * reference scores agree, and it is so in each half of them.
 */

import { adapted, type Finder } from '../technique/technique.js';
import type { Step } from '../types.js';

/** The most links of a continuous loop. */
const maxLoopLength = 10;

/** Chains by the number of their eliminations, the most first, and then by the sum over these. */
export function byEffect(steps: Step[]): Step[] {
  return steps
    .map((step) => ({ step, sum: weightedSum(step) }))
    .sort((a, b) => b.step.eliminations.length - a.step.eliminations.length || a.sum - b.sum)
    .map(({ step }) => step);
}

function weightedSum({ eliminations }: Step): number {
  return eliminations.reduce((sum, { cell, digit }, i) => sum + (cell + digit) * (i + 1), 0);
}

/** The technique with those instances that HoDoKu knows, and in the form in which it does them. */
export function asInProfile(technique: Finder): Finder {
  switch (technique.id) {
    case 'continuous-nice-loop':
    case 'grouped-continuous-nice-loop':
      return adapted(technique, (context, emit) => [
        { ...context, limits: { ...context.limits, maxChainLength: maxLoopLength } },
        emit,
      ]);
    case 'discontinuous-nice-loop':
    case 'grouped-discontinuous-nice-loop':
      return adapted(technique, (context, emit) => [context, (step) => emit({ ...step, placements: [] })]);
    case 'grouped-aic':
      return adapted(technique, (context, emit) => [context, (step) => endsInCells(step) && emit(step)]);
    default:
      return technique;
  }
}

/** Is each end of the chain one candidate? */
function endsInCells({ pattern: { links } }: Step): boolean {
  return links[0].from.cells.length === 1 && links[links.length - 1].to.cells.length === 1;
}
