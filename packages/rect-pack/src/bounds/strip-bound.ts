import type { Items } from '../kernels/items.js';
import { dualFeasible } from './dual-feasible.js';

/** A lower bound of the height of a strip: area, the tallest item, and widths stretched by dual feasible functions. */
export function stripBound(items: Items, width: number, thoroughness: number): number {
  const { count, turnable } = items;
  let area = 0;
  let tallest = 0;
  for (let item = 0; item < count; item++) {
    const w = items.width[item]!;
    const h = items.height[item]!;
    area += w * h;
    const stands = turnable[item] === 1 && w < h && h <= width ? w : h;
    const least = turnable[item] === 1 && w > width ? w : stands;
    if (least > tallest) tallest = least;
  }
  let bound = Math.max(tallest, Math.ceil(area / width));
  if (thoroughness === 0) return bound;
  const sizes = [...new Set([...items.width, ...items.height])];
  const slot = new Map(sizes.map((size, at) => [size, at]));
  const widthSlot = Int32Array.from(items.width, (size) => slot.get(size)!);
  const heightSlot = Int32Array.from(items.height, (size) => slot.get(size)!);
  for (const { values, capacity } of dualFeasible(sizes, width, thoroughness)) {
    let sum = 0;
    for (let item = 0; item < count; item++) {
      const flat = values[widthSlot[item]!]!;
      let stretched = flat * items.height[item]!;
      if (turnable[item] === 1) {
        const stood = values[heightSlot[item]!]!;
        const turned = stood * items.width[item]!;
        if (stood <= capacity && (flat > capacity || turned < stretched)) stretched = turned;
      }
      sum += stretched;
    }
    if (sum <= Number.MAX_SAFE_INTEGER) bound = Math.max(bound, Math.ceil(sum / capacity));
  }
  return bound;
}
