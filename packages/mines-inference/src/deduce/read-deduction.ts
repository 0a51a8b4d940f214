/** Deductions from outside. */
import { checkCell, checkFlag, checkList, checkObject, type Shape } from '@kit/grid';
import type { Deduction } from '../types.js';

/** Throws `bad-options`, `bad-list`, `bad-length`, `bad-cell`, `bad-flag`. */
export function readDeduction(shape: Shape, deduction: Deduction): Omit<Deduction, 'message'> {
  checkObject(deduction, 'deduction');
  const { cells, from } = deduction;
  const size = shape.rows * shape.cols;
  return {
    cells: Array.from(checkList(cells, 'deduction.cells', 0, size), (cell) =>
      checkCell(shape, cell, 'deduction.cells'),
    ),
    from: Array.from(checkList(from, 'deduction.from', 0, size), (cell) => checkCell(shape, cell, 'deduction.from')),
    mine: checkFlag(deduction.mine, 'deduction.mine'),
    usesTotal: checkFlag(deduction.usesTotal, 'deduction.usesTotal'),
  };
}
