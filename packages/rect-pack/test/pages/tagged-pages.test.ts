import { pack, type RectInput } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';

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
