import { pack, type RectInput } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';

const squares = (count: number, tag: string): RectInput[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${tag}${at}`, width: 5, height: 5, tag }));
const page = { width: 10, height: 10 };

describe('why a tag has no place', () => {
  test('its rectangles fill a page, but none is left', () => {
    const { unplaced, pages } = pack([...squares(4, 'a'), ...squares(4, 'b')], { ...page, pages: 1 });
    expect(pages[0]?.placed.map(({ id }) => id)).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(unplaced).toEqual(['b0', 'b1', 'b2', 'b3'].map((id) => ({ id, reason: 'no-space' })));
  });
  test('they are one too many for any page', () => {
    const { unplaced } = pack(squares(5, 'a'), page);
    expect(new Set(unplaced.map(({ reason }) => reason))).toEqual(new Set(['tag-too-large']));
    expect(unplaced).toHaveLength(5);
  });
  test('a larger page among those given would do, but it is taken', () => {
    const sizes = [{ width: 15, height: 10 }, page];
    const { unplaced } = pack([...squares(6, 'a'), ...squares(5, 'b')], { sizes });
    expect(new Set(unplaced.map(({ reason }) => reason))).toEqual(new Set(['no-space']));
  });
});

test('tags share a page as long as all of them fit, and one more pixel is too much', () => {
  const rects = [...squares(2, 'a'), ...squares(2, 'b')];
  expect(pack(rects, page).value).toBe(1);
  expect(pack([...rects, { width: 1, height: 1, tag: 'b' }], page).value).toBe(2);
  expect(pack(rects, { ...page, tags: 'exclusive' }).pages.map(({ placed }) => placed.length)).toEqual([2, 2]);
});

test('the tag of the largest area goes first, of equal ones the first', () => {
  const placed = (rects: readonly RectInput[]) =>
    pack(rects, { ...page, pages: 1, effort: 'fast' }).pages[0].placed.map(({ id }) => String(id)[0]);
  expect(placed([...squares(3, 'a'), ...squares(4, 'b')])).toEqual(['b', 'b', 'b', 'b']);
  expect(placed([...squares(3, 'a'), ...squares(3, 'b')])).toEqual(['a', 'a', 'a']);
});

test('what has no tag goes around the tags, the largest first', () => {
  const rects = [{ id: 'small', width: 2, height: 2 }, { id: 'bar', width: 10, height: 5 }, ...squares(2, 'a')];
  const packing = pack(rects, { ...page, pages: 1, effort: 'fast' });
  expect(faultsOf(rects, packing)).toEqual([]);
  expect(packing.unplaced).toEqual([{ id: 'small', reason: 'no-space' }]);
  const more = pack(rects, { ...page, effort: 'fast' });
  expect(faultsOf(rects, more)).toEqual([]);
  expect(more.pages.map(({ placed }) => placed.length)).toEqual([3, 1]);
});

test('an exclusive tag for which no page is left has no place', () => {
  const rects = [...squares(4, 'a'), ...squares(5, 'b')];
  const packing = pack(rects, { ...page, pages: 2, tags: 'exclusive', effort: 'fast' });
  expect(faultsOf(rects, packing)).toEqual([]);
  expect(packing.pages.map(({ placed }) => placed.map(({ id }) => String(id)[0]).join(''))).toEqual(['bbbb', 'b']);
  expect(packing.unplaced).toEqual(squares(4, 'a').map(({ id }) => ({ id, reason: 'no-space' })));
});

test('an order of the tags that comes out worse is not kept', () => {
  const rects = uniformRects(6, 40, 2, 9).map((rect, at) => ({ ...rect, tag: `${at % 10}` }));
  const areas = Array.from({ length: 9 }, (_, at) => {
    const options = {
      width: 16,
      height: 16,
      pages: 3,
      tags: 'together',
      effort: 'best',
      maxEvaluations: at + 1,
    } as const;
    const { pages } = pack(rects, options);
    return pages.reduce(
      (sum, { placed }) => sum + placed.reduce((all, { width, height }) => all + width * height, 0),
      0,
    );
  });
  expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  expect(areas[0]).toBeLessThan(areas[8]);
});

test('a tag of which nothing fits any page changes nothing for the others', () => {
  const list = uniformRects(3, 24, 2, 16).map((rect, id) => ({ ...rect, id, tag: `${id % 5}` }));
  const large = { width: 41, height: 1, id: 'large', tag: 'x' };
  const packed = (rects: readonly RectInput[]) =>
    pack(rects, { width: 40, height: 32, tags: 'together', effort: 'good' });
  expect(packed([...list, large]).pages).toEqual(packed(list).pages);
  expect(packed([...list, large]).unplaced.map(({ id }) => id)).toEqual(['large']);
});

test('a page beyond those allowed makes no tag smaller', () => {
  const rects = [1, 2].map((id) => ({ id, width: 4, height: 4, tag: 'a' }));
  const sizes = [4, 8].map((width) => ({ width, height: 4 }));
  expect(pack(rects, { sizes, pages: 1, tags: 'together' }).unplaced.map(({ reason }) => reason)).toEqual([
    'tag-too-large',
    'tag-too-large',
  ]);
  expect(pack(rects, { sizes, pages: 2, tags: 'together' }).unplaced).toEqual([]);
});
