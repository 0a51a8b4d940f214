import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, test as example, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { gapPacker } from '../../src/fill/page-packers.js';
import { emptyLayout, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { exchangeForLarger } from '../../src/pages/exchange-for-larger.js';

/** Area on the page; throws if something overlaps or sticks out, pixel by pixel. */
function paintedArea(
  items: ReturnType<typeof makeItems>,
  layout: ReturnType<typeof emptyLayout>,
  side: number,
): number {
  const taken = new Set<number>();
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item] !== 0) continue;
    const turned = layout.turned[item] === 1;
    const width = turned ? items.height[item] : items.width[item];
    const height = turned ? items.width[item] : items.height[item];
    for (let y = layout.y[item]; y < layout.y[item] + height; y++) {
      for (let x = layout.x[item]; x < layout.x[item] + width; x++) {
        if (x >= side || y >= side || taken.has(y * side + x)) throw new Error(`pixel ${x}, ${y} is taken`);
        taken.add(y * side + x);
      }
    }
  }
  return taken.size;
}

describe('exchangeForLarger', () => {
  example('a larger one moves into the hole that a smaller one leaves, turned if need be', () => {
    const items = makeItems(Int32Array.of(3, 2), Int32Array.of(4, 5), Uint8Array.of(1, 1));
    const layout = { ...emptyLayout(2), page: Int32Array.of(-1, 0) };
    const pace = startTally(createPace());
    expect(runSlices(exchangeForLarger(items, layout, 5, 3, pace))).toBe(2);
    expect(layout.page).toEqual(Int32Array.of(0, -1));
    expect(layout.turned[0]).toBe(1);
  });

  example('a strip that is free already is given to nobody who is smaller', () => {
    // Left of the one on the page are two columns, into which the other would fit.
    const items = makeItems(Int32Array.of(8, 2), Int32Array.of(1, 3), new Uint8Array(2));
    const layout = { ...emptyLayout(2), x: Int32Array.of(2, 0), page: Int32Array.of(0, -1) };
    expect(runSlices(exchangeForLarger(items, layout, 10, 10, startTally(createPace())))).toBe(0);
    expect(layout.page).toEqual(Int32Array.of(0, -1));
  });

  example.each<[string, [number, number][], number, number]>([
    [
      'at its right',
      [
        [0, 0],
        [2, 0],
        [2, 2],
      ],
      2,
      4,
    ],
    [
      'at its left',
      [
        [2, 0],
        [0, 0],
        [0, 2],
      ],
      2,
      4,
    ],
    [
      'below',
      [
        [0, 0],
        [0, 2],
        [2, 2],
      ],
      4,
      2,
    ],
    [
      'above',
      [
        [0, 2],
        [0, 0],
        [2, 0],
      ],
      4,
      2,
    ],
  ])('what touches the hole does not bound it: %s', (_, corners, width, height) => {
    const items = makeItems(Int32Array.of(2, 2, 2, width), Int32Array.of(2, 2, 2, height), new Uint8Array(4));
    const layout = {
      x: Int32Array.from([...corners, [0, 0]], ([x]) => x!),
      y: Int32Array.from([...corners, [0, 0]], ([, y]) => y!),
      turned: new Uint8Array(4),
      page: Int32Array.of(0, 0, 0, -1),
    };
    expect(runSlices(exchangeForLarger(items, layout, 4, 4, startTally(createPace(1))))).toBe(4);
    expect(layout.page).toEqual(Int32Array.of(-1, 0, 0, 0));
  });

  const sides = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 30 });
  prop([sides, fc.boolean()])('covers as much more as it says, and nothing overlaps', (list, turns) => {
    const items = makeItems(
      Int32Array.from(list, ([width]) => width),
      Int32Array.from(list, ([, height]) => height),
      Uint8Array.from(list, ([width, height]) => (turns && width !== height ? 1 : 0)),
    );
    const side = 16;
    const regions = [{ x: 0, y: 0, endX: side, endY: side }];
    const frame = { width: side, height: side, blocks: [], regions, spaces: regions };
    const pace = startTally(createPace());
    const layout = emptyLayout(items.count);
    const order = Int32Array.from(list, (_, at) => at);
    runSlices(gapPacker(items, items.count, pace)(order, items.count, frame, layout, 0));
    const before = paintedArea(items, layout, side);
    const gained = runSlices(exchangeForLarger(items, layout, side, side, pace));
    expect(gained).toBeGreaterThanOrEqual(0);
    expect(paintedArea(items, layout, side)).toBe(before + gained);
  });
});
