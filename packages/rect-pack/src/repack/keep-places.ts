/**
 * Which rectangles can stay where they were: those of the same size and rim, on a page of the same size, inside its
 * border, on the raster, off the obstacles. What belongs together by its tag stays or goes together.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Box } from '../items/box.js';
import { ownSides } from '../rects/extras.js';
import { originOf, type Raster } from '../rects/raster.js';
import type { ReadOptions } from '../rects/read-options.js';
import type { Obstacle, Page, PageSize, Placed, RectInput } from '../types.js';

/** A rectangle's place of old: on which page, and where. */
export type Former = { readonly page: number; readonly place: Placed };

/** What decides whether a place can be kept. */
export type KeepRules = {
  readonly options: ReadOptions;
  readonly raster: Raster;
  /** The size of each page, undefined where there is none. */
  readonly sizeOf: (page: number) => PageSize | undefined;
  readonly obstacles: readonly Obstacle[];
};

/** Steps that a look at a rectangle is worth: it is sought in a map. */
const stepsEach = 40;

/** The places of old by id. */
export function formerPlaces(pages: readonly Page[]): Map<string | number, Former> {
  const places = new Map<string | number, Former>();
  for (const page of pages) {
    for (const place of page.placed) places.set(place.id, { page: page.index, place });
  }
  return places;
}

/** The places that are kept, by the index of the rectangle. */
export function* keptPlaces(
  rects: readonly RectInput[],
  former: ReadonlyMap<string | number, Former>,
  rules: KeepRules,
  pace: Pace,
): Slices<Map<number, Former>> {
  const kept = new Map<number, Former>();
  /** The page of each tag; −1 where its rectangles can't stay. */
  const pageOfTag = new Map<string, number>();
  for (let at = 0; at < rects.length; at++) {
    const rect = rects[at];
    const old = former.get(rect.id ?? at);
    const stays = old !== undefined && canStay(rect, at, old, rules);
    if (stays) kept.set(at, old);
    if (rect.tag !== undefined) {
      const page = pageOfTag.get(rect.tag);
      const own = stays ? old.page : -1;
      pageOfTag.set(rect.tag, page === undefined || page === own ? own : -1);
    }
    if (spend(pace, stepsEach + 2 * rules.obstacles.length)) yield;
  }
  for (const at of [...kept.keys()]) {
    const { tag } = rects[at];
    if (tag !== undefined && pageOfTag.get(tag) === -1) kept.delete(at);
  }
  return kept;
}

/** A place with its rim. */
export function boxWithRim({ x, y, width, height, extrude = 0 }: Placed): Box {
  return { x: x - extrude, y: y - extrude, endX: x + width + extrude, endY: y + height + extrude };
}

function canStay(rect: RectInput, at: number, { page, place }: Former, rules: KeepRules): boolean {
  const { options, raster, obstacles } = rules;
  const size = rules.sizeOf(page);
  const rim = rect.extrude ?? options.extrude;
  const [width, height] = place.rotated ? [place.height, place.width] : [place.width, place.height];
  const own = ownSides(rect, at);
  if (own.width !== width || own.height !== height || (place.extrude ?? 0) !== rim || size === undefined) return false;
  if (place.rotated && !(rect.rotate ?? options.rotate)) return false;
  const { unit, border, padding } = raster;
  const origin = originOf(raster);
  if ((place.x - origin) % unit !== 0 || (place.y - origin) % unit !== 0) return false;
  const box = boxWithRim(place);
  if (box.x < border || box.y < border || box.endX > size.width - border || box.endY > size.height - border)
    return false;
  return !obstacles.some(
    (other) =>
      other.page === page &&
      other.x < box.endX + padding &&
      box.x < other.x + other.width + padding &&
      other.y < box.endY + padding &&
      box.y < other.y + other.height + padding,
  );
}
