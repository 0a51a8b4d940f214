/**
 * Pointing and claiming: all candidates of a digit in the base house lie in the cover house too.
 *
 *     base box        cover row
 *     . . .
 *     5 5 .     →     5 5 . | x x x | x x x
 *     . . .
 */

import type { Position, Rejection, Step } from '../../types.js';
import { needs, placesFor } from '../../verify/candidates.js';
import type { Check } from '../../verify/check-form.js';
import { holds, kindOf } from '../../verify/geometry.js';
import {
  hasExactly,
  housesOfRole,
  rejectUnlessAll,
  rejectUnlessEliminating,
  withRole,
} from '../../verify/pattern-parts.js';

/** The base is a box and the cover a line that crosses it (`'box'`), or the other way round (`'line'`). */
export function checkLocked(position: Position, step: Step, baseKind: 'box' | 'line'): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const bases = housesOfRole(step, 'base');
  const covers = housesOfRole(step, 'cover');
  if (bases.length !== 1 || covers.length !== 1 || step.pattern.houses.length !== 2) return 'wrong-houses';
  const [base] = bases;
  const [cover] = covers;
  const box = baseKind === 'box' ? base : cover;
  const line = baseKind === 'box' ? cover : base;
  if (kindOf(box) !== 'box' || kindOf(line) === 'box') return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!needs(position, base, digit)) return 'digit-not-needed';
  const places = placesFor(position, digit, base);
  if (places.length === 0 || !places.every((cell) => holds(cover, cell))) return 'not-locked';
  const locked = places.map((cell) => ({ cell, digit }));
  if (!hasExactly(step, withRole(locked, 'locked'))) return 'wrong-candidates';

  return rejectUnlessAll(
    step,
    (struck) => struck.digit === digit && holds(cover, struck.cell) && !holds(base, struck.cell),
  );
}

/** Each technique's check, by name. */
export const lockedChecks: Readonly<Record<'pointing' | 'claiming', Check>> = {
  pointing: (position, step) => checkLocked(position, step, 'box'),
  claiming: (position, step) => checkLocked(position, step, 'line'),
};
