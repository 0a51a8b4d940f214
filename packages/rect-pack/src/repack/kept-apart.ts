/** What of a former packing can stay: what fits its place still, and lies far enough from all that stays with it. */
import type { Pace, Slices } from '@kit/grid';
import { readPages } from '../pages/read-pages.js';
import { leastCommonMultiple } from '../rects/raster.js';
import { readOptions } from '../rects/read-options.js';
import type { RectInput } from '../types.js';
import { boxWithRim, type Former, keptPlaces } from './keep-places.js';
import { meetingPair } from './places-apart.js';
import type { RepackOptions } from './repacking.js';

/** What can stay; a page on which two of them are nearer to each other than the padding keeps nothing. */
export function* keptApart(
  rects: readonly RectInput[],
  former: ReadonlyMap<string | number, Former>,
  options: RepackOptions,
  pace: Pace,
): Slices<Map<number, Former>> {
  const common = readOptions(options);
  const { sizes, repeated, pages = Number.POSITIVE_INFINITY, obstacles } = readPages(options);
  const raster = { unit: unitOf(rects, common.alignTo), border: common.border, padding: common.padding };
  const sizeOf = (page: number) => (page < pages ? (sizes[page] ?? repeated) : undefined);
  const kept = yield* keptPlaces(rects, former, { options: common, raster, sizeOf, obstacles }, pace);
  const byPage = new Map<number, (readonly [number, Former])[]>();
  for (const stays of kept) {
    const { page } = stays[1];
    const there = byPage.get(page);
    if (there === undefined) byPage.set(page, [stays]);
    else there.push(stays);
  }
  for (const there of byPage.values()) {
    const boxes = there.map(([, { place }]) => {
      const { x, y, endX, endY } = boxWithRim(place);
      return { x, y, endX: endX + common.padding, endY: endY + common.padding };
    });
    if ((yield* meetingPair(boxes, pace)) !== undefined) for (const [at] of there) kept.delete(at);
  }
  return kept;
}

/** The blocks that all rectangles keep to. */
export function unitOf(rects: readonly RectInput[], alignTo: number): number {
  let unit = alignTo;
  for (const { alignTo: own } of rects) {
    if (own !== undefined) unit = leastCommonMultiple(unit, own);
  }
  return unit;
}
