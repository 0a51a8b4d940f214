/** Brute force: no logic, but the digit is that of the one solution. */

import { countSolutions } from '../../count/count-solutions.js';
import type { Checks } from '../../verify/check-form.js';

/** The technique's check, by name: the position has one solution, and has it with this digit. */
export const bruteForceChecks: Checks<'brute-force'> = {
  'brute-force': ({ position }, step) => {
    if (step.placements.length !== 1 || step.eliminations.length > 0) return 'wrong-kind-of-conclusion';
    if (!step.hasExactly({ single: step.placements })) return 'wrong-candidates';
    if (!step.hasHouses([])) return 'wrong-houses';
    if (countSolutions(position, 2) !== 1) return 'uniqueness-not-known';
    const [{ cell, digit }] = step.placements;
    const candidates = position.candidates.with(cell, 1 << (digit - 1));
    return countSolutions({ ...position, candidates }, 1) === 1 ? step.rejectLinks() : 'not-a-single';
  },
};
