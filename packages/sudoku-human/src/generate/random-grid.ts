/**
 * A full grid drawn at random: digits go into random cells until only one grid has them all.
 *
 * The three boxes on the diagonal don't see each other and are filled at once; after them about eight more digits
 * decide the grid, each proved to have a solution by a search of some microseconds. Shuffling one fixed grid would be
 * quicker, but reaches only a tiny part of all grids.
 */

import type { Random, Slices } from '@kit/grid';
import { classicTables, masksOfValues } from '../board/read-position.js';
import { solutionSlices } from '../count/classic/search-solutions.js';
import { digitsOf } from '../kernel/bits.js';
import type { DrawnBoard } from './deal.js';

/** 81 digits that obey the rules. */
export function* randomGrid(random: Random): Slices<number[]> {
  const values = new Array<number>(81).fill(0);
  for (const corner of [0, 30, 60]) {
    random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).forEach((digit, place) => {
      values[corner + Math.floor(place / 3) * 9 + (place % 3)] = digit;
    });
  }
  let masks = masksOfValues(classicTables, values);
  const open = random.shuffle(values.map((_, at) => at).filter((at) => values[at] === 0));
  // The last open cell at the latest leaves one grid.
  for (let at = 0; ; at++) {
    const cell = open[at];
    for (const digit of random.shuffle(digitsOf(masks[cell]))) {
      values[cell] = digit;
      const grids: number[][] = [];
      const tried = masksOfValues(classicTables, values);
      yield;
      yield* solutionSlices(tried, 2, (found) => {
        grids.push(found);
      });
      const [grid, another] = grids;
      if (grid === undefined) continue;
      if (another === undefined) return grid;
      masks = tried;
      break;
    }
  }
}

/** The classic board with a random grid. */
export function* drawClassic(random: Random): Slices<DrawnBoard> {
  return { tables: classicTables, solution: yield* randomGrid(random) };
}
