/**
 * What pattern databases say of a board in the line metric: the sum of all patterns' charges, and the same sum for the
 * mirrored board, in moves.
 */
import { moveWorth } from '../tables/line-charges.js';
import type { SpreadTables } from '../tables/spread-values.js';

/** The estimate of one board, kept up to date. */
export type LineSums = {
  /** Takes a board. */
  readonly load: (cells: ArrayLike<number>) => void;
  /** A tile goes from one cell to another. */
  readonly shift: (label: number, from: number, to: number) => void;
  /** The fewest moves with the blank in a cell; beyond `enough` any number that is proven. */
  readonly estimate: (blank: number, enough: number) => number;
};

/** Estimates of boards of a size whose blank belongs in `home`. */
export function createLineSums(rows: number, cols: number, home: number, spread: SpreadTables): LineSums {
  const { values, image, hasMirror, patternOf, weightOf, offsets } = spread;
  const worth = moveWorth(rows, cols);
  const count = offsets.length;
  // Where the values of the tiles begin; the blank's cell is added when they are read.
  const indices = new Int32Array(count);
  const mirrored = new Int32Array(count);
  return {
    load: (cells) => {
      indices.set(offsets);
      mirrored.set(offsets);
      for (let cell = 0; cell < cells.length; cell++) {
        const label = cells[cell];
        if (label === home) continue;
        indices[patternOf[label]] += cell * weightOf[label];
        const twin = image[label];
        mirrored[patternOf[twin]] += image[cell] * weightOf[twin];
      }
    },
    shift: (label, from, to) => {
      indices[patternOf[label]] += (to - from) * weightOf[label];
      const twin = image[label];
      mirrored[patternOf[twin]] += (image[to] - image[from]) * weightOf[twin];
    },
    estimate: (blank, enough) => {
      let sum = worth - 1;
      for (let pattern = 0; pattern < count; pattern++) sum += values[indices[pattern] + blank];
      const moves = (sum / worth) | 0;
      if (!hasMirror || moves > enough) return moves;
      let twin = worth - 1;
      for (let pattern = 0; pattern < count; pattern++) twin += values[mirrored[pattern] + image[blank]];
      return Math.max(moves, (twin / worth) | 0);
    },
  };
}
