import { type Packing, pack, repack, repackSearch } from '@kit/rect-pack';
import { expect, test } from 'vitest';

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

test('what stays and what comes keep to blocks that are a multiple of those of each', () => {
  const size = { width: 2, height: 2 };
  const former = {
    ...pack([], page),
    pages: [
      {
        index: 0,
        width: 99,
        height: 12,
        occupancy: 0,
        placed: [4, 12, 24].map((x) => ({
          ...size,
          id: x,
          x,
          y: 0,
          rotated: false,
        })),
      },
    ],
  };
  const keptWith = (...units: (number | undefined)[]) => {
    const rects = [...[4, 12, 24].map((id) => ({ ...size, id })), ...units.map((alignTo) => ({ ...size, alignTo }))];
    const { kept, packing } = repack(
      rects.map((rect, at) => ({ id: -at, ...rect })),
      former,
      { width: 99, height: 12, alignTo: 4 },
    );
    return [kept, packing.pages[0].placed.map(({ x }) => x).toSorted((a, b) => a - b)];
  };
  expect(keptWith()).toEqual([
    [4, 12, 24],
    [4, 12, 24],
  ]);
  expect(keptWith(6, 1, undefined)).toEqual([
    [12, 24],
    [0, 12, 24, 36, 48, 60],
  ]);
});

test('a whole repacking is counted in pages against the bound of a fresh one, if that counts in pages, too', () => {
  // A pinwheel without waste, which one pass does not find again, and below it a full page.
  const wheel = [
    [0, 0, 5, 3],
    [5, 0, 3, 5],
    [3, 5, 5, 3],
    [0, 3, 3, 5],
    [3, 3, 2, 2],
  ];
  const placed = wheel.map(([x, y, width, height], id) => ({ id, x, y, width, height, rotated: false }));
  const full = { id: 'full', x: 0, y: 0, width: 8, height: 8, rotated: false };
  const former = {
    ...pack([], page),
    pages: [placed, [full]].map((list, index) => ({ index, ...page, occupancy: 1, placed: list })),
  };
  const rects = [...placed, full].map(({ id, width, height }) => ({ id, width, height }));
  expect(pack(rects, { ...page, pages: 2, effort: 'fast' }).measure).toBe('area');
  const { packing } = repack(rects, former, { ...page, pages: 2 });
  expect(packing).toMatchObject({ status: 'complete', measure: 'pages', value: 2, bound: 1, gap: 1, proven: false });
  expect(repack(rects, former, page).packing).toMatchObject({ value: 2, bound: 2, gap: 0, proven: true });
  const more = repack([...rects, { id: 'more', width: 1, height: 1 }], former, { ...page, pages: 2 }).packing;
  expect(more).toMatchObject({ status: 'partial', measure: 'rects', value: 6, bound: 7, gap: 1 / 7 });
  expect(repack([], former, page).packing).toMatchObject({
    status: 'complete',
    value: 0,
    bound: 0,
    gap: 0,
    proven: true,
  });
});
