/**
 * ALS-XZ and ALS-XY-Wing on any layout.
 *
 * Two sets with a restricted common: one of them lacks it and has all its others, so a digit of both leaves what sees all
 * its places in both. With two such commons each set has all its own others, and each common is in one of the sets.
 * Three in a row, by two different commons: the first or the last has a digit that both have.
 */

import { digitsOfMask } from '../layout/digits.js';
import type { Candidate, Link, Step } from '../types.js';
import { type AlmostLockedSet, almostLockedSets, restrictedCommons, seenByAll } from './almost-locked-sets.js';
import { allWithRole, cellsParam, countParam, digitsParam, type Emit, type LayoutFinder, stepOf } from './steps.js';
import type { View } from './view.js';

/** How many sets are compared with the others between two yields. */
const SETS_A_SLICE = 8;

/** Two sets that have one or two restricted commons. */
export const alsXz: LayoutFinder = {
  ids: ['als-xz'],
  *run(view, emit) {
    const sets = almostLockedSets(view);
    for (const [at, first] of sets.entries()) {
      if (at % SETS_A_SLICE === 0) yield;
      for (const last of sets.slice(at + 1)) {
        if (isFew(first.mask & last.mask)) continue;
        const commons = digitsOfMask(restrictedCommons(first, last)).map((digit) => digit - 1);
        if (commons.length > 0 && emitPair(view, [first, last], commons, emit)) return true;
      }
    }
    return false;
  },
};

/** Three sets in a row. */
export const alsXyWing: LayoutFinder = {
  ids: ['als-xy-wing'],
  *run(view, emit) {
    const sets = almostLockedSets(view);
    for (const [at, hinge] of sets.entries()) {
      if (at % SETS_A_SLICE === 0) yield;
      const near = sets.flatMap((set) => {
        const commons = set === hinge ? 0 : restrictedCommons(hinge, set);
        return commons === 0 ? [] : [{ set, commons }];
      });
      for (const [i, { set: first, commons }] of near.entries()) {
        for (const { set: last, commons: others } of near.slice(i + 1)) {
          if ((first.mask & last.mask) === 0) continue;
          for (const x of digitsOfMask(commons)) {
            for (const y of digitsOfMask(others)) {
              if (x === y) continue;
              const digits = [x - 1, y - 1];
              const struck = sharedBy(view, [first, last], digits);
              if (struck.length === 0) continue;
              const step = setStep(view, 'als-xy-wing', [first, hinge, last], digits, struck);
              if (emit(step)) return true;
            }
          }
        }
      }
    }
    return false;
  },
};

function isFew(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

/** The pair with its common, or its two commons together. */
function emitPair(view: View, sets: readonly AlmostLockedSet[], commons: readonly number[], emit: Emit): boolean {
  // Either of more than two commons would be lacking in both sets.
  if (commons.length === 2) {
    const inBoth = commons.reduce((mask, digit) => mask | (1 << digit), 0);
    const struck = [
      ...commons.flatMap((digit) => struckBy(view, sets, digit)),
      ...sets.flatMap((set) => digitsOfMask(set.mask & ~inBoth).flatMap((digit) => struckBy(view, [set], digit - 1))),
    ];
    if (struck.length > 0) return emit(setStep(view, 'als-xz', sets, commons, struck));
  }
  return commons.some((common) => {
    const struck = sharedBy(view, sets, [common]);
    return struck.length > 0 && emit(setStep(view, 'als-xz', sets, [common], struck));
  });
}

/** What the digits that two sets share strike out, but for the commons. */
function sharedBy(view: View, [a, b]: readonly AlmostLockedSet[], commons: readonly number[]): Candidate[] {
  const shared = digitsOfMask(a.mask & b.mask).filter((digit) => !commons.includes(digit - 1));
  return shared.flatMap((digit) => struckBy(view, [a, b], digit - 1));
}

function struckBy(view: View, sets: readonly AlmostLockedSet[], digit: number): Candidate[] {
  return seenByAll(view, sets, digit).map((cell) => ({ cell, digit: digit + 1 }));
}

function setStep(
  view: View,
  id: 'als-xz' | 'als-xy-wing',
  sets: readonly AlmostLockedSet[],
  digits: readonly number[],
  struck: readonly Candidate[],
): Step {
  const last = sets[sets.length - 1];
  const nodeOf = ({ cells }: AlmostLockedSet, digit: number): Link['from'] => ({
    cells: cells.filter((cell) => (view.masks[cell] & (1 << digit)) !== 0),
    digit: digit + 1,
  });
  const links = digits.map((digit, i): Link => {
    const [a, b] = sets.length === 2 ? sets : sets.slice(i, i + 2);
    return { from: nodeOf(a, digit), to: nodeOf(b, digit), type: 'weak' };
  });
  const { size } = view.tables;
  const nodes = new Map(struck.map((candidate) => [candidate.cell * size + candidate.digit, candidate]));
  return stepOf(view, id, {
    eliminations: [...nodes.values()].sort((a, b) => a.cell - b.cell || a.digit - b.digit),
    candidates: sets.flatMap(({ cells }, i) => allWithRole(view, cells, `set-${i + 1}`)),
    links,
    params: {
      first: cellsParam(sets[0].cells),
      last: cellsParam(last.cells),
      between: cellsParam(sets.slice(1, -1).flatMap(({ cells }) => cells)),
      common: digitsParam(digits.map((digit) => digit + 1)),
      count: countParam(sets.length),
    },
  });
}
