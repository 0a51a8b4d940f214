import { emptyLayout, type Items, type Layout, makeItems } from './items.js';

/** Some of the items, in the order of the indices given. */
export function subsetOf({ width, height, turnable, worth, own }: Items, indices: ArrayLike<number>): Items {
  const count = indices.length;
  const sides = [new Int32Array(count), new Int32Array(count)] as const;
  const turns = new Uint8Array(count);
  const worths = worth && new Float64Array(count);
  const owns = own && new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    const item = indices[at];
    sides[0][at] = width[item];
    sides[1][at] = height[item];
    turns[at] = turnable[item];
    if (worth && worths) worths[at] = worth[item];
    if (own && owns) owns[at] = own[item];
  }
  return makeItems(sides[0], sides[1], turns, worths, owns);
}

/** A layout of a part as one of the whole, of so many items. */
export function wholeLayout(part: Layout, indices: ArrayLike<number> | undefined, count: number): Layout {
  if (indices === undefined) return part;
  const whole = emptyLayout(count);
  mergeLayout(part, indices, whole);
  return whole;
}

/** Writes the places of a part back into the layout of the whole. */
export function mergeLayout(part: Layout, indices: ArrayLike<number>, whole: Layout): void {
  for (let at = 0; at < indices.length; at++) {
    const item = indices[at];
    whole.x[item] = part.x[at];
    whole.y[item] = part.y[at];
    whole.turned[item] = part.turned[at];
    whole.page[item] = part.page[at];
  }
}
