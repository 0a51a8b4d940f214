import { checkNumber, describeValue, InvalidInputError } from '@kit/grid';
import { areaOf, packed } from '../rects/packed.js';
import { withoutUndefined } from '../rects/without-undefined.js';
import type { Alias, Packing, Page, Placed, Source } from '../types.js';
import { checkPages, withPages } from './check-packing.js';
import { scaledDetails } from './frame-details.js';

/**
 * The same layout at another scale: pages for @1x and @0.5x of a packing made for @2x.
 *
 * Every place has to fall on a whole pixel: pack with `alignTo: 2` to halve, with `alignTo: 4` to quarter. Sides that don't
 * come out whole are rounded up, as pictures that are scaled down are; there is room for that. Rims
 * and the edges of nine-slices (`data.borders`, `data.pads`) are rounded down.
 *
 * @param packing - the packing at its largest scale
 * @param factor - what lengths are multiplied by, such as 0.5
 * @returns the packing with all lengths scaled, measured by area
 * @throws {@link InvalidInputError} `bad-packing` for a place that falls between pixels, `bad-number`, `bad-options`,
 * `bad-list`, `bad-size`, `bad-id`, `bad-flag`, `bad-text`, `bad-choice`
 *
 * @example
 * ```ts
 * import { pack, scalePacking } from '@kit/rect-pack';
 *
 * const rects = [{ id: 'a', width: 5, height: 4 }, { id: 'b', width: 4, height: 4 }];
 * const packing = pack(rects, { width: 16, height: 4, alignTo: 2 });
 * const { placed } = scalePacking(packing, 0.5).pages[0]!;
 * placed.map(({ id, x, width }) => [id, x, width]); // => [['a', 0, 3], ['b', 3, 2]]
 * ```
 */
export function scalePacking<Id extends string | number, Data>(
  packing: Packing<Id, Data>,
  factor: number,
): Packing<Id, Data> {
  checkNumber(factor, 'factor', 1 / 64, 64);
  const pages = checkPages(packing).map((page, number): Page<Id, Data> => {
    const width = Math.ceil(page.width * factor);
    const height = Math.ceil(page.height * factor);
    const placed = page.placed.map((rect, at) => scaled(rect, factor, `packing.pages[${number}].placed[${at}]`));
    return { ...page, width, height, placed, occupancy: areaOf(placed) / (width * height) };
  });
  const value = pages.reduce((sum, { placed }) => sum + areaOf(placed), 0);
  const { measure, bound, gap, proven } = packed(pages, [], { measure: 'area', value, bound: areaOf(pages) });
  return { ...withPages(packing, pages), measure, value, bound, gap, proven };
}

function scaled<Id extends string | number, Data>(
  rect: Placed<Id, Data>,
  factor: number,
  name: string,
): Placed<Id, Data> {
  const { source, aliases, data, extrude = 0, ...place } = rect;
  const x = place.x * factor;
  const y = place.y * factor;
  if (!Number.isInteger(x) || !Number.isInteger(y)) {
    const message = `${name} is ${describeValue(rect.id)} at ${rect.x}, ${rect.y}: expected a place that is whole at ${factor} (pack with alignTo)`;
    throw new InvalidInputError('bad-packing', message, { name });
  }
  const rim = Math.floor(extrude * factor);
  return {
    ...place,
    x,
    y,
    width: Math.ceil(place.width * factor),
    height: Math.ceil(place.height * factor),
    ...withoutUndefined({
      source: scaledSource(source, factor),
      aliases: aliases?.map((alias) => scaledAlias(alias, factor)),
      data: scaledDetails(data, factor),
      extrude: rim === 0 ? undefined : rim,
    }),
  };
}

/** Rounded up and down like this, a source still holds its rectangle. */
function scaledSource(source: Source | undefined, factor: number): Source | undefined {
  if (source === undefined) return undefined;
  const [width, height] = [Math.ceil(source.width * factor), Math.ceil(source.height * factor)];
  return { width, height, x: Math.floor(source.x * factor), y: Math.floor(source.y * factor) };
}

function scaledAlias<Id extends string | number, Data>(alias: Alias<Id, Data>, factor: number): Alias<Id, Data> {
  const { source, data } = alias;
  return {
    ...alias,
    ...withoutUndefined({ source: scaledSource(source, factor), data: scaledDetails(data, factor) }),
  };
}
