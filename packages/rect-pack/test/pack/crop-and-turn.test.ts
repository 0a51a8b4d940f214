import {
  cropPages,
  guillotineFixedSplit,
  pack,
  packSearch,
  packSmallest,
  packStrip,
  type RectInput,
  repack,
  runSync,
  uvRect,
} from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';

const rects = uniformRects(1, 30, 3, 20);
const page = { width: 64, height: 64, border: 1, padding: 2 };

describe('crop', () => {
  test('pages have the size that is asked for, unless they are to be cropped', () => {
    const whole = pack(rects, page);
    expect(whole.pages.every(({ width, height }) => width === 64 && height === 64)).toBe(true);
    expect(pack(rects, { ...page, crop: false })).toEqual(whole);
    expect(pack(rects, { ...page, crop: true })).toEqual(cropPages(whole, { border: 1 }));
    const crop = { border: 0, powerOfTwo: true, square: true };
    expect(pack(rects, { ...page, crop })).toEqual(cropPages(whole, crop));
    expect(pack(rects, { ...page, crop: { multipleOf: 8 } })).toEqual(cropPages(whole, { border: 1, multipleOf: 8 }));
    expect(runSync(packSearch(rects, { ...page, crop: true }))).toEqual(cropPages(whole, { border: 1 }));
    expect(guillotineFixedSplit(rects, { ...page, crop: true }).pages[0].width).toBeLessThanOrEqual(64);
  });
  test('what forms pages belongs there, and the message says so', () => {
    for (const key of ['powerOfTwo', 'square', 'multipleOf']) {
      const refused = refusalOf(() => pack(rects, { ...page, [key]: 1 } as never));
      expect([refused?.code, refused?.message]).toEqual([
        'unknown-option',
        `options.${key} is no option of pack: expected it in options.crop, as in crop: { ${key}: … }`,
      ]);
    }
    expect(refusalOf(() => pack(rects, { ...page, multiple: 1 } as never))?.message).toContain('is unknown');
    expect(refusalOf(() => pack(rects, { ...page, crop: { border: -1 } }))?.message).toContain('options.crop.border');
    expect(refusalOf(() => pack(rects, { ...page, crop: { square: 1 } as never }))?.message).toContain(
      'options.crop.square',
    );
    expect(refusalOf(() => pack(rects, { ...page, crop: 1 as never }))?.code).toBe('bad-options');
  });
});

describe('the direction of turning', () => {
  const lying = [{ id: 'a', width: 3, height: 9 }];
  const options = { rotate: true, turn: 'counter-clockwise' } as const;
  test('is what the pages say, where something is turned', () => {
    const packings = [
      pack(lying, { width: 12, height: 4, ...options }),
      packSmallest(lying, { maxHeight: 4, ...options }),
      packSmallest(lying, { maxHeight: 4, ...options, effort: 'fast' }),
      packStrip(lying, { width: 12, maxHeight: 4, ...options }),
    ];
    for (const { pages } of packings) {
      expect(pages[0].turn).toBe('counter-clockwise');
      expect(uvRect(pages[0], pages[0].placed[0]).corners.slice(0, 2)).toEqual([0, 3 / pages[0].height]);
    }
    expect('turn' in pack(lying, { width: 12, height: 12, ...options }).pages[0]).toBe(false);
    expect('turn' in pack(lying, { width: 12, height: 4, ...options, turn: 'clockwise' }).pages[0]).toBe(false);
    const { packing, kept } = repack(lying, packings[0], { width: 12, height: 4, ...options });
    expect([packing.pages[0].turn, kept]).toEqual(['counter-clockwise', ['a']]);
    expect(
      packSmallest([...lying, { id: 'b', width: 40, height: 40 }], { maxHeight: 4, ...options }).pages[0].turn,
    ).toBe('counter-clockwise');
  });
});

describe('tags that lie together if possible', () => {
  const of = (tag: string, count: number): RectInput[] =>
    Array.from({ length: count }, (_, at) => ({ id: `${tag}${at}`, width: 8, height: 8, tag }));
  const pageOf = { width: 16, height: 16, tags: 'prefer-together' } as const;
  test('as together where they can, and split where no page holds them', () => {
    const fits = [...of('a', 3), ...of('b', 4)];
    expect(pack(fits, pageOf)).toEqual(pack(fits, { ...pageOf, tags: 'together' }));
    const large = [...of('a', 5), ...of('b', 3)];
    expect(pack(large, { ...pageOf, tags: 'together' }).unplaced).toHaveLength(5);
    for (const effort of ['fast', 'good', 'best'] as const) {
      const { pages, unplaced } = pack(large, { ...pageOf, effort, maxEvaluations: 20 });
      expect(unplaced).toEqual([]);
      expect(pages).toHaveLength(2);
      expect(pages.filter(({ placed }) => placed.some(({ id }) => `${id}`.startsWith('b')))).toHaveLength(1);
    }
  });
  test('what has no place at all is told', () => {
    const { unplaced } = pack([...of('a', 5), { id: 'c', width: 99, height: 1, tag: 'a' }], { ...pageOf, pages: 1 });
    expect(unplaced.map(({ reason }) => reason).sort()).toEqual(['no-space', 'too-large']);
    const list = rects.map((rect, at) => ({ ...rect, tag: `${at % 4}` }));
    expect(faultsOf(list, pack(list, { ...page, tags: 'prefer-together' }))).toEqual([]);
  });
});
