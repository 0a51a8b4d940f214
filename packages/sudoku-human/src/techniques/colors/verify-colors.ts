/**
 * Colours: candidates joined by strong links, of which one colour is true and the other false.
 *
 * A cluster must be connected through links between its two colours, and complete: no strong link leads out of it.
 */

import type { Candidate, ChainNode, ColorsId, Position, Rejection, Step } from '../../types.js';
import { candidatesAt } from '../../verify/candidates.js';
import type { Check } from '../../verify/check-form.js';
import { allCells, sees } from '../../verify/geometry.js';
import { isStrongLink } from '../../verify/links.js';
import { hasHouses, rejectUnlessAll, rejectUnlessEliminating } from '../../verify/pattern-parts.js';

/** What the colours are used for. */
export type ColorsUse = 'trap' | 'wrap' | 'multi-1' | 'multi-2' | 'medusa';

/** One cluster (a, b), or two (a, b and c, d), and what follows. */
export function checkColors(position: Position, step: Step, use: ColorsUse): Rejection | undefined {
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
  if (!isCluster(position, a, b, isOneDigit) || (isDouble && !isCluster(position, c, d, isOneDigit))) {
    return 'not-a-cluster';
  }

  const isColored = (struck: Candidate): boolean => all.some((one) => nameOf(one) === nameOf(struck));
  const isIn = (color: readonly Candidate[], struck: Candidate): boolean =>
    color.some((one) => nameOf(one) === nameOf(struck));
  switch (use) {
    case 'trap':
      return rejectUnlessAll(step, (struck) => !isColored(struck) && meets(a, [struck]) && meets(b, [struck]));
    case 'wrap':
      return rejectUnlessAll(step, (struck) => meets(a, a) && isIn(a, struck));
    case 'multi-1':
      return rejectUnlessAll(step, (struck) =>
        [
          [a, c, b, d],
          [b, d, a, c],
          [a, d, b, c],
          [b, c, a, d],
        ].some(([one, other, ...rest]) => meets(one, other) && rest.every((color) => meets(color, [struck]))),
      );
    case 'multi-2':
      return rejectUnlessAll(step, (struck) => meets(a, c) && meets(a, d) && isIn(a, struck));
    case 'medusa':
      return rejectUnlessAll(step, (struck) => {
        if (!isColored(struck)) return meets(a, [struck]) && meets(b, [struck]);
        return contradictsItself(position, isIn(a, struck) ? a : b);
      });
  }
}

/** Can't both be true: two digits of a cell, or one digit in two cells that see each other. */
function exclude(one: Candidate, other: Candidate): boolean {
  return one.cell === other.cell ? one.digit !== other.digit : one.digit === other.digit && sees(one.cell, other.cell);
}

function meets(some: readonly Candidate[], others: readonly Candidate[]): boolean {
  return some.some((one) => others.some((other) => exclude(one, other)));
}

/** Two of the colour exclude each other, or together they leave a cell without candidates. */
function contradictsItself(position: Position, color: readonly Candidate[]): boolean {
  if (meets(color, color)) return true;
  return allCells().some((cell) => {
    const open = candidatesAt(position, [cell]);
    return open.length > 0 && open.every((candidate) => meets(color, [candidate]));
  });
}

/** Is everything joined, by links from one colour to the other, and does no strong link lead out? */
function isCluster(
  position: Position,
  first: readonly Candidate[],
  second: readonly Candidate[],
  isOneDigit: boolean,
): boolean {
  if (first.length === 0 || second.length === 0) return false;
  const all = [...first, ...second];
  const reached = new Set([nameOf(first[0])]);
  for (let grows = true; grows; ) {
    const size = reached.size;
    for (const one of first) {
      for (const other of second) {
        const isNew = reached.has(nameOf(one)) !== reached.has(nameOf(other));
        if (isNew && isStrongLink(position, nodeOf(one), nodeOf(other))) reached.add(nameOf(one)).add(nameOf(other));
      }
    }
    grows = reached.size > size;
  }
  if (reached.size < all.length) return false;
  const outside = candidatesAt(position, allCells()).filter((candidate) => !reached.has(nameOf(candidate)));
  return !outside
    .filter(({ digit }) => !isOneDigit || digit === all[0].digit)
    .some((candidate) => all.some((member) => isStrongLink(position, nodeOf(member), nodeOf(candidate))));
}

function nodeOf({ cell, digit }: Candidate): ChainNode {
  return { cells: [cell], digit };
}

function nameOf({ cell, digit }: Candidate): string {
  return `${digit} in ${cell}`;
}

/** Each technique's check, by name. */
export const colorsChecks: Readonly<Record<ColorsId, Check>> = {
  'simple-colors-trap': (position, step) => checkColors(position, step, 'trap'),
  'simple-colors-wrap': (position, step) => checkColors(position, step, 'wrap'),
  'multi-colors-1': (position, step) => checkColors(position, step, 'multi-1'),
  'multi-colors-2': (position, step) => checkColors(position, step, 'multi-2'),
  '3d-medusa': (position, step) => checkColors(position, step, 'medusa'),
};
