/** How a board is cut: its size, the region of each cell, and how the marks of a cell lie. */
import type { Layout } from '@kit/sudoku-human';

/** What is drawn of a layout, whatever it is. */
export type Shape = {
  readonly size: number;
  /** By cell. */
  readonly regions: readonly number[];
  /** The marks of a cell lie in so many columns and rows. */
  readonly markCols: number;
  readonly markRows: number;
};

const classicRegions = Array.from({ length: 81 }, (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3));

const shapes = new Map<Layout | undefined, Shape>();

/** The shape of a layout; without one that of the classic Sudoku. */
export function shapeOf(layout: Layout | undefined): Shape {
  const known = shapes.get(layout);
  if (known) return known;
  const size = layout?.size ?? 9;
  const markCols = Math.ceil(Math.sqrt(size));
  const markRows = Math.ceil(size / markCols);
  const shape = { size, regions: layout?.regions ?? classicRegions, markCols, markRows };
  shapes.set(layout, shape);
  return shape;
}

/** The digits of a size. */
export const digitsOf = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1);

/** A digit as it is written: letters from 10 on. */
export const signOf = (digit: number): string =>
  digit < 10 ? String(digit) : String.fromCharCode('A'.charCodeAt(0) + digit - 10);

/** The digit that a key means on a board of this size; undefined for other keys. */
export function digitOfKey(key: string, size: number): number | undefined {
  const digit = /^[1-9a-g]$/i.test(key) ? Number.parseInt(key, 17) : 0;
  return digit >= 1 && digit <= size ? digit : undefined;
}

/** A cell by its row and column. */
export const placeOf = (cell: number, size: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** The digits of a mask. */
export const digitsOfMask = (mask: number, size: number): number[] =>
  digitsOf(size).filter((digit) => (mask >> (digit - 1)) & 1);

/** Is the cell in one of the windows of windoku? */
export function isInWindow({ size, boxRows = size, boxCols = size }: Layout, cell: number): boolean {
  const [row, col] = [Math.floor(cell / size), cell % size];
  const [down, across] = [Math.floor(row / (boxRows + 1)), Math.floor(col / (boxCols + 1))];
  const isWhole = (down + 1) * (boxRows + 1) < size && (across + 1) * (boxCols + 1) < size;
  return row % (boxRows + 1) !== 0 && col % (boxCols + 1) !== 0 && isWhole;
}

/** Does the cell see the other one by a line or a region? */
export function sees({ size, regions }: Shape, a: number, b: number): boolean {
  return Math.floor(a / size) === Math.floor(b / size) || a % size === b % size || regions[a] === regions[b];
}
