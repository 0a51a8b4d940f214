import { packSmallest, packStrip } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { rectList } from '../cases.js';

/** Which of the rectangles beside one that always fits are told to be too large. */
const refused = (width: number, height: number, rotate: boolean, maxWidth: number, maxHeight: number) =>
  packSmallest(
    [
      { id: 'small', width: 2, height: 2 },
      { id: 'asked', width, height, rotate },
    ],
    { maxWidth, maxHeight },
  ).unplaced.map(({ id, reason }) => `${id}: ${reason}`);

describe('what fits the largest page', () => {
  test.each([
    // Equal to the maxima, upright and turned, and one more on each side.
    [10, 6, false, []],
    [11, 6, false, ['asked: too-large']],
    [10, 7, false, ['asked: too-large']],
    [6, 10, false, ['asked: too-large']],
    [6, 10, true, []],
    [7, 10, true, ['asked: too-large']],
    [6, 11, true, ['asked: too-large']],
    [7, 7, true, ['asked: too-large']],
    [10, 6, true, []],
  ] as const)('%i × %i, turned: %s', (width, height, rotate, expected) => {
    // Alone it is decided by its own sides; the small one has no place beside it on a page that it fills.
    const told = refused(width, height, rotate, 10, 6).filter((text) => text.startsWith('asked'));
    expect(told).toEqual(expected);
  });

  test('the border takes its part on both sides, the padding none', () => {
    const told = (width: number, height: number) =>
      packSmallest([{ width, height, rotate: true }], { maxWidth: 12, maxHeight: 8, border: 1, padding: 3 }).status;
    expect([told(10, 6), told(6, 10), told(11, 6), told(6, 11), told(7, 7)]).toEqual([
      'complete',
      'complete',
      'partial',
      'partial',
      'partial',
    ]);
  });
});

describe('what fits a strip', () => {
  test.each([
    [10, 4, false, true],
    [11, 4, false, false],
    [10, 5, false, false],
    [4, 10, true, true],
    [4, 11, true, false],
    [5, 10, true, false],
    [4, 10, false, false],
  ] as const)('%i × %i, turned: %s', (width, height, rotate, fits) => {
    const { unplaced, pages } = packStrip([{ width, height, rotate }], { width: 10, maxHeight: 4 });
    expect(unplaced.map(({ reason }) => reason)).toEqual(fits ? [] : ['too-large']);
    expect(pages.map(({ placed }) => placed.map((rect) => [rect.width, rect.height]))).toEqual(fits ? [[[10, 4]]] : []);
  });
});

describe('what a packing is measured by', () => {
  const rects = rectList('4×4 30×3');

  test('the page, once there is one', () => {
    expect(packSmallest([rects[0]])).toMatchObject({ measure: 'page-area', value: 16, bound: 16, proven: true });
    // What fits nowhere counts neither in the value nor in the bound.
    expect(packSmallest(rects, { maxWidth: 10 })).toMatchObject({ measure: 'page-area', value: 16, bound: 16, gap: 0 });
  });

  test('nothing at all, where nothing fits', () => {
    expect(packSmallest([rects[1]], { maxWidth: 10 })).toMatchObject({
      measure: 'page-area',
      value: 0,
      bound: 0,
      gap: 0,
    });
    expect(packSmallest([])).toMatchObject({
      status: 'complete',
      measure: 'page-area',
      value: 0,
      bound: 0,
      proven: true,
    });
  });
});
