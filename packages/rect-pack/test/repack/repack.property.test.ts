import { type Packing, pack, type RectInput, repack, repackSearch, runSync, scalePacking } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { rectList, uniformRects } from '../cases.js';
import { faultsOf, meet } from '../check-layout.js';
import { codeOf, stopAt } from '../support.js';

const side = fc.integer({ min: 1, max: 20 });
const rect = fc.record(
  {
    width: side,
    height: side,
    rotate: fc.boolean(),
    tag: fc.constantFrom('a', 'b'),
    data: fc.nat(),
    extrude: fc.nat(1),
  },
  { requiredKeys: ['width', 'height'] },
);
const rules = fc.record({
  rotate: fc.boolean(),
  padding: fc.nat(2),
  border: fc.nat(2),
  alignTo: fc.constantFrom(1, 2, 4),
  effort: fc.constant('fast' as const),
});
const obstacles = [{ page: 1, x: 5, y: 5, width: 9, height: 4 }];

/** Rims taken for parts of the rectangles, so that the judge of packings sees them. */
const withRims = (list: readonly RectInput[], packing: Packing): [RectInput[], Packing] => [
  list.map((one) => ({
    ...one,
    width: one.width + 2 * (one.extrude ?? 0),
    height: one.height + 2 * (one.extrude ?? 0),
  })),
  {
    ...packing,
    pages: packing.pages.map((page) => ({
      ...page,
      placed: page.placed.map((one) => {
        const rim = one.extrude ?? 0;
        return { ...one, x: one.x - rim, y: one.y - rim, width: one.width + 2 * rim, height: one.height + 2 * rim };
      }),
    })),
  },
];

