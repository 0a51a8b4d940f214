import { type Packing, pack, packSmallest, packStrip, type RectInput } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { faultsOf } from '../check-layout.js';
import { faultOf } from '../support.js';

const side = fc.integer({ min: 1, max: 20 });
const rects = fc.array(
  fc.record(
    {
      width: side,
      height: side,
      rotate: fc.boolean(),
      extrude: fc.nat(3),
      alignTo: fc.constantFrom(1, 2, 3),
      data: fc.nat(),
    },
    { requiredKeys: ['width', 'height'] },
  ),
  { maxLength: 16 },
);
const options = fc.record({
  rotate: fc.boolean(),
  padding: fc.nat(3),
  border: fc.nat(3),
  extrude: fc.nat(2),
  alignTo: fc.constantFrom(1, 2, 4, 5),
  effort: fc.constantFrom('fast' as const, 'good' as const),
  maxEvaluations: fc.constant(20),
});

type Rules = { padding: number; border: number; extrude: number; alignTo: number; rotate: boolean };

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const blockOf = (list: readonly RectInput[], alignTo: number): number =>
  list.reduce((block, { alignTo: other = 1 }) => (block / gcd(block, other)) * other, alignTo);

/** Places on the raster, rims apart from each other and from the edge, no block of two. */
function extraFaults(list: readonly RectInput[], packing: Packing, rules: Rules): string[] {
  const block = blockOf(list, rules.alignTo);
  const faults: string[] = [];
  for (const page of packing.pages) {
    const blocks = new Map<string, string | number>();
    // With rims, everything has to be as it is without.
    const wide = page.placed.map((rect) => {
      const rim = rect.extrude ?? 0;
      return { ...rect, x: rect.x - rim, y: rect.y - rim, width: rect.width + 2 * rim, height: rect.height + 2 * rim };
    });
    const grown = list.map((rect) => {
      const rim = rect.extrude ?? rules.extrude;
      return { ...rect, width: rect.width + 2 * rim, height: rect.height + 2 * rim };
    });
    const others = new Set(
      packing.pages.filter((other) => other !== page).flatMap(({ placed }) => placed.map(({ id }) => id)),
    );
    for (const { id } of packing.unplaced) others.add(id);
    const unplaced = [...others].map((id) => ({ id, reason: 'no-space' as const }));
    faults.push(...faultsOf(grown, { ...packing, pages: [{ ...page, placed: wide }], unplaced }, rules));
    for (const rect of page.placed) {
      if (rect.x % block !== 0 || rect.y % block !== 0) faults.push(`${rect.id} is off the raster`);
      if (rect.extrude !== ((list[Number(rect.id)].extrude ?? rules.extrude) || undefined))
        faults.push(`${rect.id} has another rim`);
      if (rect.data !== list[Number(rect.id)].data) faults.push(`${rect.id} has other data`);
    }
    if (block === 1) continue;
    for (const { id, x, y, width, height } of wide) {
      for (let row = Math.floor(y / block); row * block < y + height; row++) {
        for (let col = Math.floor(x / block); col * block < x + width; col++) {
          const key = `${col},${row}`;
          if ((blocks.get(key) ?? id) !== id) faults.push(`${id} shares a block`);
          blocks.set(key, id);
        }
      }
    }
  }
  return faults;
}

describe('rims and raster', () => {
  prop([rects, options, fc.integer({ min: 30, max: 70 }), fc.integer({ min: 30, max: 70 })], { numRuns: 25 })(
    'pages keep them, and values stay on their side of the bound',
    (list, rules, width, height) => {
      const obstacles = [{ x: 7, y: 9, width: 5, height: 3 }];
      for (const packing of [
        pack(list, { ...rules, width, height }),
        pack(list, { ...rules, width, height, pages: 1, objective: 'area', obstacles }),
        packStrip(list, { ...rules, width, maxHeight: 200 }),
      ]) {
        expect(extraFaults(list, packing, rules)).toEqual([]);
        const less = packing.measure === 'pages' || packing.measure === 'height';
        expect(less ? packing.bound : packing.value).toBeLessThanOrEqual(less ? packing.value : packing.bound);
        if (packing.measure === 'height' && packing.pages.length > 0)
          expect(packing.value).toBe(packing.pages[0].height);
      }
      const smallest = packSmallest(list, rules);
      expect(extraFaults(list, smallest, rules)).toEqual([]);
      expect(smallest.bound).toBeLessThanOrEqual(smallest.value);
      const block = blockOf(list, rules.alignTo);
      for (const page of smallest.pages) expect([page.width % block, page.height % block]).toEqual([0, 0]);
    },
  );

  test('a rim and a raster that fit exactly, and one pixel less', () => {
    const rect = [{ id: 'a', width: 5, height: 6 }];
    const at = (width: number, height: number) =>
      pack(rect, { width, height, extrude: 2, border: 1 }).pages[0]?.placed[0];
    expect(at(11, 12)).toEqual({ id: 'a', x: 3, y: 3, width: 5, height: 6, rotated: false, extrude: 2 });
    expect(at(10, 12)).toBeUndefined();
    expect(at(11, 11)).toBeUndefined();
    const block = (width: number) => pack(rect, { width, height: 20, alignTo: 4, border: 1 }).pages[0]?.placed[0]?.x;
    expect([block(13), block(12)]).toEqual([4, undefined]);
  });

  test('the smallest page in blocks', () => {
    const rect = [{ width: 5, height: 5 }];
    const sides = (more: object) => {
      const [page] = packSmallest(rect, { alignTo: 4, ...more }).pages;
      return [page.width, page.height];
    };
    expect(sides({})).toEqual([8, 8]);
    expect(sides({ multipleOf: 6 })).toEqual([12, 12]);
    expect(sides({ powerOfTwo: true })).toEqual([8, 8]);
    expect(packSmallest(rect, { alignTo: 4, maxWidth: 7 })).toMatchObject({ status: 'partial', pages: [] });
    const low = packStrip([{ width: 5, height: 5 }], { width: 9, alignTo: 4, maxHeight: 7 });
    expect(low.unplaced).toEqual([{ id: 0, reason: 'too-large' }]);
    expect(packStrip([{ width: 5, height: 5 }], { width: 9, alignTo: 4 }).value).toBe(8);
  });
});

