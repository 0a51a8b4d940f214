/**
 * Colours: candidates joined by strong links, of which one colour is true and the other false.
 *
 * A cluster must be connected through links between its two colours, and complete: no strong link leads out of it.
 */

import type { Candidate, ColorsId, Rejection, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import { allCells, areExclusive, candidatesAt, type Facts, housesAround, placesFor } from '../../verify/facts.js';
import { hasHouses, rejectUnlessAll, rejectUnlessEliminating } from '../../verify/pattern-parts.js';

/** What the colours are used for. */
export type ColorsUse = 'trap' | 'wrap' | 'multi-1' | 'multi-2' | 'medusa';

/** One cluster (a, b), or two (a, b and c, d), and what follows. */
export function checkColors(facts: Facts, step: Step, use: ColorsUse): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';

  const { candidates } = step.pattern;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => candidates.filter(({ role }) => role === `color-${name}`));
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

  const isColored = (struck: Candidate): boolean => all.some((one) => nameOf(one) === nameOf(struck));
  const isIn = (color: readonly Candidate[], struck: Candidate): boolean =>
    color.some((one) => nameOf(one) === nameOf(struck));
  switch (use) {
    case 'trap':
      return rejectUnlessAll(
        step,
        (struck) => !isColored(struck) && meets(facts, a, [struck]) && meets(facts, b, [struck]),
      );
    case 'wrap':
      return rejectUnlessAll(step, (struck) => meets(facts, a, a) && isIn(a, struck));
    case 'multi-1':
      return rejectUnlessAll(step, (struck) =>
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
      return rejectUnlessAll(step, (struck) => meets(facts, a, c) && meets(facts, a, d) && isIn(a, struck));
    case 'medusa':
      return rejectUnlessAll(step, (struck) => {
        if (!isColored(struck)) return meets(facts, a, [struck]) && meets(facts, b, [struck]);
        return contradictsItself(facts, isIn(a, struck) ? a : b);
      });
  }
}

function meets(facts: Facts, some: readonly Candidate[], others: readonly Candidate[]): boolean {
  return some.some((one) => others.some((other) => areExclusive(facts, one, other)));
}

/** Two of the colour exclude each other, or together they leave a cell without candidates. */
function contradictsItself(facts: Facts, color: readonly Candidate[]): boolean {
  if (meets(facts, color, color)) return true;
  return allCells(facts).some((cell) => {
    const open = candidatesAt(facts, [cell]);
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
  const inHouses = housesAround(facts, cell).map((house) =>
    placesFor(facts, digit, house).map((place) => ({ cell: place, digit })),
  );
  const units = isOneDigit ? inHouses : [candidatesAt(facts, [cell]), ...inHouses];
  return units
    .filter((unit) => unit.length === 2)
    .flatMap((unit) => unit.filter((other) => other.cell !== cell || other.digit !== digit));
}

function nameOf({ cell, digit }: Candidate): string {
  return `${digit} in ${cell}`;
}

/** Each technique's check, by name. */
export const colorsChecks: Readonly<Record<ColorsId, Check>> = {
  'simple-colors-trap': (facts, step) => checkColors(facts, step, 'trap'),
  'simple-colors-wrap': (facts, step) => checkColors(facts, step, 'wrap'),
  'multi-colors-1': (facts, step) => checkColors(facts, step, 'multi-1'),
  'multi-colors-2': (facts, step) => checkColors(facts, step, 'multi-2'),
  '3d-medusa': (facts, step) => checkColors(facts, step, 'medusa'),
};
