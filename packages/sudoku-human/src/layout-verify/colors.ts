/**
 * The definitions of colours: two sets of candidates joined by strong links from one to the other, which no strong link
 * leaves; so one of them is all true and the other all false.
 */

import type { Candidate } from '../types.js';
import { areExclusive, candidatesIn, type Facts } from './facts.js';
import { type LayoutCheck, nameOf, ofRole, unlessAll } from './parts.js';
import { unitsOf } from './units.js';

type Color = readonly Candidate[];

const isOneOf = (color: Color, one: Candidate): boolean => color.some((other) => nameOf(other) === nameOf(one));

/** Does one of the first exclude one of the others? None excludes itself. */
const meet = (facts: Facts, some: Color, others: Color): boolean =>
  some.some((a) => others.some((b) => areExclusive(facts, a, b)));

/** The candidates that are true if this one is false: by houses, by its cell too, or only those of its digit. */
function linkedTo(facts: Facts, one: Candidate, isOneDigit: boolean): Candidate[] {
  return unitsOf(facts, one)
    .filter((unit) => unit.length === 2)
    .flatMap((unit) => unit.filter((other) => nameOf(other) !== nameOf(one)))
    .filter(({ digit }) => !isOneDigit || digit === one.digit);
}

/** Is all of it joined from one colour to the other, with no strong link out of it? */
function isCluster(facts: Facts, first: Color, second: Color, isOneDigit: boolean): boolean {
  if (first.length === 0 || second.length === 0) return false;
  const reached = [first[0]];
  for (const one of reached) {
    const [own, other] = isOneOf(first, one) ? [first, second] : [second, first];
    for (const next of linkedTo(facts, one, isOneDigit)) {
      if (!isOneOf(own, next) && !isOneOf(other, next)) return false;
      if (isOneOf(other, next) && !isOneOf(reached, next)) reached.push(next);
    }
  }
  return reached.length === first.length + second.length;
}

function colors(use: 'trap' | 'wrap' | 'multi-1' | 'multi-2' | 'medusa'): LayoutCheck {
  return (facts, step) => {
    const { pattern, eliminations } = step;
    if (pattern.houses.length > 0) return 'wrong-houses';
    if (pattern.links.length > 0 || (pattern.branches ?? []).length > 0) return 'unexpected-links';
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ofRole(step, `color-${name}`));
    const all = use.startsWith('multi') ? [...a, ...b, ...c, ...d] : [...a, ...b];
    if (all.length !== pattern.candidates.length || new Set(all.map(nameOf)).size < all.length)
      return 'wrong-candidates';
    const isOneDigit = use !== 'medusa';
    if ((new Set(all.map(({ digit }) => digit)).size === 1) !== isOneDigit) return 'wrong-candidates';
    if (!isCluster(facts, a, b, isOneDigit)) return 'not-a-cluster';
    if (use.startsWith('multi') && !isCluster(facts, c, d, isOneDigit)) return 'not-a-cluster';
    if (isOneDigit && eliminations.some(({ digit }) => digit !== all[0].digit)) return 'elimination-does-not-follow';
    const isMet = (struck: Candidate, ...some: readonly Color[]): boolean =>
      some.every((color) => meet(facts, color, [struck]));
    const isWrong = (color: Color): boolean => {
      if (meet(facts, color, color)) return true;
      if (use !== 'medusa') return false;
      return facts.digits.some((digits, cell) => {
        const open = candidatesIn(facts, [cell]);
        return digits.length > 0 && open.every((one) => meet(facts, color, [one]));
      });
    };
    return unlessAll(step, (struck) => {
      switch (use) {
        case 'trap':
          return !isOneOf(all, struck) && isMet(struck, a, b);
        case 'wrap':
          return isOneOf(a, struck) && isWrong(a);
        case 'multi-1':
          return [
            [a, c, b, d],
            [a, d, b, c],
            [b, c, a, d],
            [b, d, a, c],
          ].some(([one, other, ...rest]) => meet(facts, one, other) && isMet(struck, ...rest));
        case 'multi-2':
          return isOneOf(a, struck) && meet(facts, a, c) && meet(facts, a, d);
        case 'medusa':
          if (!isOneOf(all, struck)) return isMet(struck, a, b);
          return isWrong(isOneOf(a, struck) ? a : b);
      }
    });
  };
}

/** The checks of these techniques, by name. */
export const colorChecks: Readonly<Record<string, LayoutCheck>> = /* @__PURE__ */ (() => ({
  'simple-colors-trap': colors('trap'),
  'simple-colors-wrap': colors('wrap'),
  'multi-colors-1': colors('multi-1'),
  'multi-colors-2': colors('multi-2'),
  '3d-medusa': colors('medusa'),
}))();
