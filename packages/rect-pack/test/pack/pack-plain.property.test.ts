/**
 * Plain lists in effort `fast` go a short way of their own. The long way is the oracle: the same packing to the last byte, and
 * for whatever is wrong the same error.
 */

import { runSync } from '@kit/grid';
import { maxPageSide, packSmallest, packSmallestSearch, type RectInput, type SmallestOptions } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { spriteRects, uniformRects } from '../cases.js';
import { outcome } from '../support.js';

function expectTheSame(rects: readonly RectInput[], options: SmallestOptions = {}): string {
  const asked = { ...options, effort: 'fast' } as const;
  const short = outcome(() => packSmallest(rects, asked));
  const long = outcome(() => runSync(packSmallestSearch(rects, asked)));
  expect(short === long ? '' : `${short.slice(0, 300)}\n${long.slice(0, 300)}`).toBe('');
  return short;
}

const side = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 300 }));
const sizes = fc.record({ width: side, height: side });
const ids = fc.constantFrom<(at: number) => string | number | undefined>(
  () => undefined,
  (at) => at,
  (at) => `sprite-${at}`,
  (at) => `walk/${at % 7}/${at}.png`,
  (at) => `${at}_one_name_for_all_of_them`,
  (at) => -at * 4_294_967_296,
  (at) => (at % 3 === 0 ? undefined : `${at}`),
  (at) => (at % 40 === 39 ? 'a name twice' : `n${at}`),
  (at) => (at % 5 === 0 ? at : undefined),
);
const options: fc.Arbitrary<SmallestOptions> = fc.record(
  {
    rotate: fc.boolean(),
    padding: fc.integer({ min: 0, max: 4 }),
    border: fc.integer({ min: 0, max: 3 }),
    square: fc.boolean(),
    powerOfTwo: fc.boolean(),
    multipleOf: fc.constantFrom(1, 2, 4),
    maxWidth: fc.constantFrom(64, 300, 512, 4096),
    maxHeight: fc.constantFrom(64, 301, 512, 4096),
    maxAspect: fc.constantFrom(1, 2, 8),
    order: fc.constantFrom('auto', 'given', 'area'),
    extrude: fc.constantFrom(0, 1),
    alignTo: fc.constantFrom(1, 4),
  },
  { requiredKeys: [] },
);
const oddities = fc.constantFrom<Partial<Record<keyof RectInput, unknown>>>(
  {},
  {},
  {},
  { rotate: true },
  { rotate: false },
  { rotate: 1 },
  { tag: 'a' },
  { tag: 7 },
  { data: { a: 1 } },
  { source: { width: 301, height: 301, x: 0, y: 0 } },
  { source: { width: 301, height: 301, x: 300, y: 0 } },
  { aliases: [{ id: 'other' }] },
  { aliases: [{ id: '3' }, { id: 7 }] },
  { extrude: 2 },
  { alignTo: 2 },
  { width: 0 },
  { width: 65_536 },
  { height: 1.5 },
  { height: '5' },
  { id: 1.5 },
  { id: null },
);

/** What each rectangle of a list carries. */
const loads = fc.constantFrom<(at: number, size: { width: number; height: number }) => Partial<RectInput>>(
  () => ({}),
  (at) => ({ data: at % 3 === 0 ? undefined : { frame: at } }),
  (at, { width, height }) => ({ source: { width: width + (at % 4), height: height + 2, x: at % 4, y: at % 3 } }),
  (at) => ({ tag: at % 4 === 0 ? undefined : ['', 'b', 'a'][at % 3] }),
  (at, { width, height }) => {
    const source = { width, height, x: 0, y: 0 };
    const aliases = [{ id: `twin-${at}` }, { id: -1 - at, data: at, source }];
    return at % 5 === 1 ? { aliases, data: 'both', source, tag: 'a' } : {};
  },
);

