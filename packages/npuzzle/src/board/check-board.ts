/**
 * Boards from outside: a sliding puzzle's cells are a permutation of 0…n−1 with one blank (0).
 *
 * The blank is looked at first, since a board without one (or with two) is the commonest slip and deserves its own code.
 */
import {
  cellPlace,
  cellSubject,
  checkGrid,
  checkGridShape,
  type GridLike,
  type GridLimits,
  InvalidInputError,
} from '@kit/grid';

/** The most cells of a board: what goes through all of them once takes no longer than a frame. */
export const maxCells: number = 2 ** 20;

/** The limits of a shape. */
export function shapeLimits(most: number = maxCells, minCells = 2): GridLimits {
  return { minCells, maxRows: most, maxCols: most, maxCells: most };
}

/** Checks what small queries need of a board: they look at the cells that they touch. */
export function checkTouched(board: GridLike): GridLike {
  return checkGridShape(board, 'board', shapeLimits(maxCells, 1));
}

/** Checks a whole board and gives a copy that nobody else can change. */
export function checkBoard(value: unknown, name = 'board', limits: GridLimits = shapeLimits()): GridLike {
  const { rows, cols, cells } = checkGridShape(value, name, limits);
  let blank = -1;
  for (let cell = 0; cell < rows * cols; cell++) {
    if (cells[cell] !== 0) continue;
    if (blank >= 0) {
      const message = `${cellSubject({ cols }, cell, name)} is 0: expected one blank, which stands in cell ${blank}`;
      throw new InvalidInputError('two-blanks', message, cellPlace({ cols }, cell, name));
    }
    blank = cell;
  }
  if (blank < 0) {
    throw new InvalidInputError('no-blank', `${name}.cells is without a blank: expected one 0`, {
      name: `${name}.cells`,
    });
  }
  checkGrid(value, name, { min: 0, max: rows * cols - 1 });
  const copy = new Int32Array(rows * cols);
  const seenAt = new Int32Array(copy.length).fill(-1);
  for (let cell = 0; cell < copy.length; cell++) {
    const tile = cells[cell];
    copy[cell] = tile;
    if (seenAt[tile] >= 0) {
      const message = `${cellSubject({ cols }, cell, name)} is ${tile}: that tile stands in cell ${seenAt[tile]} already`;
      throw new InvalidInputError('duplicate-tile', message, cellPlace({ cols }, cell, name));
    }
    seenAt[tile] = cell;
  }
  return { rows, cols, cells: copy };
}

/** Checks a goal, which must be a board of the same size; `undefined` stands for the usual goal. */
export function checkGoal(goal: unknown, board: GridLike, name = 'goal'): GridLike | undefined {
  if (goal === undefined) return undefined;
  const checked = checkBoard(goal, name);
  if (checked.rows === board.rows && checked.cols === board.cols) return checked;
  const message = `${name} is ${checked.cols}×${checked.rows}: expected the size of the board, ${board.cols}×${board.rows}`;
  throw new InvalidInputError('goal-mismatch', message, { name });
}
