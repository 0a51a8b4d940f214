/**
 * The form in which all code behind the public functions sees a board: each cell holds the *goal cell* of what stands there.
 *
 * So the goal is always the identity, whatever goal the caller has, and the blank is the label of its own goal cell. A
 * tile's path home is then read off its label alone, and tables made for one goal serve every relabelling of it.
 */
import type { GridLike } from '@kit/grid';

/** A board relative to its goal. */
export type Labelled = {
  readonly rows: number;
  readonly cols: number;
  /** For each cell the goal cell of its occupant. */
  readonly labels: Int32Array;
  /** Where the blank stands. */
  readonly blank: number;
  /** Where the blank belongs, which is also its label. */
  readonly home: number;
};

/** The labels of a checked board; without a goal, tile t belongs in cell t − 1 and the blank in the last cell. */
export function labelBoard(board: GridLike, goal?: GridLike): Labelled {
  const { rows, cols, cells } = board;
  const size = rows * cols;
  const labels = new Int32Array(size);
  const goalCellOf = new Int32Array(size);
  for (let cell = 0; cell < size; cell++) goalCellOf[goal ? goal.cells[cell] : (cell + 1) % size] = cell;
  let blank = 0;
  for (let cell = 0; cell < size; cell++) {
    labels[cell] = goalCellOf[cells[cell]];
    if (cells[cell] === 0) blank = cell;
  }
  return { rows, cols, labels, blank, home: goalCellOf[0] };
}
