/**
 * Chains of almost locked sets, from their definition: n cells of a house with n + 1 digits, neighbours joined by a
 * restricted common, and the digits of links that follow each other different.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Digit, Position, Rejection, Step } from '../types.js';
import { digitsAt } from './candidates.js';
import { holds, housesAround, sees } from './geometry.js';
import { isSameNode } from './links.js';
import { cellsOfRole, hasAllOf, hasHouses, rejectUnlessAll } from './pattern-parts.js';

/** A chain of that many sets, at least `fewest` and at most `most`. */
export function checkSetChain(position: Position, step: Step, fewest: number, most: number): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  const roles = new Set(step.pattern.candidates.map(({ role }) => role));
  if (roles.size < fewest || roles.size > most) return 'wrong-candidates';
  const names = Array.from(roles, (_, i) => `set-${i + 1}`);
  if (!hasAllOf(position, step, names)) return 'wrong-candidates';
  const sets = names.map((role) => cellsOfRole(step, role));
  if (!sets.every((cells) => isAlmostLocked(position, cells))) return 'not-almost-locked';
  const isDouble = sets.length === 2 && links.length === 2;
  if (!isDouble && links.length !== sets.length - 1) return 'wrong-chain-length';
  for (const [i, { from, to, type }] of links.entries()) {
    const [a, b] = isDouble ? sets : [sets[i], sets[i + 1]];
    const ends = [a, b].map((cells) => ({ cells: placesIn(position, cells, from.digit), digit: from.digit }));
    if (type !== 'weak' || !isSameNode(from, ends[0]) || !isSameNode(to, ends[1])) return 'not-a-restricted-common';
    if (!ends.every(({ cells }) => cells.length > 0)) return 'not-a-restricted-common';
    if (!ends[0].cells.every((p) => ends[1].cells.every((q) => sees(p, q)))) return 'not-a-restricted-common';
    if (i > 0 && links[i - 1].from.digit === from.digit) return 'links-do-not-join';
  }
  const commons = links.map(({ from }) => from.digit);
  const first = sets[0];
  const last = sets[sets.length - 1];
  return rejectUnlessAll(step, (struck) => {
    const isOutside = (all: readonly (readonly Cell[])[]): boolean => seesAll(position, struck, all);
    if (!isDouble)
      return !isEndDigit(commons, struck.digit) && hasBoth(position, [first, last], struck) && isOutside([first, last]);
    if (commons.includes(struck.digit)) return isOutside(sets);
    return sets.some((cells) => placesIn(position, cells, struck.digit).length > 0 && isOutside([cells]));
  });
}

/** n cells of one house with n + 1 digits? */
export function isAlmostLocked(position: Position, cells: readonly Cell[]): boolean {
  const digits = new Set(cells.flatMap((cell) => digitsAt(position, cell)));
  const isInHouse = housesAround(cells[0]).some((house) => cells.every((cell) => holds(house, cell)));
  return isInHouse && digits.size === cells.length + 1;
}

/** The cells that still allow the digit. */
export function placesIn(position: Position, cells: readonly Cell[], digit: Digit): Cell[] {
  return cells.filter((cell) => digitsAt(position, cell).includes(digit));
}

function isEndDigit(commons: readonly Digit[], digit: Digit): boolean {
  return commons[0] === digit || commons[commons.length - 1] === digit;
}

function hasBoth(position: Position, sets: readonly (readonly Cell[])[], { digit }: Candidate): boolean {
  return sets.every((cells) => placesIn(position, cells, digit).length > 0);
}

function seesAll(position: Position, { cell, digit }: Candidate, sets: readonly (readonly Cell[])[]): boolean {
  return sets.every((cells) => placesIn(position, cells, digit).every((place) => sees(place, cell)));
}
