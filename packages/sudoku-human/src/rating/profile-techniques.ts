/**
 * The default techniques in HoDoKu's order, with its one narrower definition.
 *
 * A locked pair or triple counts there only if it strikes out candidates in the line and in the box; with one of them it
 * is a naked subset, which costs more and comes later. (Measured: with the wider definition the scores of puzzles up to
 * subsets agree less than half as often.)
 */

import { cellHouses } from '../kernel/geometry.js';
import type { Technique } from '../techniques/technique.js';
import { techniques } from '../techniques/techniques.js';
import type { Step } from '../types.js';
import { profileOf } from './hodoku-profile.js';

/** The list for HoDoKu's score. */
export function profileTechniques(): Technique[] {
  return [...techniques]
    .sort((a, b) => profileOf(a.id).rank - profileOf(b.id).rank)
    .map((technique) => (technique.id.startsWith('locked-') ? inBothHouses(technique) : technique));
}

function inBothHouses({ id, find }: Technique): Technique {
  return { id, find: (context, emit) => find(context, (step) => strikesBothHouses(step) && emit(step)) };
}

/** Are there eliminations in the box of the pattern, and outside of it? */
function strikesBothHouses({ pattern, eliminations }: Step): boolean {
  const box = cellHouses[pattern.candidates[0].cell * 3 + 2];
  const inBox = eliminations.filter(({ cell }) => cellHouses[cell * 3 + 2] === box).length;
  return inBox > 0 && inBox < eliminations.length;
}
