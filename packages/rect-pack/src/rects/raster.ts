/**
 * From pixels to the numbers that kernels work with, and back.
 *
 *     border  cell         cell        A cell is a rectangle with its rim on the left, its rim and one padding on the
 *     │······┌───────────┬────────     right, rounded up to whole blocks of `unit` pixels. Kernels count blocks, so
 *     │      │ ┌─────┐ · │ ┌───        whatever they do, cells lie on the raster; with a unit of 1 a block is a pixel.
 *            origin
 */

/** What lies between rectangles, and the blocks on which they lie. */
export type Raster = {
  /** Side of a block. */
  readonly unit: number;
  readonly border: number;
  readonly padding: number;
};

/** A side in whole blocks. */
export function wholeBlocks(side: number, unit: number): number {
  return unit === 1 ? side : Math.ceil(side / unit) * unit;
}

/** Where the first cell begins. */
export function originOf({ unit, border }: Raster): number {
  return wholeBlocks(border, unit);
}

/** The side of the frame that a page of this side has, in blocks; a cell may hang over the border with its padding. */
export function frameSide(side: number, raster: Raster): number {
  const { unit, border, padding } = raster;
  return Math.max(0, Math.floor((side - border - originOf(raster) + padding) / unit));
}

/** What a page of whole blocks is wider than its frame, in blocks. */
export function frameOffset(raster: Raster): number {
  const { unit, border, padding } = raster;
  // Of a small negative number `ceil` makes −0.
  return Math.ceil((border + originOf(raster) - padding) / unit) + 0;
}

/** The least number that both divide. */
export function leastCommonMultiple(a: number, b: number): number {
  let [more, less] = [a, b];
  while (less > 0) [more, less] = [less, more % less];
  return (a / more) * b;
}
