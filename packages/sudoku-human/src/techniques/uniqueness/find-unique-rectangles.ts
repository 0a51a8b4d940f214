/**
 * Unique rectangles: four open cells in two rows, two columns and two boxes may not all hold the same two digits.
 *
 *     12  . .  12      If r1c1, r1c4, r2c1, r2c4 held 1 and 2 only, these could change places, which nothing else on the
 *     12  . .  123     board would notice. So r2c4 is 3 (type 1).
 *
 * All types refuse to run unless the digits on the board are known to have one solution.
 */

import { derive } from '../../kernel/derived.js';
import type { State } from '../../kernel/state.js';
import { columnKind, houseOfKind, rowKind, type Tables } from '../../kernel/tables.js';
import type { Technique, UniquenessId } from '../../types.js';
import { candidatesIn, digitsOf } from '../shared/parts.js';
import { type Finder, slicedTechnique } from '../shared/technique.js';
import {
  type Conclusion,
  conclude,
  deadlyStep,
  isConfined,
  lockedInRoof,
  seenByAll,
  withSubset,
} from './deadly-conclusions.js';
import { brokenRectangles, type DeadlyPattern, linesOf, wholeRectangles } from './deadly-patterns.js';

/**
 * Unique rectangle, type 1: three of the four cells have only the two digits; the fourth loses both.
 *
 * Pattern: role `'deadly'` for the two digits in the four cells, `'extra'` for other candidates there. Instances by
 * rows, columns and digits. All four cells have both digits; with `missingCandidates` some may have lost one. Nothing
 * is found unless the digits on the board have exactly one solution, pencil marks left aside.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, uniqueRectangle1 } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0600-1:23:+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::227 327::',
 * );
 * findSteps(position, [uniqueRectangle1])[0]?.eliminations; // => [{ cell: 15, digit: 2 }, { cell: 15, digit: 3 }]
 * ```
 */
export const uniqueRectangle1: Technique = /* @__PURE__ */ rectangle('unique-rectangle-1', (state, { roof, pair }) =>
  roof.length === 1 ? conclude(candidatesIn(state, roof, pair)) : [],
);

/**
 * Unique rectangle, type 2: two cells side by side have the same one extra candidate; what sees both loses it.
 *
 * Pattern, order and options as for {@link uniqueRectangle1}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, uniqueRectangle2 } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0601-1:78:.+4+2+1+9.+6.7.+694.+7+1+2.+7+132564+8+9+4+9.3.5.1+2+1+3.+7+2.+9..25.9.....+6+74+5..+2+98+32+1+8+4957+698+56+72+3+41::653::',
 * );
 * findSteps(position, [uniqueRectangle2])[0]?.eliminations; // => [{ cell: 38, digit: 6 }]
 * ```
 */
export const uniqueRectangle2: Technique = /* @__PURE__ */ rectangle('unique-rectangle-2', (state, pattern) =>
  isSide(state.tables, pattern) ? seenByAll(state, pattern.roof, pattern.extras) : [],
);

/**
 * Unique rectangle, type 3: the extra candidates of two cells side by side form a naked subset with other cells of a
 * house.
 *
 * Pattern, order and options as for {@link uniqueRectangle1}; role `'subset'` for the other cells, and the houses that
 * lose the subset's digits.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, uniqueRectangle3 } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0602-1:15:+7+1+3+4+5+862+9+4927+63..+8+8+6+51+9+2374+67158+9+4+3+2+9+5+42+3+7+8+612+386+4+1+7+9+5.8..+1.+24+71+47.+2.....+2..+74...::391::',
 * );
 * findSteps(position, [uniqueRectangle3])[0]?.eliminations; // => [{ cell: 72, digit: 3 }]
 * ```
 */
export const uniqueRectangle3: Technique = /* @__PURE__ */ rectangle('unique-rectangle-3', (state, pattern) =>
  isSide(state.tables, pattern) ? withSubset(state, pattern.roof, pattern.extras) : [],
);

/**
 * Unique rectangle, type 4: in a house of two cells side by side, one of the two digits can only stand there; they lose
 * the other.
 *
 * Pattern, order and options as for {@link uniqueRectangle1}; the house.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, uniqueRectangle4 } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0603-1:14:..+9+4.+6+3+8....3.9+5+6..+6.+8.7149...+2+9+4+631.2.+5+689+74+496+17+3+2+58+9+58+7+3+2+4+1+6+7326+4+1+8+9+5+6..9+8+572+3::122 123::',
 * );
 * findSteps(position, [uniqueRectangle4])[0]?.eliminations; // => [{ cell: 10, digit: 1 }, { cell: 11, digit: 1 }]
 * ```
 */
export const uniqueRectangle4: Technique = /* @__PURE__ */ rectangle('unique-rectangle-4', (state, pattern) =>
  isSide(state.tables, pattern) ? lockedInRoof(state, pattern.roof, pattern.pair) : [],
);

