import {
  cropPages,
  dedupe,
  type Packing,
  pack,
  toCocosAtlas,
  toCssSprites,
  toGodotResources,
  toPhaserAtlas,
  toPixiAtlas,
  toSvg,
  uvRect,
} from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';

const said = (call: () => unknown) => refusalOf(call)?.message;

test('a page is cropped to what lies on it, its rims and the border, as the rules of its sides say', () => {
  const packing = pack([{ id: 'a', width: 5, height: 9, extrude: 1 }], { width: 64, height: 64 });
  const sidesOf = (options: object, one: Packing = packing) => {
    const [{ width, height, occupancy }] = cropPages(one, options).pages;
    expect(occupancy).toBe(45 / (width * height));
    return [width, height];
  };
  expect(packing.pages[0].placed[0]).toMatchObject({ x: 1, y: 1 });
  expect(sidesOf({})).toEqual([7, 11]);
  expect(sidesOf({ border: 2 })).toEqual([9, 13]);
  expect(sidesOf({ square: true })).toEqual([11, 11]);
  expect(sidesOf({ powerOfTwo: true })).toEqual([8, 16]);
  expect(sidesOf({ multipleOf: 6 })).toEqual([12, 12]);
  expect(sidesOf({ powerOfTwo: true, multipleOf: 16, square: true })).toEqual([16, 16]);
  // No page grows.
  expect(sidesOf({ multipleOf: 100 })).toEqual([64, 64]);
  const [page] = packing.pages;
  const empty = { ...packing, pages: [{ ...page, placed: [] }] };
  expect(cropPages(empty).pages[0]).toEqual({ ...page, placed: [], width: 1, height: 1, occupancy: 0 });
  expect(said(() => cropPages(packing, { border: 4097 }))).toBe(
    'options.border is 4097: expected an integer from 0 to 4096',
  );
});

test('a drawing has a page beside the other, and in it the rectangles with their names and sizes', () => {
  const [upright] = pack([{ id: 'a', width: 20, height: 12 }], { width: 20, height: 30 }).pages;
  const packing = pack(
    [
      { id: 'b', width: 12, height: 20, rotate: true },
      { id: 'c', width: 2, height: 2 },
    ],
    { width: 20, height: 14 },
  );
  const [turned] = packing.pages;
  const svg = toSvg({ ...packing, pages: [upright, turned] });
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="')).toBe(true);
  expect(svg.endsWith('</g></svg>')).toBe(true);
  // The second page begins behind the first.
  const lefts = [...svg.matchAll(/translate\((\d+) 0\)"><rect width="20" height="\d+" fill="#eee"/g)].map(([, left]) =>
    Number(left),
  );
  expect(lefts).toHaveLength(2);
  expect(lefts[1]).toBeGreaterThan(lefts[0] + 20);
  expect(svg).toContain('<rect width="20" height="30" fill="#eee"/>');
  expect(svg).toContain(
    '<g transform="translate(0 0)"><title>a 20×12</title><rect width="20" height="12" fill="hsl(0 60% 75%)" stroke="#333" stroke-width="0.5"/><text x="2" y="6" font-size="6">a</text></g></g>',
  );
  expect(svg).toContain('<title>b 20×12 ↻</title><rect width="20" height="12"');
  expect(svg).toContain('font-size="6">b ↻</text></g>');
  expect(svg).toContain(
    '<title>c 2×2</title><rect width="2" height="2" fill="hsl(137 60% 75%)" stroke="#333" stroke-width="0.5"/></g>',
  );
});

test('texture coordinates are refused by the names of what they are made of', () => {
  const page = { width: 8, height: 4 };
  const placed = { id: 0, x: 2, y: 1, width: 4, height: 2, rotated: false };
  expect(uvRect(page, placed)).toEqual({
    ...{ u0: 0.25, v0: 0.25, u1: 0.75, v1: 0.75 },
    corners: [0.25, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25, 0.75],
  });
  expect(uvRect({ width: 1, height: 1 }, { ...placed, width: 0, height: 0 }).u1).toBe(2);
  expect(said(() => uvRect(3 as never, placed))).toBe('page is 3: expected an object');
  expect(said(() => uvRect(page, 3 as never))).toBe('placed is 3: expected an object');
  for (const side of ['width', 'height']) {
    expect(said(() => uvRect({ ...page, [side]: 0 }, placed))).toMatch(new RegExp(`^page\\.${side} is 0: expected `));
    expect(said(() => uvRect(page, { ...placed, [side]: -1 }))).toMatch(
      new RegExp(`^placed\\.${side} is -1: expected `),
    );
  }
  for (const place of ['x', 'y'])
    expect(said(() => uvRect(page, { ...placed, [place]: '1' }))).toMatch(
      new RegExp(`^placed\\.${place} is "1": expected `),
    );
  expect(said(() => uvRect(page, { ...placed, rotated: 1 as never }))).toBe(
    'placed.rotated is 1: expected true or false',
  );
});

test('resources of Godot lie in a folder, with or without a slash at its end', () => {
  const packing = pack([{ id: 'a', width: 2, height: 3 }], { width: 8, height: 8 });
  const pathOf = (folder?: string) => /path="([^"]*)"/.exec(toGodotResources(packing, {}, { folder })[0].text)?.[1];
  expect([undefined, 'res://art', 'res://art/'].map(pathOf)).toEqual([
    'res://page-0.png',
    'res://art/page-0.png',
    'res://art/page-0.png',
  ]);
  expect(said(() => pathOf(3 as never))).toBe('options.folder is 3: expected a text of at most 4096 characters');
});

