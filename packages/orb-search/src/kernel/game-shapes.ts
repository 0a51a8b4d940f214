/**
 * The shape of a match: its straight lines, where two of them cross, its first square, and which of the named shapes it holds.
 *
 *     L  both lines end in their crossing       X            T  one of them does    X X X      plus  neither    X
 *                                               X                                     X                       X X X
 *                                               X X X                                 X                         X
 */
import type { GameMatches } from './game-matches.js';
import { contains, type GameTable } from './game-table.js';

/** Looks at groups, one after the other. */
export type GameShapes = {
  /** Looks at group g; says what it contains, by the bits of `contains`. Its cells are in ascending order afterwards. */
  readonly look: (group: number, pieces: Int16Array) => number;
  /** The lines of the last group: those along rows first, each kind in the order of first cells. */
  readonly lines: {
    count: number;
    readonly across: Uint8Array;
    readonly first: Int16Array;
    readonly length: Uint8Array;
  };
  /** What a line of the last group contains by itself. */
  readonly bitsOf: (line: number) => number;
  /** Where the special that is made by these bits appears in the last group, if nothing else decides. */
  readonly placeOf: (bits: number) => number;
};

/** One that looks at the groups of a reader. */
export function gameShapes({ rows, cols, rowOf, squares }: GameTable, matches: GameMatches): GameShapes {
  const { cells, starts } = matches;
  const size = rows * cols;
  const most = 2 * size;
  const lines = { count: 0, across: new Uint8Array(most), first: new Int16Array(most), length: new Uint8Array(most) };
  let pieces: Int16Array = cells;
  // The crossing of each kind, and the first square.
  let cornerCell = -1;
  let teeCell = -1;
  let plusCell = -1;
  let squareCell = -1;

  return { look, lines, bitsOf, placeOf };

  function look(group: number, now: Int16Array): number {
    const first = starts[group];
    const end = starts[group + 1];
    pieces = now;
    cells.subarray(first, end).sort();
    lines.count = 0;
    cornerCell = teeCell = plusCell = squareCell = -1;
    for (let i = first; i < end; i++) startLine(cells[i], 1, 1);
    const rowLines = lines.count;
    for (let i = first; i < end; i++) startLine(cells[i], cols, 0);
    let has = 0;
    for (let line = 0; line < lines.count; line++) has |= bitsOf(line);
    for (let row = 0; row < rowLines; row++) {
      for (let col = rowLines; col < lines.count; col++) has |= crossing(row, col);
    }
    if (squares) for (let i = first; i < end; i++) has |= square(cells[i]);
    return has;
  }

  /** Notes the line that starts in a cell and goes on by a step, along the row or down, if there is one of three or more. */
  function startLine(cell: number, step: number, across: 0 | 1): void {
    if (isSame(cell, cell - step, across)) return;
    let length = 1;
    while (isSame(cell, cell + length * step, across)) length += 1;
    if (length < 3) return;
    lines.across[lines.count] = across;
    lines.first[lines.count] = cell;
    lines.length[lines.count++] = length;
  }

  /** Is another cell on the board, in the same row if it lies across, and of the same type? */
  function isSame(cell: number, other: number, across: 0 | 1): boolean {
    if (other < 0 || other >= size || (pieces[other] & 15) !== (pieces[cell] & 15)) return false;
    return across === 0 || rowOf[other] === rowOf[cell];
  }

  /** What a line contains: a line of five those of three and four too. */
  function bitsOf(line: number): number {
    const shortest = lines.across[line] === 1 ? contains.line3Row : contains.line3Col;
    let bits = 0;
    for (let length = 3; length <= Math.min(6, lines.length[line]); length++) bits |= shortest << (2 * (length - 3));
    return bits;
  }

  /** What a line along a row and one down a column make where they cross. */
  function crossing(rowLine: number, colLine: number): number {
    const row = rowOf[lines.first[rowLine]];
    const left = lines.first[rowLine] - row * cols;
    const right = left + lines.length[rowLine] - 1;
    const top = rowOf[lines.first[colLine]];
    const bottom = top + lines.length[colLine] - 1;
    const col = lines.first[colLine] - top * cols;
    if (col < left || col > right || row < top || row > bottom) return 0;
    const cell = row * cols + col;
    const ends = (col === left || col === right ? 1 : 0) + (row === top || row === bottom ? 1 : 0);
    if (ends === 2) {
      if (cornerCell < 0) cornerCell = cell;
      return contains.corner;
    }
    if (ends === 1) {
      if (teeCell < 0) teeCell = cell;
      return contains.tee;
    }
    if (plusCell < 0) plusCell = cell;
    return contains.plus;
  }

  function square(cell: number): number {
    const below = cell + cols;
    if (!isSame(cell, cell + 1, 1) || !isSame(cell, below, 0) || !isSame(cell, below + 1, 0)) return 0;
    if (squareCell < 0) squareCell = cell;
    return contains.square;
  }

  function placeOf(bits: number): number {
    if ((bits & contains.plus) !== 0 && plusCell >= 0) return plusCell;
    if ((bits & contains.tee) !== 0 && teeCell >= 0) return teeCell;
    if ((bits & contains.corner) !== 0 && cornerCell >= 0) return cornerCell;
    for (let line = 0; line < lines.count; line++) {
      if ((bits & bitsOf(line)) === 0) continue;
      // The middle; of two the left or the upper one.
      return lines.first[line] + ((lines.length[line] - 1) >> 1) * (lines.across[line] === 1 ? 1 : cols);
    }
    return squareCell;
  }
}
