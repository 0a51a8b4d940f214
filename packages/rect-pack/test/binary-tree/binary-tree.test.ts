import { guillotineFixedSplit, guillotineLargerLeftover, pack } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';

const page = { width: 1024, height: 1024, pages: 1 } as const;
const seeds = [1, 2, 3, 4, 5];

describe("the article's case: 100 rectangles of 15 to 165 into 1024 × 1024", () => {
  test('the fixed split leaves out what the article leaves out', () => {
    const unplaced = seeds.map((seed) => guillotineFixedSplit(uniformRects(seed, 100, 15, 165), page).unplaced.length);
    expect(unplaced).toEqual([31, 40, 29, 33, 25]);
  });

  test('the larger leftover leaves out far less', () => {
    const unplaced = seeds.map(
      (seed) => guillotineLargerLeftover(uniformRects(seed, 100, 15, 165), page).unplaced.length,
    );
    expect(unplaced).toEqual([4, 1, 7, 11, 4]);
  });

  test('without a limit what does not fit opens another page', () => {
    const rects = uniformRects(1, 100, 15, 165);
    const packing = guillotineFixedSplit(rects, { width: 1024, height: 1024 });
    expect(packing.pages[0]?.placed).toHaveLength(69);
    expect(packing).toMatchObject({ status: 'complete', unplaced: [] });
    expect(faultsOf(rects, packing)).toEqual([]);
  });

  test('effort good places all, proven, on twenty seeds', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const rects = uniformRects(seed, 100, 15, 165);
      const packing = pack(rects, page);
      expect(packing).toMatchObject({ status: 'complete', proven: true, unplaced: [] });
      expect(faultsOf(rects, packing)).toEqual([]);
    }
  });
});
