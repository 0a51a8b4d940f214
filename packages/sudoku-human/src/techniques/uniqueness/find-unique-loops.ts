/**
 * Unique loops: a rectangle's argument on longer loops of cells, in which every house has none or two of the loop's
 * cells.
 *
 *     12 . 12 | .  .  . | . . .       Two digits could change places all along the loop.
 *     .  . .  | .  .  . | . . .
 *     12 . .  | 12 .  . |
 *     ...
 *
 * The loop is walked from its lowest cell, from cell to cell with both digits. A house takes two cells at most, one at
 * an even and one at an odd place; few cells may have other candidates. So a walk ends early. The steps are counted, so
 * that no position takes long.
 */

import { countBits } from '../../kernel/bits.js';
import { derive } from '../../kernel/derived.js';
import type { State } from '../../kernel/state.js';
import { bivalueCells } from '../../kernel/strong-links.js';
import type { Technique } from '../../types.js';
import { candidatesIn } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';
import { canSwap } from './closed-patterns.js';
import { conclude, deadlyStep, lockedInRoof, seenByAll, withSubset } from './deadly-conclusions.js';
import { type DeadlyPattern, deadlyPattern } from './deadly-patterns.js';

/**
 * The longest loop; longer ones are never the way that a person goes, and longer than ten are rare
 * (`scripts/limits.mjs`).
 */
const maxCells = 14;

/** Cells tried for one pair of digits before the search ends; puzzles don’t come to 500 (`scripts/limits.mjs`). */
const maxTrials = 5_000;

/**
 * Unique loop: six or more cells in a loop may not all hold the same two digits, where every house has none or two of
 * them; the types are those of unique rectangles.
 *
 * One cell with other candidates loses the two digits; cells that all have the same one other candidate take it from
 * what sees them; two in a house form a naked subset with others, or lose one digit where the other is locked to them.
 * Pattern: roles `'deadly'`, `'extra'`, `'subset'` and houses as for unique rectangles. Instances by digits, then as
 * the walk finds them. All cells have both digits; with `missingCandidates` some may have lost one. At most 14 cells.
 * Nothing is found unless the digits on the board have exactly one solution, pencil marks left aside.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, uniqueLoop } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:5+41+8+6+73+2+9...2+4.+1+56+6.+2+1+5.+4+7+8+12.+3+7+5.64....+21+7.+5....8+4+2.+1...+73+651+276+54+1+2..+32+1+3+5+9+8+6+4+7::::',
 * );
 * findSteps(position, [uniqueLoop])[0]?.eliminations; // => [{ cell: 36, digit: 8 }]
 * ```
 */
export const uniqueLoop: Technique = /* @__PURE__ */ slicedTechnique(
  'unique-loop',
  function* ({ state, derived, limits, uniqueness }, emit) {
    const pairs = new Map<number, number>();
    for (const cell of derive(state, derived, bivalueCells)) {
      pairs.set(state.masks[cell], (pairs.get(state.masks[cell]) ?? 0) + 1);
    }
    const common = [...pairs].filter(([, count]) => count >= 3).map(([pair]) => pair);
    for (const pair of common.sort((a, b) => a - b)) {
      yield;
      const stopped = visitLoops(state, pair, limits.missingCandidates, (cells) => {
        const pattern = deadlyPattern(state, cells, pair);
        return conclusionsOf(state, pattern).some(
          (conclusion) => uniqueness.isProven() && emit(deadlyStep('unique-loop', state, pattern, conclusion)),
        );
      });
      if (stopped) return true;
    }
    return false;
  },
);

function conclusionsOf(state: State, { pair, roof, extras }: DeadlyPattern): ReturnType<typeof conclude> {
  if (roof.length === 1) return conclude(candidatesIn(state, roof, pair));
  return [
    ...seenByAll(state, roof, extras),
    ...(roof.length === 2 ? withSubset(state, roof, extras) : []),
    ...lockedInRoof(state, roof, pair),
  ];
}

/** Visits the loops of at least six cells, each once, until `visit` returns true. */
function visitLoops(
  { masks, tables }: State,
  pair: number,
  allowsMissing: boolean,
  visit: (cells: readonly number[]) => boolean,
): boolean {
  const isFit = (cell: number) => (allowsMissing ? (masks[cell] & pair) !== 0 : (masks[cell] & pair) === pair);
  const { cells, houses: houseCount, size, housesOf, houseCells } = tables;
  const loop: number[] = [];
  // By house: how many loop cells it has, and how many of them at odd places.
  const taken = new Int8Array(houseCount);
  const odd = new Int8Array(houseCount);
  const seen = new Set<string>();
  let trials = 0;

  for (let start = 0; start < cells; start++) if (isFit(start) && extend(start, 0, 0)) return true;
  return false;

  /** `roof`: how many cells have extra candidates, which are `extras`. */
  function extend(cell: number, roof: number, extras: number): boolean {
    const extra = masks[cell] & ~pair;
    const cellsInRoof = extra === 0 ? roof : roof + 1;
    const union = extras | extra;
    if (++trials > maxTrials || (cellsInRoof > 2 && countBits(union) > 1)) return false;
    if (!take(cell, 1)) {
      take(cell, -1);
      return false;
    }
    loop.push(cell);
    let stopped = isClosed() && isNew() && visit([...loop].sort((a, b) => a - b));
    const houses = housesOf.items.subarray(housesOf.first[cell], housesOf.first[cell + 1]);
    for (const house of loop.length < maxCells ? houses : []) {
      if (taken[house] !== 1) continue;
      for (let i = house * size; i < (house + 1) * size && !stopped; i++) {
        const next = houseCells[i];
        if (next > loop[0] && isFit(next) && !loop.includes(next)) stopped = extend(next, cellsInRoof, union);
      }
    }
    loop.pop();
    take(cell, -1);
    return stopped;
  }

  /** Counts the cell in its houses (or no longer); false if a house has too many, or two at places of one kind. */
  function take(cell: number, by: number): boolean {
    let fits = true;
    const isOdd = loop.length % 2;
    for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
      const house = housesOf.items[i];
      taken[house] += by;
      odd[house] += by * isOdd;
      if (taken[house] > 2 || (taken[house] === 2 && odd[house] !== 1)) fits = false;
    }
    return fits;
  }

  function isClosed(): boolean {
    if (loop.length < 6 || taken.some((count) => count === 1)) return false;
    const classOf = (odd: number): number[] => loop.filter((_, i) => i % 2 === odd);
    return canSwap(tables, classOf(0), classOf(1));
  }

  function isNew(): boolean {
    const name = [...loop].sort((a, b) => a - b).join();
    return !seen.has(name) && seen.add(name).size > 0;
  }
}
