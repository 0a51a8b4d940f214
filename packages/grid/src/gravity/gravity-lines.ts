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

/** Told of a line: its cells are `start + i * step` for i below `count`, and things fall towards `start`. */
type LineVisitor = (start: number, step: number, count: number) => void;

/** Visits the lines of a board for a mode. */
export function forEachGravityLine(rows: number, cols: number, mode: GravityMode, visit: LineVisitor): void {
  const alongRows = mode === 'left' || mode === 'right' || mode === 'center-cols';
  const lineCount = alongRows ? rows : cols;
  const between = alongRows ? cols : 1;
  const step = alongRows ? 1 : cols;
  const length = alongRows ? cols : rows;
  // What lies before the cut falls forward to it, what lies behind it falls back; either may be no cell at all.
  const cut = mode === 'down' || mode === 'right' ? length : mode === 'up' || mode === 'left' ? 0 : length >> 1;
  for (let line = 0; line < lineCount; line++) {
    const first = line * between;
    visit(first + (cut - 1) * step, -step, cut);
    visit(first + cut * step, step, length - cut);
  }
}