test('files of one plain picture hold what their engines ask for, and no more', () => {
  const packing = pack([{ id: 'a', width: 2, height: 3 }], { width: 8, height: 4 });
  expect(toCssSprites(packing).split('\n').slice(1)).toEqual([
    '.sprite-a{display:inline-block;position:relative;overflow:hidden;width:2px;height:3px}',
    '.sprite-a::before{content:"";position:absolute;left:0;top:0;width:2px;height:3px;background:url("page-0.png") 0 0/8px 4px no-repeat}',
    '',
  ]);
  expect(toCocosAtlas(packing)[0]).toContain(
    '<key>format</key><integer>3</integer><key>realTextureFileName</key><string>page-0.png</string>' +
      '<key>size</key><string>{8,4}</string><key>textureFileName</key><string>page-0.png</string></dict>',
  );
  const { filename, ...frame } = toPhaserAtlas(packing).textures[0].frames[0];
  expect([filename, Object.keys(frame).includes('anchor')]).toEqual(['a', false]);
  expect(toPhaserAtlas(packing).textures[0]).toMatchObject({
    ...{ image: 'page-0.png', format: 'RGBA8888', size: { w: 8, h: 4 }, scale: 1 },
  });
  expect(toPixiAtlas(packing)[0].frames['a']).toStrictEqual(frame);
});

test('pictures are refused by their place in the list, with the options by their names', () => {
  const good = { width: 1, height: 1, pixels: [0, 0, 0, 0] };
  const second = (more: object) => said(() => dedupe([good, { ...good, ...more }]));
  expect(second({ aliases: 3 })).toBe('pictures[1].aliases is 3: expected a list');
  expect(second({ id: {} })).toBe('pictures[1].id is an object: expected a text or a whole number');
  expect(second({ height: 0 })).toBe('pictures[1].height is 0: expected an integer from 1 to 65535');
  expect(second({ pixels: [0] })).toBe('pictures[1].pixels has length 1: expected 4 bytes for each of 1 × 1 pixels');
  expect(second({ pixels: [0, 0, 256, 0] })).toBe('pictures[1].pixels[2] is 256: expected an integer from 0 to 255');
  expect(said(() => dedupe([good, 3 as never]))).toBe('pictures[1] is 3: expected an object');
  expect(said(() => dedupe(3 as never))).toBe('pictures is 3: expected a list');
  expect(said(() => dedupe([], { trim: 0 as never }))).toBe('options.trim is 0: expected true or false');
  expect(said(() => dedupe([], { threshold: 255 }))).toBe(
    'options.threshold is 255: expected an integer from 0 to 254',
  );
  // What sets two apart besides their pixels.
  for (const apart of [{ tag: 'x' }, { rotate: true }, { extrude: 1 }, { alignTo: 2 }])
    expect(dedupe([good, { ...good, ...apart }])).toHaveLength(2);
  expect(dedupe([good, { ...good, id: 'b' }])).toStrictEqual([{ id: 0, width: 1, height: 1, aliases: [{ id: 'b' }] }]);
});
