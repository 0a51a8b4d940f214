import type { Items } from '../items/items.js';
import type { PageShape } from '../shape/page-shape.js';

/** The items that fit into the largest frames in one of their positions; undefined if all do. */
export function itemsThatFit(items: Items, shape: PageShape, offset: number): number[] | undefined {
  // Where the width does not fix the height, the largest page is as wide and as high as any.
  const page = shape.isFixed
    ? { width: shape.roundDown(shape.maxWidth), height: shape.roundDown(shape.maxHeight) }
    : shape.largest();
  const across = page.width - offset;
  const down = page.height - offset;
  const { count, width, height, turnable } = items;
  if (!items.turns && items.widest <= across && items.tallest <= down) return undefined;
  const fits = (item: number): boolean =>
    (width[item] <= across && height[item] <= down) ||
    (turnable[item] === 1 && height[item] <= across && width[item] <= down);
  let item = 0;
  while (item < count && fits(item)) item++;
  if (item === count) return undefined;
  return Array.from({ length: count }, (_, at) => at).filter(fits);
}
