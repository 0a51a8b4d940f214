/** Paths that stand on drawn boards, and the same boards for rules that share nothing with the package. */

import fc from 'fast-check';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { cells, solvedPosition } from '../../techniques/positions.js';
import { nine, type PlainBoard, plainBoard } from '../explainer/plain-explainer.js';
import { madeUpPath } from './made-up-path.js';

/** The board of a path, as sets. */
export function plainOf({ board: { values, masks } }: Path): PlainBoard {
  const has = (cell: number, digit: number) => (masks[cell] & (1 << digit)) !== 0;
  const marks = cells.flatMap((cell) => nine.filter((digit) => has(cell, digit)).map((digit) => cell * 9 + digit));
  return plainBoard([...values], new Set(marks));
}

/** Some digits of a full grid are shown, and so many percent of the wrong candidates at least are left. */
export function soundPaths(leastKept: number, leastShown: number): fc.Arbitrary<Path> {
  return solvedPosition(leastKept, leastShown).map(({ position: { values, candidates } }) =>
    madeUpPath({ ...candidates }, 0, { ...values }),
  );
}

/** No digits, and in each cell none to so many candidates out of the first digits: whatever comes. */
export function wildPaths(mostInACell: number, digits: number): fc.Arbitrary<Path> {
  const draw = fc.infiniteStream(fc.nat(999));
  return draw.map((luck) => {
    const next = () => luck.next().value as number;
    const masks = cells.map(() => {
      let mask = 0;
      for (let i = next() % (mostInACell + 1); i > 0; i--) mask |= 1 << (next() % digits);
      return mask;
    });
    return madeUpPath({ ...masks }, 0);
  });
}
