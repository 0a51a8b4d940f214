/**
 * Patterns in which the digits of a cell, or of two, take digits away from almost locked sets: a set that loses one
 * digit has all its others, and one that loses two has too few.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Position, Rejection, Step } from '../types.js';
import { digitsAt } from './candidates.js';
import { isAlmostLocked, placesIn } from './check-als.js';
import { sees } from './geometry.js';
import { isSameNode } from './links.js';
import { cellsOfRole, hasAllOf, hasHouses, rejectUnlessAll, rejectUnlessEliminating } from './pattern-parts.js';

/** Each digit of the stem takes that digit from its petal, which then has the digit that is struck out. */
export function checkDeathBlossom(position: Position, step: Step): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  const stems = cellsOfRole(step, 'stem');
  const digits = stems.length === 1 ? digitsAt(position, stems[0]) : [];
  const names = digits.map((_, i) => `petal-${i + 1}`);
  const petals = names.map((role) => cellsOfRole(step, role));
  if (digits.length < 3 || !hasAllOf(position, step, ['stem', ...names])) return 'wrong-candidates';
  if (!petals.every((cells) => cells.length > 0 && isAlmostLocked(position, cells))) return 'not-almost-locked';
  if (links.length !== digits.length) return 'wrong-chain-length';
  for (const [i, { from, to, type }] of links.entries()) {
    const digit = digits[i];
    const places = placesIn(position, petals[i], digit);
    const joins = isSameNode(from, { cells: stems, digit }) && isSameNode(to, { cells: places, digit });
    if (type !== 'weak' || !joins) return 'not-a-restricted-common';
    if (places.length === 0 || !places.every((place) => sees(place, stems[0]))) return 'not-a-restricted-common';
  }
  return rejectUnlessAll(step, (struck) =>
    petals.every((cells, i) => {
      const places = placesIn(position, cells, struck.digit);
      return struck.digit !== digits[i] && places.length > 0 && places.every((place) => sees(place, struck.cell));
    }),
  );
}

/** Two cells: no digit of the other goes with the one that is struck out. */
export function checkAlignedPair(position: Position, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;
  if (!hasHouses(step, [])) return 'wrong-houses';
  const pair = cellsOfRole(step, 'pair');
  const count = new Set(step.pattern.candidates.map(({ role }) => role)).size - 1;
  const names = Array.from({ length: count }, (_, i) => `set-${i + 1}`);
  const sets = names.map((role) => cellsOfRole(step, role));
  if (pair.length !== 2 || count === 0 || !hasAllOf(position, step, ['pair', ...names])) return 'wrong-candidates';
  if (!sets.every((cells) => cells.length > 0 && isAlmostLocked(position, cells))) return 'not-almost-locked';
  return rejectUnlessAll(step, (struck) => {
    const [other] = pair.filter((cell) => cell !== struck.cell);
    const mates = digitsAt(position, other).map((digit) => ({ cell: other, digit }));
    return (
      pair.includes(struck.cell) &&
      mates.length > 0 &&
      mates.every(
        (mate) =>
          (mate.digit === struck.digit && sees(mate.cell, struck.cell)) ||
          sets.some((cells) => losesBoth(position, cells, struck, mate)),
      )
    );
  });
}

/** Would the set lose two digits if both candidates were true? */
function losesBoth(position: Position, cells: readonly Cell[], a: Candidate, b: Candidate): boolean {
  const loses = ({ cell, digit }: Candidate): boolean => {
    const places = placesIn(position, cells, digit);
    return places.length > 0 && places.every((place) => sees(place, cell));
  };
  return a.digit !== b.digit && loses(a) && loses(b);
}
