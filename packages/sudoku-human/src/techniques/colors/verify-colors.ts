/**
 * Colours: candidates joined by strong links, of which one colour is true and the other false.
 *
 * A cluster must be connected through links between its two colours, and complete: no strong link leads out of it.
 */

import type { Candidate, ColorsId, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { type Facts, nameOf } from '../../verify/facts.js';

/** What the colours are used for. */
type ColorsUse = 'trap' | 'wrap' | 'multi-1' | 'multi-2' | 'medusa';

/** One cluster (a, b), or two (a, b and c, d), and what follows. */
function checkColors(facts: Facts, step: Claim, use: ColorsUse): Rejection | undefined {
  if (!step.hasHouses([])) return 'wrong-houses';

  const { candidates } = step.pattern;
  const [a, b, c, d] = (['a', 'b', 'c', 'd'] as const).map((name) => step.candidatesOf(`color-${name}`));
  const isDouble = use === 'multi-1' || use === 'multi-2';
  const all = isDouble ? [...a, ...b, ...c, ...d] : [...a, ...b];
  if (all.length !== candidates.length || new Set(all.map(nameOf)).size < all.length) return 'wrong-candidates';
  const isOneDigit = new Set(all.map(({ digit }) => digit)).size === 1;
  if (isOneDigit === (use === 'medusa')) return 'wrong-candidates';
  if (use !== 'medusa' && step.eliminations.some(({ digit }) => digit !== all[0].digit)) {
    return 'elimination-does-not-follow';
  }
  if (!isCluster(facts, a, b, isOneDigit) || (isDouble && !isCluster(facts, c, d, isOneDigit))) {
    return 'not-a-cluster';
  }

  const isIn = (color: readonly Candidate[], struck: Candidate): boolean =>
    color.some((one) => nameOf(one) === nameOf(struck));
  switch (use) {
    case 'trap':
      return step.rejectUnlessAll(
        (struck) => !isIn(all, struck) && meets(facts, a, [struck]) && meets(facts, b, [struck]),
      );
    case 'wrap':
      return step.rejectUnlessAll((struck) => meets(facts, a, a) && isIn(a, struck));
    case 'multi-1':
      return step.rejectUnlessAll((struck) =>
        [
          [a, c, b, d],
          [b, d, a, c],
          [a, d, b, c],
          [b, c, a, d],
        ].some(
          ([one, other, ...rest]) => meets(facts, one, other) && rest.every((color) => meets(facts, color, [struck])),
        ),
      );
    case 'multi-2':
      return step.rejectUnlessAll((struck) => meets(facts, a, c) && meets(facts, a, d) && isIn(a, struck));
    case 'medusa':
      return step.rejectUnlessAll((struck) => {
        if (!isIn(all, struck)) return meets(facts, a, [struck]) && meets(facts, b, [struck]);
        return contradictsItself(facts, isIn(a, struck) ? a : b);
      });
  }
}

function meets(facts: Facts, some: readonly Candidate[], others: readonly Candidate[]): boolean {
  return some.some((one) => others.some((other) => facts.areExclusive(one, other)));
}

/** Two of the colour exclude each other, or together they leave a cell without candidates. */
function contradictsItself(facts: Facts, color: readonly Candidate[]): boolean {
  if (meets(facts, color, color)) return true;
  return facts.allCells().some((cell) => {
    const open = facts.candidatesAt([cell]);
    return open.length > 0 && open.every((candidate) => meets(facts, color, [candidate]));
  });
}

/** Is everything joined, by links from one colour to the other, and does no strong link lead out? */
function isCluster(
  facts: Facts,
  first: readonly Candidate[],
  second: readonly Candidate[],
  isOneDigit: boolean,
): boolean {
  if (first.length === 0 || second.length === 0) return false;
  const [own, other] = [first, second].map((color) => new Set(color.map(nameOf)));
  const reached = new Map([[nameOf(first[0]), first[0]]]);
  for (const [name, one] of reached) {
    for (const next of linkedTo(facts, one, isOneDigit)) {
      const nextName = nameOf(next);
      if (!own.has(nextName) && !other.has(nextName)) return false;
      if (own.has(name) !== own.has(nextName)) reached.set(nextName, next);
    }
  }
  return reached.size === first.length + second.length;
}

/** The candidates that are true if this one is false: by its houses, and by its cell unless one digit is asked for. */
function linkedTo(facts: Facts, { cell, digit }: Candidate, isOneDigit: boolean): Candidate[] {
  const units = facts.unitsOf({ cell, digit }).slice(isOneDigit ? 1 : 0);
  return units
    .filter((unit) => unit.length === 2)
    .flatMap((unit) => unit.filter((other) => other.cell !== cell || other.digit !== digit));
}

/** Each technique's check, by name; all only strike out. */
export const colorsChecks: Checks<ColorsId> = {
  'simple-colors-trap': (facts, step) => checkColors(facts, step, 'trap'),
  'simple-colors-wrap': (facts, step) => checkColors(facts, step, 'wrap'),
  'multi-colors-1': (facts, step) => checkColors(facts, step, 'multi-1'),
  'multi-colors-2': (facts, step) => checkColors(facts, step, 'multi-2'),
  '3d-medusa': (facts, step) => checkColors(facts, step, 'medusa'),
};