/**
 * Unique rectangle, type 5: two cells across or three cells have the same one extra candidate; what sees all of them
 * loses it.
 *
 * Pattern, order and options as for {@link uniqueRectangle1}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, uniqueRectangle5 } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0604-1:27:..+8..47+25+5+62+837+9+4+1....2+5+368+65+9+2+8+14+7381+4+3+79+6+5+2...+5461+8+9....1+85.49....+2+8.+7.8...+3+2.6:361:382::',
 * );
 * findSteps(position, [uniqueRectangle5])[0]?.eliminations; // => [{ cell: 64, digit: 3 }]
 * ```
 */
export const uniqueRectangle5: Technique = /* @__PURE__ */ rectangle('unique-rectangle-5', (state, pattern) =>
  isSide(state.tables, pattern) ? [] : seenByAll(state, pattern.roof, pattern.extras),
);

/**
 * Unique rectangle, type 6: two cells across have extra candidates, and in both rows (or both columns) one of the two
 * digits can only stand in the rectangle; the two cells lose it.
 *
 * Pattern, order and options as for {@link uniqueRectangle1}; the two lines.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, uniqueRectangle6 } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0605-1:24:.+36..5..+7+52+41+87+369..+1..3..+5+2.8+3.+16946+9.+84+2..+31+4+3..+9..8...9+1+643+2+4+625+38+9+7131+9..+4+58+6::418 434::',
 * );
 * findSteps(position, [uniqueRectangle6])[0]?.eliminations; // => [{ cell: 7, digit: 4 }, { cell: 21, digit: 4 }]
 * ```
 */
export const uniqueRectangle6: Technique = /* @__PURE__ */ rectangle('unique-rectangle-6', (state, pattern) => {
  const { cells, pair, roof } = pattern;
  if (roof.length !== 2 || isSide(state.tables, pattern)) return [];
  return eachDigit(pair).flatMap((digit) => {
    const lines = linesOf(state.tables, cells).find((two) =>
      two.every((line) => isConfined(state, line, digit, cells)),
    );
    return lines === undefined ? [] : conclude(candidatesIn(state, roof, 1 << digit), lines);
  });
});

/**
 * Hidden rectangle: in the row and in the column of one corner, one of the two digits can only stand in the rectangle,
 * and the corner across has no other candidates; the corner loses the other digit.
 *
 * Pattern, order and options as for {@link uniqueRectangle1}; the row and the column. At least two cells have extra
 * candidates.
 *
 * @example
 * ```ts
 * import { findSteps, hiddenRectangle, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0606-1:24:879.+3....2+459+8...3+61+3+7.....36+487+921+59+5.41..+3.+1+8...3...+4+3+12+9+5...+5+9+8367+4+21+7+2+6+1+4+8+359:617:419::',
 * );
 * findSteps(position, [hiddenRectangle])[0]?.eliminations; // => [{ cell: 8, digit: 4 }]
 * ```
 */
export const hiddenRectangle: Technique = /* @__PURE__ */ rectangle('hidden-rectangle', (state, pattern) => {
  const { cells, pair, roof } = pattern;
  if (roof.length < 2) return [];
  return cells.flatMap((corner, i) => {
    if (roof.includes(cells[3 - i])) return [];
    const lines = [rowKind, columnKind].map((kind) => houseOfKind(state.tables, corner, kind));
    return eachDigit(pair).flatMap((digit) => {
      if (!lines.every((line) => isConfined(state, line, digit, cells))) return [];
      return conclude(candidatesIn(state, [corner], pair & ~(1 << digit)), lines);
    });
  });
});

/** How many rectangles are looked at between two yields. */
const PATTERNS_A_SLICE = 20;

function rectangle(id: UniquenessId, conclusions: (state: State, pattern: DeadlyPattern) => Conclusion[]): Finder {
  return slicedTechnique(id, function* ({ state, derived, limits, uniqueness }, emit) {
    const patterns = derive(state, derived, limits.missingCandidates ? brokenRectangles : wholeRectangles);
    for (const [at, pattern] of patterns.entries()) {
      if (at % PATTERNS_A_SLICE === 0) yield;
      const stopped = conclusions(state, pattern).some(
        (conclusion) => uniqueness.isProven() && emit(deadlyStep(id, state, pattern, conclusion)),
      );
      if (stopped) return true;
    }
    return false;
  });
}

/** Is the roof two cells in one row or column? */
function isSide(tables: Tables, { roof: [a, b, ...more] }: DeadlyPattern): boolean {
  if (b === undefined || more.length > 0) return false;
  return [rowKind, columnKind].some((kind) => houseOfKind(tables, a, kind) === houseOfKind(tables, b, kind));
}

function eachDigit(pair: number): number[] {
  return digitsOf(pair).map((digit) => digit - 1);
}
