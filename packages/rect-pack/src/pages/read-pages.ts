/**
 * The pages that the options of `pack` describe: first the given sizes, then equal ones up to the limit.
 */
import { checkInteger, checkList, checkObject, type Pace, type Slices, spend } from '@kit/grid';
import type { PageSource } from '../fill/fill-pages.js';
import { frameOf, type PageFrame } from '../fill/page-frame.js';
import { maxObstacles, maxPageSide, maxRects, maxSizes } from '../rects/limits.js';
import type { Raster } from '../rects/raster.js';
import { checkPageSide, readPageSize } from '../rects/read-options.js';
import type { Obstacle, PackOptions, PageSize } from '../types.js';

/** The pages of a job with their sizes. */
export type PageList = PageSource & { readonly sizeOf: (page: number) => PageSize };

/** What the options say about pages, checked. */
export type PageWishes = {
  readonly sizes: readonly PageSize[];
  readonly repeated: PageSize | undefined;
  readonly pages: number | undefined;
  readonly obstacles: readonly Obstacle[];
};

/** Checks what the options say about pages. */
export function readPages(options: PackOptions): PageWishes {
  const sizes = readSizes(options);
  return {
    sizes,
    repeated: readRepeated(options, sizes.length > 0),
    pages: options.pages === undefined ? undefined : checkInteger(options.pages, 'options.pages', 1, maxRects),
    obstacles: readObstacles(options.obstacles),
  };
}

/** Steps that a frame is worth: it is several objects. */
const frameSteps = 64;

/** The pages for so many rectangles, with a frame for each that differs from the others. */
export function* layPages(
  { sizes, repeated, pages, obstacles }: PageWishes,
  raster: Raster,
  max: number,
  pace: Pace,
): Slices<PageList> {
  const standing = new Map<number, Obstacle[]>();
  let marked = 0;
  for (const obstacle of obstacles) {
    const { page = 0 } = obstacle;
    const there = standing.get(page);
    if (there) there.push(obstacle);
    else standing.set(page, [obstacle]);
    marked = Math.max(marked, page + 1);
    if (spend(pace, 4)) yield;
  }
  // A page that is no more than an obstacle can stay empty: then as many more are needed.
  const reach = Math.min(pages ?? maxRects, sizes.length + (repeated ? max + standing.size : 0));
  const distinct = Math.min(reach, Math.max(sizes.length, marked));
  const sizeOf = (page: number): PageSize => sizes[page] ?? repeated ?? sizes[0];
  // Pages of one size without an obstacle have one frame.
  const plain = new Map<PageSize, PageFrame>();
  const marks = new Map<number, PageFrame>();
  for (const page of [...sizes.keys(), ...standing.keys(), distinct]) {
    const size = sizeOf(page);
    const there = standing.get(page);
    if (there) marks.set(page, yield* frameOf(size, raster, there, pace));
    else if (!plain.has(size)) plain.set(size, yield* frameOf(size, raster, [], pace));
    pace.work += frameSteps;
    if (spend(pace, 0)) yield;
  }
  const behind = sizeOf(distinct);
  const same = yield* frameOf(behind, raster, [], pace);
  const frame = (page: number): PageFrame => marks.get(page) ?? plain.get(sizeOf(page)) ?? same;
  return { frame, limit: reach, distinct, sizeOf };
}

function readSizes({ sizes }: PackOptions): PageSize[] {
  if (sizes === undefined) return [];
  const list = checkList(sizes, 'options.sizes', 1, maxSizes);
  return Array.from(list, (size, at) => readPageSize(size, `options.sizes[${at}]`));
}

function readRepeated({ width, height }: PackOptions, optional: boolean): PageSize | undefined {
  if (optional && width === undefined && height === undefined) return undefined;
  return { width: checkPageSide(width, 'options.width'), height: checkPageSide(height, 'options.height') };
}

function readObstacles(obstacles: readonly Obstacle[] = []): readonly Obstacle[] {
  return Array.from(checkList(obstacles, 'options.obstacles', 0, maxObstacles), readObstacle);
}

function readObstacle(obstacle: Obstacle, at: number): Obstacle {
  if (typeof obstacle === 'object' && obstacle !== null) {
    const { page = 0, x, y, width, height } = obstacle;
    const isPlaced = isWhole(page, 0, maxRects) && isWhole(x, -maxPageSide, maxPageSide);
    const isSized = isWhole(width, 1, 2 * maxPageSide) && isWhole(height, 1, 2 * maxPageSide);
    // Names are made for those that are wrong only: of many obstacles they would take longer than all else.
    if (isPlaced && isWhole(y, -maxPageSide, maxPageSide) && isSized) return { page, x, y, width, height };
  }
  const name = `options.obstacles[${at}]`;
  checkObject(obstacle, name);
  return {
    page: checkInteger(obstacle.page ?? 0, `${name}.page`, 0, maxRects),
    x: checkInteger(obstacle.x, `${name}.x`, -maxPageSide, maxPageSide),
    y: checkInteger(obstacle.y, `${name}.y`, -maxPageSide, maxPageSide),
    width: checkInteger(obstacle.width, `${name}.width`, 1, 2 * maxPageSide),
    height: checkInteger(obstacle.height, `${name}.height`, 1, 2 * maxPageSide),
  };
}

function isWhole(value: unknown, least: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= max;
}
