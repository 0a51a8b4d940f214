/**
 * When does a ray meet a box first? In each axis the ray is in the box's span for a time, and in a world that wraps for a time
 * in each turn around the world; it meets the box when it is in both spans.
 *
 *     in x   ---====------====------====---
 *     in y   =----------=====--------------
 *                        ^ the first time
 */
import type { Edges } from '../items/edges.js';

/** A ray that goes around both ways is followed until it has gone so often around each. */
const turns = 1_000;
/** No more rounds than that are ever needed, unless times are so large that they have no digits left for a turn. */
const mostRounds = 4 * turns;

/** After how many times (dx, dy) a ray is given up; Infinity if it goes around in one direction at most. */
export function endOfRay({ width, height }: Edges, dx: number, dy: number): number {
  if (width === 0 || height === 0 || dx === 0 || dy === 0) return Number.POSITIVE_INFINITY;
  return turns * Math.max(width / Math.abs(dx), height / Math.abs(dy));
}

/** After how many times (dx, dy) a ray meets a box; Infinity if it doesn't. */
export function timeOf(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number {
  let enters = 0;
  let leaves = Number.POSITIVE_INFINITY;
  if (dx === 0) {
    if (x < minX || x > maxX) return Number.POSITIVE_INFINITY;
  } else {
    const one = (minX - x) / dx;
    const two = (maxX - x) / dx;
    enters = Math.max(enters, Math.min(one, two));
    leaves = Math.max(one, two);
  }
  if (dy === 0) {
    if (y < minY || y > maxY) return Number.POSITIVE_INFINITY;
  } else {
    const one = (minY - y) / dy;
    const two = (maxY - y) / dy;
    enters = Math.max(enters, Math.min(one, two));
    leaves = Math.min(leaves, Math.max(one, two));
  }
  return enters <= leaves ? enters : Number.POSITIVE_INFINITY;
}

/** The same in a world that wraps; Infinity also if it is after `end`. */
export function timeAround(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  { width, height }: Edges,
  end: number,
): number {
  let time = 0;
  for (let round = 0; round < mostRounds && time <= end; round++) {
    const inX = timeInSpan(minX, maxX, x, dx, width, time);
    const inY = timeInSpan(minY, maxY, y, dy, height, inX);
    // At this time it is in the span of x, too; if it has left it meanwhile, it comes back at the earliest in the next turn.
    if (inY === inX) return inX;
    time = inY;
  }
  return Number.POSITIVE_INFINITY;
}

/** When is a ray in a span, or in an image of it, at `from` or later? */
function timeInSpan(min: number, max: number, start: number, step: number, period: number, from: number): number {
  const isAround = period > 0;
  if (isAround && max - min >= period) return from;
  if (step === 0) {
    const moved = isAround ? start + Math.ceil((min - start) / period) * period : start;
    return moved < min || moved > max ? Number.POSITIVE_INFINITY : from;
  }
  const near = step > 0 ? min : max;
  const far = step > 0 ? max : min;
  const way = step > 0 ? period : -period;
  // The first image that the ray has not left by then. Because of rounding one before it and one behind it are tried, too.
  let turn = isAround ? Math.ceil((start + from * step - far) / way) - 1 : 0;
  for (let tried = 0; isAround && tried < 2 && (far + turn * way - start) / step < from; tried++) turn++;
  if ((far + turn * way - start) / step < from) return Number.POSITIVE_INFINITY;
  return Math.max(from, (near + turn * way - start) / step);
}
