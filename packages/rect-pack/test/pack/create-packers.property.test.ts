/**
 * A packer of one kernel answers as `pack` does with that kernel's name in effort `fast`: the same packing to the last byte,
 * and for whatever is wrong the same error.
 */
import {
  createBinaryTreePacker,
  createFastPacker,
  createGuillotinePacker,
  createLowestGapPacker,
  createMaxRectsPacker,
  createShelfPacker,
  createSkylinePacker,
  type Effort,
  type Method,
  type Packer,
  type PackerOptions,
  type Packing,
  pack,
  type RectInput,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { rectList, spriteRects, uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { outcome } from '../support.js';

const packers: readonly (readonly [Method | undefined, Packer])[] = [
  [undefined, createFastPacker()],
  ['skyline/lowest-gap', createLowestGapPacker()],
  ['guillotine-fixed-split', createBinaryTreePacker('fixed-split')],
  ['guillotine-larger-leftover', createBinaryTreePacker('larger-leftover')],
  ...(['shorter-leftover', 'min-area', 'shorter-axis'] as const).map(
    (split) => [`guillotine/best-short-side/${split}`, createGuillotinePacker('best-short-side', split)] as const,
  ),
  ...(['best-height', 'next-fit'] as const).map((rule) => [`shelf/${rule}`, createShelfPacker(rule)] as const),
  ...(['bottom-left', 'bottom-left-waste-map'] as const).map(
    (rule) => [`skyline/${rule}`, createSkylinePacker(rule)] as const,
  ),
  ...(['bottom-left', 'best-short-side', 'best-area', 'contact-point'] as const).map(
    (rule) => [`max-rects/${rule}`, createMaxRectsPacker(rule)] as const,
  ),
];

function expectTheSame(at: number, rects: readonly RectInput[], options: PackerOptions): string {
  const [method, packer] = packers[at];
  const bare = outcome(() => packer(rects, options));
  const whole = outcome(() => pack(rects, { ...options, method, effort: 'fast' }));
  expect(bare === whole ? '' : `${method}\n${bare.slice(0, 400)}\n${whole.slice(0, 400)}`).toBe('');
  return bare;
}

const side = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 }), fc.constantFrom(20, 20, 64));
const rect = fc.record(
  { width: side, height: side, rotate: fc.boolean(), data: fc.constantFrom<unknown>({ a: 1 }, 0, undefined) },
  { requiredKeys: ['width', 'height'] },
);
const ids = fc.constantFrom<(at: number) => string | number | undefined>(
  () => undefined,
  (at) => at,
  (at) => `sprite-${at}`,
  (at) => (at % 3 === 0 ? undefined : `${at}`),
  (at) => (at % 20 === 19 ? 'a name twice' : `n${at}`),
  (at) => (at === 5 ? 3 : undefined),
);
const options: fc.Arbitrary<PackerOptions> = fc.record(
  {
    width: fc.constantFrom(8, 60, 64, 100, 256),
    height: fc.constantFrom(8, 60, 64, 101, 256),
    pages: fc.constantFrom(1, 2, 5),
    rotate: fc.boolean(),
    padding: fc.integer({ min: 0, max: 4 }),
    border: fc.constantFrom(0, 1, 3, 30),
    order: fc.constantFrom('auto', 'given'),
  },
  { requiredKeys: ['width', 'height'] },
);
const junk = fc.constantFrom<unknown>(0, -1, 1.5, Number.NaN, '8', null, {}, [], true, 70_000, 2 ** 40);
const kernel = fc.nat({ max: packers.length - 1 });
const list = fc
  .tuple(fc.array(rect, { maxLength: 60 }), ids)
  .map(([rects, idOf]): RectInput[] => rects.map((one, at) => ({ ...one, id: idOf(at) })));