describe('repack', () => {
  prop(
    [
      fc.array(rect, { maxLength: 16 }),
      fc.array(rect, { maxLength: 6 }),
      rules,
      fc.array(fc.nat(20), { maxLength: 6 }),
    ],
    { numRuns: 30 },
  )('is a packing, and what it says of its changes is so', (before, coming, options, leaving) => {
    const page = { width: 40, height: 36, ...options, obstacles };
    const old = before.map((one, id) => ({ ...one, id }));
    const former = pack(old, page);
    const list: (RectInput & { id: number })[] = [
      ...old.filter(({ id }) => !leaving.includes(id)),
      ...coming.map((one, at) => ({ ...one, id: 100 + at })),
    ];
    const result = repack(list, former, page);
    expect(faultsOf(...withRims(list, result.packing), page)).toEqual([]);
    const places = (packing: Packing) =>
      new Map(
        packing.pages.flatMap(({ index, placed }) =>
          placed.map(({ id, x, y, width, height, rotated }) => [
            id,
            JSON.stringify([index, x, y, width, height, rotated]),
          ]),
        ),
      );
    const [was, is] = [places(former), places(result.packing)];
    const sorted = (ids: readonly (string | number)[]) => ids.map(Number).toSorted((a, b) => a - b);
    const ids = [...is.keys()];
    expect(sorted(result.kept)).toEqual(sorted(ids.filter((id) => was.get(id) === is.get(id))));
    expect(sorted(result.moved)).toEqual(sorted(ids.filter((id) => was.has(id) && was.get(id) !== is.get(id))));
    expect(sorted(result.added)).toEqual(sorted(ids.filter((id) => !was.has(id))));
    expect(sorted(result.removed)).toEqual(sorted([...was.keys()].filter((id) => !is.has(id))));
    const drawn = withRims(list, result.packing)[1].pages.flatMap(({ placed }) => placed);
    const fresh = new Set<string | number>([...result.moved, ...result.added]);
    expect(result.pixels).toBe(drawn.reduce((sum, one) => sum + (fresh.has(one.id) ? one.width * one.height : 0), 0));
    for (const { id, data } of result.packing.pages.flatMap(({ placed }) => placed)) {
      expect(data).toBe(list.find((one) => one.id === id)?.data);
    }
    const { measure, value, bound, status } = result.packing;
    expect(measure === 'pages' ? bound <= value : value < bound).toBe(true);
    expect(status === 'complete').toBe(measure === 'pages');
    // Nothing new, nothing gone: nothing moves.
    if (former.status === 'complete') {
      const again = repack(old, former, page);
      expect([again.moved, again.added, again.removed, again.pixels]).toEqual([[], [], [], 0]);
    }
    expect(runSync(repackSearch(list, former, page))).toEqual(result);
  });

  const page = { width: 8, height: 8 };
  const half = (id: string, more = {}) => ({ id, width: 4, height: 8, ...more });
  const former = pack([half('a'), half('b')], page);

  test('what has another size, rim or rule goes; its tag goes with it', () => {
    const kept = (list: RectInput[], options = {}) => repack(list, former, { ...page, ...options }).kept;
    expect(kept([half('a'), half('b')])).toEqual(['a', 'b']);
    expect(kept([half('a'), half('b', { width: 3 })])).toEqual(['a']);
    expect(kept([half('a'), half('b', { extrude: 1, width: 2, height: 6 })])).toEqual(['a']);
    expect(kept([half('a', { tag: 't' }), half('b', { tag: 't' })])).toEqual(['a', 'b']);
    // A third of the tag has no room on their page: then all three lie on another.
    const three = [half('a', { tag: 't' }), half('b'), half('c', { tag: 't' })];
    expect(repack(three, former, page).packing.pages.map(({ placed }) => placed.map(({ id }) => id))).toEqual([
      ['b'],
      ['a', 'c'],
    ]);
    expect(kept([half('b')], { border: 1, width: 9 })).toEqual([]);
    // Only its upper edge is too near to the border of the page.
    expect(kept([half('b')], { border: 1, width: 9, height: 9 })).toEqual([]);
    expect(kept([half('a'), half('b')], { alignTo: 8, width: 16 })).toEqual(['a']);
    expect(kept([half('a'), half('b', { alignTo: 8 })], { width: 16 })).toEqual(['a']);
    // Too near to each other both go; the first comes to lie where it was.
    expect(kept([half('a'), half('b')], { padding: 1, width: 16 })).toEqual(['a']);
    expect(kept([half('a'), half('b')], { width: 7 })).toEqual(['a']);
    expect(kept([half('a'), half('b')], { obstacles: [{ x: 3, y: 0, width: 1, height: 1 }] })).toEqual(['b']);
  });
  test('what an obstacle touches stays, and goes if they meet', () => {
    const lower = former.pages.map((one) => ({ ...one, placed: [{ ...one.placed[0], x: 3, y: 3 }] }));
    const kept = (x: number, y: number, width: number, height: number) => {
      const options = { width: 16, height: 16, obstacles: [{ x, y, width, height }] };
      return repack([half('a')], { ...former, pages: lower }, options).kept.length;
    };
    // It covers 3 to 7 and 3 to 11.
    expect([kept(7, 3, 1, 1), kept(6, 3, 1, 1)]).toEqual([1, 0]);
    expect([kept(3, 11, 1, 1), kept(3, 10, 1, 1)]).toEqual([1, 0]);
    expect([kept(2, 3, 1, 1), kept(2, 3, 2, 1)]).toEqual([1, 0]);
    expect([kept(3, 2, 1, 1), kept(3, 2, 1, 2)]).toEqual([1, 0]);
  });
  test('turned ones stay where turning is allowed', () => {
    const lying = pack([{ id: 'a', width: 8, height: 2 }], { width: 2, height: 8, rotate: true });
    const list = [{ id: 'a', width: 8, height: 2 }];
    expect(repack(list, lying, { ...page, rotate: true }).kept).toEqual(['a']);
    expect(repack(list, lying, page).moved).toEqual(['a']);
    expect(repack([{ ...list[0], rotate: false }], lying, { ...page, rotate: true }).moved).toEqual(['a']);
  });
  test('everything may move where the holes are too small', () => {
    const holed = { ...former, pages: [{ ...former.pages[0], placed: [{ ...former.pages[0].placed[0], x: 2 }] }] };
    const result = repack([half('a'), half('b')], holed, { ...page, pages: 1 });
    expect([result.packing.status, result.moved, result.added]).toEqual(['complete', ['a'], ['b']]);
    const partial = repack([half('a'), half('b'), half('c')], former, { ...page, pages: 1 });
    expect([partial.kept, partial.packing.unplaced]).toEqual([['a', 'b'], [{ id: 'c', reason: 'no-space' }]]);
    expect(partial.packing).toMatchObject({ status: 'partial', measure: 'rects', value: 2, bound: 3 });
  });
  test('stopped anywhere, it is a packing of the list', () => {
    const list = uniformRects(3, 50, 2, 30).map((one, id) => ({ ...one, id }));
    const large = { width: 80, height: 80, effort: 'good' as const };
    const start = pack(list.slice(0, 36), { ...large, effort: 'fast' });
    let stopped = 0;
    for (let slices = 1; ; slices += 1 + slices) {
      const { value, isOver } = stopAt(repackSearch(list, start, large), slices);
      if (isOver) break;
      expect(faultsOf(list, value.packing)).toEqual([]);
      stopped++;
    }
    expect(stopped).toBeGreaterThan(3);
  });
  test('a packing that is too long is refused, and tags that share no page', () => {
    const [placed] = former.pages[0].placed;
    const long = { ...former, pages: [{ ...former.pages[0], placed: Array.from({ length: 65_537 }, () => placed) }] };
    expect(codeOf(() => repack([], long, page))).toBe('bad-length');
    expect(codeOf(() => repack([], former, { ...page, tags: 'exclusive' } as never))).toBe('unknown-option');
  });
});

