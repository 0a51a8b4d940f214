/**
 * Gravity on a board that the caller owns: two pointers along each line, O(cells), nothing allocated.
 */
import { checkLength, checkShape } from '../board/check-grid.js';
import { checkChoice, checkFunction, checkOptions } from '../board/check-options.js';
import { isObject } from '../errors/is-object.js';
import { unexpected } from '../errors/unexpected.js';
import type { Shape } from '../types.js';
import { forEachGravityLine, type GravityMode, gravityModes } from './gravity-lines.js';

/** What falls and what doesn't. */
export type GravityOptions = {
  /** Is a cell with this value empty, so that things fall into it? */
  readonly isEmpty: (value: number) => boolean;
  /** Does a thing with this value stay where it is and stop what falls on it? By default nothing does. */
  readonly isFixed?: ((value: number) => boolean) | undefined;
};

/** Cells that a function may write to: an array or a typed array. */
export type MutableCells = {
  /** Number of cells. */
  readonly length: number;
  [cell: number]: number;
};

/**
 * Lets things fall on a board that is changed in place: for solvers, which own their board. {@link applyGravity} is the
 * pure form.
 *
 * @param cells - what stands in each cell, row by row; CHANGED
 * @param shape - the board's size
 * @param mode - where things fall
 * @param options - which values are empty and which are fixed
 * @returns how many things moved
 * @throws {@link InvalidInputError} `bad-grid` (no list, or one that is frozen), `bad-size`, `bad-length`, `bad-choice`,
 * `bad-options`, `bad-function`
 *
 * @example
 * ```ts
 * import { gravityInPlace } from '@kit/grid';
 *
 * const cells = Int8Array.of(1, 0, 2, 0);
 * gravityInPlace(cells, { rows: 1, cols: 4 }, 'right', { isEmpty: (value) => value === 0 }); // => 2
 * [...cells]; // => [0, 0, 1, 2]
 * ```
 */
export function gravityInPlace(cells: MutableCells, shape: Shape, mode: GravityMode, options: GravityOptions): number {
  const { rows, cols } = checkShape(shape, 'shape');
  const { isEmpty, isFixed } = checkGravity(mode, options);
  if (!isObject(cells) || Object.isFrozen(cells)) {
    throw unexpected('bad-grid', 'cells', cells, 'a list that can be changed');
  }
  checkLength(cells, rows, cols, 'cells');
  return settle(cells, rows, cols, mode, isEmpty, isFixed);
}

/** The options with nothing left open. */
type Falling = { readonly isEmpty: (value: number) => boolean; readonly isFixed: (value: number) => boolean };

/** Checks mode and options, and fills in the default. */
export function checkGravity(mode: GravityMode, options: GravityOptions): Falling {
  checkChoice(mode, 'mode', gravityModes);
  const { isEmpty, isFixed = nothing } = checkOptions(options, ['isEmpty', 'isFixed']);
  return {
    isEmpty: checkFunction(isEmpty, 'options.isEmpty'),
    isFixed: checkFunction(isFixed, 'options.isFixed'),
  };
}

function nothing(): boolean {
  return false;
}

/** The kernel: compacts every line towards its start, in pieces between fixed cells, and tells `fell` of each move. */
export function settle(
  cells: MutableCells,
  rows: number,
  cols: number,
  mode: GravityMode,
  isEmpty: (value: number) => boolean,
  isFixed: (value: number) => boolean,
  fell?: (from: number, to: number) => void,
): number {
  let moved = 0;
  forEachGravityLine(rows, cols, mode, (start, step, count) => {
    // All cells from `landing` up to the one that is looked at are empty.
    let landing = start;
    for (let i = 0, cell = start; i < count; i++, cell += step) {
      const value = cells[cell];
      if (isFixed(value)) {
        landing = cell + step;
      } else if (!isEmpty(value)) {
        if (landing !== cell) {
          cells[cell] = cells[landing];
          cells[landing] = value;
          fell?.(cell, landing);
          moved += 1;
        }
        landing += step;
      }
    }
  });
  return moved;
}
