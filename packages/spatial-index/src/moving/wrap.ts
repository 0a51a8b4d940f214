/**
 * A world that wraps: what leaves at one edge comes in at the other.
 *
 *     0        width
 *     |         |         An item begins between 0 and the width and may end beyond it. A window that does so is asked for a
 *     |==    ===|==       second time, one width to the left, and once one width to the right for the items that end beyond.
 *     |   item  |
 */
import { type CellBlocks, itemNumbers } from './cell-blocks.js';
import { type Finds, searchBlocks } from './search-blocks.js';

/** After how much the world repeats itself in x and in y; 0 if it doesn't. */
export type Edges = { readonly width: number; readonly height: number };

/** A coordinate from 0 up to the period; the coordinate itself if there is none. */
export function normal(value: number, period: number): number {
  if (period === 0) return value;
  const rest = value % period;
  const positive = rest < 0 ? rest + period : rest;
  // A tiny negative rest is rounded up to the period.
  return positive === period ? 0 : positive + 0;
}

/** Brings a box into the world: it begins there. If it reaches around the world it has no end. */
export function normalBox(box: Float64Array, { width, height }: Edges): void {
  if (width > 0) normalSpan(box, 0, width);
  if (height > 0) normalSpan(box, 1, height);
}

function normalSpan(box: Float64Array, at: 0 | 1, period: number): void {
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

/** How far a value is from a span, one way or the other way round. */
export function distanceAlong(min: number, max: number, value: number, period: number): number {
  if (value < min) {
    const behind = min - value;
    return period === 0 ? behind : Math.min(behind, Math.max(0, value - (max - period)));
  }
  if (value > max) {
    const beyond = value - max;
    return period === 0 ? beyond : Math.min(beyond, Math.max(0, min + period - value));
  }
  return 0;
}

/** How a window is moved along one axis for each time that it is asked; only what can find anything. */
function shiftsOf(max: number, period: number, shifts: Float64Array): number {
  shifts[0] = 0;
  if (period === 0 || max === Number.POSITIVE_INFINITY) return 1;
  shifts[1] = period;
  if (max < period) return 2;
  shifts[2] = -period;
  return 3;
}

const shiftsX = new Float64Array(3);
const shiftsY = new Float64Array(3);

/** Finds the items that touch the window or one of its images, each once. */
export function findAcrossEdges(blocks: CellBlocks, finds: Finds, { width, height }: Edges): void {
  const { window } = finds;
  const minX = window[0];
  const minY = window[1];
  const maxX = window[2];
  const maxY = window[3];
  const countX = shiftsOf(maxX, width, shiftsX);
  const countY = shiftsOf(maxY, height, shiftsY);
  for (let asked = 0; asked < countX * countY; asked++) {
    const start = finds.top;
    const x = shiftsX[asked % countX];
    const y = shiftsY[Math.floor(asked / countX)];
    finds.look(minX + x, minY + y, maxX + x, maxY + y);
    searchBlocks(blocks, finds);
    let kept = start;
    for (let at = start; at < finds.top; at++) {
      const slot = finds.slots[at];
      let isKnown = false;
      for (let before = 0; before < asked && !isKnown; before++) {
        const earlierX = shiftsX[before % countX];
        const earlierY = shiftsY[Math.floor(before / countX)];
        isKnown = touches(blocks, slot, minX + earlierX, minY + earlierY, maxX + earlierX, maxY + earlierY);
      }
      if (!isKnown) finds.slots[kept++] = slot;
    }
    finds.top = kept;
  }
}

/** Does an item touch a window? */
export function touches(
  { numbers }: CellBlocks,
  slot: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  const at = itemNumbers * slot;
  return numbers[at] <= maxX && numbers[at + 2] >= minX && numbers[at + 1] <= maxY && numbers[at + 3] >= minY;
}
