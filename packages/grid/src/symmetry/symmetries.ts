/**
 * The eight symmetries of a rectangle that may change places with its sides (the dihedral group D4).
 *
 * Each is an affine walk through the old cells: the new board's cell (row, col) holds what stood in
 * `origin + row * rowStep + col * colStep`. So one loop serves all eight.
 */

/** The name of a symmetry. Rotations are clockwise; `flipHorizontal` swaps left and right, `flipVertical` top and bottom. */
export type Symmetry =
  | 'identity'
  | 'rotate90'
  | 'rotate180'
  | 'rotate270'
  | 'flipHorizontal'
  | 'flipVertical'
  | 'transpose'
  | 'antiTranspose';

/**
 * The eight symmetries.
 *
 * @example
 * ```ts
 * import { symmetries } from '@kit/grid';
 *
 * symmetries.length; // => 8
 * ```
 */
export const symmetries: readonly Symmetry[] = [
  'identity',
  'rotate90',
  'rotate180',
  'rotate270',
  'flipHorizontal',
  'flipVertical',
  'transpose',
  'antiTranspose',
];

/** How to walk through the old cells to read the new board row by row. */
export type Walk = {
  /** Rows of the new board. */
  readonly rows: number;
  /** Columns of the new board. */
  readonly cols: number;
  /** The old cell of the new cell 0. */
  readonly origin: number;
  /** From an old cell to the one that is a row further down in the new board. */
  readonly rowStep: number;
  /** From an old cell to the one that is a column further right in the new board. */
  readonly colStep: number;
};

/** The walk of a symmetry on a board of this size. */
export function walkOf(rows: number, cols: number, symmetry: Symmetry): Walk {
  const right = cols - 1;
  const bottom = (rows - 1) * cols;
  switch (symmetry) {
    case 'identity':
      return { rows, cols, origin: 0, rowStep: cols, colStep: 1 };
    case 'rotate90':
      return { rows: cols, cols: rows, origin: bottom, rowStep: 1, colStep: -cols };
    case 'rotate180':
      return { rows, cols, origin: bottom + right, rowStep: -cols, colStep: -1 };
    case 'rotate270':
      return { rows: cols, cols: rows, origin: right, rowStep: -1, colStep: cols };
    case 'flipHorizontal':
      return { rows, cols, origin: right, rowStep: cols, colStep: -1 };
    case 'flipVertical':
      return { rows, cols, origin: bottom, rowStep: -cols, colStep: 1 };
    case 'transpose':
      return { rows: cols, cols: rows, origin: 0, rowStep: 1, colStep: cols };
    case 'antiTranspose':
      return { rows: cols, cols: rows, origin: bottom + right, rowStep: -1, colStep: -cols };
  }
}