const places = fc.array(
  fc.tuple(fc.nat(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  {
    maxLength: 7,
  },
);
prop([places, fc.nat(1)], { numRuns: 300 })('all of a page stay where just no two of them meet', (list, padding) => {
  const placed = list.map(([x, y, width, height], id) => ({ id, x, y, width, height, rotated: false }));
  const page = { width: 64, height: 64 };
  const former = { ...pack([], page), pages: [{ index: 0, ...page, occupancy: 0, placed }] };
  const isApart = placed.every((a) => placed.every((b) => a.id >= b.id || !meet(a, b, padding)));
  const { kept, packing } = repack(
    placed.map(({ id, width, height }) => ({ id, width, height })),
    former,
    { ...page, padding },
  );
  expect(kept.length === list.length).toBe(isApart);
  expect(packing.unplaced).toEqual([]);
});

describe('scalePacking', () => {
  const factors = [0.5, 0.25, 2] as const;
  const sprite = fc.record({ width: side, height: side, left: fc.nat(3), top: fc.nat(3), extrude: fc.nat(3) });
  prop([fc.array(sprite, { minLength: 1, maxLength: 12 }), fc.boolean(), fc.nat(3), fc.nat(3)], { numRuns: 20 })(
    'keeps everything apart, inside and within its source',
    (sprites, rotate, padding, border) => {
      const list = sprites.map(({ width, height, left, top, extrude }, id) => ({
        ...{ id, width, height, extrude },
        source: { width: width + left + 1, height: height + top, x: left, y: top },
        aliases: [{ id: `alias ${id}`, source: { width: width + left, height, x: left, y: 0 } }, { id: `plain ${id}` }],
      }));
      const packing = pack(list, { width: 64, height: 64, rotate, padding, border, alignTo: 4, effort: 'fast' });
      for (const factor of factors) {
        const scaled = scalePacking(packing, factor);
        const rects = list.map((one) => {
          const rim = Math.floor(one.extrude * factor);
          return {
            id: one.id,
            width: Math.ceil(one.width * factor),
            height: Math.ceil(one.height * factor),
            extrude: rim,
          };
        });
        expect(faultsOf(...withRims(rects, scaled), { rotate })).toEqual([]);
        for (const { id, x, source, width, height, rotated, aliases } of scaled.pages.flatMap(({ placed }) => placed)) {
          const [across, down] = rotated ? [height, width] : [width, height];
          for (const whole of [source!, aliases![0].source!]) {
            expect(whole.x + across).toBeLessThanOrEqual(whole.width);
            expect(whole.y + down).toBeLessThanOrEqual(whole.height);
          }
          expect(x).toBe(packing.pages.flatMap(({ placed }) => placed).find((one) => one.id === id)!.x * factor);
        }
        expect(scaled.value).toBeLessThanOrEqual(scaled.bound);
      }
    },
  );
  test('a place between pixels is refused with its name', () => {
    const packing = pack(rectList('a:3×4 b:1×4'), { width: 4, height: 4 });
    expect(() => scalePacking(packing, 0.5)).toThrow(
      /placed\[1\] is "b" at 3, 0: expected a place that is whole at 0\.5/,
    );
    expect(scalePacking(pack([], { width: 1, height: 1 }), 3)).toMatchObject({ value: 0, bound: 0, gap: 0 });
  });
});
