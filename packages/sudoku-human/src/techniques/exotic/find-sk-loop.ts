/**
 * SK-Loop (domino loop): sixteen cells around four filled ones, in pairs that are joined by lines and boxes in turn.
 *
 *     . a . | . . . | . d .      The corners X are filled; the pairs ("dominoes") beside them in their boxes make a
 *     h X b | . . . | c X e      ring: along a line from box to box (b–c), inside a box from line to line (c–d).
 *     . a . | . . . | . d .
 *     ------+-------+------      (Below, the same with X at the ends of these columns.)
 *
 * The ring has eight links, four lines and four boxes, and each domino lies in two of them. A digit that fills as many
 * cells as it can covers them by links. If all digits together can just fill the cells, each link has its digits there.
 *
 * Named after Steve Kurzhals, who found it in the puzzle Easter Monster.
 */

import type { State } from '../../kernel/state.js';
import { hasClassicBoxes } from '../../kernel/tables.js';
import type { Technique } from '../../types.js';
import { candidatesIn, stepOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';
import { digitBounds, digitsWithin, excessCandidates } from './locked-sectors.js';

/**
 * SK-Loop: four filled cells at the corners of a rectangle through four boxes, and the sixteen cells beside them in
 * their boxes, on the rectangle's lines; the digits of these cells can just fill them, so what would leave fewer places
 * goes.
 *
 * Pattern: role `'loop'` for all candidates of the open ones of the sixteen cells; the two rows, two columns and four
 * boxes as houses. By the corner in the upper left, then by the opposite corner.
 *
 * @see {@link http://forum.enjoysudoku.com/domino-chains-sk-loops-t32809.html | SK-Loops}
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, skLoop } from '@kit/sudoku-human';
 *
 * const easterMonster = parsePuzzle('1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1');
 * findSteps(easterMonster, [skLoop])[0]?.eliminations.length; // => 13
 * ```
 */
export const skLoop: Technique = /* @__PURE__ */ ((): Finder => ({
  id: 'sk-loop',
  holdsOn: hasClassicBoxes,
  find({ state }, emit): boolean {
    for (let first = 0; first < 54; first++) {
      if (state.values[first] === 0) continue;
      for (let second = first + 1; second < 81; second++) {
        if (state.values[second] === 0 || !areOpposite(state, first, second)) continue;
        const dominoes = dominoesAround(first, second);
        const cells = dominoes.flat().filter((cell) => state.values[cell] === 0);
        if (dominoes.some((domino) => domino.every((cell) => state.values[cell] !== 0))) continue;
        const sectorsOf = cells.map((cell) => linksOf(dominoes.findIndex((domino) => domino.includes(cell))));
        const bounds = digitBounds(state, { cells, sectorsOf });
        if (bounds.reduce((sum, bound) => sum + bound) !== cells.length) continue;
        const struck = excessCandidates(state, { cells, sectorsOf }, bounds);
        if (struck.length === 0) continue;
        const sorted = [...cells].sort((a, b) => a - b);
        const step = stepOf('sk-loop', {
          eliminations: struck,
          roles: { loop: candidatesIn(state, sorted) },
          houses: { house: housesOf(first, second) },
          params: {
            corners: { cells: cornersOf(first, second) },
            cells: { cells: sorted },
            digits: { digits: digitsWithin(bounds) },
            count: { count: cells.length },
          },
        });
        if (emit(step)) return true;
      }
    }
    return false;
  },
}))();

/** Do the cells span a rectangle through four boxes, with filled corners? */
function areOpposite({ values }: State, first: number, second: number): boolean {
  const isThroughFour =
    Math.floor(first / 27) < Math.floor(second / 27) && Math.floor((first % 9) / 3) < Math.floor((second % 9) / 3);
  if (!isThroughFour) return false;
  const across = (second % 9) - (first % 9);
  return values[first + across] !== 0 && values[second - across] !== 0;
}

function cornersOf(first: number, second: number): number[] {
  const [row, col] = [first - (first % 9), first % 9];
  const [otherRow, otherCol] = [second - (second % 9), second % 9];
  return [row + col, row + otherCol, otherRow + col, otherRow + otherCol];
}

/** The two rows, the two columns and the four boxes. */
function housesOf(first: number, second: number): number[] {
  const boxes = cornersOf(first, second).map((cell) => 18 + Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
  return [Math.floor(first / 9), Math.floor(second / 9), 9 + (first % 9), 9 + (second % 9), ...boxes];
}

/**
 * The eight pairs of cells in the order of the ring: each shares a line with one neighbour and a box with the other.
 */
function dominoesAround(first: number, second: number): number[][] {
  const [a, b, c, d] = cornersOf(first, second);
  const inRow = (corner: number) => besides(corner, corner % 9, 1);
  const inColumn = (corner: number) => besides(corner, Math.floor(corner / 9), 9);
  return [inRow(a), inRow(b), inColumn(b), inColumn(d), inRow(d), inRow(c), inColumn(c), inColumn(a)];
}

/** The two cells beside a corner in its box, along a line whose cells are `step` apart. */
function besides(corner: number, place: number, step: number): number[] {
  return [0, 1, 2].filter((at) => at !== place % 3).map((at) => corner + (at - (place % 3)) * step);
}

/** The two links of a domino of the ring. */
function linksOf(domino: number): number {
  return (1 << domino) | (1 << ((domino + 1) % 8));
}
