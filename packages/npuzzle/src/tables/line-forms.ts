/**
 * Boards as a slide of a whole line sees them.
 *
 * A slide takes the blank along its row or its column, its *line*. Where on the line it stands makes no difference to
 * what a slide leads to, so the blank is taken out: what is left is the line and the tiles in the other cells, numbered
 * one after the other (*slots*). A board has two such forms, one for each axis, the cells numbered row by row or column by
 * column; slides along the line don't change the form, and the next slide, across, goes to one of the lines that cross it.
 *
 *     1 2 3        row 1, tiles 1 2 3 4 5 7 8 6     (the blank anywhere in it)
 *     4 _ 5   →
 *     7 8 6        column 1, tiles 1 4 7 2 8 3 5 6
 *
 * So the puzzle is a graph whose nodes are the forms and whose edges are the boards, and a solution is a walk through it.
 * There are a quarter as many forms as boards on 4×4, for each axis. Where the transposition of the board leaves the
 * blank's home in place, the columns are numbered so that a board's one form is its mirror image's other form.
 */
import { inverseOf } from '../kernel/inverse-of.js';
import { mirrorOf } from './mirror.js';

/** How the forms of a size number cells and lines; index 0 is for rows, 1 for columns. */
export type LineForms = {
  readonly size: number;
  /** The number of each cell. */
  readonly placeOf: readonly [Int32Array, Int32Array];
  /** The cell with each number. */
  readonly cellAt: readonly [Int32Array, Int32Array];
  /** How many lines there are. */
  readonly lines: readonly [number, number];
  /** The line of each cell. */
  readonly lineOf: readonly [Int32Array, Int32Array];
  /** The mirror image of each cell, if a mirror exchanges rows and columns. */
  readonly image: Int32Array | undefined;
};

/** The forms of boards of a size whose blank belongs in `home`. */
export function lineForms(rows: number, cols: number, home: number): LineForms {
  const size = rows * cols;
  const byRow = Int32Array.from({ length: size }, (_, cell) => cell);
  const mirror = mirrorOf(rows, cols, home);
  // A mirror that exchanges the axes takes neighbours in a row to neighbours in a column.
  const image = mirror && cols > 1 && Math.abs(mirror[1] - mirror[0]) === cols && rows === cols ? mirror : undefined;
  const byCol = image ?? Int32Array.from(byRow, (cell) => (cell % cols) * rows + Math.floor(cell / cols));
  return {
    size,
    placeOf: [byRow, byCol],
    cellAt: [byRow, inverseOf(byCol)],
    lines: [rows, cols],
    lineOf: [byRow.map((place) => Math.floor(place / cols)), byCol.map((place) => Math.floor(place / rows))],
    image,
  };
}

/** Do the forms for rows and for columns of a pattern have the same values? */
export function isOwnImage(pattern: readonly number[], { image }: LineForms): boolean {
  return image !== undefined && pattern.every((cell) => pattern.includes(image[cell]));
}

/** How many values a pattern has: for every line the placements of its tiles in the slots. */
export function countLines(pattern: readonly number[], forms: LineForms): number {
  const [ofRows, ofCols] = forms.lines;
  return isOwnImage(pattern, forms) ? ofRows : ofRows + ofCols;
}
