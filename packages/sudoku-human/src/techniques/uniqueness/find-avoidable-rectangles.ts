/**
 * Avoidable rectangles: unique rectangles some of whose cells are filled in already, though not printed.
 *
 * A digit that was filled in follows from the givens, so it could change places just as well. The givens alone must be
 * known to have one solution.
 */

import { countBits } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import type { Technique, UniquenessId } from '../../types.js';
import { candidatesIn, digitsOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';
import { type Conclusion, conclude, deadlyStep, seenByAll } from './deadly-conclusions.js';
import { type DeadlyPattern, deadlyPattern, linesOf, visitRectangles } from './deadly-patterns.js';

/**
 * Avoidable rectangle, type 1: three cells of a rectangle were filled in with two digits; the fourth loses the digit
 * that would complete the pattern.
 *
 * Pattern: role `'deadly'` for that digit; the two rows and two columns of the rectangle. Instances by rows and
 * columns. Nothing is found unless the givens have exactly one solution.
 *
 * @example
 * ```ts
 * import { avoidableRectangle1, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0607-1:25:..+8+9+3+1476+9+3+786+41+254+6+1+25+7.+8.3+1+2+4+7+9+5+6+87+4+5+38+6.1.+6+8912+5...+8.6+5+43.9+1.+9+371+86..+1.4+6+9+28..::257::',
 * );
 * findSteps(position, [avoidableRectangle1])[0]?.eliminations; // => [{ cell: 42, digit: 2 }]
 * ```
 */
export const avoidableRectangle1: Technique = /* @__PURE__ */ avoidable(
  'avoidable-rectangle-1',
  1,
  (state, { roof, cells, pair }) => (roof.length === 1 ? conclude(candidatesIn(state, cells, pair)) : []),
);

/**
 * Avoidable rectangle, type 2: two cells of a rectangle were filled in; the two others have the digit that would
 * complete the pattern and the same one besides, which leaves all cells that see both.
 *
 * Pattern: role `'deadly'` for the digits that would complete the pattern, `'extra'` for the common one; the two rows
 * and two columns of the rectangle. Order and conditions as for {@link avoidableRectangle1}.
 *
 * @example
 * ```ts
 * import { avoidableRectangle2, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0608-1:46:...+3+678+2+1+2169+8+5+37+4+7+8+31+2+456+98....+1+6.+3+1.5..3+4..3...4+82+1..7.+4+32+1.+6+6+3+1859+7+424..+71+6+93.:942 943 952:243 292::',
 * );
 * findSteps(position, [avoidableRectangle2])[0]?.eliminations; // => [{ cell: 29, digit: 2 }, { cell: 73, digit: 2 }]
 * ```
 */
export const avoidableRectangle2: Technique = /* @__PURE__ */ avoidable(
  'avoidable-rectangle-2',
  2,
  (state, { roof, extras }) => seenByAll(state, roof, extras),
);

function avoidable(
  id: UniquenessId,
  openCells: number,
  conclusions: (state: State, pattern: DeadlyPattern) => Conclusion[],
): Finder {
  return {
    id,
    find({ state, uniqueness }, emit): boolean {
      const { values, tables } = state;
      const { givens } = uniqueness;
      const isOpen = (cell: number): number => (values[cell] === 0 ? 1 : 0);
      return visitRectangles(tables, (a, b, c, d) => {
        if (isOpen(a) + isOpen(b) + isOpen(c) + isOpen(d) !== openCells) return false;
        if ((givens[a] | givens[b] | givens[c] | givens[d]) !== 0) return false;
        const cells = [a, b, c, d];
        return pairsOf(state, cells).some((pair) => {
          const open = cells.filter((cell) => state.values[cell] === 0);
          // Where a digit stands there must be the other across; the open cells lack what their mates hold.
          const wanted = open.map((cell) => wantedDigit(state, cells, cell, pair));
          if (!open.every((cell, i) => (state.masks[cell] & wanted[i]) !== 0)) return false;
          const pattern = { ...deadlyPattern(state, open, pair), pair };
          const houses = linesOf(tables, cells).flat();
          return conclusions(state, pattern).some(
            (conclusion) =>
              uniqueness.isProvenByGivens() && emit(deadlyStep(id, state, pattern, { ...conclusion, houses })),
          );
        });
      });
    },
  };
}

/** The pairs of digits that the filled cells of a rectangle may be part of, whether or not the open cells have them. */
function pairsOf({ values, tables }: State, cells: readonly number[]): number[] {
  const filled = cells.filter((cell) => values[cell] !== 0);
  const [a, b, c, d] = cells.map((cell) => values[cell]);
  // Equal digits stand across, different ones side by side.
  const clash = [[a, b], [a, c], [b, d], [c, d]].some(([x, y]) => x !== 0 && x === y); // biome-ignore format: a table
  if (clash || (a !== 0 && d !== 0 && a !== d) || (b !== 0 && c !== 0 && b !== c)) return [];
  const standing = filled.reduce((mask, cell) => mask | (1 << (values[cell] - 1)), 0);
  if (countBits(standing) === 2) return [standing];
  return digitsOf(tables.full).map((digit) => standing | (1 << (digit - 1)));
}

/** The digit of the pair that would complete the pattern in an open cell, as a mask. */
function wantedDigit({ values }: State, cells: readonly number[], cell: number, pair: number): number {
  const across = values[cells[3 - cells.indexOf(cell)]];
  if (across !== 0) return 1 << (across - 1);
  // Then both open cells lie across, and the other two hold the same digit.
  return cells.reduce((rest, other) => rest & ~((1 << values[other]) >> 1), pair);
}
