/** What a page says besides its size, the file name of its picture and how turned pictures lie, counts and is kept. */
import {
  createAtlas,
  createLiveAtlas,
  type Packing,
  type Page,
  pack,
  parseAtlas,
  repack,
  toAtlasJson,
  toLibgdxAtlas,
  uvRect,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { drawPages, drawPictures, rectsOf } from './draw-pages.js';

describe('uvRect', () => {
  test.each([true, false])('its corners are those of the picture; turned clockwise: %s', (clockwise) => {
    const { pictures, whole } = drawPictures(4, 30);
    const packing = pack(rectsOf(pictures), { width: 64, height: 48, rotate: true, effort: 'fast' });
    const drawn = drawPages(packing, whole, clockwise);
    const turned = packing.pages.flatMap(({ placed }) => placed).filter(({ rotated }) => rotated);
    expect(turned.length).toBeGreaterThan(3);
    for (const [number, page] of packing.pages.entries()) {
      const { width, height, at } = drawn[number];
      const told: Page = clockwise ? page : { ...page, turn: 'counter-clockwise' };
      for (const rect of page.placed) {
        const picture = whole.get(String(rect.id))!;
        const [across, down] = rect.rotated ? [rect.height, rect.width] : [rect.width, rect.height];
        const { x: left, y: top } = rect.source ?? { x: 0, y: 0 };
        const [x0, y0, x1, y1, , , x3, y3] = uvRect(told, rect).corners;
        for (let v = 0; v < down; v++) {
          for (let u = 0; u < across; u++) {
            // The middle of the pixel, counted along the picture's own sides.
            const [right, below] = [(u + 0.5) / across, (v + 0.5) / down];
            const px = Math.floor(width * (x0 + right * (x1 - x0) + below * (x3 - x0)));
            const py = Math.floor(height * (y0 + right * (y1 - y0) + below * (y3 - y0)));
            expect(at[py * width + px]).toBe(picture.at[(top + v) * picture.width + left + u]);
          }
        }
      }
    }
  });

  test('a place of a file that turns the other way begins at its bottom left', () => {
    const [page] = parseAtlas('a.png\nsize:1,2\npic\nbounds:0,0,2,1\nrotate:true\n').pages;
    expect(uvRect(page, page.placed[0]).corners).toEqual([0, 1, 0, 0, 1, 0, 1, 1]);
    expect(refusalOf(() => uvRect({ ...page, turn: 'clockwise' as never }, page.placed[0]))?.code).toBe('bad-choice');
  });
});

const side = fc.integer({ min: 1, max: 8 });
const rects = fc
  .array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((rect, id) => ({ ...rect, id: `r${id}` })));

/** An atlas as it was read: file names that differ from ours, and turned pictures lie counter-clockwise, or not. */
const atlases = fc.tuple(rects, fc.boolean(), fc.boolean()).map(([list, isNamed, isOther]) => {
  const packing = pack(list, { width: 12, height: 10, rotate: true, effort: 'fast' });
  const pages = packing.pages.map((page) => ({
    ...page,
    ...(isNamed ? { image: `sheet ${page.index}.png` } : {}),
    ...(isOther && page.placed.some(({ rotated }) => rotated) ? { turn: 'counter-clockwise' as const } : {}),
  }));
  return { list, packing: { ...packing, pages } as Packing<string> };
});

const notesOf = ({ pages }: { readonly pages: readonly Page[] }) =>
  pages.map(({ index, image, turn }) => ({ index, image, turn }));

describe('what a page says is kept', () => {
  prop([atlases], { numRuns: runs(60, 300, 20) })('by an atlas', ({ packing }) => {
    for (const [page, from] of packing.pages.entries()) {
      const atlas = createAtlas({ width: 12, height: 10, from: packing, page });
      expect(atlas.toPacking().pages).toEqual([{ ...from, index: 0 }]);
    }
  });

  prop([atlases], { numRuns: runs(60, 300, 20) })('by a live atlas', ({ packing }) => {
    const atlas = createLiveAtlas({ width: 12, height: 10, pages: 20, from: packing });
    expect(atlas.toPacking().pages).toEqual(packing.pages);
  });

  prop([atlases, rects], { numRuns: runs(60, 300, 20) })('by repack', ({ packing, list }, more) => {
    const options = { width: 12, height: 10, rotate: true } as const;
    expect(repack(list, packing, options).packing.pages).toEqual(packing.pages);
    // Some go, others come: pages that are there still say what they said.
    const changed = [...list.slice(0, 5), ...more.map((rect) => ({ ...rect, id: `m${rect.id}` }))];
    const { pages } = repack(changed, packing, options).packing;
    const former = notesOf(packing);
    for (const { index, image, turn } of notesOf({ pages })) {
      expect(image).toBe(former[index]?.image);
      if (former[index]?.turn !== undefined) expect(turn).toBe(former[index].turn);
    }
  });

  test('a page that comes anew turns its pictures as the others do', () => {
    const page = { width: 2, height: 3 };
    const lying = { width: 3, height: 2, rotate: true };
    const from = parseAtlas(toLibgdxAtlas(pack([{ id: 'a', ...lying }], page), {}, { turn: 'counter-clockwise' }));
    const turn = 'counter-clockwise';
    const other = { id: 'b', ...lying };
    const { packing } = repack([{ id: 'a', ...lying }, other], from, page);
    expect(notesOf(packing)).toEqual([
      { index: 0, image: 'page-0.png', turn },
      { index: 1, image: undefined, turn },
    ]);
    const live = createLiveAtlas({ ...page, pages: 3, from });
    live.add(other);
    live.add({ id: 'c', width: 2, height: 3 });
    expect(notesOf(live.toPacking())).toEqual([
      { index: 0, image: 'page-0.png', turn },
      { index: 1, image: undefined, turn },
      { index: 2, image: undefined, turn: undefined },
    ]);
    expect(toLibgdxAtlas(packing)).toContain('page-1.png');
  });

  test('and checked', () => {
    const { pages } = pack([{ id: 'a', width: 1, height: 1 }], { width: 2, height: 2 });
    for (const [more, code] of [
      [{ image: 3 }, 'bad-text'],
      [{ turn: 'left' }, 'bad-choice'],
    ] as const) {
      const from = { pages: [{ ...pages[0], ...more }] } as unknown as Packing;
      expect(refusalOf(() => createAtlas({ width: 2, height: 2, from }))?.code).toBe(code);
      expect(refusalOf(() => createLiveAtlas({ width: 2, height: 2, from }))?.code).toBe(code);
      expect(refusalOf(() => repack([], from, { width: 2, height: 2 }))?.code).toBe(code);
    }
  });
});

describe('toAtlasJson', () => {
  const lying = pack([{ id: 'a', width: 2, height: 3, rotate: true }], { width: 3, height: 2 });
  const other = parseAtlas(toLibgdxAtlas(lying, {}, { turn: 'counter-clockwise', image: 'b.png' }));

  test('names the picture as the file that was read does, unless the options say otherwise', () => {
    const read = parseAtlas('b.png\nsize:8,8\na\nbounds:0,0,2,3\n');
    expect(toAtlasJson(read, 'hash')[0].meta.image).toBe('b.png');
    expect(toAtlasJson(read, 'array', {}, { image: 'c-{page}.png' })[0].meta.image).toBe('c-0.png');
  });

  test('refuses what is turned the other way', () => {
    expect(toAtlasJson(lying, 'hash')).toHaveLength(1);
    expect(refusalOf(() => toAtlasJson(other, 'hash'))?.code).toBe('turned-frame');
  });
});
