import { createLowestGapPacker, packStrip } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';

type Size = readonly [width: number, height: number, turns?: boolean];

const sized = (sizes: readonly Size[]) => sizes.map(([width, height, rotate = false]) => ({ width, height, rotate }));

/** Where each of them lies on a page, in the order of the list. */
function packed(width: number, height: number, sizes: readonly Size[]) {
  const rotate = sizes.some(([, , turns]) => turns);
  const options = { width, height, pages: 1, order: 'given', rotate } as const;
  const placed = createLowestGapPacker()(sized(sizes), options).pages.flatMap((page) => page.placed);
  return sizes.map((_, at) => {
    const place = placed.find(({ id }) => id === at);
    return place && [place.x, place.y, place.rotated];
  });
}

describe('a gap', () => {
  test('takes what is turned just as wide and just as high as it', () => {
    expect(packed(10, 4, [[4, 10, true]])).toEqual([[0, 0, true]]);
    expect(packed(10, 3, [[4, 10, true]])).toEqual([undefined]);
    expect(packed(9, 4, [[4, 10, true]])).toEqual([undefined]);
  });

  test('likes what ends level with one wall, turned or not', () => {
    // The first leaves a gap of 6 beside a wall of 5; both of the others fit into it.
    const wall: Size = [4, 5];
    const low: Size = [3, 4];
    expect(packed(10, 99, [wall, low, [3, 5]])[2]).toEqual([4, 0, false]);
    expect(packed(10, 99, [wall, low, [5, 3, true]])[2]).toEqual([4, 0, true]);
  });

  test('leans what is lower on the higher wall, and what comes between them changes no height', () => {
    const wall: Size = [4, 5];
    // The second one leans on the edge of the bin, which is higher than the first.
    const second: Size = [3, 4];
    expect(packed(10, 99, [wall, second])).toEqual([
      [0, 0, false],
      [7, 0, false],
    ]);
    expect(packed(10, 99, [wall, second, [3, 2]])[2]).toEqual([4, 0, false]);
    expect(packStrip(sized([wall, second, [3, 2]]), { width: 10, effort: 'fast' }).pages[0].height).toBe(5);
  });
});
