import { createAtlas, cropPages, type Placed, pack, toAtlasJson, toSvg, uvRect } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { rectList, uniformRects } from '../cases.js';

const packing = pack(uniformRects(4, 30, 4, 40), { width: 96, height: 96, rotate: true });

describe('atlas descriptions', () => {
  test('names may be given for what has no place', () => {
    const list = rectList('9×9 2×2 high:1×9');
    const part = pack(list, { width: 4, height: 4 });
    const [page] = toAtlasJson(part, 'hash', { 0: 'large', 1: 'small', high: 'high' });
    expect(Object.keys(page.frames)).toEqual(['small']);
  });
  test('pages have their pictures', () => {
    const pages = toAtlasJson(packing, 'array', {}, { image: 'hero-{page}.webp' });
    expect(pages.map(({ meta }) => meta.image)).toEqual(pages.map((_, number) => `hero-${number}.webp`));
  });
  test('a name such as __proto__ is only a name', () => {
    const one = pack([{ id: 'a', width: 1, height: 1 }], { width: 1, height: 1 });
    const text = JSON.stringify(toAtlasJson(one, 'hash', JSON.parse('{"a":"__proto__"}'))[0]);
    expect(Object.keys(JSON.parse(text).frames)).toEqual(['__proto__']);
  });
});

describe('texture coordinates', () => {
  test('sampling at the corners gives the picture back, turned or not', () => {
    // A picture of 2 × 1 pixels: A left, B right. Turned clockwise A is above B.
    const page = { width: 4, height: 4 };
    const pixels: Record<string, string> = { '1,1': 'A', '1,2': 'B' };
    const { corners } = uvRect(page, { id: 0, x: 1, y: 1, width: 1, height: 2, rotated: true });
    const sample = (s: number, t: number) => {
      const mix = (at: number) => {
        const top = corners[at] * (1 - s) + corners[2 + at] * s;
        const bottom = corners[6 + at] * (1 - s) + corners[4 + at] * s;
        return Math.floor((top * (1 - t) + bottom * t) * 4);
      };
      return pixels[`${mix(0)},${mix(1)}`];
    };
    expect([sample(0.25, 0.5), sample(0.75, 0.5)]).toEqual(['A', 'B']);
  });
});

describe('pictures and crops', () => {
  test('every id is in the picture', () => {
    const svg = toSvg(packing);
    for (let id = 0; id < 30; id++) expect(svg).toContain(`<title>${id} `);
    expect(svg).toContain(`><title>A packing. Pages: ${packing.pages.length}, rectangles: 30</title>`);
  });
  test('what XML can not hold is a replacement sign', () => {
    const svg = toSvg(pack([{ id: 'a\u0001<b>&\uD800', width: 8, height: 8 }], { width: 8, height: 8 }));
    expect(svg).toContain('>a\uFFFD&lt;b&gt;&amp;\uFFFD 8×8<');
  });
  test('a label is written from four pixels of height on', () => {
    const svg = (height: number) => toSvg(pack([{ id: 'a', width: 8, height }], { width: 8, height: 8 }));
    expect(svg(8)).toContain('<text x="2" y="4" font-size="4">a</text>');
    expect(svg(7)).not.toContain('<text');
  });
  test('each page is cropped on its own', () => {
    const cropped = cropPages(packing, { multipleOf: 4 });
    cropped.pages.forEach((page, at) => {
      expect(page.width).toBeLessThanOrEqual(packing.pages[at].width);
      for (const rect of page.placed) expect(rect.x + rect.width).toBeLessThanOrEqual(page.width);
    });
  });
});

