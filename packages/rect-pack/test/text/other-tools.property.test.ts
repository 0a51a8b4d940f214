/** Forms of other tools that no exporter writes: drawn pictures in them are read, and what they say besides is named. */
import { type ParsedAtlas, parseAtlas } from '@kit/rect-pack';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { framesOf } from '../support.js';

const page = { width: 64, height: 48 };
const side = fc.integer({ min: 1, max: 20 });
const pictures = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom<string>('a', 'b.png', 'c/d.png', 'e (2)', 'é', '10'),
    x: fc.nat(40),
    y: fc.nat(20),
    w: side,
    h: side,
    left: fc.nat(3),
    top: fc.nat(3),
    right: fc.nat(3),
    bottom: fc.nat(3),
  }),
  { selector: ({ name }) => name, minLength: 1 },
);
type Picture = typeof pictures extends fc.Arbitrary<(infer One)[]> ? One : never;

const wholeOf = ({ w, h, left, top, right, bottom }: Picture) => ({
  width: left + w + right,
  height: top + h + bottom,
  x: left,
  y: top,
});

/** The places of all pictures, and what they are cut from, if need be themselves. */
const placesOf = (atlas: ParsedAtlas) =>
  new Map(
    [...framesOf(atlas)].map(([name, { place, rotated, source }]) => {
      const [, , width, height] = place;
      return [name, { place, rotated, whole: source ?? { width, height, x: 0, y: 0 } }];
    }),
  );

const expected = (list: readonly Picture[], isCut: boolean) =>
  new Map(
    list.map((one): [string, unknown] => {
      const { name, x, y, w, h } = one;
      const whole = isCut ? wholeOf(one) : { width: w, height: h, x: 0, y: 0 };
      return [name, { place: [x, y, w, h], rotated: false, whole }];
    }),
  );

prop([pictures, fc.boolean()], { numRuns: runs(60, 1000, 20) })('UIKit lists of TexturePacker', (list, isWhole) => {
  const real = (key: string, value: number) => `<key>${key}</key><real>${value}</real>`;
  const frames = list.map((one) => {
    const { name, x, y, w, h } = one;
    const { width, height, x: left, y: top } = wholeOf(one);
    const cut = real('oX', left) + real('oY', top) + real('oW', width) + real('oH', height);
    const place = real('x', x) + real('y', y) + real('w', w) + real('h', h);
    return `<key>${name}</key><dict>${place}${isWhole ? '' : cut}<key>note</key><true/></dict>`;
  });
  const meta = `<key>image</key><string>a.png</string><key>width</key><integer>64</integer><key>height</key><integer>48</integer>`;
  const text = `<plist><dict><key>frames</key><dict>${frames.join('')}</dict><key>meta</key><dict>${meta}</dict></dict></plist>`;
  const atlas = parseAtlas(text);
  expect(placesOf(atlas)).toEqual(expected(list, !isWhole));
  expect(atlas.pages[0]).toMatchObject({ ...page, image: 'a.png' });
  expect(atlas.leftOut).toEqual([{ name: 'frame.note', count: list.length }]);
});

prop([pictures], { numRuns: runs(60, 1000, 20) })('coordinates of spritesmith, without a ratio', (list) => {
  const sprites = list.map(({ name, x, y, w, h }) => [name, { x, y, width: w, height: h }]);
  expect(placesOf(parseAtlas(Object.fromEntries(sprites) as object, { sizes: [page] }))).toEqual(expected(list, false));
});

prop([pictures], { numRuns: runs(60, 1000, 20) })('the list of spritesmith', (list) => {
  const sprites = list.map(({ name, x, y, w, h }) => ({
    ...{ name, x, y, width: w, height: h, total_width: page.width, total_height: page.height, image: 'a.png' },
    px: { x: `${x}px` },
  }));
  const atlas = parseAtlas(JSON.stringify(sprites));
  expect(placesOf(atlas)).toEqual(expected(list, false));
  expect(atlas.pages[0]).toMatchObject({ ...page, image: 'a.png' });
  expect(atlas.leftOut).toEqual([{ name: 'frame.px', count: list.length }]);
});

test('a list is one of sprites only if all of them are', () => {
  const sprite = { name: 'a', x: 0, y: 0, width: 2, height: 2, total_width: 4, total_height: 4, image: 'a.png' };
  for (const odd of [3, {}, { ...sprite, name: 3 }]) {
    expect(refusalOf(() => parseAtlas(JSON.stringify([sprite, odd])))?.code).toMatch(/unknown-format|bad-options/);
  }
});

test('a ratio that only some sprites have is refused, unless it is 1', () => {
  const sprite = { x: 0, y: 0, width: 2, height: 2 };
  expect(
    parseAtlas({ a: sprite, b: { ...sprite, pixelRatio: 1 } }, { sizes: [page] }).pages[0].texture,
  ).toBeUndefined();
  expect(refusalOf(() => parseAtlas({ a: sprite, b: { ...sprite, pixelRatio: 2 } }))?.code).toBe('bad-atlas');
});

