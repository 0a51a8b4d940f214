/**
 * A world that wraps: what leaves at one edge comes in at the other.
 *
 *     0        width
 *     |         |         An item begins between 0 and the width and may end beyond it. A window that does so is asked for a
 *     |==    ===|==       second time, one width to the left, and once one width to the right for the items that end beyond.
 *     |   item  |
 */
import { checkNumber, checkOptions, unexpected } from '@kit/grid';
import type { Wrap } from '../types.js';
import { maxCoordinate } from './check-items.js';

/** After how much the world repeats itself in x and in y; 0 if it doesn't. */
export type Edges = { readonly width: number; readonly height: number };

/** The least width or height of a world that wraps. */
export const leastPeriod = 1e-100;

/** Reads the option `wrap`: after how much the world repeats itself. */
export function readWrap(wrap: Wrap | undefined): Edges {
  if (wrap === undefined) return { width: 0, height: 0 };
  const { width, height } = checkOptions(wrap, ['width', 'height'], 'options.wrap');
  if (width === undefined && height === undefined) {
    throw unexpected('bad-number', 'options.wrap.width', width, 'a width, a height, or both');
  }
  return { width: readPeriod(width, 'options.wrap.width'), height: readPeriod(height, 'options.wrap.height') };
}

function readPeriod(value: number | undefined, name: string): number {
  return value === undefined ? 0 : checkNumber(value, name, leastPeriod, maxCoordinate);
}

/** Does the world wrap in any direction? */
export function isRound({ width, height }: Edges): boolean {
  return width > 0 || height > 0;
}

/** A coordinate from 0 up to the period; the coordinate itself if there is none. */
export function normal(value: number, period: number): number {
  if (period === 0) return value;
  const rest = value % period;
  const positive = rest < 0 ? rest + period : rest;
  // A tiny negative rest is rounded up to the period.
  return positive === period ? 0 : positive + 0;
}

/** Brings the box that begins at `at` into the world: it begins there. If it reaches around the world it has no end. */
export function normalBox(boxes: Float64Array, at: number, { width, height }: Edges): void {
  if (width > 0) normalSpan(boxes, at, width);
  if (height > 0) normalSpan(boxes, at + 1, height);
}

function normalSpan(box: Float64Array, at: number, period: number): void {
  const min = box[at];
  const max = box[at + 2];
  if (max - min >= period) {
    box[at] = Number.NEGATIVE_INFINITY;
    box[at + 2] = Number.POSITIVE_INFINITY;
    return;
  }
  const begin = normal(min, period);
  const end = normal(max, period);
  box[at] = begin;
  box[at + 2] = end < begin ? end + period : end;
}

/** How a window is moved along one axis for each time that it is asked; only what can find anything. Returns how many. */
export function shiftsOf(max: number, period: number, shifts: Float64Array): number {
  shifts[0] = 0;
  if (period === 0 || max === Number.POSITIVE_INFINITY) return 1;
  shifts[1] = period;
  if (max < period) return 2;
  shifts[2] = -period;
  return 3;
}
