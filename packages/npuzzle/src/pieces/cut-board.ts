/**
 * How a board is cut for the estimates of short solutions: four times, each time differently, so that the errors of one cut
 * are not those of the next and their mean errs less than any of them.
 *
 *     squares of 2×2, begun at each of four corners         5×5: corners and a cross     whole rows, whole columns
 *     A A B B C     A B B C C     A A B B C …               A A A B B                    A A A A A
 *     A A B B C     D E E F F     D D E E F                 A A C B B                    B B B B B …
 *     D D E E F …   D E E F F …   D D E E F …               D C C C B …
 *
 * Pieces have at most four tiles; of 5×5, for which those are few, five. Boards of two rows or columns, which squares would
 * cut apart, have two cuts of lines in their place.
 */

/** The cells of each piece of one cut; none is in two. */
export type Cut = readonly (readonly number[])[];

/** Most tiles of a piece of a line. */
const maxTiles = 4;

/** Does no square cut the board apart? Then squares estimate from the other end, too: square-model.ts. */
export const hasSquares = (rows: number, cols: number): boolean => rows > 2 && cols > 2;

/** The cuts of a board. */
export function cutBoard(rows: number, cols: number): Cut[] {
  const turn = (cut: Cut) => cut.map((piece) => piece.map((cell) => rows * cols - 1 - cell));
  const flip = (cut: Cut) => cut.map((piece) => piece.map((cell) => (cell % rows) * cols + Math.floor(cell / rows)));
  if (rows === 5 && cols === 5) {
    const lines = cutRows(5, 5, 5);
    return [crossCut, flip(crossCut), lines, flip(lines)];
  }
  const squares = cutSquares(rows, cols, 0, 0);
  if (hasSquares(rows, cols))
    return [squares, cutSquares(rows, cols, 1, 1), cutSquares(rows, cols, 0, 1), cutSquares(rows, cols, 1, 0)];
  return [squares, turn(squares), cutRows(rows, cols, maxTiles), flip(cutRows(cols, rows, maxTiles))];
}

/** Four corners that turn round a cross. */
const crossCut: Cut = [
  [0, 1, 2, 5, 6],
  [3, 4, 8, 9, 14],
  [18, 19, 22, 23, 24],
  [10, 15, 16, 20, 21],
  [7, 11, 12, 13, 17],
];

/** Squares of 2×2, the first of which begins so many rows and columns before the board; what is left of them at its edges. */
function cutSquares(rows: number, cols: number, down: number, right: number): Cut {
  const cut: number[][] = [];
  for (let row = 0 - down; row < rows; row += 2) {
    for (let col = 0 - right; col < cols; col += 2) cut.push(cellsOfSquare(rows, cols, row, col));
  }
  return cut;
}

/** The cells of a square that are on the board. */
function cellsOfSquare(rows: number, cols: number, top: number, left: number): number[] {
  const cells: number[] = [];
  for (const row of [top, top + 1]) {
    for (const col of [left, left + 1]) {
      if (row >= 0 && row < rows && col >= 0 && col < cols) cells.push(row * cols + col);
    }
  }
  return cells;
}

/** All whole squares of a board, overlapping, row by row; none of a board that they would cut apart. */
export function listSquares(rows: number, cols: number): Cut {
  const squares: number[][] = [];
  for (let row = 0; hasSquares(rows, cols) && row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) squares.push(cellsOfSquare(rows, cols, row, col));
  }
  return squares;
}

/** Rows; the shorter piece of a row stands at its right and at its left end by turns. */
function cutRows(rows: number, cols: number, most: number): Cut {
  const cut: number[][] = [];
  for (let row = 0; row < rows; row++) {
    const first = row * cols;
    cut.push(...(row % 2 === 0 ? cutLine(first, 1, cols, most) : cutLine(first + cols - 1, -1, cols, most)));
  }
  return cut;
}

function cutLine(first: number, unit: number, length: number, most: number): number[][] {
  const cut: number[][] = [];
  for (let at = 0; at < length; at += most) {
    cut.push(Array.from({ length: Math.min(most, length - at) }, (_, step) => first + (at + step) * unit));
  }
  return cut;
}
