/**
 * All neighbours of all cells in two typed arrays (compressed rows): the neighbours of cell c are
 * `cells[starts[c]] … cells[starts[c + 1] - 1]`. A search reads a slice and allocates nothing.
 */
import { checkShape } from '../board/check-grid.js';
import { checkInteger } from '../board/check-number.js';
import { checkList, checkObject } from '../board/check-options.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import type { Shape } from '../types.js';
import type { Offset } from './offsets.js';

/** The neighbours of every cell, as compressed rows. */
export type NeighborTable = {
  /** Where the neighbours of each cell begin in `cells`; one entry more than the board has cells. */
  readonly starts: Int32Array;
  /** The neighbours of cell 0, then those of cell 1, and so on. */
  readonly cells: Int32Array;
};

const maxEntries = 67_108_864;

/**
 * The neighbours of every cell, in the order of the offsets; steps that leave the board are left out.
 *
 * O(cells × offsets).
 *
 * @param shape - the board's size
 * @param offsets - the steps, for example `offsets4`, `offsets8`, or a knight's
 * @returns typed arrays: the neighbours of cell c are `cells.subarray(starts[c], starts[c + 1])`
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size` (also for more than 2²⁶ entries), `bad-list`, `bad-options`,
 * `bad-number`
 *
 * @example
 * ```ts
 * import { neighborTable, offsets4 } from '@kit/grid';
 *
 * const { starts, cells } = neighborTable({ rows: 2, cols: 2 }, offsets4);
 * [...starts]; // => [0, 2, 4, 6, 8]
 * [...cells.subarray(starts[3], starts[4])]; // => [1, 2]
 * ```
 */
export function neighborTable(shape: Shape, offsets: readonly Offset[]): NeighborTable {
  const { rows, cols } = checkShape(shape, 'shape');
  const count = checkList(offsets, 'offsets').length;
  if (rows * cols * count > maxEntries) {
    const message = `${rows} * ${cols} cells with ${count} offsets: expected at most ${maxEntries} entries`;
    throw new InvalidInputError('bad-size', message, { name: 'offsets' });
  }
  const steps = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) {
    const offset = checkObject(offsets[i], `offsets[${i}]`);
    // A step longer than the largest board leaves every board, so clamping changes nothing.
    steps[2 * i] = clampStep(checkInteger(offset.row, `offsets[${i}].row`));
    steps[2 * i + 1] = clampStep(checkInteger(offset.col, `offsets[${i}].col`));
  }
  return fillTable(rows, cols, steps);
}

function clampStep(step: number): number {
  return Math.max(-maxEntries, Math.min(maxEntries, step));
}

function fillTable(rows: number, cols: number, steps: Int32Array): NeighborTable {
  const starts = new Int32Array(rows * cols + 1);
  const cells = new Int32Array((rows * cols * steps.length) / 2);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      for (let step = 0; step < steps.length; step += 2) {
        const toRow = row + steps[step];
        const toCol = col + steps[step + 1];
        if (toRow >= 0 && toRow < rows && toCol >= 0 && toCol < cols) cells[end++] = toRow * cols + toCol;
      }
      starts[row * cols + col + 1] = end;
    }
  }
  return { starts, cells: cells.slice(0, end) };
}
