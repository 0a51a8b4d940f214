/**
 * The pages that the options of `pack` describe: first the given sizes, then equal ones up to the limit.
 */
import { checkInteger, checkList, checkObject, InvalidInputError } from '@kit/grid';
import { maxPageSide, maxRects } from '../input/limits.js';
import { checkPageSide } from '../input/read-options.js';
import type { Obstacle, PackOptions, PageSize } from '../types.js';
import type { PageSource } from './fill-pages.js';
import { frameOf, type PageFrame } from './page-frame.js';

/** The pages of a job with their sizes. */
export type PageList = PageSource & { readonly sizeOf: (page: number) => PageSize };

/** Checks and reads the pages. */
export function readPages(options: PackOptions, border: number, padding: number, most: number): PageList {
  const sizes = readSizes(options);
  const repeated = readRepeated(options, sizes.length > 0);
  const asked = options.pages === undefined ? maxRects : checkInteger(options.pages, 'options.pages', 1, maxRects);
  const limit = Math.min(asked, repeated ? sizes.length + most : sizes.length);
  const obstacles = readObstacles(options.obstacles);
  const marked = obstacles.reduce((end, { page = 0 }) => Math.max(end, page + 1), 0);
  const distinct = Math.max(sizes.length, marked);
  const frames: PageFrame[] = [];
  const sizeOf = (page: number): PageSize => sizes[page] ?? repeated ?? sizes[0]!;
  const frame = (page: number): PageFrame => {
    const number = Math.min(page, distinct);
    frames[number] ??= frameOf(
      sizeOf(number),
      border,
      padding,
      obstacles.filter((obstacle) => (obstacle.page ?? 0) === number),
    );
    return frames[number];
  };
  // A page that is no more than an obstacle can stay empty: then as many more are needed.
  return { frame, limit: options.pages === undefined && repeated ? limit + marked : limit, distinct, sizeOf };
}

function readSizes({ sizes }: PackOptions): PageSize[] {
  if (sizes === undefined) return [];
  return Array.from(checkList(sizes, 'options.sizes', 1, maxRects), (size, at) => {
    const name = `options.sizes[${at}]`;
    checkObject(size, name);
    return { width: checkPageSide(size.width, `${name}.width`), height: checkPageSide(size.height, `${name}.height`) };
  });
}

function readRepeated({ width, height }: PackOptions, optional: boolean): PageSize | undefined {
  if (optional && width === undefined && height === undefined) return undefined;
  return { width: checkPageSide(width, 'options.width'), height: checkPageSide(height, 'options.height') };
}

function readObstacles(obstacles: readonly Obstacle[] = []): readonly Obstacle[] {
  return Array.from(checkList(obstacles, 'options.obstacles', 0, 65_536), (obstacle, at) => {
    const name = `options.obstacles[${at}]`;
    if (typeof obstacle !== 'object' || obstacle === null) {
      throw new InvalidInputError('bad-options', `${name} is not an object`, { name });
    }
    return {
      page: checkInteger(obstacle.page ?? 0, `${name}.page`, 0, maxRects),
      x: checkInteger(obstacle.x, `${name}.x`, -maxPageSide, maxPageSide),
      y: checkInteger(obstacle.y, `${name}.y`, -maxPageSide, maxPageSide),
      width: checkInteger(obstacle.width, `${name}.width`, 1, 2 * maxPageSide),
      height: checkInteger(obstacle.height, `${name}.height`, 1, 2 * maxPageSide),
    };
  });
}
