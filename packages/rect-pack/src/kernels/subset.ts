import { type Items, type Layout, makeItems } from './items.js';

/** Some of the items, in the order of the indices given. */
export function subsetOf(items: Items, indices: ArrayLike<number>): Items {
  const pick = (from: ArrayLike<number>, to: Int32Array | Uint8Array) => {
    for (let at = 0; at < indices.length; at++) to[at] = from[indices[at]!]!;
  };
  const width = new Int32Array(indices.length);
  const height = new Int32Array(indices.length);
  const turnable = new Uint8Array(indices.length);
  pick(items.width, width);
  pick(items.height, height);
  pick(items.turnable, turnable);
  return makeItems(width, height, turnable);
}

/** Writes the places of a part back into the layout of the whole. */
export function mergeLayout(part: Layout, indices: ArrayLike<number>, whole: Layout): void {
  for (let at = 0; at < indices.length; at++) {
    const item = indices[at]!;
    whole.x[item] = part.x[at]!;
    whole.y[item] = part.y[at]!;
    whole.turned[item] = part.turned[at]!;
    whole.page[item] = part.page[at]!;
  }
}
