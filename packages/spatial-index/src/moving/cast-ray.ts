/**
 * The first item that a ray meets. The ray is cut with the bounds of each block, and only blocks that it enters before the best
 * hit so far are looked into. Which items it meets is computed for each in the same way, so ties go to the lowest id.
 */
import { type Edges, isRound } from '../items/edges.js';
import type { RayHit } from '../types.js';
import { blockWords, type CellBlocks, idAt, itemNumbers, itemsAt, itemWords, levelAt, nextAt } from './cell-blocks.js';
import { lastCell } from './cell-size.js';
import { endOfRay, timeAround, timeOf } from './ray-times.js';

/** Bounds of blocks are widened by so much, relative to the coordinates, to be safe from rounding. */
const slack = 1e-12;
/** As if coordinates were so many worlds away, since a ray that goes round adds up widths and heights. */
const worlds = 1_000;

/** The first hit; undefined if there is none. */
export function castRay(
  blocks: CellBlocks,
  edges: Edges,
  x: number,
  y: number,
  dx: number,
  dy: number,
): RayHit | undefined {
  const { blocks: info, levels } = blocks;
  const farX = Math.abs(x) + worlds * edges.width;
  const farY = Math.abs(y) + worlds * edges.height;
  const isStraight = !isRound(edges);
  let item = -1;
  let time = endOfRay(edges, dx, dy);
  const meets = (minX: number, minY: number, maxX: number, maxY: number): number =>
    isStraight
      ? timeOf(minX, minY, maxX, maxY, x, y, dx, dy)
      : timeAround(minX, minY, maxX, maxY, x, y, dx, dy, edges, time);
  for (const { level, scale, items } of levels) {
    if (items === 0) continue;
    for (let block = 1; block <= blocks.blockCount; block++) {
      const at = blockWords * block;
      if (info[at + levelAt] !== level || info[at + itemsAt] === 0) continue;
      const [minX, maxX] = [boundOf(8 * info[at], scale, farX, -1), boundOf(8 * info[at] + 9, scale, farX, 1)];
      const [minY, maxY] = [boundOf(8 * info[at + 1], scale, farY, -1), boundOf(8 * info[at + 1] + 9, scale, farY, 1)];
      if (!(meets(minX, minY, maxX, maxY) <= time)) continue;
      for (let cell = block << 6; cell < (block + 1) << 6; cell++) {
        for (let slot = blocks.heads[cell]; slot !== 0; slot = blocks.words[itemWords * slot + nextAt]) {
          const { numbers, words } = blocks;
          const box = itemNumbers * slot;
          const met = meets(numbers[box], numbers[box + 1], numbers[box + 2], numbers[box + 3]);
          const id = words[itemWords * slot + idAt];
          if (met < time || (met === time && id < item)) {
            time = met;
            item = id;
          }
        }
      }
    }
  }
  return item < 0 ? undefined : { item, time };
}

/** The coordinate of a cell's border, moved outwards; the cells at the end of the world have none. */
function boundOf(cell: number, scale: number, far: number, way: -1 | 1): number {
  if (scale === 0 || cell <= -lastCell || cell >= lastCell) return way * Number.POSITIVE_INFINITY;
  const bound = cell / scale;
  return bound + way * (Math.abs(bound) + far) * slack;
}
