/**
 * Empty rectangle: a digit's places in a box lie on one of its rows and one of its columns, so one of these two
 * lines takes its digit inside the box.
 *
 *     . a . | . . . | . | .        a: all places of the digit in the box
 *     a . a | . . . | l | .        l: the only two places of a line that crosses the box's row
 *     . a . |
 *     ------+
 *       x            l             x: sees the other l and lies in the box's column
 *
 * If x is true, the box has the digit in its row, so the first l is false, the second true, and it sees x.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { houseCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import type { Step, Technique } from '../../types.js';
import {
  cellsParam,
  digitsOf,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  inCells,
  withRole,
} from '../shared/parts.js';
import { searchDigits } from '../shared/search-digits.js';
import type { Context, Emit, Finder } from '../shared/technique.js';

/** What an empty rectangle is made of. */
type Rectangle = {
  readonly box: number;
  /** The two places of the digit in the crossing line, the one in line with the box first. */
  readonly link: readonly [number, number];
  /** The crossing line. */
  readonly line: number;
  /** The cell that loses the digit. */
  readonly struck: number;
};

/**
 * Empty rectangle: the places of a digit in a box lie on one row and one column, with at least one on each alone; a
 * strong link in a line that crosses the row (or column) rules out a cell of the column (row).
 *
 * Pattern: role `'box'` for the digit in the box, `'link'` for the two ends of the strong link; the box and the line of
 * the link. Instances by digit and box, then by the box's row and column, links in columns before links in rows. Boxes
 * with just two places count with `twoCandidates`. With `dual` two of a box (which may have just two places) that rule
 * out different cells make one more step, after those of the box.
 *
 * @example
 * ```ts
 * import { emptyRectangle, findSteps, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0402:9:6+2+7..+5..+13..7+8+152+6+1852+4673+94+3+8+1+7+9+65+2.+61+85.3.+7+57.....+18.564.817+3+813+5.7..4+7...+1+3..5:265:998::',
 * );
 * findSteps(position, [emptyRectangle])[0]?.eliminations; // => [{ cell: 79, digit: 9 }]
 * ```
 */
export const emptyRectangle: Technique = {
  id: 'empty-rectangle',
  find: (context, emit) =>
    searchDigits(context, 'empty-rectangle', emit, (digits, hand) =>
      digitsOf(digits).some((name) => findRectangles(context, name - 1, hand)),
    ),
} satisfies Finder;

function findRectangles({ state, limits }: Context, digit: number, emit: Emit): boolean {
  for (let box = 0; box < 9; box++) {
    const places = state.places[(18 + box) * 9 + digit];
    const count = countBits(places);
    const isListed = limits.twoCandidates || count > 2;
    if (count < 2 || count > 5 || !(isListed || limits.dual)) continue;
    const found = rectanglesOf(state, digit, box, places);
    if (isListed && found.some((one) => emit(rectangleStep(state, digit, [one])))) return true;
    if (!limits.dual) continue;
    for (const [i, a] of found.entries()) {
      for (const b of found.slice(i + 1)) {
        if (a.struck !== b.struck && emit(rectangleStep(state, digit, [a, b]))) return true;
      }
    }
  }
  return false;
}

/** The empty rectangles of a box. */
function rectanglesOf(state: State, digit: number, box: number, places: number): Rectangle[] {
  const found: Rectangle[] = [];
  const top = Math.floor(box / 3) * 3;
  const left = (box % 3) * 3;
  for (let i = 0; i < 9; i++) {
    const onRow = 0o7 << (Math.floor(i / 3) * 3);
    const onCol = 0o111 << (i % 3);
    const coversAll = (places & ~(onRow | onCol)) === 0;
    if (!coversAll || (places & onRow & ~onCol) === 0 || (places & onCol & ~onRow) === 0) continue;
    const row = top + Math.floor(i / 3);
    const col = left + (i % 3);
    // Links in columns that cross the row, then links in rows that cross the column.
    for (let line = 9; line < 18; line++) {
      if (Math.floor((line - 9) / 3) * 3 !== left) addCrossing(line, row, top, (far) => far * 9 + col);
    }
    for (let line = 0; line < 9; line++) {
      if (Math.floor(line / 3) * 3 !== top) addCrossing(line, col, left, (far) => row * 9 + far);
    }
  }
  return found;

  /** A line with two places, one at `near` and one outside the box's own lines from `first`. */
  function addCrossing(line: number, near: number, first: number, goneAt: (far: number) => number): void {
    const mask = state.places[line * 9 + digit];
    if ((mask & (1 << near)) === 0 || countBits(mask) !== 2) return;
    const far = lowestBit(mask & ~(1 << near));
    if (far >= first && far < first + 3) return;
    const struck = goneAt(far);
    if ((state.masks[struck] & (1 << digit)) === 0) return;
    const link = [houseCells[line * 9 + near], houseCells[line * 9 + far]] as const;
    found.push({ box: 18 + box, link, line, struck });
  }
}

/** The step of one empty rectangle, or of two in a box. */
function rectangleStep(state: State, digit: number, rectangles: readonly Rectangle[]): Step {
  const { box } = rectangles[0];
  const inBox: number[] = [];
  for (let rest = state.places[box * 9 + digit]; rest !== 0; rest &= rest - 1) {
    inBox.push(houseCells[box * 9 + lowestBit(rest)]);
  }
  const link = [...new Set(rectangles.flatMap((found) => found.link))];
  const lines = [...new Set(rectangles.map(({ line }) => line))];
  const struck = rectangles.map((found) => found.struck).sort((a, b) => a - b);
  return eliminationStep(
    'empty-rectangle',
    inCells(struck, digit),
    {
      candidates: [...withRole('box', inCells(inBox, digit)), ...withRole('link', inCells(link, digit))],
      houses: housesAs('house', [box, ...lines]),
    },
    {
      digit: digitsParam([digit + 1]),
      box: housesParam([box]),
      lines: housesParam(lines),
      cells: cellsParam(inBox),
      link: cellsParam(link),
    },
  );
}
