/** A page is drawn pixel for pixel: the oracle goes from the picture to the page, the code from the page to the picture. */
import { dedupe, drawPage, namedAnimations, type Page, type Picture, pack, scalePacking } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';

type Drawn = Picture & { readonly id: string };

/** A picture in which every pixel is another one, with empty margins. */
function pictureOf(id: number, width: number, height: number, margin: number): Drawn {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isEmpty = Math.min(x, y, width - 1 - x, height - 1 - y) < margin;
    return isEmpty ? [0, 0, 0, 0] : [id + 1, x + 1, y + 1, 255];
  });
  return { id: `p${id}`, width, height, pixels: pixels.flat() };
}

const sides = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 3, max: 9 }), fc.nat(1));
prop(
  [
    fc.array(sides, { minLength: 1, maxLength: 6 }),
    fc.boolean(),
    fc.nat(2),
    fc.constantFrom('clockwise', 'counter-clockwise'),
  ],
  { numRuns: 60 },
)('each pixel of each picture is where the packing says, and its edge in the rim', (list, trim, extrude, turn) => {
  const pictures = list.map(([width, height, margin], at) => pictureOf(at, width, height, margin));
  const options = { width: 32, height: 24, rotate: true, padding: 1, extrude, turn, effort: 'fast' } as const;
  for (const page of pack(dedupe(pictures, { trim }), options).pages) {
    const pixels = drawPage(page, pictures);
    const at = (x: number, y: number) => [...pixels.slice(4 * (y * page.width + x), 4 * (y * page.width + x) + 4)];
    let drawn = 0;
    for (const { id, x, y, width, height, rotated, source } of page.placed) {
      const picture = pictures.find((one) => one.id === id)!;
      const [w, h] = rotated ? [height, width] : [width, height];
      for (let v = 0; v < h; v++) {
        for (let u = 0; u < w; u++) {
          const from = 4 * ((v + (source?.y ?? 0)) * picture.width + u + (source?.x ?? 0));
          const wanted = Array.from({ length: 4 }, (_, byte) => picture.pixels[from + byte]);
          // Clockwise a picture's right edge comes to the bottom, the other way to the top.
          const [right, down] = !rotated ? [u, v] : turn === 'clockwise' ? [width - 1 - v, u] : [v, height - 1 - u];
          expect(at(x + right, y + down)).toEqual(wanted);
          drawn += wanted[3] === 0 ? 0 : 1;
        }
      }
      for (let rim = 1; rim <= extrude; rim++) {
        expect(at(x - rim, y - rim)).toEqual(at(x, y));
        expect(at(x + width - 1 + rim, y)).toEqual(at(x + width - 1, y));
        expect(at(x, y + height - 1 + rim)).toEqual(at(x, y + height - 1));
      }
    }
    if (extrude === 0) expect(pixels.filter((byte, index) => index % 4 === 3 && byte > 0)).toHaveLength(drawn);
  }
});

describe('a page', () => {
  const page = (placed: Page['placed'], more: Partial<Page> = {}): Page => ({
    index: 0,
    width: 4,
    height: 2,
    placed,
    occupancy: 1,
    ...more,
  });
  const place = { id: 'a', x: 0, y: 0, width: 2, height: 2, rotated: false };
  const red = [255, 0, 0, 255];
  const clear = [9, 9, 9, 0];
  test('of half the scale takes the mean of what it covers, by alpha', () => {
    const picture = {
      id: 'a',
      width: 4,
      height: 4,
      pixels: Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? red : clear)).flat(),
    };
    const packing = pack([{ id: 'a', width: 4, height: 4 }], { width: 4, height: 4 });
    const half = scalePacking(packing, 0.5).pages[0];
    expect([...drawPage(half, [picture])].slice(0, 4)).toEqual([255, 0, 0, 128]);
    const empty = { ...picture, pixels: Array.from({ length: 16 }, () => clear).flat() };
    expect([...drawPage(half, [empty])].slice(0, 4)).toEqual([0, 0, 0, 0]);
    const small = { id: 'a', width: 1, height: 1, pixels: red };
    expect([...drawPage(page([place]), [small])].slice(0, 8)).toEqual([...red, ...red]);
  });
  test('takes pictures that are cut already, and those of aliases', () => {
    const cut = { id: 'b', width: 2, height: 2, pixels: Array.from({ length: 4 }, () => red).flat() };
    const trimmed = { ...place, source: { width: 4, height: 4, x: 1, y: 1 }, aliases: [{ id: 'b' }] };
    expect([...drawPage(page([trimmed]), [cut])].slice(4, 12)).toEqual([...red, 0, 0, 0, 0]);
    // Without an id a picture has its index.
    const { id: _, ...unnamed } = cut;
    expect([...drawPage(page([{ ...place, id: 0, x: 2, extrude: 2 }]), [unnamed])].slice(0, 4)).toEqual(red);
  });
  test('refuses what can not be drawn', () => {
    const codeOf = (drawn: Page, pictures: readonly Picture[] = [{ width: 1, height: 1, id: 'a', pixels: red }]) =>
      refusalOf(() => drawPage(drawn, pictures))?.code;
    expect(codeOf(page([place]), [])).toBe('unknown-id');
    expect(codeOf(page([{ ...place, x: 3 }]))).toBe('bad-frame');
    expect(codeOf(page([{ ...place, y: 1 }]))).toBe('bad-frame');
    expect(codeOf(page([], { width: 65_536, height: 65_536 }))).toBe('bad-size');
    expect(codeOf(page([], { turn: 'no' as never }))).toBe('bad-choice');
    expect(codeOf(page([place]), [{ width: 1, height: 1, id: 'a', pixels: [1] }])).toBe('bad-length');
  });
});

test('animations from names stand in the order of their numbers', () => {
  const names = [
    'walk_10',
    'walk_9',
    'walk_01',
    'hero',
    '7',
    'run/1.png',
    'run/2.png',
    'a-1',
    'a 3',
    'a#2',
    'jump3',
    'x.7z',
    'b01',
    'b1',
  ];
  expect(namedAnimations(names)).toEqual({
    walk: ['walk_01', 'walk_9', 'walk_10'],
    a: ['a-1', 'a#2', 'a 3'],
    b: ['b01', 'b1'],
    run: ['run/1.png', 'run/2.png'],
  });
  expect(namedAnimations(['n1.png', 'n2.png', 'n10.png'])).toEqual({ n: ['n1.png', 'n2.png', 'n10.png'] });
  expect(refusalOf(() => namedAnimations(['a1', 'a1']))?.code).toBe('duplicate-name');
  expect(namedAnimations(['b1', 'b01'])).toEqual({ b: ['b01', 'b1'] });
});
