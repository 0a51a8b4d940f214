/**
 * A direction of gravity as lines: every mode is a list of lines whose contents move towards the line's start.
 *
 *     down          center-cols, 5 columns: the cut lies between columns 1 and 2
 *     ^ ^ ^ end     end < start | start > > end
 *     | | |         . . | . . .
 *     o o o start
 */

/** Where things fall. */
export type GravityMode = 'down' | 'up' | 'left' | 'right' | 'center-cols' | 'center-rows';

/** For each mode: do things fall along the rows, and which share of a line lies before the cut that they fall to? */
const falls = {
  down: [false, 1],
  up: [false, 0],
  left: [true, 0],
  right: [true, 1],
  'center-cols': [true, 0.5],
  'center-rows': [false, 0.5],
} as const;

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

/** Told of a line: its cells are `start + i * step` for i below `count`, and things fall towards `start`. */
type LineVisitor = (start: number, step: number, count: number) => void;

/** Visits the lines of a board for a mode. */
export function forEachGravityLine(rows: number, cols: number, mode: GravityMode, visit: LineVisitor): void {
  const [alongRows, share] = falls[mode];
  const [lineCount, length, between, step] = alongRows ? [rows, cols, cols, 1] : [cols, rows, 1, cols];
  // What lies before the cut falls forward to it, what lies behind it falls back; either may be no cell at all.
  const cut = Math.trunc(share * length);
  for (let line = 0; line < lineCount; line++) {
    const first = line * between;
    visit(first + (cut - 1) * step, -step, cut);
    visit(first + cut * step, step, length - cut);
  }
}
