/** Packs what does not stay around what does: that is in its way, as obstacles are. */
import type { Sketch } from '../output/report-search.js';
import { sketchPack } from '../pack/pack-search.js';
import { readPages } from '../pages/read-pages.js';
import { nameOf } from '../rects/bare-faults.js';
import { Extras } from '../rects/extras.js';
import { pageWith } from '../rects/packed.js';
import type { Obstacle, Packing, Page, PageSize, Placed, RectInput } from '../types.js';
import { boxWithRim, type Former } from './keep-places.js';
import { unitOf } from './kept-apart.js';
import type { RepackOptions } from './repacking.js';

/** A packing of what does not stay. */
export type Rest = {
  readonly sketch: Sketch;
  /** The packing so far, with what stays; undefined if there is none that all is in. */
  readonly packing: (done: boolean) => Packing;
};

/** Packs what does not stay around what does. */
export function around(rects: readonly RectInput[], kept: ReadonlyMap<number, Former>, options: RepackOptions): Rest {
  const { coming, standing } = parted(rects, kept);
  const obstacles = [...Array.from(options.obstacles ?? []), ...standing];
  const alignTo = unitOf(rects, options.alignTo ?? 1);
  const sketch = sketchPack(coming, { ...options, alignTo, obstacles });
  const packing = (done: boolean): Packing => {
    const rest = sketch.answer(done);
    return { ...rest, pages: joined(rects, kept, rest.pages, options) };
  };
  return { sketch, packing };
}

/** What is to be packed, and what is in its way. */
function parted(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
): { coming: RectInput[]; standing: Obstacle[] } {
  const coming: RectInput[] = [];
  const standing: Obstacle[] = [];
  for (let at = 0; at < rects.length; at++) {
    const stays = kept.get(at);
    if (stays === undefined) coming.push({ id: at, ...rects[at] });
    else {
      const { x, y, endX, endY } = boxWithRim(stays.place);
      standing.push({ page: stays.page, x, y, width: endX - x, height: endY - y });
    }
  }
  return { coming, standing };
}

/** The pages of the packed rest with what stays on them. */
function joined(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
  rest: readonly Page[],
  options: RepackOptions,
): Page[] {
  const pages = new Map<number, { size: PageSize; placed: Placed[] }>();
  for (const page of rest) pages.set(page.index, { size: page, placed: [...page.placed] });
  const { sizes, repeated } = readPages(options);
  for (const [at, { page: index, place }] of kept) {
    const page = pages.get(index) ?? { size: sizes[index] ?? repeated!, placed: [] };
    pages.set(index, page);
    page.placed.push(placeOf(rects[at], at, place));
  }
  const inOrder = [...pages].sort(([a], [b]) => a - b);
  return inOrder.map(([index, { size, placed }]): Page => pageWith(index, size, placed));
}

/** A rectangle at its place of old, with what it carries now. */
function placeOf(rect: RectInput, at: number, { x, y, width, height, rotated, extrude }: Placed): Placed {
  const extras = new Extras(1, { padding: 0, extrude: 0, alignTo: 1 });
  extras.read(0, rect, `rects[${at}]`);
  return {
    ...{ id: nameOf(rect.id ?? at), x, y, width, height, rotated },
    ...extras.carriedOf(0),
    ...(extrude === undefined ? undefined : { extrude }),
  };
}
