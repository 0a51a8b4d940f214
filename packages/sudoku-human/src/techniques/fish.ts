/** The fish by name: each is the engine of `fish-search.ts` with its size, its kinds of houses, and its fins. */

import { houseBoards } from '../kernel/geometry.js';
import type { TechniqueId } from '../technique-ids.js';
import type { Step } from '../types.js';
import { createFishSearch, type Fish, type FishPlan } from './fish-search.js';
import {
  boardSize,
  cellsOf,
  cellsParam,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  inCells,
  withRole,
} from './parts.js';
import type { Technique } from './technique.js';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const columns = [9, 10, 11, 12, 13, 14, 15, 16, 17];

/**
 * X-Wing: a digit has only two columns left in two rows (or the other way round); the rest of the columns loses it.
 *
 * Pattern: role `'base'` for the digit where base and cover houses cross; the houses as base and cover. Instances by
 * digit, rows as bases before columns, then by base houses. Every base has at least two places.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, xWing } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('002080070100350002080000000630007050000001807000000630501900000079520000800000000');
 * findSteps(puzzle, [xWing]).map((step) => step.eliminations); // => [[{ cell: 50, digit: 8 }]]
 * ```
 */
export const xWing: Technique = /* @__PURE__ */ basicFish('x-wing', 2);

/**
 * Swordfish: an X-Wing of three rows and three columns.
 *
 * Pattern and order as for {@link xWing}; a base may have two or three places.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, swordfish } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('060009072001000000705030000500070200603000095010000000972400601050001940000000003');
 * findSteps(puzzle, [swordfish]).map((step) => step.eliminations); // => [[{ cell: 28, digit: 9 }]]
 * ```
 */
export const swordfish: Technique = /* @__PURE__ */ basicFish('swordfish', 3);

/**
 * Jellyfish: an X-Wing of four rows and four columns.
 *
 * Pattern and order as for {@link xWing}; a base may have two to four places.
 *
 * @example
 * ```ts
 * import { findSteps, jellyfish, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('450009000902000000003500600209300058100800000000000002000402180300050000000008960');
 * findSteps(puzzle, [jellyfish]).map((step) => step.eliminations); // => [[{ cell: 17, digit: 5 }]]
 * ```
 */
export const jellyfish: Technique = /* @__PURE__ */ basicFish('jellyfish', 4);

/**
 * Finned X-Wing: an X-Wing but for some extra places (fins) of the bases, all in one box; what the X-Wing would strike
 * out goes where it sees every fin.
 *
 * Pattern: role `'base'` for the digit where base and cover houses cross, `'fin'` for the fins; the houses as base and
 * cover. Any number of fins counts. Each base keeps at least two places without its fins; where one keeps fewer, the fish
 * is sashimi, which is a technique of its own. Order as for {@link xWing}.
 *
 * @example
 * ```ts
 * import { findSteps, finnedXWing, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('000009000013000604820000005006923000001008003000050000080006902000000050030040008');
 * findSteps(puzzle, [finnedXWing]).map((step) => step.eliminations); // => [[{ cell: 45, digit: 9 }]]
 * ```
 */
export const finnedXWing: Technique = /* @__PURE__ */ fish('finned-x-wing', 2, 5, isFinned);

function basicFish(id: TechniqueId, size: number): Technique {
  return fish(id, size, 0, () => true);
}

function fish(id: TechniqueId, size: number, maxFins: number, accepts: (fish: Fish) => boolean): Technique {
  const plans: FishPlan[] = [
    { size, bases: rows, covers: columns, maxFins },
    { size, bases: columns, covers: rows, maxFins },
  ];
  return {
    id,
    find({ state }, emit): boolean {
      const searches = plans.map(createFishSearch);
      for (let digit = 0; digit < 9; digit++) {
        const visit = (found: Fish) => accepts(found) && emit(fishStep(id, digit, found));
        if (searches.some((search) => search(state.boards, digit * 3, visit))) return true;
      }
      return false;
    },
  };
}

/** Does the fish have fins, and does every base keep two places without them? */
function isFinned({ bases, body, fins }: Fish): boolean {
  const keepsTwo = (base: number) => boardSize([0, 1, 2].map((band) => body[band] & houseBoards[base * 3 + band])) >= 2;
  return boardSize(fins) > 0 && bases.every(keepsTwo);
}

function fishStep(technique: TechniqueId, digit: number, { bases, covers, body, fins, gone }: Fish): Step {
  const ascending = [...covers].sort((a, b) => a - b);
  const finCells = cellsOf(fins);
  return eliminationStep(
    technique,
    inCells(cellsOf(gone), digit),
    {
      candidates: [...withRole('base', inCells(cellsOf(body), digit)), ...withRole('fin', inCells(finCells, digit))],
      houses: [...housesAs('base', bases), ...housesAs('cover', ascending)],
    },
    {
      digit: digitsParam([digit + 1]),
      base: housesParam([...bases]),
      cover: housesParam(ascending),
      ...(finCells.length === 0 ? {} : { fins: cellsParam(finCells) }),
    },
  );
}
