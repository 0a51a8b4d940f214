/**
 * What stones keep apart: no line leads and nothing falls from one enclosure to another, so tiles of different ones never go
 * together, whatever the turns of a line and the gravity. With a margin all that reaches the edge is one enclosure.
 */
import { type Pace, type Shape, type Slices, spend } from '@kit/grid';

/** The cells that are no stones, enclosure by enclosure, each in the order in which it is reached from its first cells. */
export type Enclosures = {
  readonly cells: Int32Array;
  /** Where each enclosure begins among the cells, and at last their number. */
  readonly starts: readonly number[];
};

/** Finds the enclosures of a board on which anything below 0 is a stone. O(cells). */
export function* findEnclosures(
  cells: ArrayLike<number>,
  { rows, cols }: Shape,
  margin: boolean,
  pace: Pace,
): Slices<Enclosures> {
  const size = rows * cols;
  const reached = new Int32Array(size);
  const isReached = new Uint8Array(size);
  const starts: number[] = [];
  let count = 0;
  let looked = 0;
  const reach = (cell: number): void => {
    if (isReached[cell] === 1 || cells[cell] < 0) return;
    isReached[cell] = 1;
    reached[count++] = cell;
  };
  const spread = function* (): Slices<void> {
    starts.push(looked);
    for (; looked < count; looked++) {
      const cell = reached[looked];
      const col = cell % cols;
      if (cell >= cols) reach(cell - cols);
      if (cell < size - cols) reach(cell + cols);
      if (col > 0) reach(cell - 1);
      if (col < cols - 1) reach(cell + 1);
      if (spend(pace, 10)) yield;
    }
  };
  if (margin) {
    for (let cell = 0; cell < cols; cell++) for (const edge of [cell, size - 1 - cell]) reach(edge);
    for (let row = 0; row < rows; row++) for (const edge of [row * cols, row * cols + cols - 1]) reach(edge);
    pace.work += 4 * (rows + cols);
    if (count > 0) yield* spread();
  }
  for (let cell = 0; cell < size; cell++) {
    pace.work += 1;
    reach(cell);
    if (looked < count) yield* spread();
  }
  starts.push(count);
  return { cells: reached.subarray(0, count), starts };
}

/**
 * Does an enclosure hold an odd number of tiles of a kind? Then the board can't be cleared. Kinds are numbers from 1 to
 * `kinds`, and on the whole board there is an even number of each, so without a stone the answer is no at once.
 */
export function* hasOddEnclosure(
  cells: ArrayLike<number>,
  shape: Shape,
  kinds: number,
  margin: boolean,
  pace: Pace,
): Slices<boolean> {
  let first = 0;
  while (first < cells.length && cells[first] >= 0) first += 1;
  if (spend(pace, first)) yield;
  if (first === cells.length) return false;
  const { cells: order, starts } = yield* findEnclosures(cells, shape, margin, pace);
  const isOdd = new Uint8Array(kinds + 1);
  let odd = 0;
  for (let index = 1; index < starts.length; index++) {
    for (let at = starts[index - 1]; at < starts[index]; at++) {
      const kind = cells[order[at]];
      if (spend(pace, 2)) yield;
      if (kind === 0) continue;
      isOdd[kind] = 1 - isOdd[kind];
      odd += 2 * isOdd[kind] - 1;
    }
    if (odd > 0) return true;
  }
  return false;
}
