import type { Pace } from '@kit/grid';
import type { PageSource } from '../fill/fill-pages.js';
import type { PageFrame } from '../fill/page-frame.js';
import type { Items } from '../items/items.js';

/**
 * Does an item fit on any page that it could come to? Only pages that no other one surpasses are kept, so that an item
 * is compared with few of them.
 */
export function sizeTest(items: Items, pages: PageSource, pace: Pace): (item: number) => boolean {
  const { width: widths, height: heights, turnable } = items;
  const shapes = new Set<PageFrame>();
  const count = Math.min(pages.limit, pages.distinct + 1);
  for (let page = 0; page < count; page++) shapes.add(pages.frame(page));
  pace.work += 4 * count;
  const falling = (a: PageFrame, b: PageFrame): number => b.width - a.width || b.height - a.height;
  // By falling width, each higher than those before it.
  const steps: PageFrame[] = [];
  let highest = 0;
  for (const frame of [...shapes].sort(falling)) {
    if (frame.height <= highest) continue;
    highest = frame.height;
    steps.push(frame);
  }
  // The last one that is wide enough is the highest of those.
  const fits = (width: number, height: number): boolean => {
    let from = 0;
    let to = steps.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (steps[middle].width >= width) from = middle + 1;
      else to = middle;
    }
    return from > 0 && steps[from - 1].height >= height;
  };
  return (item) => {
    const width = widths[item];
    const height = heights[item];
    return fits(width, height) || (turnable[item] === 1 && fits(height, width));
  };
}
