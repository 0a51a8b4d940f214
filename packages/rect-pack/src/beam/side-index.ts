/**
 * Which items have a side of just that length: those that could fill a gap, or be level with its wall.
 *
 * An item is coded `2 · item`, plus 1 if it is turned. The codes of side `s` are `codes[starts[s]]` and what follows up to
 * `starts[s + 1]`, by rising item. Counting sort, O(items + longest side).
 */
import type { Items } from '../items/items.js';

/** The codes by one side. */
export type SideIndex = { readonly starts: Int32Array; readonly codes: Int32Array };

/** The codes by the side along the bottom, or by the one that stands up. */
export function indexSides(items: Items, standing: boolean): SideIndex {
  const { count, turnable } = items;
  const upright = standing ? items.height : items.width;
  const turned = standing ? items.width : items.height;
  let longest = 0;
  let codeCount = 0;
  for (let item = 0; item < count; item++) {
    longest = Math.max(longest, upright[item], turned[item]);
    codeCount += 1 + turnable[item];
  }
  const starts = new Int32Array(longest + 2);
  const codes = new Int32Array(codeCount);
  for (let item = 0; item < count; item++) {
    starts[upright[item]]++;
    if (turnable[item] === 1) starts[turned[item]]++;
  }
  let end = 0;
  for (let side = 0; side < starts.length; side++) {
    end += starts[side];
    starts[side] = end;
  }
  for (let item = count - 1; item >= 0; item--) {
    codes[--starts[upright[item]]] = 2 * item;
    if (turnable[item] === 1) codes[--starts[turned[item]]] = 2 * item + 1;
  }
  return { starts, codes };
}