test('members inside those that are read are named as left out', () => {
  const frame = { x: 0, y: 0, w: 2, h: 2, idx: 0 };
  const atlas = parseAtlas({ frames: { a: { frame, spriteSourceSize: { x: 0, y: 0, z: 1 } } } }, { sizes: [page] });
  expect(atlas.leftOut.map(({ name }) => name)).toEqual(['frame.frame.idx', 'frame.spriteSourceSize.z']);
});

prop([pictures, fc.boolean()], { numRuns: runs(60, 1000, 20) })("Leshy's text", (list, crlf) => {
  const lines = list.map(({ name, x, y, w, h }) => [name, x, y, w, h].join());
  const atlas = parseAtlas(`${lines.join(crlf ? '\r\n' : '\n')}\n`, { sizes: [page] });
  expect(placesOf(atlas)).toEqual(expected(list, false));
});

test("Leshy's text has such lines alone; a name may have commas", () => {
  expect(parseAtlas('a,b,0,1,2,3', { sizes: [page] }).pages[0].placed).toEqual([
    { id: 'a,b', x: 0, y: 1, width: 2, height: 3, rotated: false },
  ]);
  for (const odd of ['', 'a,0,1,2', 'a,0,1,2,x', 'a,0,1,2,3\nb'])
    expect(refusalOf(() => parseAtlas(odd, { sizes: [page] }))?.code).toBe('unknown-format');
  expect(parseAtlas('a,0,1,2,3\nb,0,1,99,3', { sizes: [page], onFault: 'skip' }).skipped).toMatchObject([
    { name: 'b' },
  ]);
});

prop([pictures, fc.constantFrom('common', 'image', 'background')], { numRuns: runs(60, 1000, 20) })(
  'rules of CSS, with the picture in them or in a common one',
  (drawn, way) => {
    const list = drawn.map((one, at) => ({ ...one, name: `icon-${at}` }));
    const px = (offset: number) => (offset === 0 ? '0' : `-${offset}px`);
    const rules = list.map(({ name, x, y, w, h }) => {
      const url = "url( 'img/a 1 2 b.png' )";
      const at = `${px(x)} ${px(y)}`;
      const place = way === 'background' ? `background: ${url} no-repeat ${at}` : `background-position:${at}`;
      return `.${name} {\n  ${way === 'image' ? `background-image: ${url};` : ''}${place};\n  width: ${w}px; height:${h}px;color:red\n}\n`;
    });
    const common = way === 'common' ? '.icon { background-image: url("img/a 1 2 b.png"); width: 9px }' : '';
    const atlas = parseAtlas(`/* a { */${common}${rules.join('/* } */')}`, { sizes: [page] });
    expect(placesOf(atlas)).toEqual(expected(list, false));
    expect(atlas.pages[0].image).toBe('img/a 1 2 b.png');
    const left = [{ name: 'rule.color', count: list.length }];
    expect(atlas.leftOut).toEqual(way === 'common' ? [{ name: 'rule.width', count: 1 }, ...left] : left);
  },
);

test.each<[css: string, sentence: string]>([
  ['.a{background-position:0 0;width:2px;height:2px}', 'expected a picture in the rule, or in one common rule'],
  [
    '.i{background:url(a.png)}.j{background:url(b.png)}.a{background-position:0 0;width:2px;height:2px}',
    'expected a picture',
  ],
  ['.a{background:url(a.png) 0 0;width:2em;height:2px}', 'file .a width is "2em": expected whole pixels'],
  ['.a{background:url(a.png) 0 0;height:2px}', 'file .a width is "": expected whole pixels'],
  [
    '.a{background:url(a.png);background-position:50% 0;width:2px;height:2px}',
    'is "50% 0": expected a background-position',
  ],
  [
    '.a{background:url(a.png);background-position-x:0;width:2px;height:2px}',
    'expected a background-position in pixels',
  ],
  ['.a:hover{background:url(a.png) 0 0;width:2px;height:2px}', 'is ".a:hover": expected the selector of one class'],
  ['.a{background:url(a.png) 0 0;width:2px;height:2px;background-size:9px}', 'expected pictures at their own size'],
  ['.a{background:url(a.png) 0 0;width:2px;height:2px', 'expected rules of classes alone'],
  ['.a{background:url(a/b.png) 0 0/9px;width:2px;height:2px}', 'expected pictures at their own size'],
  ['.a{background:url(a.png)}', 'expected rules with a background-position'],
  ['.a{background:url(a.png) 0 0}}', 'file has "": expected rules of classes alone'],
  ['.a{background:url(a.png) 0 0;width:2px;height:2px}@media x{.b{}}', 'expected rules of classes alone'],
  ['.a{background:url(a.png) 0 0;width:2px;height:2px} b', 'expected rules of classes alone'],
])('refused: %s', (css, sentence) => {
  expect(refusalOf(() => parseAtlas(css, { sizes: [page] }))?.message).toContain(sentence);
});

