/**
 * The first item that a ray meets. The ray is cut with the bounds of each block, and only blocks that it enters before the best
 * hit so far are looked into. Which items it meets is computed for each in the same way, so ties go to the lowest id.
 */
import type { RayHit } from '../types.js';
import { blockWords, type CellBlocks, idAt, itemNumbers, itemsAt, itemWords, levelAt, nextAt } from './cell-blocks.js';
import { lastCell } from './cell-size.js';

/** Bounds of blocks are widened by so much, relative to the coordinates, to be safe from rounding. */
const slack = 1e-12;

/** The first hit; undefined if there is none. */
export function castRay(blocks: CellBlocks, x: number, y: number, dx: number, dy: number): RayHit | undefined {
  const { blocks: info, levels } = blocks;
  let item = -1;
  let time = Number.POSITIVE_INFINITY;
  for (const { level, scale, items } of levels) {
    if (items === 0) continue;
    for (let block = 1; block <= blocks.blockCount; block++) {
      const at = blockWords * block;
      if (info[at + levelAt] !== level || info[at + itemsAt] === 0) continue;
      const [minX, maxX] = [boundOf(8 * info[at], scale, x, -1), boundOf(8 * info[at] + 9, scale, x, 1)];
      const [minY, maxY] = [boundOf(8 * info[at + 1], scale, y, -1), boundOf(8 * info[at + 1] + 9, scale, y, 1)];
      if (!(timeOf(minX, minY, maxX, maxY, x, y, dx, dy) <= time)) continue;
      for (let cell = block << 6; cell < (block + 1) << 6; cell++) {
        for (let slot = blocks.heads[cell]; slot !== 0; slot = blocks.words[itemWords * slot + nextAt]) {
          const { numbers, words } = blocks;
          const box = itemNumbers * slot;
          const met = timeOf(numbers[box], numbers[box + 1], numbers[box + 2], numbers[box + 3], x, y, dx, dy);
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
function boundOf(cell: number, scale: number, from: number, way: -1 | 1): number {
  if (scale === 0 || cell <= -lastCell || cell >= lastCell) return way * Number.POSITIVE_INFINITY;
  const bound = cell / scale;
  return bound + way * (Math.abs(bound) + Math.abs(from)) * slack;
}

/** After how many times (dx, dy) a ray meets a box; Infinity if it doesn't. */
function timeOf(
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
