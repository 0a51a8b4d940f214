import { createPace, runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { lengthsOf, pagesWorth, type Scales, stretchFurther } from '../../src/bounds/stretch-further.js';
import type { Items } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { itemsOf } from '../support.js';

describe('what a side counts for in one direction', () => {
  const sizes = Int32Array.of(4, 6, 10, 12);
  /** Down the page all keep their lengths, and 12 is longer than a page. */
  const down = { values: Float64Array.of(4, 6, 10, 11), capacity: 10 };
  test.each<[string, turns: number, size: [number, number], weights: [number, number, number, number]]>([
    ['its other side, if it lies one way', 0, [4, 6], [0.6, 0, 0, 0]],
    ['a half of that each way, if it may be turned', 1, [4, 6], [0.3, 0.2, 0, 0]],
    ['so it is if it stands from end to end', 1, [4, 10], [0.5, 0, 0.2, 0]],
    ['or lies from end to end', 1, [10, 4], [0.5, 0, 0.2, 0]],
    ['all of it, if it fits the other way only', 1, [4, 12], [0, 0, 0, 0.4]],
    ['or as it is only', 1, [12, 4], [0, 0, 0, 0.4]],
    ['nothing, if it does not fit', 0, [4, 12], [0, 0, 0, 0]],
  ])('%s', (_, turns, [width, height], weights) => {
    const items = itemsOf([[width, height]], turns);
    const sides = { sizes, across: Int32Array.of(sizes.indexOf(width)), down: Int32Array.of(sizes.indexOf(height)) };
    expect([...lengthsOf(items, sides, true, down).weights]).toEqual(weights);
    const turned = { sizes, across: sides.down, down: sides.across };
    expect([...lengthsOf(items, turned, false, down).weights]).toEqual(weights);
  });
});

describe('what may be turned counts as the way that counts less', () => {
  // What the scales across and down the page, both of 10, make of its width and of its height.
  test.each<[string, across: [number, number], down: [number, number], area: number]>([
    ['as it lies', [2, 3], [5, 4], 8],
    ['turned', [3, 2], [4, 5], 8],
    ['turned, when its height is as long as the page', [3, 10], [1, 5], 10],
    ['turned, when its width is as long as the page', [3, 1], [10, 5], 10],
    ['as it lies, since turned it is too wide', [3, 11], [0, 5], 15],
    ['as it lies, since turned it is too high', [3, 0], [11, 5], 15],
    ['turned, since as it lies it is too wide', [11, 3], [5, 0], 15],
    ['turned, since as it lies it is too high', [0, 3], [5, 11], 15],
    ['as it lies, from side to side', [10, 3], [5, 1], 10],
    ['as it lies, from top to bottom', [1, 3], [5, 10], 10],
  ])('%s', (_, across, down, area) => {
    const scales = [across, down].map((values) => ({ values: Float64Array.from(values), capacity: 10 }));
    const worth = (turns: number): number => {
      const items = itemsOf([[1, 2]], turns);
      const sides = { sizes: Int32Array.of(1, 2), across: Int32Array.of(0), down: Int32Array.of(1) };
      return pagesWorth(items, sides, scales[0], scales[1]);
    };
    expect(worth(1)).toBe(area / 100);
    expect(worth(0)).toBe((across[0] * down[1]) / 100);
  });
});

describe('squares of 6, of which a page of 10 × 10 holds one', () => {
  const squares = (count: number): Items => itemsOf(Array.from({ length: count }, () => [6, 6] as const));
  const plain = { values: Float64Array.of(6), capacity: 10 };
  /** More than a half counts in full: the best there is. */
  const full = { values: Float64Array.of(1), capacity: 1 };
  /** How many pages they are worth, and how many scales were looked for. */
  const stretched = (count: number, start: Scales): [worth: number, turns: number] => {
    let turns = 0;
    const side = () => {
      turns++;
      return 10;
    };
    const page = {
      get width() {
        return side();
      },
      get height() {
        return side();
      },
    };
    const sides = { sizes: Int32Array.of(6), across: new Int32Array(count), down: new Int32Array(count) };
    const pace = startTally(createPace());
    return [runSlices(stretchFurther(squares(count), sides, page, start, pace)), turns];
  };
  test('are worth a page each, and a turn without a gain is the last', () => {
    // Six tenths after the first turn, all after the second; the third finds nothing more.
    expect(stretched(5, { across: plain, down: plain })).toEqual([5, 3]);
  });
  test('also where the first turn gains nothing', () => {
    expect(stretched(5, { across: full, down: plain })[0]).toBe(5);
  });
  test('of more than a thousand the scales given are the last', () => {
    expect(stretched(1000, { across: plain, down: plain })[0]).toBe(1000);
    const [worth, turns] = stretched(1001, { across: plain, down: plain });
    expect(worth).toBeCloseTo(360.36, 9);
    expect(turns).toBe(0);
  });
});
