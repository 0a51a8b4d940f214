import { checkChoice, checkShape, InvalidInputError, type Shape } from '@kit/grid';
import { checkPath } from '../play/check-path.js';
import type { Path, PathFormat } from '../types.js';
import { routeSteps } from './route-steps.js';

/**
 * A path as text; {@link parsePath} reads it back.
 *
 * @param path - the path
 * @param shape - the size of the board
 * @param format - `'route'` (default; boards of at most ten columns) or `'arrows'`
 * @returns `'06,44'`, or `'r2c1 →→'`
 * @throws {@link InvalidInputError} `bad-path` (not a path on this board), `bad-cell`, `bad-grid`, `bad-size`, `bad-choice`
 *
 * @example
 * ```ts
 * import { formatPath } from '@kit/orb-search';
 *
 * const path = { start: 6, moves: [7, 1] };
 * formatPath(path, { rows: 5, cols: 6 }); // => '06,46'
 * formatPath(path, { rows: 5, cols: 6 }, 'arrows'); // => 'r2c1 →↑'
 * ```
 */
export function formatPath(path: Path, shape: Shape, format: PathFormat = 'route'): string {
  const { rows, cols } = checkShape(shape, 'shape', { maxRows: 32, maxCols: 32 });
  checkChoice(format, 'format', ['route', 'arrows']);
  const { start, moves } = checkPath(path, rows, cols, { directions: 8 });
  const row = Math.floor(start / cols);
  const col = start % cols;
  const digits: number[] = [];
  let from = start;
  for (const to of moves) {
    const down = Math.floor(to / cols) - Math.floor(from / cols);
    const right = (to % cols) - (from % cols);
    digits.push(routeSteps.findIndex((step) => step.row === down && step.col === right));
    from = to;
  }
  if (format === 'arrows') return `r${row + 1}c${col + 1} ${digits.map((digit) => routeSteps[digit].arrow).join('')}`;
  if (cols > 10) {
    const message = `shape.cols is ${cols}: expected at most 10, since a route has one digit for the start column`;
    throw new InvalidInputError('bad-size', message, { name: 'shape' });
  }
  return `${col}${row + 5},${digits.join('')}`;
}
