import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { fillPages } from '../../src/fill/fill-pages.js';
import type { PagePacker } from '../../src/fill/page-packers.js';
import { emptyLayout } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';

test.each([1, 511, 512, 513, 1024, 1400])(
  'of %i that are large a page is offered the first 512 that wait, in their order, and what it leaves stays in front',
  (count) => {
    const side = new Int32Array(count).fill(9);
    const items = { count, width: side, height: side, turnable: new Uint8Array(count) };
    const order = Int32Array.from({ length: count }, (_, at) => count - 1 - at);
    const frame = { width: 10, height: 10, blocks: [], regions: [], spaces: [] };
    const layout = emptyLayout(count);
    let waiting = Array.from(order);
    let pages = 0;
    const fill: PagePacker = function* (part, length, given, out, page) {
      expect([Array.from(part.subarray(0, length)), given, page]).toEqual([waiting.slice(0, 512), frame, pages]);
      const taken = new Set(waiting.slice(0, 512).filter((_, at) => at % 3 === 1 || at === 0));
      for (const item of taken) out.page[item] = page;
      waiting = waiting.filter((item) => !taken.has(item));
      pages++;
    };
    const source = { frame: () => frame, limit: 1000, distinct: 0 };
    runSlices(fillPages(items, order, fill, source, layout, new Pace(true, 1)));
    expect([waiting, layout.page.includes(-1)]).toEqual([[], false]);
    expect(order).toEqual(Int32Array.from({ length: count }, (_, at) => count - 1 - at));
  },
);
