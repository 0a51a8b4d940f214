import { createPace, runSlices } from '@kit/grid';
import { pack, type RectInput } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { frameAround } from '../../src/fill/page-frame.js';
import { emptyLayout, makeItems } from '../../src/items/items.js';
import { startTally } from '../../src/items/tally.js';
import { isBetter, type Score, scoreLayout } from '../../src/pages/score.js';
import { packTogether } from '../../src/pages/tagged-pages.js';
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
  const rects = uniformRects(8, 40, 2, 9);
  const items = makeItems(
    Int32Array.from(rects, ({ width }) => width),
    Int32Array.from(rects, ({ height }) => height),
    new Uint8Array(40),
  );
  const frame = runSlices(frameAround(16, 16, [], startTally(createPace())));
  const task = {
    items,
    tags: Int32Array.from(rects, (_, at) => at % 10),
    tagCount: 10,
    pages: { frame: () => frame, limit: 4, distinct: 0 },
    bound: 1,
    byCount: false,
  };
  let before: Score | undefined;
  for (let maxEvaluations = 1; maxEvaluations <= 9; maxEvaluations++) {
    const best = { version: 0, layout: emptyLayout(40), reasons: new Map() };
    runSlices(packTogether(task, { effort: 'best', seed: 1, maxEvaluations }, best, startTally(createPace())));
    const score = scoreLayout(items, best.layout, false);
    if (before) expect(isBetter(before, score)).toBe(false);
    before = score;
  }
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

test('so many orders of the tags are tried', () => {
  const tried = (tags: number[], effort: 'fast' | 'good' | 'best', maxEvaluations = 5000) => {
    const sides = new Int32Array(tags.length).fill(6);
    const items = makeItems(sides, sides, new Uint8Array(tags.length));
    const pace = startTally(createPace());
    const frame = runSlices(frameAround(10, 10, [], pace));
    const pages = { frame: () => frame, limit: tags.length, distinct: 0 };
    const task = {
      items,
      tags: Int32Array.from(tags),
      tagCount: Math.max(...tags) + 1,
      pages,
      bound: 0,
      byCount: false,
    };
    const best = { version: 0, layout: emptyLayout(tags.length), reasons: new Map() };
    runSlices(packTogether(task, { effort, seed: 1, maxEvaluations }, best, pace));
    return pace.evaluations;
  };
  // 4000 rectangles in effort good.
  const many = Array.from({ length: 40 }, (_, at) => at % 2);
  expect([tried(many, 'fast'), tried(many, 'good'), tried(many, 'good', 7)]).toEqual([1, 100, 7]);
  expect(tried([0, 1], 'best', 9)).toBe(9);
  expect(tried([0, 0, 0], 'best')).toBe(1);
  // A tag that nobody has any more is none.
  expect(tried([1, 1, 1], 'best')).toBe(1);
});
