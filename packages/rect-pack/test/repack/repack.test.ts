import { type Packing, pack, repack, repackSearch } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { unitOf } from '../../src/repack/kept-apart.js';
import { judged } from '../../src/repack/tell-changes.js';

const page = { width: 8, height: 8 };

test('what stays carries what it has now, and nothing that it has not', () => {
  const former = pack([{ id: 'a', width: 4, height: 4 }], page);
  const source = { x: 1, y: 1, width: 6, height: 6 };
  const rect = { id: 'a', width: 4, height: 4, source, aliases: [{ id: 'b' }], data: { frame: 7 } };
  const { kept, packing } = repack([rect], former, page);
  expect(kept).toEqual(['a']);
  expect(packing.pages[0].placed).toEqual([{ x: 0, y: 0, rotated: false, ...rect }]);
  expect(repack([{ id: 'a', width: 4, height: 4 }], former, page).packing.pages[0].placed).toEqual([
    { id: 'a', x: 0, y: 0, width: 4, height: 4, rotated: false },
  ]);
});

test('what lay on a page that may not be any more moves', () => {
  const rects = ['a', 'b', 'c'].map((id) => ({ id, width: 8, height: 4 }));
  const former = pack(rects, page);
  expect(former.pages.map(({ placed }) => placed.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  const left = [rects[0], rects[2]];
  const { kept, moved, packing } = repack(left, former, { ...page, pages: 1 });
  expect([kept, moved, packing.pages.length]).toEqual([['a'], ['c'], 1]);
  expect(repack(left, former, { ...page, pages: 2 }).kept).toEqual(['a', 'c']);
});

test('the blocks of all are a multiple of those of each', () => {
  const aligned = (...units: unknown[]) =>
    units.map((alignTo) => ({ width: 1, height: 1, alignTo: alignTo as number }));
  expect(unitOf([{ width: 1, height: 1 }], 4)).toBe(4);
  expect(unitOf(aligned(6, 1, undefined), 4)).toBe(12);
});

test('a former packing has 65,536 rectangles at most', () => {
  const side = 256;
  const placed = Array.from({ length: side * side }, (_, id) => ({
    ...{ id, x: id % side, y: Math.floor(id / side), width: 1, height: 1, rotated: false },
  }));
  const former = (more: typeof placed): Packing => ({
    ...pack([{ width: 1, height: 1 }], page),
    pages: [
      { index: 0, width: side, height: side, occupancy: 1, placed },
      { index: 1, width: side, height: side, occupancy: 0, placed: more },
    ],
  });
  expect(() => repackSearch([], former([]), page)).not.toThrow();
  const one = [{ ...placed[0], id: side * side }];
  expect(() => repackSearch([], former(one), page)).toThrow('former has 65537 rectangles: expected at most 65536');
});

test('a whole repacking is counted in pages against the bound of a fresh one, if that counts in pages, too', () => {
  const whole = pack(
    [
      { width: 8, height: 8 },
      { width: 8, height: 8 },
    ],
    page,
  );
  const partial = pack(
    [
      { width: 8, height: 8 },
      { width: 9, height: 8 },
    ],
    { ...page, pages: 1 },
  );
  expect([whole.measure, whole.bound, partial.measure]).toEqual(['pages', 2, 'area']);
  expect(judged(whole, whole, 2)).toMatchObject({ status: 'complete', value: 2, bound: 2, gap: 0, proven: true });
  expect(judged(whole, partial, 2)).toMatchObject({ status: 'complete', value: 2, bound: 1, gap: 1, proven: false });
  expect(judged(partial, whole, 2)).toMatchObject({
    status: 'partial',
    measure: 'rects',
    value: 1,
    bound: 2,
    gap: 0.5,
  });
  const none = pack([], page);
  expect(judged(none, none, 0)).toMatchObject({ status: 'complete', value: 0, bound: 0, gap: 0, proven: true });
});
