/**
 * The free cells of a board while a solver plays on it: clear a cell, fill it, test a link.
 *
 * Every row and every column, margin included, is a string of bits, 1 where a line may run. A free run is found by
 * counting zeros, and all crossings of a pair are tested at once by and-ing the words between the two tiles:
 *
 *     row of a      ..1111a111..      run of a
 *     rows between  ..0101101110      and
 *     row of b      .b1111110...      run of b: any bit left is a crossing
 *
 * Clearing a cell sets two bits, however large the board, so going back costs nothing. Boards of up to 28 × 28 need one
 * word for a row (`bit-lines.ts`), larger ones several (`word-lines.ts`). More than two turns ask a flood by whole runs
 * (`flood-lines.ts`).
 */
import { type Pace, type Slices, spend } from '@kit/grid';

/** A changing set of free cells. Cells are numbered row by row; all are filled at first. */
export type Lines = {
  /** Clears a cell: a line may run through it. */
  readonly clear: (cell: number) => void;
  /** Fills a cell. */
  readonly fill: (cell: number) => void;
  /** Is there a line between two different cells, whatever stands in them? Counts its work beyond {@link unitsPerTest}. */
  readonly isLinked: (a: number, b: number) => boolean;
  /** Is a cell beside this one free? If not, its tile can only be linked to one that it touches. */
  readonly isOpen: (cell: number) => boolean;
  /** How many tests may be made between two questions whether to pause: few where one may search the whole board. */
  readonly testsAtATime: number;
};

/** What a test of a link costs at least; whoever asks counts it. */
export const unitsPerTest = 6;

/** Takes over what stands on a board, or on some of its cells: 0 is free, anything else is not. */
export function loadCells(lines: Lines, cells: ArrayLike<number>, from = 0, to: number = cells.length): void {
  for (let cell = from; cell < to; cell++) {
    if (cells[cell] === 0) lines.clear(cell);
    else lines.fill(cell);
  }
}

/** Takes over a board of any size. */
export function* loadSlices(lines: Lines, cells: ArrayLike<number>, pace: Pace): Slices<void> {
  for (let cell = 0; cell < cells.length; cell++) {
    loadCells(lines, cells, cell, cell + 1);
    if (spend(pace, 4)) yield;
  }
}