test('each picture of CSS is a page, and a rule that cannot be read is passed over if that is asked for', () => {
  const rule = (name: string, url: string) => `.${name}{background:url(${url}) -1px 0;width:2px;height:3px;x}`;
  const css = `${rule('a', 'a.png')}${rule('b', 'b.png')}${rule('c:hover', 'a.png')}`;
  const { pages, skipped } = parseAtlas(css, { sizes: [page, page], onFault: 'skip' });
  expect(pages.map(({ image, placed }) => [image, placed[0].id, placed[0].x])).toEqual([
    ['a.png', 'a', 1],
    ['b.png', 'b', 1],
  ]);
  expect(skipped).toMatchObject([{ name: '.c:hover', page: 0 }]);
});

const small = fc.integer({ min: 1, max: 9 });
const cells = fc.record({ width: small, height: small, spacing: fc.nat(3), margin: fc.nat(3) });
const drawnSizes = fc.array(fc.record({ width: small, height: small }), { minLength: 1, maxLength: 3 });
prop([cells, drawnSizes, fc.nat()], { numRuns: runs(60, 1000, 20) })(
  'grids of EaselJS are all places of a raster, picture by picture, up to their count',
  (grid, drawn, cut) => {
    const { width, height, spacing, margin } = grid;
    const sizes = drawn.map((size) => ({ width: 3 * size.width, height: 3 * size.height }));
    // Every pixel is asked.
    const isCorner = (at: number, cell: number, side: number) =>
      at >= margin && (at - margin) % (cell + spacing) === 0 && at + cell + margin <= side;
    const all = sizes.flatMap((size, index) =>
      Array.from(
        { length: size.width * size.height },
        (_, at) => [at % size.width, Math.floor(at / size.width)] as const,
      )
        .filter(([x, y]) => isCorner(x, width, size.width) && isCorner(y, height, size.height))
        .map(([x, y]) => [index, x, y, width, height]),
    );
    const images = sizes.map((_, at) => `${at}.png`);
    const read = (frames: object) =>
      parseAtlas({ images, frames }, { sizes }).pages.flatMap((one) =>
        one.placed.map((place) => [one.index, place.x, place.y, place.width, place.height]),
      );
    expect(read(grid)).toEqual(all);
    const count = 1 + (cut % (all.length + 1));
    if (count <= all.length) expect(read({ ...grid, count })).toEqual(all.slice(0, count));
    else expect(refusalOf(() => read({ ...grid, count }))?.at.name).toBe('file.frames.count');
  },
);

test('a grid of EaselJS has animations and a registration point, and takes the sizes of its own pages', () => {
  const frames = { width: 4, height: 2, regX: 2, odd: 1 };
  const grid = { images: ['a.png'], frames, animations: { run: [0, 1], last: 1 } };
  const atlas = parseAtlas(['a,0,0,2,2', grid], { sizes: [page, { width: 8, height: 3 }] });
  expect(atlas.pages[1].placed).toMatchObject([
    { id: '0', x: 0, data: { anchor: { x: 0.5, y: 0 } } },
    { id: 'last', x: 4 },
  ]);
  expect(atlas.animations).toEqual({ run: ['0', 'last'] });
  expect(atlas.leftOut).toEqual([{ name: 'frames.odd', count: 1 }]);
});

test.each<[frames: object, name: string]>([
  [{ width: 0, height: 1 }, 'file.frames.width'],
  [{ width: 1, height: 1.5 }, 'file.frames.height'],
  [{ height: 1 }, 'file.frames.width'],
  [{ width: 1, height: 1, margin: -1 }, 'file.frames.margin'],
  [{ width: 1, height: 1 }, 'file.frames'],
])('a grid of EaselJS that is refused: %j', (frames, name) => {
  const read = (sizes: { width: number; height: number }[]) =>
    refusalOf(() => parseAtlas({ images: ['a.png'], frames }, { sizes }));
  expect(read([{ width: 300, height: 300 }])).toMatchObject({ code: 'bad-atlas', at: { name } });
  if (name === 'file.frames') expect(read([])?.message).toContain('its size in options.sizes');
});

test.each<[text: string, sentence: string]>([
  [
    'fileFormatVersion: 2\nTextureImporter:\n  spriteSheet:\n',
    'is a .meta of Unity, which does not tell the size of its picture: export .tpsheet',
  ],
  ['pages {\n  sprites {\n    frame_rect {\n      x: 1\n', 'is a .tpinfo of Defold: export JSON from TexturePacker'],
  ['images {\n  image: "/a.png"\n}\n', 'is an .atlas of Defold, which tells no places: export JSON'],
  [
    '<plist><dict><key>version</key><integer>1</integer><key>images</key><array></array></dict></plist>',
    "is an .atlasc of SpriteKit: export cocos2d's property list of format 3",
  ],
])('what another tool writes is refused by its name: %j', (text, sentence) => {
  const refusal = refusalOf(() => parseAtlas(text));
  expect([refusal?.code, refusal?.message]).toEqual(['unknown-format', expect.stringContaining(sentence)]);
});
