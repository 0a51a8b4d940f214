/**
 * The tiles of a board as solvers number them: by class of matching kinds (two tiles that are tied are one of their own),
 * then by cell; classes from 1 by their first tile.
 */
import type { Slices } from '@kit/grid';
import { empty, stone } from '../rules/cell-values.js';
import { ClassNumbers } from '../rules/class-numbers.js';
import type { LinkRules } from '../rules/link-rules.js';
import type { BoardLike } from '../types.js';
import { marksOf } from './marks.js';

/** The classes of a board and their tiles. */
export type NumberedTiles = {
  /** The number of the class in each cell, 0 an empty cell, -1 a stone. */
  readonly classes: Int32Array;
  /** The cells of the tiles, class by class, each in ascending order. */
  readonly cellOf: Int32Array;
  /** Where each class begins among the tiles, and at last their number. */
  readonly starts: Int32Array;
  /** The kinds (or first kinds of their group) of which there is an odd number. */
  readonly oddKinds: readonly number[];
  /** 1 for the cells of frozen tiles, if there are any. */
  readonly frozen?: Uint8Array | undefined;
};

/** So many cells are read between two pauses: few, since a map of many kinds grows in jumps. */
const cellsAtATime = 4096;

/** Numbers the classes of a checked board. O(cells). */
export function* numberTiles(board: BoardLike, rules: LinkRules): Slices<NumberedTiles> {
  const { cells } = board;
  const size = board.rows * board.cols;
  const classes = new Int32Array(size);
  const numbers = new ClassNumbers(rules);
  const marks = marksOf(board);
  const counts: number[] = [];
  for (let cell = 0; cell < size; cell++) {
    if (cell % cellsAtATime === 0) yield;
    const value = cells[cell];
    if (value <= 0) {
      classes[cell] = value === stone ? stone : empty;
      continue;
    }
    const tie = marks?.partners.get(cell);
    const number = tie === undefined ? numbers.of(value) : numbers.ofTie(Math.min(cell, tie));
    if (number > counts.length) counts.push(0);
    classes[cell] = number;
    counts[number - 1] += 1;
  }
  const starts = new Int32Array(counts.length + 1);
  for (let index = 0; index < counts.length; index++) starts[index + 1] = starts[index] + counts[index];
  const cellOf = new Int32Array(starts[counts.length]);
  const next = starts.slice();
  for (let cell = 0; cell < size; cell++) if (classes[cell] > 0) cellOf[next[classes[cell] - 1]++] = cell;
  const oddKinds: number[] = [];
  for (const [kind, number] of numbers.byKind) if (counts[number - 1] % 2 === 1) oddKinds.push(kind);
  let frozen: Uint8Array | undefined;
  for (const cell of marks?.frozen ?? []) {
    frozen ??= new Uint8Array(size);
    frozen[cell] = 1;
  }
  return { classes, cellOf, starts, oddKinds, frozen };
}
