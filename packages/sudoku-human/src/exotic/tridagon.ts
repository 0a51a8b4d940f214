/**
 * Tridagon (Thor's Hammer): twelve cells that can't hold three digits only.
 *
 *     X . . | X . .        four boxes at the corners of a rectangle, in each three cells on three rows and three
 *     . X . | . X .        columns. If the twelve cells held only a, b and c, each box would have them in some order.
 *     . . X | . . X        Along two boxes of a band the orders differ by a rotation, which is even; likewise along a
 *     ------+------        stack, but there the order is read by columns, and row order and column order differ by the
 *     X . . | X . .        box's own diagonal. So the four diagonals together must be an even permutation.
 *     . X . | . . X   <-   An odd number of odd ones is impossible: some other digit, a guardian, is true.
 *     . . X | . X .
 */

import { countBits } from '../kernel/bits.js';
import { sees } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import { candidatesIn, cellsParam, digitsParam, withRole } from '../technique/parts.js';
import { type Emit, slicedTechnique } from '../technique/technique.js';
import type { Candidate, Step, Technique } from '../types.js';

/**
 * The most guardians: from more than three nothing was ever concluded (`scripts/limits.mjs`), and six are no more
 * work.
 */
const maxGuardians = 6;

/**
 * Tridagon: twelve cells in four boxes that three digits can't fill, so that one of the other candidates there, the
 * guardians, is true. A single guardian is set; of several, what all of them exclude goes.
 *
 * Pattern: role `'tridagon'` for the three digits in the twelve cells, each of which has at least two of them, and
 * `'guardian'` for the others. By the three digits, then by the boxes and the cells in each box.
 *
 * @see {@link http://forum.enjoysudoku.com/chromatic-patterns-t39885.html | Chromatic patterns}
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, tridagon } from '@kit/sudoku-human';
 *
 * const loki = parsePuzzle('57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..');
 * findSteps(loki, [tridagon])[0]?.placements; // => [{ cell: 70, digit: 1 }]
 * ```
 */
export const tridagon: Technique = /* @__PURE__ */ slicedTechnique('tridagon', function* ({ state }, emit) {
  for (const digits of triples()) {
    const fitting = fittingBoxes(state, digits);
    if (countBits(fitting) < 4) continue;
    yield;
    const boxes = Array.from({ length: 9 }, (_, box) => diagonalsOf(state, box, digits));
    for (const corners of rectangles()) {
      if (corners.some((box) => (fitting & (1 << box)) === 0)) continue;
      const diagonals = corners.map((box) => boxes[box]);
      if (visitPatterns(diagonals, (found) => emitStep(state, digits, found, emit))) return true;
    }
  }
  return false;
});

/** Three cells of a box on three rows and three columns. */
type Diagonal = {
  readonly cells: readonly number[];
  /** Is column after row an odd permutation? */
  readonly isOdd: boolean;
  /** The candidates that are none of the three digits. */
  readonly guardians: readonly Candidate[];
};

/** The columns of the three rows, each with its parity. */
const permutations: readonly (readonly [columns: readonly number[], isOdd: boolean])[] = [
  [[0, 1, 2], false],
  [[0, 2, 1], true],
  [[1, 0, 2], true],
  [[1, 2, 0], false],
  [[2, 0, 1], false],
  [[2, 1, 0], true],
];

/** The masks of three digits, by their lowest digit and so on. */
function* triples(): Generator<number> {
  for (let a = 0; a < 7; a++)
    for (let b = a + 1; b < 8; b++) for (let c = b + 1; c < 9; c++) yield (1 << a) | (1 << b) | (1 << c);
}

/** The boxes (0–8) at the corners of each rectangle. */
function* rectangles(): Generator<readonly number[]> {
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  for (const [top, bottom] of pairs)
    for (const [left, right] of pairs) yield [top * 3 + left, top * 3 + right, bottom * 3 + left, bottom * 3 + right];
}

