import { createRandom } from '@kit/grid';
import { dedupe, type Picture, pack, trimRect } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { faultOf } from '../support.js';

const picture = fc
  .record({ width: fc.integer({ min: 1, max: 7 }), height: fc.integer({ min: 1, max: 7 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      pixels: fc.uint8Array({ minLength: 4 * width * height, maxLength: 4 * width * height }).map((bytes) =>
        // Alpha is mostly 0, so that there are margins.
        bytes.map((value, at) => (at % 4 === 3 && value > 60 ? 0 : value)),
      ),
    }),
  );

/** The box by its definition: from the first to the last of all that can be seen. */
function slowBox(pixels: ArrayLike<number>, width: number, height: number, threshold: number) {
  const seen = Array.from({ length: width * height }, (_, at) => at).filter((at) => pixels[4 * at + 3] > threshold);
  if (seen.length === 0) return { width: 1, height: 1, source: { width, height, x: 0, y: 0 } };
  const [xs, ys] = [seen.map((at) => at % width), seen.map((at) => Math.floor(at / width))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1, source: { width, height, x, y } };
}

describe('trimRect', () => {
  prop([picture, fc.integer({ min: 0, max: 254 })], { numRuns: 100 })(
    'gives the smallest box around what can be seen',
    ({ pixels, width, height }, threshold) => {
      const expected = slowBox(pixels, width, height, threshold);
      expect(trimRect(pixels, width, height, { threshold })).toEqual(expected);
      expect(trimRect(Array.from(pixels), width, height, { threshold })).toEqual(expected);
    },
  );
  test('alpha at the threshold is empty, one more is not', () => {
    const pixels = [0, 0, 0, 9, 0, 0, 0, 10];
    expect(trimRect(pixels, 2, 1, { threshold: 9 })).toEqual({
      width: 1,
      height: 1,
      source: { width: 2, height: 1, x: 1, y: 0 },
    });
    expect(trimRect(pixels, 2, 1, { threshold: 8 }).width).toBe(2);
  });
  test('what is no picture is refused with its place', () => {
    const bytes = new Uint8Array(16);
    expect(faultOf(() => trimRect(bytes, 2, 2))).toBe('none');
    expect(faultOf(() => trimRect(bytes.subarray(1), 2, 2))).toBe('bad-length pixels');
    expect(faultOf(() => trimRect(bytes, 2, 1))).toBe('bad-length pixels');
    expect(faultOf(() => trimRect([0, 0, 0, 256], 1, 1))).toBe('bad-value pixels[3]');
    expect(faultOf(() => trimRect([0, 0.5, 0, 0], 1, 1))).toBe('bad-value pixels[1]');
    expect(faultOf(() => trimRect(bytes, 0, 2))).toBe('bad-size width');
    expect(faultOf(() => trimRect(bytes, 2, 65_536))).toBe('bad-size height');
    expect(faultOf(() => trimRect(bytes, 2, 2, { threshold: 255 }))).toBe('bad-number options.threshold');
  });
});

describe('dedupe', () => {
  const solid = (width: number, height: number, value: number) => new Uint8Array(4 * width * height).fill(value);
  prop([fc.array(picture, { maxLength: 12 }), fc.boolean()], { numRuns: 80 })(
    'keeps each picture once, and every name',
    (list, trim) => {
      // Few colours, so that some are equal.
      const pictures = list.map((one, at) => ({
        ...one,
        id: `p${at}`,
        pixels: one.pixels.map((value) => (value > 0 ? 200 : 0)),
      }));
      const rects = dedupe(pictures, { trim });
      const names = rects.flatMap(({ id, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)]);
      expect(names.toSorted()).toEqual(pictures.map(({ id }) => id).toSorted());
      const contents = (id: string, source: { x: number; y: number }, width: number, height: number) => {
        const from = pictures.find((one) => one.id === id)!;
        const rows: number[][] = [];
        for (let y = 0; y < height; y++) {
          const start = 4 * ((source.y + y) * from.width + source.x);
          rows.push(Array.from(from.pixels.subarray(start, start + 4 * width)));
        }
        return JSON.stringify([width, height, rows]);
      };
      const whole = { x: 0, y: 0 };
      const seen = new Set<string>();
      for (const { id, width, height, source = whole, aliases = [] } of rects) {
        const content = contents(id, source, width, height);
        expect(seen.has(content)).toBe(false);
        seen.add(content);
        for (const alias of aliases) expect(contents(alias.id, alias.source ?? whole, width, height)).toBe(content);
      }
    },
  );
  test('a name keeps what is its own; tags and locks keep pictures apart', () => {
    const pixels = solid(2, 2, 7);
    const pictures: Picture[] = [
      { width: 2, height: 2, pixels, data: { frame: 1 } },
      {
        id: 'b',
        width: 2,
        height: 2,
        pixels: solid(2, 2, 7),
        data: { frame: 2 },
        source: { width: 5, height: 5, x: 1, y: 1 },
      },
      { id: 'c', width: 2, height: 2, pixels, tag: 'ui' },
      { id: 'd', width: 2, height: 2, pixels, rotate: false },
      { id: 'e', width: 2, height: 2, pixels, extrude: 1 },
      { id: 'f', width: 2, height: 2, pixels, alignTo: 4, aliases: [{ id: 'g' }] },
      { id: 'h', width: 1, height: 4, pixels },
    ];
    expect(dedupe(pictures)).toEqual([
      {
        id: 0,
        width: 2,
        height: 2,
        data: { frame: 1 },
        aliases: [{ id: 'b', data: { frame: 2 }, source: { width: 5, height: 5, x: 1, y: 1 } }],
      },
      { id: 'c', width: 2, height: 2, tag: 'ui' },
      { id: 'd', width: 2, height: 2, rotate: false },
      { id: 'e', width: 2, height: 2, extrude: 1 },
      { id: 'f', width: 2, height: 2, alignTo: 4, aliases: [{ id: 'g' }] },
      { id: 'h', width: 1, height: 4 },
    ]);
  });
  test('what was cut already is cut further', () => {
    const pixels = new Uint8Array(4 * 9);
    pixels[4 * 4 + 3] = 1;
    const source = { width: 10, height: 10, x: 2, y: 3 };
    expect(dedupe([{ width: 3, height: 3, pixels, source }], { trim: true })).toEqual([
      { id: 0, width: 1, height: 1, source: { width: 10, height: 10, x: 3, y: 4 } },
    ]);
  });
  test('two pictures of one hash are told apart by their sides and pixels', () => {
    // The hash of 1 × 1 with this pixel is that of 2 × 1 with those: found by trying.
    const hash = (words: readonly number[], width: number, height: number) =>
      words.reduce((held, word) => {
        const mixed = Math.imul(held ^ word, 0x2c1b3c6d);
        return mixed ^ (mixed >>> 15);
      }, Math.imul(width, 0x9e3779b1) ^ height);
    const bytesOf = (...words: number[]) => new Uint8Array(Uint32Array.from(words).buffer);
    // The last step can be undone, so a second pixel makes any hash that is wanted.
    const wanted = hash([77], 1, 1);
    const before = hash([5], 2, 1);
    const last = undo(wanted) ^ before;
    expect(hash([5, last], 2, 1)).toBe(wanted);
    const other = undo(hash([1, 2], 2, 1)) ^ before;
    expect(hash([5, other], 2, 1)).toBe(hash([1, 2], 2, 1));
    const pictures = [
      { width: 1, height: 1, pixels: bytesOf(77) },
      { width: 2, height: 1, pixels: bytesOf(5, last) },
      { width: 2, height: 1, pixels: bytesOf(1, 2) },
      { width: 2, height: 1, pixels: bytesOf(5, other) },
    ];
    expect(dedupe(pictures)).toHaveLength(4);
    // One more that begins as the narrower one does.
    const longer = undo(wanted) ^ hash([77], 2, 1);
    expect(hash([77, longer], 2, 1)).toBe(wanted);
    expect(dedupe([...pictures, { width: 2, height: 1, pixels: bytesOf(77, longer) }])).toHaveLength(5);
  });
  test('bytes that begin anywhere in their memory', () => {
    const memory = new Uint8Array(17).fill(3);
    const [a, b] = [memory.subarray(1), Array.from({ length: 16 }, () => 3)];
    expect(dedupe([a, b].map((pixels) => ({ width: 2, height: 2, pixels })))).toHaveLength(1);
  });
  test('pictures of one hash are compared: thousands that differ in one pixel stay apart', () => {
    const random = createRandom(1);
    const pictures = Array.from({ length: 4000 }, (_, at) => {
      const pixels = solid(4, 4, 9);
      new DataView(pixels.buffer).setInt32(4 * random.int(16), at + 1);
      return { width: 4, height: 4, pixels };
    });
    expect(dedupe(pictures)).toHaveLength(4000);
  });
  test('what is no picture is refused with its place', () => {
    const good = { width: 1, height: 1, pixels: [0, 0, 0, 0] };
    const second = (more: object) => faultOf(() => dedupe([good, { ...good, ...more }], { trim: true }));
    expect(second({ pixels: [0, 0, 0] })).toBe('bad-length pictures[1].pixels');
    expect(second({ width: 0 })).toBe('bad-size pictures[1].width');
    expect(second({ id: 0.5 })).toBe('bad-id pictures[1].id');
    expect(second({ pixels: [0, 0, 0, -1] })).toBe('bad-value pictures[1].pixels[3]');
    expect(second({ source: { width: 1, height: 1, x: 1, y: 0 } })).toBe('bad-number pictures[1].source.x');
  });
  test('ids and data keep their types', () => {
    const rects = dedupe([{ id: 'a' as const, width: 1, height: 1, pixels: [0, 0, 0, 0], data: { frame: 3 } }]);
    const id: 'a' | undefined = pack(rects, { width: 4, height: 4 }).pages[0]?.placed[0]?.id;
    const frame: number | undefined = pack(rects, { width: 4, height: 4 }).pages[0]?.placed[0]?.data?.frame;
    expect([id, frame]).toEqual(['a', 3]);
  });
});

/** What was multiplied and mixed to give this: the inverse of a step of the hash. */
function undo(hash: number): number {
  const mixed = hash ^ (hash >>> 15) ^ (hash >>> 30);
  // The inverse of an odd number modulo 2³², by Newton's method.
  let inverse = 0x2c1b3c6d;
  for (let round = 0; round < 5; round++) inverse = Math.imul(inverse, 2 - Math.imul(0x2c1b3c6d, inverse));
  return Math.imul(mixed, inverse);
}
