/**
 * Junior exocet: two base cells whose digits are the digits of two targets.
 *
 * What follows is read off the cases that are left: which base digit is in which target, with a base, a mirror and the
 * cross-lines that go with it. A candidate that none of the cases allows is false. That takes in the rules of the
 * books: other digits leave the targets, a base digit that misses both targets, its mirrors or its second place on the
 * cross-lines leaves the base, a mirror with a locked digit has nothing else beside its target's, and a digit that is
 * certain leaves what sees both base cells or both targets.
 */

import type { State } from '../../kernel/state.js';
import { hasClassicBoxes, sees } from '../../kernel/tables.js';
import type { Candidate, Step, Technique } from '../../types.js';
import { candidatesIn, digitsOf, stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';
import { canBeIn, digitsIn, type Exocet, findExocets } from './exocet-search.js';

/**
 * Exocet: two base cells on a line of a box with three or four digits, and two targets in the other boxes of the band
 * or stack, which hold the same two digits, because on the three cross-lines each of them has at most two places
 * outside.
 *
 * Pattern: role `'base'` for the candidates of the base, and for the base digits elsewhere `'target'`, `'mirror'`
 * (where a target's digit is in the other target's box) and `'cross-line'` (outside of the band or stack); the
 * cross-lines as houses. In bands, then in stacks, by base and then by targets.
 *
 * @see {@link http://forum.enjoysudoku.com/jexocet-compendium-t32370.html | JExocet Compendium}
 *
 * @example
 * ```ts
 * import { exocet, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const goldenNugget = parsePuzzle('.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....');
 * findSteps(goldenNugget, [exocet])[0]?.eliminations; // => [{ cell: 62, digit: 3 }]
 * ```
 */
export const exocet: Technique = /* @__PURE__ */ slicedTechnique(
  'exocet',
  function* ({ state }, emit) {
    for (const found of findExocets(state)) {
      const cases = casesOf(state, found);
      yield;
      if (cases.length === 0) continue;
      const struck: Candidate[] = [];
      for (const [at, candidate] of candidatesIn(state, [...state.masks.keys()]).entries()) {
        if (at % CANDIDATES_A_SLICE === 0) yield;
        if (cases.every((one) => !isPossible(state, found, one, candidate))) struck.push(candidate);
      }
      if (struck.length > 0 && emit(exocetStep(state, found, struck))) return true;
    }
    return false;
  },
  { holdsOn: hasClassicBoxes },
);

/** How many candidates are tried between two yields. */
const CANDIDATES_A_SLICE = 50;

/** The digits 1–9 in the base cells and in the targets. */
type Case = { readonly base: readonly [number, number]; readonly targets: readonly [number, number] };

/** The ways to fill base and targets, with what goes with them taken for itself. */
function casesOf(state: State, found: Exocet): Case[] {
  const cases: Case[] = [];
  for (const first of digitsOf(found.digits)) {
    for (const second of digitsOf(found.digits)) {
      if (first === second) continue;
      const targets = [first, second] as const;
      for (const base of [targets, [second, first] as const]) {
        const fits = [0, 1].every(
          (i) => state.masks[found.base[i]] & bitOf(base[i]) && state.masks[found.targets[i]] & bitOf(targets[i]),
        );
        if (fits && isPossible(state, found, { base, targets })) cases.push({ base, targets });
      }
    }
  }
  return cases;
}

/**
 * Is there room for the case: a mirror cell for each target's digit, with the other one for a digit that is locked in
 * the mirror, and a place on each of its other cross-lines?
 */
function isPossible(state: State, found: Exocet, { base, targets }: Case, assumed?: Candidate): boolean {
  const allows = (cell: number, digit: number): boolean => {
    if (assumed === undefined) return true;
    if (assumed.cell === cell) return assumed.digit === digit;
    return assumed.digit !== digit || !sees(state.tables, assumed.cell, cell);
  };
  const canHold = (cell: number, digit: number) => (digitsIn(state, cell) & bitOf(digit)) !== 0 && allows(cell, digit);
  return [0, 1].every((i) => {
    if (!allows(found.base[i], base[i]) || !allows(found.targets[i], targets[i])) return false;
    const [one, other] = found.mirrors[i];
    const locked = digitsOf(found.locked[i] & ~bitOf(targets[i]));
    const isMirrored = [
      [one, other],
      [other, one],
    ].some(
      ([cell, left]) => canHold(cell, targets[i]) && locked.length < 2 && locked.every((digit) => canHold(left, digit)),
    );
    if (!isMirrored) return false;
    const lines = [found.crossLines[0], found.crossLines[2 - i]];
    const [a, b] = lines.map((cells) =>
      cells.reduce((mask, cell, place) => (canHold(cell, targets[i]) ? mask | (1 << place) : mask), 0),
    );
    return canBeIn(a, b);
  });
}

function exocetStep(state: State, found: Exocet, struck: readonly Candidate[]): Step {
  const { base, targets, mirrors, crossLines, digits } = found;
  const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
  const among = (cells: readonly number[]) => candidatesIn(state, sorted(cells), digits);
  const isTurned = base[1] - base[0] >= 9;
  const houses = sorted(crossLines.map(([cell]) => (isTurned ? Math.floor(cell / 9) : 9 + (cell % 9))));
  return stepOf('exocet', {
    eliminations: struck,
    roles: {
      base: among(base),
      target: among(targets),
      mirror: among(mirrors.flat()),
      'cross-line': among(crossLines.flat()),
    },
    houses: { house: houses },
    params: {
      base: { cells: sorted(base) },
      targets: { cells: sorted(targets) },
      digits: { digits: digitsOf(digits) },
      houses: { houses },
    },
  });
}

function bitOf(digit: number): number {
  return 1 << (digit - 1);
}
