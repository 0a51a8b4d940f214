import { type Cell, checkChoice, checkOptions, type GridLike, type OptionName } from '@kit/grid';
import { checkTouched } from '../board/check-board.js';
import type { Direction, DirectionOptions } from '../types.js';
import { findBlank } from './slide.js';

/** The options of all that is steered by arrow keys. */
const directionOptions: readonly OptionName<DirectionOptions>[] = ['moves'];

/** Rows and columns that something goes by. */
const steps: { readonly [direction in Direction]: readonly [row: number, col: number] } = {
  up: [-1, 0],
  left: [0, -1],
  right: [0, 1],
  down: [1, 0],
};

/**
 * The cell that an arrow key taps: that of the tile which slides in this direction into the blank.
 *
 * Two conventions are in use, and players of one are lost with the other: by default an arrow moves a *tile* (`up` takes the
 * tile below the blank), with `moves: 'blank'` it moves the *blank* (`up` takes the tile above it, which slides down).
 *
 * @param board - the board, 0 is the blank
 * @param direction - `'up'`, `'down'`, `'left'` or `'right'`
 * @param options - what it is that goes there
 * @returns the cell to tap; `undefined` if the board ends there
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `no-blank`, `bad-choice`, `bad-options`,
 * `unknown-option`
 *
 * @example
 * ```ts
 * import { cellTowards } from '@kit/npuzzle';
 *
 * const board = { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] };
 * cellTowards(board, 'down'); // => 1
 * cellTowards(board, 'up'); // => undefined
 * cellTowards(board, 'up', { moves: 'blank' }); // => 1
 * ```
 */
export function cellTowards(board: GridLike, direction: Direction, options: DirectionOptions = {}): Cell | undefined {
  checkOptions(options, directionOptions);
  const { rows, cols, cells } = checkTouched(board);
  const [down, right] = steps[checkChoice(direction, 'direction', ['up', 'down', 'left', 'right'])];
  const isBlank = checkChoice(options.moves ?? 'tile', 'options.moves', ['tile', 'blank']) === 'blank';
  const blank = findBlank(cells);
  // A tile comes from where it goes to: from the other side of the blank.
  const row = Math.floor(blank / cols) + (isBlank ? down : -down);
  const col = (blank % cols) + (isBlank ? right : -right);
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : undefined;
}
