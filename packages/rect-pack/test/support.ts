import type { Items, Layout } from '../src/items/items.js';

/** A layout as text for the messages of failing tests: what lies where, a line an item. */
export function formatLayout(items: Items, { x, y, turned, page }: Layout): string {
  return Array.from(items.width, (across, item) => {
    const size = `${item}: ${across} × ${items.height[item]}`;
    if (page[item] < 0) return `${size} has no place`;
    return `${size}${turned[item] === 1 ? ', turned,' : ''} at ${x[item]}, ${y[item]} on page ${page[item]}`;
  }).join('\n');
}
