/**
 * How a board is cut for the estimates of short solutions: four times, each time differently, so that the errors of one cut
 * are not those of the next and their mean errs less than any of them.
 *
 *     blocks from the upper left    and from the lower right    rows         columns
 *     A A B B C                     A B B C C                   A A A A B    A B B B A
 *     A A B B C                     D E E F F                   D C C C C    A B B B A …
 *     D D E E C …                   D E E F F …                 E E E E F …
 *
 * Pieces have at most four tiles; of 5×5, for which those are few, five: 2×2 blocks in the corners with one cell more and the
 * cross in the middle, whole rows, and whole columns.
 */

/** The cells of each piece of one cut; none is in two. */
export type Cut = readonly (readonly number[])[];

/** Most tiles of a piece. */
const mostTiles = 4;

/** The cuts of a board. */
export function cutBoard(rows: number, cols: number): Cut[] {
  const turn = (cut: Cut) => cut.map((piece) => piece.map((cell) => rows * cols - 1 - cell));
  const flip = (cut: Cut) => cut.map((piece) => piece.map((cell) => (cell % rows) * cols + Math.floor(cell / rows)));
  if (rows === 5 && cols === 5) {
    const lines = cutRows(5, 5, 5);
    return [crossCut, flip(crossCut), lines, flip(lines)];
  }
  const blocks = cutBlocks(rows, cols);
  return [blocks, turn(blocks), cutRows(rows, cols, mostTiles), flip(cutRows(cols, rows, mostTiles))];
}

/** Four corners that turn round a cross. */
const crossCut: Cut = [
  [0, 1, 2, 5, 6],
  [3, 4, 8, 9, 14],
  [18, 19, 22, 23, 24],
  [10, 15, 16, 20, 21],
  [7, 11, 12, 13, 17],
];

/** 2×2 blocks, and what is left at the end of odd sides in lines. */
function cutBlocks(rows: number, cols: number): Cut {
  const cut: number[][] = [];
  for (let row = 0; row + 1 < rows; row += 2) {
    for (let col = 0; col + 1 < cols; col += 2) {
      const cell = row * cols + col;
      cut.push([cell, cell + 1, cell + cols, cell + cols + 1]);
    }
  }
  if (cols % 2 === 1) cut.push(...cutLine(cols - 1, cols, rows, mostTiles));
  if (rows % 2 === 1) cut.push(...cutLine((rows - 1) * cols, 1, cols - (cols % 2), mostTiles));
  return cut;
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
