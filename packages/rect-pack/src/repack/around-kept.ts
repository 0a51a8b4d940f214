/** Packs what does not stay around what does: that is in its way, as obstacles are. */
import type { Search, Slices } from '@kit/grid';
import type { Pace } from '../items/pace.js';
import { packPaced } from '../pack/pack-search.js';
import { readPages } from '../pages/read-pages.js';
import { nameOf } from '../rects/bare-faults.js';
import { Extras } from '../rects/extras.js';
import type { Obstacle, Packing, Page, PageSize, Placed, RectInput } from '../types.js';
import { boxWithRim, type Former } from './keep-places.js';
import { unitOf } from './kept-apart.js';
import type { RepackOptions } from './repacking.js';
import { type Course, inside, sliced, stepsEach } from './search-course.js';

/** Packs what does not stay around what does. */
export function* around(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
  options: RepackOptions,
  course: Course,
  pace: Pace,
): Search<Packing, { nodes: number }> {
  const { coming, standing } = yield* sliced(parted(rects, kept, pace), course);
  const obstacles = [...Array.from(options.obstacles ?? []), ...standing];
  const alignTo = unitOf(rects, options.alignTo ?? 1);
  const rest = yield* inside(packPaced(coming, { ...options, alignTo, obstacles }, pace), course);
  const pages = yield* sliced(joined(rects, kept, rest.pages, options, pace), course);
  return { ...rest, pages };
}

/** What is to be packed, and what is in its way. */
function* parted(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
  pace: Pace,
): Slices<{ coming: RectInput[]; standing: Obstacle[] }> {
  const coming: RectInput[] = [];
  const standing: Obstacle[] = [];
  for (let at = 0; at < rects.length; at++) {
    const stays = kept.get(at);
    if (stays === undefined) coming.push({ id: at, ...rects[at] });
    else {
      const { x, y, endX, endY } = boxWithRim(stays.place);
      standing.push({ page: stays.page, x, y, width: endX - x, height: endY - y });
    }
    pace.left -= stepsEach;
    if (pace.left <= 0) yield pace.rest();
  }
  // They are read and laid out before the search that is given them pauses.
  pace.spend(stepsEach * standing.length);
  if (pace.left <= 0) yield pace.rest();
  return { coming, standing };
}

/** The pages of the packed rest with what stays on them. */
function* joined(
  rects: readonly RectInput[],
  kept: ReadonlyMap<number, Former>,
  rest: readonly Page[],
  options: RepackOptions,
  pace: Pace,
): Slices<Page[]> {
  const pages = new Map<number, { size: PageSize; placed: Placed[] }>();
  for (const { index, width, height, placed } of rest) {
    pages.set(index, { size: { width, height }, placed: [...placed] });
    pace.left -= placed.length;
  }
  const { sizes, repeated } = readPages(options);
  for (const [at, { page: index, place }] of kept) {
    const page = pages.get(index) ?? { size: sizes[index] ?? repeated!, placed: [] };
    pages.set(index, page);
    page.placed.push(placeOf(rects[at], at, place));
    pace.left -= stepsEach;
    if (pace.left <= 0) yield pace.rest();
  }
  return Array.from(pages)
    .sort(([a], [b]) => a - b)
    .map(
      ([
        index,
        {
          size: { width, height },
          placed,
        },
      ]): Page => {
        const area = placed.reduce((sum, rect) => sum + rect.width * rect.height, 0);
        return { index, width, height, placed, occupancy: area / (width * height) };
      },
    );
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