describe('the short way', () => {
  prop([fc.array(sizes, { maxLength: 60 }), ids, loads, options, oddities, fc.nat()])(
    'gives what the long way gives, right or wrong',
    (list, idOf, loadOf, asked, oddity, where) => {
      const rects = list.map((size, at) => {
        const id = idOf(at);
        const rect = { ...size, ...loadOf(at, size) };
        const named = id === undefined ? rect : { id, ...rect };
        return (at === where % list.length ? { ...named, ...oddity } : named) as RectInput;
      });
      expectTheSame(rects, asked);
    },
  );
  test.each([23, 24, 25, 30, 127, 128, 200, 1023, 1024, 1025, 3000])('%i rectangles', (count) => {
    for (const rects of [uniformRects(count, count, 15, 165), spriteRects(count, count)]) {
      for (const rotate of [true, false]) {
        expectTheSame(rects, { rotate });
        expectTheSame(
          rects.map((rect, at) => ({ id: `sprite-${at}`, ...rect })),
          { rotate, padding: 2 },
        );
      }
    }
  });
  test('what is no rectangle, and a list that is none', () => {
    for (const rects of [[null], [5], [{}], [{ width: 1 }], 'ab', undefined, [{ width: 2, height: 2 }, undefined]]) {
      expect(expectTheSame(rects as never)).toContain('InvalidInputError');
    }
    expect(expectTheSame([{ id: 'a', width: 2, height: 2 }, null] as never)).toContain('InvalidInputError');
    expect(expectTheSame([])).toContain('"complete"');
  });
  test.each<[string, Record<string, unknown>, string]>([
    ['a source that just holds it', { source: { width: 7, height: 9, x: 3, y: 4 } }, '"source"'],
    ['a source with a zero below zero', { source: { width: 4, height: 5, x: -0, y: 0 } }, '"x":0'],
    ['a source that is too narrow', { source: { width: 3, height: 5, x: 0, y: 0 } }, 'bad-size'],
    ['a source that is too low', { source: { width: 4, height: 4, x: 0, y: 0 } }, 'bad-size'],
    ['a source too far left', { source: { width: 7, height: 9, x: 4, y: 4 } }, 'bad-number'],
    ['a source too far up', { source: { width: 7, height: 9, x: 3, y: 5 } }, 'bad-number'],
    ['a source right of its picture', { source: { width: 7, height: 9, x: -1, y: 0 } }, 'bad-number'],
    ['a source between pixels', { source: { width: 7, height: 9, x: 0, y: 0.5 } }, 'bad-number'],
    ['a source without a place', { source: { width: 7, height: 9 } }, 'bad-number'],
    ['a source that is a list', { source: [] }, 'bad-options'],
    ['a source that is none', { source: null }, 'bad-options'],
    ['a source that is a text', { source: 'hero' }, 'bad-options'],
    ['the largest source', { source: { width: maxPageSide, height: maxPageSide, x: 0, y: 0 } }, '"source"'],
    ['a source beyond that', { source: { width: maxPageSide + 1, height: 9, x: 0, y: 0 } }, 'bad-size'],
    ['a name that is none', { id: 1.5 }, 'bad-id'],
    ['a tag', { tag: 'a' }, '"complete"'],
    ['a tag that is no text', { tag: 1 }, 'bad-tag'],
    ['no aliases', { aliases: [] }, '"aliases":[]'],
    ['aliases like a list', { aliases: { length: 1, 0: { id: 'b' } } }, '"aliases"'],
    ['aliases that are no list', { aliases: 5 }, 'bad-list'],
    ['an alias with all', { aliases: [{ id: 'b', source: { width: 4, height: 5, x: 0, y: 0 }, data: 1 }] }, '"data":1'],
    ['an alias that is none', { aliases: [null] }, 'bad-options'],
    ['an alias without a name', { aliases: [{}] }, 'bad-id'],
    ['an alias with half a number', { aliases: [{ id: 0.5 }] }, 'bad-id'],
    ['an alias of a wrong source', { aliases: [{ id: 'b', source: { width: 1, height: 5, x: 0, y: 0 } }] }, 'bad-size'],
    ['an alias of its own name', { aliases: [{ id: 'a' }] }, 'duplicate-id'],
    ['an alias of the name of another', { aliases: [{ id: 'z' }] }, 'duplicate-id'],
    ['an alias twice', { aliases: [{ id: 'b' }, { id: 'b' }] }, 'duplicate-id'],
    ['a text and a number', { aliases: [{ id: '1' }, { id: 1 }] }, '"complete"'],
  ])('%s', (_, load, wanted) => {
    const size = { width: 4, height: 5 };
    const list = [
      { id: 'a', ...size, ...load },
      { id: 'z', ...size },
    ];
    expect(expectTheSame(list as RectInput[])).toContain(wanted);
  });
  test('tags of equal sizes among others', () => {
    const rects = uniformRects(5, 60, 4, 9).map((rect, at) => ({ ...rect, id: at, tag: `${(at * 7) % 5}` }));
    expect(expectTheSame(rects)).toContain('"complete"');
    expect(expectTheSame(rects.slice(0, 8))).toContain('"complete"');
  });
  test('an alias that is the number of a nameless rectangle', () => {
    const size = { width: 2, height: 3 };
    expect(expectTheSame([size, { ...size, aliases: [{ id: 1 }] }])).toContain('duplicate-id');
    expect(expectTheSame([size, { ...size, aliases: [{ id: 2 }] }])).toContain('"complete"');
  });
  test('equal sizes lie by their tags, whatever the order of the list', () => {
    const list = ['b', undefined, 'a', '', 'b', 'a'].map((tag, id) => ({ id, width: 4, height: 4, tag }));
    const tagsOf = (rects: readonly RectInput[]) => {
      const packing = packSmallest(rects, { effort: 'fast', maxWidth: 4 });
      const byY = [...(packing.pages[0]?.placed ?? [])].sort((a, b) => a.y - b.y);
      return byY.map(({ id }) => list[id as number]?.tag);
    };
    expect(tagsOf(list)).toEqual([undefined, '', 'a', 'a', 'b', 'b']);
    expect(tagsOf(list.toReversed())).toEqual([undefined, '', 'a', 'a', 'b', 'b']);
    expectTheSame(list);
  });
  test('names for some only', () => {
    const size = { width: 2, height: 3 };
    expect(expectTheSame([size, { id: 'b', ...size }, { id: 2, ...size }])).toContain('"b"');
    expect(expectTheSame([size, { id: 1, ...size }])).toContain('"complete"');
    expect(expectTheSame([size, { id: 0, ...size }])).toContain('duplicate-id');
    expect(expectTheSame([{ id: 'a', ...size }, size, { id: 1, ...size }])).toContain('duplicate-id');
  });
  test('a name twice is said, however far apart, and however many names end alike', () => {
    const names = Array.from({ length: 300 }, (_, at) => ({
      id: `${at}/the same for all`,
      width: 1 + (at % 9),
      height: 3,
    }));
    expect(expectTheSame(names)).toContain('"complete"');
    expect(expectTheSame([...names, { ...names[0] }])).toContain('duplicate-id');
    // The last one ends otherwise, so that nothing is left out of the names, and the ends of all others are alike.
    const alike = [...names, { id: 'the last', width: 4, height: 4 }];
    expect(expectTheSame(alike)).toContain('"complete"');
    expect(expectTheSame([...alike.slice(1), { ...names[7] }, { id: 'x', width: 1, height: 1 }])).toContain(
      'duplicate-id',
    );
    const numbers = names.map((rect, id) => ({ ...rect, id }));
    expect(expectTheSame(numbers)).toContain('"complete"');
    expect(expectTheSame([{ ...numbers[0], id: 299 }, ...numbers.slice(1)])).toContain('duplicate-id');
    // A text is another name than a number.
    expect(expectTheSame([numbers[5], { ...numbers[6], id: '5' }])).toContain('"complete"');
  });
  test('a call within a call, and a list that breaks off, leave nothing behind', () => {
    const rects = uniformRects(3, 90, 5, 70).map((rect, at) => ({ id: `${at}`, ...rect }));
    const expected = expectTheSame(rects);
    let within = '';
    const nested = {
      id: 'nested',
      height: 5,
      get width() {
        within = JSON.stringify(packSmallest(rects, { effort: 'fast' }));
        return 5;
      },
    };
    const whole = JSON.stringify(packSmallest([...rects, nested], { effort: 'fast' }));
    expect(within).toBe(expected);
    expect(whole).toBe(
      JSON.stringify(packSmallest([...rects, { id: 'nested', height: 5, width: 5 }], { effort: 'fast' })),
    );
    const broken = {
      height: 5,
      get width(): number {
        throw new RangeError('broken');
      },
    };
    expect(() => packSmallest([...rects, broken], { effort: 'fast' })).toThrow('broken');
    expect(expectTheSame(rects)).toBe(expected);
  });
});
