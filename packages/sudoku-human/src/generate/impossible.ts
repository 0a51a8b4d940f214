/**
 * Wishes that no puzzle meets, as the list of techniques shows without any search. What isn't listed here may still be
 * impossible.
 */

import type { Tables } from '../kernel/tables.js';
import { findersOf } from '../techniques/shared/technique.js';
import { records } from '../techniques/technique-records.js';
import type { Stars, Technique, TechniqueId } from '../types.js';
import type { Wishes } from './wishes.js';

/** The techniques whose steps can set digits. All others only strike out candidates. */
export const setters: ReadonlySet<TechniqueId> = /* @__PURE__ */ new Set<TechniqueId>([
  'full-house',
  'naked-single',
  'hidden-single',
  'discontinuous-nice-loop',
  'grouped-discontinuous-nice-loop',
  'forcing-chain',
  'forcing-net',
  'tridagon',
  'template-set',
  'brute-force',
]);

/** Is it certain that no puzzle meets these wishes with this list? */
export function areImpossible(
  { stars, technique }: Pick<Wishes, 'stars' | 'technique'>,
  list: readonly Technique[],
  tables: Tables,
): boolean {
  const ids = findersOf(list)
    .filter(({ holdsOn }) => holdsOn?.(tables) !== false)
    .map(({ id }) => id);
  const isSetter = (id: TechniqueId) => setters.has(id);
  const hasStars = ids.some((id) => records[id].stars === stars);
  if (technique === undefined) {
    if (stars === undefined) return false;
    const allowed = ids.filter((id) => records[id].stars <= stars);
    return !hasStars || !allowed.some(isSetter);
  }
  if (!ids.includes(technique) || !ids.some(isSetter) || isShadowed(technique, ids, tables)) return true;
  if (stars === undefined) return false;
  return (stars !== 1 && !hasStars) || isNeverReached(technique, stars, list);
}

/**
 * Does an easier technique of the list always have a step where this one has?
 *
 * The petals of a death blossom exclude each digit of the stem together with each candidate that goes, so aligned pair exclusion
 * strikes out the same.
 *
 * All places of each of the three restricted digits of a WXYZ-Wing see each other. Where only lines and boxes are rules, a wing
 * in the line does not see one in the box, so each of the three digits has wings on one side only. One side has one of them at
 * most. A wing there holds that digit and z, and the other three cells are an almost locked set: this is an ALS-XZ.
 */
function isShadowed(technique: TechniqueId, ids: readonly TechniqueId[], { isPlain }: Tables): boolean {
  const before = ids.slice(0, ids.indexOf(technique));
  if (technique === 'wxyz-wing') return isPlain && before.includes('als-xz');
  return technique === 'death-blossom' && before.includes('aligned-pair-exclusion');
}

/**
 * Do techniques of so many stars leave nothing for this one? Singles, locked candidates and subsets come to the same end in
 * whichever order they are taken, and no true step of another technique takes that end away. So if all of them are asked
 * before a technique with more stars, and it is asked for a step all the same, they don't solve the puzzle. What layouts have
 * beside them comes before it in the list for them.
 */
function isNeverReached(technique: TechniqueId, stars: Stars, list: readonly Technique[]): boolean {
  if (stars > 3 || records[technique].stars <= stars) return false;
  const ids = list.map(({ id }) => id);
  const before = ids.slice(0, ids.indexOf(technique));
  const basic = Object.entries(records).filter(([id, { family, stars: own }]) => {
    // A full house is a hidden single as well.
    return own <= stars && family !== 'layout-logic' && id !== 'full-house';
  });
  return basic.every(([id]) => before.includes(id as TechniqueId));
}

/** Do singles solve whatever meets these wishes with this list? */
export function areForSingles({ stars }: Pick<Wishes, 'stars'>, list: readonly Technique[]): boolean {
  return stars === 1 || list.every(({ id }) => records[id].stars === 1);
}
