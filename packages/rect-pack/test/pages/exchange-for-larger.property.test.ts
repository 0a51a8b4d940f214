import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, test as example, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { gapPacker } from '../../src/fill/page-packers.js';
import { emptyLayout } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { exchangeForLarger } from '../../src/pages/exchange-for-larger.js';
import { sizeList } from '../cases.js';
import { draw, itemsOf } from '../support.js';

describe('exchangeForLarger', () => {
  example('a larger one moves into the hole that a smaller one leaves, turned if need be', () => {
    const items = itemsOf(sizeList('3×4 2×5'), true);
    const layout = { ...emptyLayout(2), page: Int32Array.of(-1, 0) };
    const pace = startTally(createPace());
    expect(runSlices(exchangeForLarger(items, layout, 5, 3, pace))).toBe(2);
    expect(layout.page).toEqual(Int32Array.of(0, -1));
    expect(layout.turned[0]).toBe(1);
  });

  example('a strip that is free already is given to nobody who is smaller', () => {
    // Left of the one on the page are two columns, into which the other would fit.
    const items = itemsOf(sizeList('8×1 2×3'));
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
    const items = itemsOf([...sizeList('2×2 2×2 2×2'), [width, height]]);
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
    const items = itemsOf(list, turns);
    const side = 16;
    const regions = [{ x: 0, y: 0, endX: side, endY: side }];
    const frame = { width: side, height: side, blocks: [], regions, spaces: regions };
    const pace = startTally(createPace());
    const layout = emptyLayout(items.count);
    const order = Int32Array.from(list, (_, at) => at);
    runSlices(gapPacker(items, items.count, pace)(order, items.count, frame, layout, 0));
    const before = draw(items, layout, side).area;
    const gained = runSlices(exchangeForLarger(items, layout, side, side, pace));
    expect(gained).toBeGreaterThanOrEqual(0);
    expect(draw(items, layout, side).area).toBe(before + gained);
  });
});
