/**
 * Fish of every size and shape, by the general definition.
 *
 * n base houses that share no candidate of the digit hold the digit n times. Where all their candidates lie in n cover
 * houses, each cover takes one of the n, so candidates of the covers outside the bases are false. Base candidates
 * outside all covers are the fins: if one of them is true, what it sees is false, so only what sees all fins goes.
 *
 *          c3      c8
 *     r2   5   .   5   ← base rows 2 and 7: no other 5
 *     r5   x       x   ← covers, columns 3 and 8: these 5s go
 *     r7   5   .   5
 *
 * Sashimi is not a case of its own here: a base house may keep a single candidate outside the fins.
 */

import type { House, Position, Step } from '../types.js';
import { needs, placesFor } from './candidates.js';
import { holds, kindOf, sees } from './geometry.js';
import { hasExactly, housesOfRole, rejectUnlessAll, rejectUnlessEliminating, withRole } from './pattern-parts.js';
import type { Rejection } from './rejection.js';

/** Which fish a name stands for. */
export type FishName = {
  /** How many base houses, and as many covers. */
  readonly size: number;
  /** Has it fins? */
  readonly finned: boolean;
  /** Lines across lines; with boxes among them; or any mixture. */
  readonly shape: 'basic' | 'franken' | 'mutant';
};

/** The fish of that name, fins and eliminations. */
export function checkFish(position: Position, step: Step, fish: FishName): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const bases = [...new Set(housesOfRole(step, 'base'))];
  const covers = [...new Set(housesOfRole(step, 'cover'))];
  if (bases.length !== fish.size || covers.length !== fish.size) return 'wrong-houses';
  if (step.pattern.houses.length !== 2 * fish.size) return 'wrong-houses';
  if (shapeOf(bases, covers) !== fish.shape) return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!bases.every((house) => needs(position, house, digit))) return 'digit-not-needed';
  const places = bases.flatMap((house) => placesFor(position, digit, house));
  if (new Set(places).size < places.length) return 'base-houses-overlap';

  const isCovered = (cell: number): boolean => covers.some((house) => holds(house, cell));
  const body = places.filter(isCovered).map((cell) => ({ cell, digit }));
  const fins = places.filter((cell) => !isCovered(cell)).map((cell) => ({ cell, digit }));
  if (!hasExactly(step, [...withRole(body, 'base'), ...withRole(fins, 'fin')])) return 'wrong-candidates';
  if (fins.length > 0 !== fish.finned) return 'wrong-candidates';

  return rejectUnlessAll(
    step,
    (struck) =>
      struck.digit === digit &&
      isCovered(struck.cell) &&
      !places.includes(struck.cell) &&
      fins.every((fin) => sees(fin.cell, struck.cell)),
  );
}

/** Basic: rows across columns. Franken: the same with boxes in place of some. Mutant: anything else. */
function shapeOf(bases: readonly House[], covers: readonly House[]): FishName['shape'] {
  const baseKinds = new Set(bases.map(kindOf));
  const coverKinds = new Set(covers.map(kindOf));
  const mixes = (kinds: Set<string>): boolean => kinds.has('row') && kinds.has('column');
  const shares = (kind: 'row' | 'column'): boolean => baseKinds.has(kind) && coverKinds.has(kind);
  if (mixes(baseKinds) || mixes(coverKinds) || shares('row') || shares('column')) return 'mutant';
  return baseKinds.has('box') || coverKinds.has('box') ? 'franken' : 'basic';
}
