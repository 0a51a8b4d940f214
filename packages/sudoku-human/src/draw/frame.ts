/**
 * Where things stand in a picture: cells in rows, and in a cell a grid of pencil marks.
 *
 *     ┌ sum ────┐   Cages need a strip for their sums; without cages the marks fill the cell.
 *     │ 1  2  3 │
 *     │ 4  5  6 │
 *     └─────────┘
 */
import type { Cell } from '@kit/grid';
import type { Digit, Layout } from '../types.js';

/** The places of a picture, in pixels. */
export type Frame = {
  /** How many digits. */
  readonly size: number;
  /** The side of a cell. */
  readonly side: number;
  /** The left edge of a cell. */
  readonly left: (cell: Cell) => number;
  /** The top edge of a cell. */
  readonly top: (cell: Cell) => number;
  /** The middle of a pencil mark. */
  readonly place: (cell: Cell, digit: Digit) => readonly [x: number, y: number];
};

/** Room around the board, for its border. */
export const margin = 2;

/** From a pencil mark to the next, across and down. */
const pitch = 13;
/** Cages leave less room. */
const tightPitch = 11;
const strip = 10;

/** The places on a layout. */
export function frameOf({ size, cages }: Layout): Frame {
  const across = Math.ceil(Math.sqrt(size));
  const down = Math.ceil(size / across);
  const above = cages.length > 0 ? strip : 0;
  const below = cages.length > 0 ? 3 : 0;
  const step = cages.length > 0 ? tightPitch : pitch;
  const side = Math.max(40, across * pitch + 1, above + down * step + below);
  const left = (cell: Cell): number => margin + (cell % size) * side;
  const top = (cell: Cell): number => margin + Math.floor(cell / size) * side;
  // The grid of marks stands in the middle of its room.
  const startX = (side - across * pitch + pitch) / 2;
  const startY = above + (side - above - below - down * step + step) / 2;
  const place = (cell: Cell, digit: Digit): readonly [number, number] => [
    left(cell) + startX + ((digit - 1) % across) * pitch,
    top(cell) + startY + Math.floor((digit - 1) / across) * step,
  ];
  return { size, side, left, top, place };
}