describe('the live atlas', () => {
  const pageOf = (placed: Placed[], side = 9) => ({
    ...packing,
    pages: [{ index: 0, width: side, height: side, placed, occupancy: 1 }],
  });
  test('goes on from a packing, grows, and gives a packing back', () => {
    const [page] = packing.pages;
    const atlas = createAtlas({ width: 96, height: 96, from: packing });
    expect(atlas.toPacking().pages[0]?.placed).toEqual(page?.placed);
    expect(atlas.add({ id: 'new', width: 90, height: 90 })).toBeUndefined();
    atlas.grow(200, 100);
    expect(atlas.add({ id: 'new', width: 90, height: 90 })?.x).toBeGreaterThanOrEqual(96);
    expect(atlas.get(page.placed[0].id)).toEqual(page?.placed[0]);
    expect(() => atlas.grow(100, 100)).toThrow(/width/);
    expect(() => atlas.add({ id: 'new', width: 1, height: 1 })).toThrow(/lives already/);
  });
  test('names that are none are refused, in a rectangle and in a packing', () => {
    const atlas = createAtlas({ width: 9, height: 9 });
    expect(() => atlas.add({ id: 0.5, width: 1, height: 1 })).toThrow(/rect\.id is 0\.5/);
    const placed = [{ id: null as never, x: 0, y: 0, width: 2, height: 2, rotated: false }];
    const from = pageOf(placed);
    expect(() => createAtlas({ width: 9, height: 9, from })).toThrow(/placed\[0\]\.id is null/);
    expect(() => cropPages(from)).toThrow(/packing\.pages\[0\]\.placed\[0\]\.id is null/);
    expect(createAtlas({ width: 9, height: 9, from, page: 1 }).occupancy()).toBe(0);
  });
  test('compaction stops at its limit, and leaves what has no nearer place', () => {
    const fill = () => {
      const atlas = createAtlas({ width: 4, height: 4 });
      for (const id of ['a', 'b', 'c', 'd']) atlas.add({ id, width: 4, height: 1 });
      return atlas;
    };
    expect(fill().compact()).toEqual([]);
    const atlas = fill();
    atlas.remove('a');
    expect(atlas.compact({ maxMoves: 0 })).toEqual([]);
    expect(atlas.compact({ maxMoves: 1 }).map(({ id, to }) => [id, to.y])).toEqual([['d', 0]]);
    const two = fill();
    two.remove('a');
    two.remove('b');
    expect(two.compact({ maxMoves: 1 })).toHaveLength(1);
    expect(two.compact()).toHaveLength(1);
  });
  test.each<[string, number, number, boolean]>([
    ['inside', 1, 1, true],
    ['inside, at the far corner', 6, 6, true],
    ['over the left edge', 0, 3, false],
    ['over the upper edge', 3, 0, false],
    ['over the right edge', 7, 3, false],
    ['over the lower edge', 3, 7, false],
  ])('a packing with a rectangle over one edge of the border is refused: %s', (_, x, y, isInside) => {
    const placed = [{ id: 0, x, y, width: 2, height: 2, rotated: false }];
    const from = pageOf(placed);
    const create = () => createAtlas({ width: 9, height: 9, border: 1, from });
    if (isInside) expect(create().get(0)).toEqual(placed[0]);
    else expect(create).toThrow(/outside/);
  });
  test('rims and a raster are kept, and what a rectangle carries comes back', () => {
    const atlas = createAtlas({ width: 33, height: 32, padding: 1, border: 1, extrude: 2, alignTo: 4 });
    const source = { width: 9, height: 9, x: 0, y: 0 };
    const carried = { source, data: { frame: 1 }, aliases: [{ id: 'b' }] };
    const first = { id: 'a', x: 8, y: 8, width: 5, height: 4, rotated: false, ...carried, extrude: 2 };
    expect(atlas.add({ id: 'a', width: 5, height: 4, ...carried })).toEqual(first);
    // The first cell is 12 pixels wide, and the origin is at 4.
    expect(atlas.add({ id: 'c', width: 8, height: 8, extrude: 0, alignTo: 2 })).toMatchObject({ x: 16, y: 4 });
    const again = createAtlas({ width: 33, height: 32, padding: 1, border: 1, alignTo: 4, from: atlas.toPacking() });
    expect(again.get('a')).toEqual(first);
    expect(again.toPacking()).toEqual(atlas.toPacking());
    atlas.remove('a');
    const [move] = atlas.compact();
    expect([move.id, move.to.x, move.to.y]).toEqual(['c', 4, 4]);
    expect(() => atlas.add({ width: 1, height: 1, alignTo: 8 })).toThrow(/rect\.alignTo is 8/);
    expect(() => atlas.add({ width: 65_533, height: 1 })).toThrow(/rect\.width/);
    expect(() => createAtlas({ width: 40, height: 40, alignTo: 4, border: 3, from: atlas.toPacking() })).not.toThrow();
    const from = pageOf([{ ...first, x: 9 }], 32);
    expect(() => createAtlas({ width: 32, height: 32, alignTo: 4, from })).toThrow(/off the raster/);
    expect(cropPages(from).pages[0]).toMatchObject({ width: 16, height: 14 });
  });
  test('a packing with an overlap is refused', () => {
    const placed = [0, 1].map((id) => ({ id, x: 0, y: 0, width: 2, height: 2, rotated: false }));
    const from = pageOf(placed);
    expect(() => createAtlas({ width: 9, height: 9, from })).toThrow(/overlaps/);
  });
});

test('a picture shows ids of every script', () => {
  const svg = toSvg(pack([{ id: '🀇 "<&', width: 40, height: 40 }], { width: 64, height: 64 }));
  expect(svg).toContain('<title>🀇 &quot;&lt;&amp; 40×40</title>');
});
