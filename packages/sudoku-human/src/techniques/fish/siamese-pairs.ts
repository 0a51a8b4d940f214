/** Siamese fish: pairs of finned fish with the same bases, taken from all that one digit has. */

import type { Slices } from '@kit/grid';
import { isSubset, setAt, union, without } from '../../kernel/cell-sets.js';
import type { Step } from '../../types.js';
import { fishSizes } from '../shared/each-fish.js';
import type { Emit } from '../shared/technique.js';
import type { Fish } from './fish-search.js';
import { fishStep } from './fish-step.js';

/** How many fish are paired with others between two yields. */
const FISH_A_SLICE = 20;

/** Takes fish of a digit as the search finds them, and then emits their pairs. */
export type Pairing = {
  /** Keeps a copy of a finned fish. */
  readonly add: (found: Fish) => void;
  /** Emits pairs neither of which strikes out all that the other does, one of them at least as `fits` says. */
  readonly emitPairs: (fits: (found: Fish) => boolean, emit: Emit) => Slices<boolean>;
};

/** The pairs of a digit's fish. */
export function siamesePairs(digit: number): Pairing {
  const kept: Fish[] = [];
  return {
    add: ({ bases, covers, body, fins, struck }) => {
      kept.push({
        bases: [...bases],
        covers: [...covers],
        body: setAt(body, 0, body.length),
        fins: setAt(fins, 0, fins.length),
        struck: setAt(struck, 0, struck.length),
      });
    },
    *emitPairs(fits, emit) {
      const listed = new Set<string>();
      for (const [i, a] of kept.entries()) {
        if (i % FISH_A_SLICE === 0) yield;
        // Fish with the same bases are found one after the other.
        for (let j = i + 1; j < kept.length && haveSameBases(a, kept[j]); j++) {
          const b = kept[j];
          if (!(fits(a) || fits(b)) || isSubset(b.struck, a.struck) || isSubset(a.struck, b.struck)) continue;
          const step = siameseStep(digit, a, b);
          // Four covers can make the same pair of fish in more ways than one.
          const name = JSON.stringify(step.pattern);
          if (listed.has(name)) continue;
          listed.add(name);
          if (emit(step)) return true;
        }
      }
      return false;
    },
  };
}

function haveSameBases(a: Fish, b: Fish): boolean {
  return a.bases.every((house, i) => house === b.bases[i]);
}

/** The step of two fish with the same bases: the covers of both, and the fins of either. */
function siameseStep(digit: number, a: Fish, b: Fish): Step {
  const fins = union(a.fins, b.fins);
  return fishStep(`siamese-${fishSizes[a.bases.length - 2]}`, digit, {
    bases: a.bases,
    covers: [...new Set([...a.covers, ...b.covers])],
    body: without(union(a.body, b.body), fins),
    fins,
    struck: union(a.struck, b.struck),
  });
}