/** The boxes that have at least three cells with two of the digits, one of them on each row. */
function fittingBoxes({ masks }: State, digits: number): number {
  let boxes = 0;
  for (let box = 0; box < 9; box++) {
    const corner = Math.floor(box / 3) * 27 + (box % 3) * 3;
    let rows = 0;
    for (let row = 0; row < 3; row++) {
      for (let cell = corner + row * 9; cell < corner + row * 9 + 3; cell++) {
        const both = masks[cell] & digits;
        if ((both & (both - 1)) !== 0) rows |= 1 << row;
      }
    }
    if (rows === 7) boxes |= 1 << box;
  }
  return boxes;
}

/** The diagonals of the box whose cells have at least two of the digits. */
function diagonalsOf(state: State, box: number, digits: number): Diagonal[] {
  const corner = Math.floor(box / 3) * 27 + (box % 3) * 3;
  const fits = (cell: number) => countBits(state.masks[cell] & digits) >= 2;
  const found: Diagonal[] = [];
  for (const [columns, isOdd] of permutations) {
    const cells = columns.map((column, row) => corner + row * 9 + column);
    if (!cells.every(fits)) continue;
    const guardians = candidatesIn(state, cells, ~digits);
    if (guardians.length <= maxGuardians) found.push({ cells, isOdd, guardians });
  }
  return found;
}

/** The choices of one diagonal a box that are an odd permutation together, and have few guardians. */
function visitPatterns(
  boxes: readonly (readonly Diagonal[])[],
  visit: (found: readonly Diagonal[]) => boolean,
  chosen: readonly Diagonal[] = [],
): boolean {
  if (chosen.length === 4) return chosen.filter(({ isOdd }) => isOdd).length % 2 === 1 && visit(chosen);
  return boxes[chosen.length].some((diagonal) => {
    const guardians = chosen.reduce((sum, one) => sum + one.guardians.length, diagonal.guardians.length);
    return guardians <= maxGuardians && visitPatterns(boxes, visit, [...chosen, diagonal]);
  });
}

function emitStep(state: State, digits: number, found: readonly Diagonal[], emit: Emit): boolean {
  const guardians = found.flatMap((diagonal) => diagonal.guardians).sort(byCellAndDigit);
  if (guardians.length === 0) return false;
  const cells = found.flatMap((diagonal) => diagonal.cells).sort((a, b) => a - b);
  const isSet = guardians.length === 1;
  const concluded = isSet ? guardians : excludedByAll(state, guardians);
  if (concluded.length === 0) return false;
  const step: Step = {
    technique: 'tridagon',
    placements: isSet ? concluded : [],
    eliminations: isSet ? [] : concluded,
    pattern: {
      candidates: [...withRole('tridagon', candidatesIn(state, cells, digits)), ...withRole('guardian', guardians)],
      houses: [],
      links: [],
    },
    message: {
      key: isSet ? 'tridagon-on' : 'tridagon',
      params: {
        cells: cellsParam(cells),
        digits: digitsParam([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digits & (1 << (digit - 1)))),
        ...(isSet
          ? { cell: cellsParam([concluded[0].cell]), digit: digitsParam([concluded[0].digit]) }
          : {
              guardians: { type: 'candidates', candidates: guardians },
              eliminations: { type: 'candidates', candidates: concluded },
            }),
      },
    },
  };
  return emit(step);
}

/** The candidates that can't be true beside any of the guardians. */
function excludedByAll(state: State, guardians: readonly Candidate[]): Candidate[] {
  const excludes = (a: Candidate, b: Candidate) =>
    a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && sees(a.cell, b.cell);
  const all = candidatesIn(
    state,
    Array.from({ length: 81 }, (_, cell) => cell),
  );
  return all.filter((candidate) => guardians.every((guardian) => excludes(guardian, candidate)));
}

function byCellAndDigit(a: Candidate, b: Candidate): number {
  return a.cell - b.cell || a.digit - b.digit;
}
