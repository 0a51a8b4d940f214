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
import { hasAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';
import { columnKind, houseOfKind, lazyTable, regionKind, rowKind, type Tables } from '../../kernel/tables.js';
import type { House, Step, Technique } from '../../types.js';
import { cellsAt, digitsOf, inCells, stepOf } from '../shared/parts.js';
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
  const { size, houses, kinds } = state.tables;
  for (let box = 0; box < houses; box++) {
    if (kinds[box] !== regionKind) continue;
    const places = state.places[box * size + digit];
    const count = countBits(places);
    const isListed = limits.twoCandidates || count > 2;
    if (count < 2 || !(isListed || limits.dual)) continue;
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

/** A row and a column that cross a box, and their places in the box as masks. */
type Cross = { readonly row: number; readonly col: number; readonly onRow: number; readonly onCol: number };

/** By region: the rows and columns that it has cells of, by row and then column. */
const crossesOf: (tables: Tables) => ReadonlyMap<House, readonly Cross[]> = /* @__PURE__ */ lazyTable((tables) => {
  const found = new Map<House, readonly Cross[]>();
  for (const [box, { cells }] of tables.named.entries()) {
    if (tables.kinds[box] !== regionKind) continue;
    const linesOf = (kind: number): [line: number, places: number][] => {
      const lines = cells.map((cell) => houseOfKind(tables, cell, kind));
      const placesOn = (line: number): number =>
        lines.reduce((mask, on, i) => (on === line ? mask | (1 << i) : mask), 0);
      return [...new Set(lines)].sort((a, b) => a - b).map((line) => [line, placesOn(line)]);
    };
    const cols = linesOf(columnKind);
    found.set(
      box,
      linesOf(rowKind).flatMap(([row, onRow]) => cols.map(([col, onCol]) => ({ row, col, onRow, onCol }))),
    );
  }
  return found;
});

/** The empty rectangles of a box. */
function rectanglesOf(state: State, digit: number, box: House, places: number): Rectangle[] {
  const { size, words, houseCells, houseSets } = state.tables;
  const found: Rectangle[] = [];
  for (const { row, col, onRow, onCol } of crossesOf(state.tables).get(box) ?? []) {
    const coversAll = (places & ~(onRow | onCol)) === 0;
    if (!coversAll || (places & onRow & ~onCol) === 0 || (places & onCol & ~onRow) === 0) continue;
    // Links in columns that cross the row, then links in rows that cross the column.
    for (let line = size; line < 2 * size; line++) addCrossing(line, row, (far) => far * size + col - size);
    for (let line = 0; line < size; line++) addCrossing(line, col - size, (far) => row * size + far);
  }
  return found;

  /** A line with two places, one of them at `near`, both outside the box; `goneAt` is where the other rules the digit out. */
  function addCrossing(line: House, near: number, goneAt: (far: number) => number): void {
    const mask = state.places[line * size + digit];
    if ((mask & (1 << near)) === 0 || countBits(mask) !== 2) return;
    const link = [near, lowestBit(mask & ~(1 << near))] as const;
    const [joint, end] = link.map((place) => houseCells[line * size + place]);
    const struck = goneAt(link[1]);
    if ([joint, end, struck].some((cell) => hasAt(houseSets, box, cell, words))) return;
    if ((state.masks[struck] & (1 << digit)) === 0) return;
    found.push({ box, link: [joint, end], line, struck });
  }
}

/** The step of one empty rectangle, or of two in a box. */
function rectangleStep(state: State, digit: number, rectangles: readonly Rectangle[]): Step {
  const { box } = rectangles[0];
  const inBox = cellsAt(state.tables, box, state.places[box * state.tables.size + digit]);
  const link = [...new Set(rectangles.flatMap((found) => found.link))];
  const lines = [...new Set(rectangles.map(({ line }) => line))];
  const struck = rectangles.map((found) => found.struck).sort((a, b) => a - b);
  return stepOf('empty-rectangle', {
    eliminations: inCells(struck, digit),
    roles: { box: inCells(inBox, digit), link: inCells(link, digit) },
    houses: { house: [box, ...lines] },
    params: {
      digit: { digits: [digit + 1] },
      box: { houses: [box] },
      lines: { houses: lines },
      cells: { cells: inBox },
      link: { cells: link },
    },
  });
}
