/**
 * A direction of gravity as lines: every mode cuts the rows or the columns into pieces whose contents move towards the
 * piece's start.
 *
 *     down          center-cols, 5 columns: the cut lies between columns 1 and 2
 *     ^ ^ ^ end     end < start | start > > end
 *     | | |         . . | . . .
 *     o o o start
 */
import { checkShape } from '../board/check-grid.js';
import { checkChoice } from '../board/check-options.js';
import type { Shape } from '../types.js';

/** Where things fall. */
export type GravityMode = 'down' | 'up' | 'left' | 'right' | 'center-cols' | 'center-rows';

/** A piece of a line: its cells are `start + i * step` for i below `count`, and things fall towards `start`. */
export type GravityPiece = {
  /** The first cell, where things land. */
  readonly start: number;
  /** From a cell to the next. */
  readonly step: number;
  /** How many cells; there may be none. */
  readonly count: number;
};

/** The pieces of a line of so many cells. */
type Fall = (length: number) => GravityPiece[];

const toStart: Fall = (length) => [{ start: 0, step: 1, count: length }];
const toEnd: Fall = (length) => [{ start: length - 1, step: -1, count: length }];
const toMiddle: Fall = (length) => {
  const cut = length >> 1;
  return [
    { start: cut - 1, step: -1, count: cut },
    { start: cut, step: 1, count: length - cut },
  ];
};

/** For each mode: do things fall along the rows, and where to in a line? */
const falls: Readonly<Record<GravityMode, readonly [alongRows: boolean, fall: Fall]>> = {
  down: [false, toEnd],
  up: [false, toStart],
  left: [true, toStart],
  right: [true, toEnd],
  'center-cols': [true, toMiddle],
  'center-rows': [false, toMiddle],
};

/**
 * The six directions of gravity.
 *
 * @example
 * ```ts
 * import { gravityModes } from '@kit/grid';
 *
 * gravityModes; // => ['down', 'up', 'left', 'right', 'center-cols', 'center-rows']
 * ```
 */
export const gravityModes: readonly GravityMode[] = /* @__PURE__ */ Object.keys(falls) as GravityMode[];

/** The lines of a board along which a mode lets things fall. */
export type GravityLines = {
  /** Is each row a line? If not, each column is. */
  readonly alongRows: boolean;
  /** How many lines there are. */
  readonly count: number;
  /** From a cell of a line to the same cell of the next. */
  readonly between: number;
  /** The pieces of the first line. */
  readonly pieces: readonly GravityPiece[];
};

/**
 * The lines of a board for a mode, for solvers that let things fall only where something has changed.
 *
 * @param shape - the board's size
 * @param mode - where things fall
 * @returns the lines, and the pieces of each
 * @throws {@link InvalidInputError} `bad-size`, `bad-choice`
 * @group For sibling packages
 *
 * @example
 * ```ts
 * import { gravityLines } from '@kit/grid';
 *
 * const { count, between, pieces } = gravityLines({ rows: 3, cols: 4 }, 'down');
 * [count, between, pieces]; // => [4, 1, [{ start: 8, step: -4, count: 3 }]]
 * ```
 */
export function gravityLines(shape: Shape, mode: GravityMode): GravityLines {
  const { rows, cols } = checkShape(shape, 'shape');
  return linesOf(rows, cols, checkChoice(mode, 'mode', gravityModes));
}

function linesOf(rows: number, cols: number, mode: GravityMode): GravityLines {
  const [alongRows, fall] = falls[mode];
  const [count, length, between, step] = alongRows ? [rows, cols, cols, 1] : [cols, rows, 1, cols];
  const pieces = fall(length).map((piece) => ({
    start: piece.start * step,
    step: piece.step * step,
    count: piece.count,
  }));
  return { alongRows, count, between, pieces };
}

/** Told of a piece of a line: its cells are `start + i * step` for i below `count`, and things fall towards `start`. */
type PieceVisitor = (start: number, step: number, count: number) => void;

/** Visits the pieces of all lines of a board for a mode. */
export function forEachGravityLine(rows: number, cols: number, mode: GravityMode, visit: PieceVisitor): void {
  const { count, between, pieces } = linesOf(rows, cols, mode);
  for (let line = 0; line < count; line++) {
    for (const piece of pieces) visit(line * between + piece.start, piece.step, piece.count);
  }
}
