import { checkShape, type Shape } from '@kit/grid';
import type { Path } from '../types.js';
import { checkPath } from './check-path.js';

/**
 * How often a path changes its direction: fewer turns are easier for a hand.
 *
 * @param path - the path
 * @param shape - the size of the board
 * @returns 0 for a straight path or none
 * @throws {@link InvalidInputError} `bad-path`, `bad-cell`, `bad-grid`, `bad-size`
 *
 * @example
 * ```ts
 * import { countTurns, parsePath } from '@kit/orb-search';
 *
 * const shape = { rows: 5, cols: 6 };
 * countTurns(parsePath('r1c1 →→↓↓←', shape), shape); // => 2
 * ```
 */
export function countTurns(path: Path, shape: Shape): number {
  const { rows, cols } = checkShape(shape, 'shape', { maxRows: 32, maxCols: 32 });
  return turnsOf(checkPath(path, rows, cols, { directions: 8 }));
}

/** The turns of a path that has been checked: on one board equal steps are equal differences of cells. */
export function turnsOf({ start, moves }: Path): number {
  let turns = 0;
  for (let i = 1; i < moves.length; i++) {
    const before = moves[i - 1] - (i > 1 ? moves[i - 2] : start);
    if (moves[i] - moves[i - 1] !== before) turns += 1;
  }
  return turns;
}