describe('a packer of one kernel', () => {
  prop([kernel, list, options])('answers as pack does, and the judge finds no fault', (at, rects, asked) => {
    const answer = JSON.parse(expectTheSame(at, rects, asked));
    if (answer.pages !== undefined) expect(faultsOf(rects, answer, asked)).toEqual([]);
  });

  prop([fc.integer({ min: 1, max: packers.length - 1 }), list, options, fc.constantFrom<Effort>('good', 'best')])(
    'says the same as its method in a higher effort, which may know a better bound',
    (at, rects, asked, effort) => {
      const [method, packer] = packers[at];
      const told = outcome(() => packer(rects, asked));
      const whole = outcome(() => pack(rects, { ...asked, method, effort }));
      const [bare, more]: [Packing, Packing] = [JSON.parse(told), JSON.parse(whole)];
      const { bound, gap, proven } = bare;
      expect({ ...more, bound, gap, proven }).toEqual(bare);
      if (bound === undefined) return;
      const nearer = more.measure === 'pages' ? more.bound - bound : bound - more.bound;
      expect(nearer).toBeGreaterThanOrEqual(0);
      expect(more.gap).toBeLessThanOrEqual(gap);
    },
  );

  prop([kernel, list, fc.nat(), fc.constantFrom('width', 'height', 'rotate', 'id', ''), junk])(
    'says of bad rectangles what pack says',
    (at, rects, where, field, value) => {
      const bad = rects.map((one, index) => {
        if (index !== where % rects.length) return one;
        return (field === '' ? value : { ...one, [field]: value }) as RectInput;
      });
      expectTheSame(at, bad, { width: 256, height: 256 });
    },
  );

  prop([kernel, fc.constantFrom('width', 'height', 'pages', 'rotate', 'padding', 'border'), junk])(
    'says of bad options what pack says',
    (at, name, value) => {
      expectTheSame(at, uniformRects(1, 5, 2, 9), { width: 256, height: 256, [name]: value });
    },
  );

  test('answers as pack does on long lists, of which a page sees a part', () => {
    for (let at = 0; at < packers.length; at++) {
      const rects = at % 2 === 0 ? uniformRects(at, 600, 2, 40) : spriteRects(at, 600);
      const text = expectTheSame(at, rects, { width: 256, height: 200, rotate: at % 3 === 0, padding: at % 2 });
      expect(JSON.parse(text).unplaced.length).toBe(0);
    }
  });

  test('answers as pack does where pages can not hold everything', () => {
    for (let at = 0; at < packers.length; at++) {
      const asked = { width: 100, height: 90, pages: 2, padding: at % 3, border: at % 2 };
      const answer = JSON.parse(expectTheSame(at, uniformRects(at, 80, 5, 60), asked));
      expect(answer).toMatchObject({ status: 'partial', measure: 'area' });
    }
  });

  test.each(['tag', 'source', 'aliases', 'extrude', 'alignTo'])('refuses the %s that it knows nothing of', (field) => {
    const rects = [
      { width: 1, height: 1 },
      { width: 1, height: 1, [field]: 7 },
    ];
    expect(outcome(() => createFastPacker()(rects, { width: 8, height: 8 }))).toBe(
      JSON.stringify({
        name: 'InvalidInputError',
        code: 'bad-rect',
        message: `rects[1].${field} is 7: expected none, of which a packer of one kernel knows nothing`,
        at: { index: 1, name: `rects[1].${field}` },
      }),
    );
  });

  test('refuses a name that occurs before, be it a text or the number of another', () => {
    const twice = (rects: readonly RectInput[]) =>
      JSON.parse(outcome(() => createFastPacker()(rects, { width: 8, height: 8 })));
    const size = { width: 1, height: 1 };
    const fault = (id: string, index: number) => ({
      name: 'InvalidInputError',
      code: 'duplicate-id',
      message: `rects[${index}].id is ${id}: it occurs before`,
      at: { index, name: `rects[${index}].id` },
    });
    expect(twice([{ ...size, id: 'a' }, size, { ...size, id: 'a' }])).toEqual(fault('"a"', 2));
    expect(
      twice([
        { ...size, id: 'a' },
        { ...size, id: 'a' },
      ]),
    ).toEqual(fault('"a"', 1));
    expect(twice([{ ...size, id: 1 }, size])).toEqual(fault('1', 1));
  });

  test('says of the tallest that it has no space, where a wider one took it', () => {
    const rects = rectList('tall:6×9 wide:10×5');
    for (const make of [createFastPacker, createLowestGapPacker]) {
      const { unplaced } = make()(rects, { width: 10, height: 10, pages: 1 });
      expect(unplaced).toEqual([{ id: 'tall', reason: 'no-space' }]);
      // The first of the sequence waits for the next page.
      expect(make()(rects, { width: 10, height: 10 }).pages.map(({ placed }) => placed[0].id)).toEqual([
        'wide',
        'tall',
      ]);
    }
  });

  test('refuses what is no list, and options and orders that it does not know', () => {
    const codeOf = (rects: unknown, asked: unknown) =>
      JSON.parse(outcome(() => createFastPacker()(rects as RectInput[], asked as PackerOptions))).code;
    const page = { width: 8, height: 8 };
    expect(codeOf(7, page)).toBe('bad-list');
    expect(codeOf({ length: 2 ** 20 + 1 }, page)).toBe('bad-length');
    expect(codeOf([], undefined)).toBe('bad-options');
    expect(codeOf([], { ...page, obstacles: [] })).toBe('unknown-option');
    expect(codeOf([], { ...page, order: 'area' })).toBe('bad-choice');
    expect(codeOf([], page)).toBeUndefined();
  });

  test.each([
    () => createBinaryTreePacker('best' as 'fixed-split'),
    () => createGuillotinePacker('best' as 'best-short-side', 'min-area'),
    () => createGuillotinePacker('best-short-side', 'best' as 'min-area'),
    () => createShelfPacker('best' as 'best-height'),
    () => createSkylinePacker('lowest-gap' as 'bottom-left'),
    () => createMaxRectsPacker('best' as 'best-area'),
  ])('refuses rules that its kernel does not have (%#)', (make) => {
    expect(JSON.parse(outcome(make)).code).toBe('bad-choice');
  });
});
