/**
 * Kraken fish, from the counting of its digit: n base lines hold it n times, and n - 1 covers can take n - 1 of these
 * at most. So one of the candidates of the bases outside n - 1 covers is true. Where each of them makes the target
 * false, by the chain that is drawn or by standing in the target's own cover (type 1), the target is false.
 */

import type { Cell } from '@kit/grid';
import type { Position, Rejection, Step } from '../types.js';
import { needs, placesFor } from './candidates.js';
import { isChainedTo } from './check-net.js';
import { holds, kindOf } from './geometry.js';
import { hasExactly, housesOfRole } from './pattern-parts.js';

/** A fish of rows across columns, or columns across rows, and the chains to what it strikes out. */
export function checkKrakenFish(position: Position, step: Step): Rejection | undefined {
  const { houses, links, branches = [] } = step.pattern;
  if (step.placements.length > 0 || step.eliminations.length !== 1) return 'wrong-kind-of-conclusion';
  if (links.length > 0) return 'unexpected-links';
  const bases = [...new Set(housesOfRole(step, 'base'))];
  const covers = [...new Set(housesOfRole(step, 'cover'))];
  const kinds = [bases, covers].map((side) => [...new Set(side.map(kindOf))].join());
  if (bases.length < 2 || bases.length !== covers.length || houses.length !== 2 * bases.length) return 'wrong-houses';
  if (!['row column', 'column row'].includes(kinds.join(' '))) return 'wrong-houses';

  const [target] = step.eliminations;
  const digit = step.pattern.candidates[0]?.digit ?? 0;
  if (!bases.every((house) => needs(position, house, digit))) return 'digit-not-needed';
  const places = bases.flatMap((house) => placesFor(position, digit, house));
  const isFin = (cell: Cell): boolean => !covers.some((house) => holds(house, cell));
  const named = places.map((cell) => ({ cell, digit, role: isFin(cell) ? 'fin' : 'base' }));
  if (!hasExactly(step, named)) return 'wrong-candidates';

  const chained = new Set<Cell>();
  for (const branch of branches) {
    const [start] = branch[0]?.from.cells ?? [];
    if (start === undefined || chained.has(start) || !places.includes(start)) return 'unexpected-links';
    if (!isChainedTo(position, branch, { cell: start, digit }, target)) return 'inference-does-not-follow';
    chained.add(start);
  }
  if (branches.every(({ length }) => length === 1)) return 'wrong-kind-of-chain';
  if (!places.filter(isFin).every((cell) => chained.has(cell))) return 'inference-does-not-follow';

  const others = [...chained].filter((cell) => !isFin(cell));
  const isType1 =
    target.digit === digit &&
    covers.some((house) => holds(house, target.cell)) &&
    !bases.some((house) => holds(house, target.cell));
  if (others.length === 0) return isType1 ? undefined : 'elimination-does-not-follow';
  const isType2 = covers.some((house) => {
    const held = places.filter((cell) => holds(house, cell));
    return held.length === others.length && held.every((cell) => others.includes(cell));
  });
  return isType2 ? undefined : 'elimination-does-not-follow';
}
