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

/**
 * A piece of a line: its cells are `start + i * step` for i below `count`, and things fall towards `start`.
 *
 * @internal
 */
export type GravityPiece = {
  /** The first cell, where things land. */
  readonly start: number;
  /** From a cell to the next. */
  readonly step: number;
  /** How many cells: at least one. */
  readonly count: number;
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
export const gravityModes: readonly GravityMode[] = ['down', 'up', 'left', 'right', 'center-cols', 'center-rows'];

/**
 * The lines of a board along which a mode lets things fall.
 *
 * @internal
 */
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
 * @internal
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
  checkChoice(mode, 'mode', gravityModes);
  // As the kernel visits them: two pieces a line, of which either may be no cell at all.
  const pieces: GravityPiece[] = [];
  forEachGravityLine(rows, cols, mode, (start, step, count) => pieces.push({ start, step, count }), 1);
  const alongRows = isAlongRows(mode);
  return {
    alongRows,
    count: alongRows ? rows : cols,
    between: alongRows ? cols : 1,
    pieces: pieces.filter(({ count }) => count > 0),
  };
}

/** Told of a piece of a line: its cells are `start + i * step` for i below `count`, and things fall towards `start`. */
type PieceVisitor = (start: number, step: number, count: number) => unknown;

/** Visits the pieces of all lines of a board for a mode, or of the first lines, those of each line together. */
export function forEachGravityLine(
  rows: number,
  cols: number,
  mode: GravityMode,
  visit: PieceVisitor,
  lineCount: number = isAlongRows(mode) ? rows : cols,
): void {
  const alongRows = isAlongRows(mode);
  const between = alongRows ? cols : 1;
  const step = alongRows ? 1 : cols;
  const length = alongRows ? cols : rows;
  // What lies before the cut falls forward to it, what lies behind it falls back.
  const cut = mode === 'down' || mode === 'right' ? length : mode === 'up' || mode === 'left' ? 0 : length >> 1;
  for (let line = 0; line < lineCount; line++) {
    const first = line * between;
    visit(first + (cut - 1) * step, -step, cut);
    visit(first + cut * step, step, length - cut);
  }
}

function isAlongRows(mode: GravityMode): boolean {
  return mode === 'left' || mode === 'right' || mode === 'center-cols';
}