const codeOf = (list: readonly RectInput[], more = {}): string =>
  faultOf(() => pack(list, { width: 64, height: 64, ...more }));

describe('what rectangles carry', () => {
  const good = { width: 4, height: 4 };
  const source = { width: 8, height: 6, x: 4, y: 2 };
  test('comes back with the place, or with the reason', () => {
    const list = [
      { id: 'a', width: 4, height: 2, rotate: true, source, data: [1], aliases: [{ id: 'b', data: [2], source }] },
      { id: 'c', width: 99, height: 1, data: [3] },
    ];
    const { pages, unplaced } = pack(list, { width: 2, height: 4 });
    expect(pages[0].placed).toEqual([
      { ...{ id: 'a', x: 0, y: 0, width: 2, height: 4, rotated: true }, source, data: [1], aliases: list[0].aliases },
    ]);
    expect(unplaced).toEqual([{ id: 'c', reason: 'too-large', data: [3] }]);
    expect(pack([{ ...good, aliases: [{ id: 'x' }] }], { width: 4, height: 4 }).pages[0].placed[0]).toMatchObject({
      id: 0,
    });
  });
  test.each<[string, object]>([
    ['bad-number rects[1].extrude', { extrude: -1 }],
    ['bad-number rects[1].alignTo', { alignTo: 0 }],
    ['contradictory-options rects[1].alignTo', { alignTo: 4095 }],
    ['none', { alignTo: 4096 }],
    ['bad-options rects[1].source', { source: 3 }],
    ['bad-size rects[1].source.width', { source: { ...source, width: 3 } }],
    ['bad-size rects[1].source.height', { source: { ...source, height: 3 } }],
    ['bad-number rects[1].source.x', { source: { ...source, x: 5 } }],
    ['bad-number rects[1].source.y', { source: { ...source, y: 3 } }],
    ['bad-list rects[1].aliases', { aliases: 3 }],
    ['bad-id rects[1].aliases[0].id', { aliases: [{ id: null }] }],
    ['bad-number rects[1].aliases[0].source.x', { aliases: [{ id: 'x', source: { ...source, x: 5 } }] }],
    ['duplicate-id rects[1].aliases[0].id', { aliases: [{ id: 0 }] }],
    ['duplicate-id rects[1].aliases[1].id', { aliases: [{ id: 'x' }, { id: 'x' }] }],
    ['none', { source, aliases: [{ id: 'x', source }] }],
  ])('%s', (code, more) => {
    expect(codeOf([{ ...good, alignTo: 2 }, { ...good, ...more } as RectInput])).toBe(code);
  });
  test('rims leave less for the largest side', () => {
    const most = (extrude: number) => 65_535 - 2 * extrude - 1;
    const wide = (more: number) => codeOf([{ width: most(3) + more, height: 1, extrude: 3 }], { padding: 1 });
    expect([wide(0), wide(1)]).toEqual(['none', 'bad-size rects[0].width']);
  });
  test('blocks that no page can be made of', () => {
    const smallest = (rect: RectInput, options: object) => faultOf(() => packSmallest([rect], options));
    expect(smallest(good, { alignTo: 3, powerOfTwo: true })).toBe('contradictory-options options');
    expect(smallest(good, { alignTo: 8, maxWidth: 7 })).toBe('contradictory-options options');
    expect(smallest(good, { alignTo: 8, maxHeight: 8 })).toBe('none');
    // Asked for by a rectangle, it is found when the list is read.
    expect(smallest({ ...good, alignTo: 3 }, { powerOfTwo: true })).toBe('contradictory-options options');
  });
});

describe('names', () => {
  const named = (ids: readonly (string | number)[]) => ids.map((id) => ({ id, width: 1, height: 1 }));
  test.each<[string, readonly (string | number)[]]>([
    ['ascending', [1, 2, 3]],
    ['mixed', [3, 'a', 1, '1', -7, 2 ** 52, -(2 ** 52)]],
    ['long', Array.from({ length: 300 }, (_, at) => `${'x'.repeat(40)}${at}${'y'.repeat(40)}`)],
    [
      'of one hash',
      Array.from({ length: 400 }, (_, at) => `${'x'.repeat(30)}${String(at).padStart(30, '-')}${'y'.repeat(30)}`),
    ],
  ])('that differ are taken, a repeated one is found: %s', (_, ids) => {
    expect(codeOf(named(ids))).toBe('none');
    for (const at of [0, ids.length - 1]) {
      expect(codeOf(named([...ids, ids[at]]))).toBe(`duplicate-id rects[${ids.length}].id`);
    }
  });
  test('0 and −0 are one name', () => {
    expect(codeOf(named([0, -0]))).toBe('duplicate-id rects[1].id');
  });
});
