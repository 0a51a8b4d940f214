/**
 * Plain lists in effort `fast` go a short way of their own. The long way is the oracle: the same packing to the last byte, and
 * for whatever is wrong the same error.
 */

import { runSync } from '@kit/grid';
import { isInvalidInputError, packSmallest, type RectInput, type SmallestOptions } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { Pace } from '../../src/items/pace.js';
import { packSmallestPaced } from '../../src/pack/pack-smallest-search.js';
import { spriteRects, uniformRects } from '../cases.js';

/** What comes out, as text: the answer, or the error. */
function outcome(work: () => unknown): string {
  try {
    return JSON.stringify(work());
  } catch (error) {
    if (isInvalidInputError(error)) return JSON.stringify(error);
    throw error;
  }
}

function expectTheSame(rects: readonly RectInput[], options: SmallestOptions = {}): string {
  const asked = { ...options, effort: 'fast' } as const;
  const short = outcome(() => packSmallest(rects, asked));
  const long = outcome(() => runSync(packSmallestPaced(rects, asked, new Pace(false))));
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
  { aliases: [{ id: 'other' }] },
  { extrude: 2 },
  { alignTo: 2 },
  { width: 0 },
  { width: 65_536 },
  { height: 1.5 },
  { height: '5' },
  { id: 1.5 },
  { id: null },
);

describe('the short way', () => {
  prop([fc.array(sizes, { maxLength: 60 }), ids, options, oddities, fc.nat()])(
    'gives what the long way gives, right or wrong',
    (list, idOf, asked, oddity, where) => {
      const rects = list.map((rect, at) => {
        const id = idOf(at);
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
