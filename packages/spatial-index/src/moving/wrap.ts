/** The questions of a moving index across the edges of a world that wraps (see edges.ts). */
import { type Edges, shiftsOf } from '../items/edges.js';
import { type CellBlocks, itemNumbers } from './cell-blocks.js';
import { type Finds, searchBlocks } from './search-blocks.js';

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
      if (isKnown) continue;
      finds.slots[kept] = slot;
      finds.ids[kept++] = finds.ids[at];
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
