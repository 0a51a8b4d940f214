import { int32Arrays, type Layout } from '../items/items.js';
import { roundedUp, Space } from '../items/space.js';
import { skylineLength } from './chained-skyline.js';

/** Arrays that a gap kernel works in, with room for as many members. */
export type GapMemory = { readonly layout: Layout; readonly next: Int32Array; readonly skyline: Int32Array };

/** Memory for so many members. */
export function gapMemory(count: number): GapMemory {
  const segments = skylineLength(count);
  const space = new Space(4 * (4 * count + 1 + segments) + roundedUp(count));
  const layout = { x: space.ints(count), y: space.ints(count), page: space.ints(count), turned: space.bytes(count) };
  return { layout, next: space.ints(count + 1), skyline: space.ints(segments) };
}

/** A layout with everything on page 0. */
export function pageLayout(count: number): Layout {
  const [x, y, page] = int32Arrays(3, count);
  return { x, y, turned: new Uint8Array(count), page };
}
