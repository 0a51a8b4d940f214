/**
 * A page as the kernels see it: padding is part of each item, so the frame is one padding larger than the page without
 * its border (`Raster`). What obstacles leave is also kept as free boxes, for kernels that know no obstacles.
 */
import type { Pace, Slices } from '@kit/grid';
import type { Box } from '../items/box.js';
import { frameSide, originOf, type Raster } from '../rects/raster.js';
import type { Obstacle, PageSize } from '../types.js';
import { freeSpace } from './free-slabs.js';

/** The inner side of a page for the kernels. */
export type PageFrame = {
  readonly width: number;
  readonly height: number;
  /** What is taken, cut to the frame. */
  readonly blocks: readonly Box[];
  /** Disjoint free boxes, the largest first; one if nothing is taken. */
  readonly regions: readonly Box[];
  /** Free boxes that overlap each other; they are all free space, and as large as it allows. */
  readonly spaces: readonly Box[];
};

/** Up to so many blocks the boxes are cut around one block after the other. */
const fewBlocks = 64;

/** The frame of a page. */
export function* frameOf(
  page: PageSize,
  raster: Raster,
  obstacles: readonly Obstacle[],
  pace: Pace,
): Slices<PageFrame> {
  const { unit, padding } = raster;
  const origin = originOf(raster);
  const width = frameSide(page.width, raster);
  const height = frameSide(page.height, raster);
  const blocks: Box[] = [];
  for (const obstacle of obstacles) {
    const x = Math.max(0, Math.floor((obstacle.x - origin) / unit));
    const y = Math.max(0, Math.floor((obstacle.y - origin) / unit));
    const endX = Math.min(width, Math.ceil((obstacle.x - origin + obstacle.width + padding) / unit));
    const endY = Math.min(height, Math.ceil((obstacle.y - origin + obstacle.height + padding) / unit));
    if (x < endX && y < endY) blocks.push({ x, y, endX, endY });
  }
  pace.work += obstacles.length;
  return yield* frameAround(width, height, blocks, pace);
}

/** The frame of so many pixels, of which the blocks are taken. */
export function* frameAround(width: number, height: number, blocks: readonly Box[], pace: Pace): Slices<PageFrame> {
  const whole: Box = { x: 0, y: 0, endX: width, endY: height };
  let regions: Box[] = width > 0 && height > 0 ? [whole] : [];
  let spaces = regions;
  if (blocks.length > fewBlocks) ({ regions, spaces } = yield* freeSpace(width, height, blocks, pace));
  else if (blocks.length > 0) {
    for (const block of blocks) {
      pace.work += 4 * regions.length;
      regions = regions.flatMap((region) => cutAround(region, block));
    }
    spaces = regions;
  }
  const area = (box: Box) => (box.endX - box.x) * (box.endY - box.y);
  const larger = (a: Box, b: Box): number => area(b) - area(a) || a.y - b.y || a.x - b.x;
  return { width, height, blocks, regions: [...regions].sort(larger), spaces };
}

/** What is left of a box: above, below, left and right of the block. */
function cutAround(box: Box, block: Box): Box[] {
  if (block.x >= box.endX || block.endX <= box.x || block.y >= box.endY || block.endY <= box.y) return [box];
  const parts: Box[] = [];
  const y = Math.max(box.y, block.y);
  const endY = Math.min(box.endY, block.endY);
  if (y > box.y) parts.push({ ...box, endY: y });
  if (endY < box.endY) parts.push({ ...box, y: endY });
  if (block.x > box.x) parts.push({ x: box.x, y, endX: block.x, endY });
  if (block.endX < box.endX) parts.push({ x: block.endX, y, endX: box.endX, endY });
  return parts;
}
