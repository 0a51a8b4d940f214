import {
  atlasFormats,
  cocosAtlas,
  createAtlasParser,
  jsonAtlas,
  type Packing,
  type PackOptions,
  type ParsedAtlas,
  pack,
  parseAtlas,
  toAtlasJson,
  toCocosAtlas,
  toCssSprites,
  toGodotAtlas,
  toGodotResources,
  toLibgdxAtlas,
  toPhaserAtlas,
  toPhaserPct,
  toPixiAtlas,
  toStarlingAtlas,
  toUnityAtlas,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { faultsOf } from '../check-layout.js';

const margin = fc.nat(3);
const rect = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    margins: fc.option(fc.tuple(margin, margin, margin, margin), { nil: undefined }),
    aliases: fc.nat(2),
  })
  .map(({ width, height, margins, aliases }) => {
    const [left, top, right, bottom] = margins ?? [0, 0, 0, 0];
    const source = { width: width + left + right, height: height + top + bottom, x: left, y: top };
    // A source that is no more than the rectangle says nothing.
    const own = left + top + right + bottom > 0 ? { source } : {};
    return { width, height, ...own, aliases };
  });

const nameSign = fc.constantFrom(
  'a',
  'Z',
  '0',
  '_',
  '-',
  '.',
  ' ',
  'é',
  '漢',
  '<',
  '&',
  '"',
  "'",
  ';',
  '%',
  '{',
  '}',
  ',',
  '=',
);

/** A packing whose names are made of all kinds of signs. */
const packings = fc
  .record({
    rects: fc.array(rect, { minLength: 1, maxLength: 10 }),
    rotate: fc.boolean(),
    names: fc.array(fc.array(nameSign, { minLength: 1, maxLength: 5 }), { minLength: 30, maxLength: 30 }),
  })
  .map(({ rects, rotate, names }) => {
    const nameOf = (at: number) => `n${at}${names[at].join('')}x`;
    const options: PackOptions = { width: 16, height: 16, rotate, effort: 'fast' };
    const list = rects.map(({ aliases, ...one }, at) => ({
      ...one,
      id: nameOf(3 * at),
      ...(aliases === 0
        ? {}
        : { aliases: Array.from({ length: aliases }, (_, more) => ({ id: nameOf(3 * at + 1 + more), ...own(one) })) }),
    }));
    return pack(list, options);
  });

const own = ({ source }: { source?: object | undefined }) => (source === undefined ? {} : { source: source as never });

/** What a file can hold of a packing. */
const heldBy = ({ pages }: Packing<string>, more: object = {}) =>
  pages.map(({ width, height, placed, occupancy }, index) => ({
    index,
    width,
    height,
    occupancy,
    image: `page-${index}.png`,
    placed,
    ...more,
  }));

const expectPages = (parsed: ParsedAtlas, pages: readonly object[]) => {
  // Equal texts are equal pages, and found so in a fraction of the time.
  if (JSON.stringify(parsed.pages) !== JSON.stringify(pages)) expect(parsed.pages).toEqual(pages);
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
};

const turnedPages = ({ pages }: Packing) => pages.map(({ placed }) => placed.some(({ rotated }) => rotated));

describe('what is written is read back', () => {
  prop([packings], { numRuns: 30 })('to the same pages, in every form that can hold them', (packing) => {
    const texts = (list: readonly object[]) => list.map((one) => JSON.stringify(one));
    const { pages } = packing;
    const turned = turnedPages(packing);
    expectPages(parseAtlas(toPixiAtlas(packing)), heldBy(packing));
    expectPages(parseAtlas(texts(toAtlasJson(packing, 'hash'))), heldBy(packing));
    expectPages(parseAtlas(toAtlasJson(packing, 'array')), heldBy(packing));
    expectPages(parseAtlas(toStarlingAtlas(packing)), heldBy(packing));
    expectPages(parseAtlas(toCocosAtlas(packing)), heldBy(packing));
    expectPages(parseAtlas(toCssSprites(packing)), heldBy(packing));
    for (const form of ['new', 'old'] as const) {
      const parsed = parseAtlas(toLibgdxAtlas(packing, {}, { form, turn: 'counter-clockwise' }));
      const held = heldBy(packing).map((page, at) => (turned[at] ? { ...page, turn: 'counter-clockwise' } : page));
      expectPages(parsed, held);
      // What lies there the other way can be written again.
      expect(toLibgdxAtlas(parsed, {}, { form })).toBe(toLibgdxAtlas(packing, {}, { form, turn: 'counter-clockwise' }));
    }
    if (turned.includes(true)) return;
    expectPages(parseAtlas(toPhaserAtlas(packing)), heldBy(packing));
    expectPages(parseAtlas(toPhaserPct(packing)), heldBy(packing));
    const plain = Object.fromEntries(
      pages
        .flatMap(({ placed }) => placed.flatMap(({ id, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)]))
        .map((id, at) => [id, `dir/n ${at}`]),
    );
    const renamed = (id: string) => plain[id];
    const held = heldBy(packing).map((page) => ({
      ...page,
      placed: page.placed.map((one) => ({
        ...one,
        id: renamed(one.id),
        ...(one.aliases === undefined
          ? {}
          : { aliases: one.aliases.map((alias) => ({ ...alias, id: renamed(alias.id) })) }),
      })),
    }));
    expectPages(parseAtlas(toGodotAtlas(packing, plain)), held);
    const sizes = pages.map(({ width, height }) => ({ width, height }));
    expectPages(parseAtlas(toGodotResources(packing, plain), { sizes }), held);
    // Unity's file has no sources; what is left are places and anchors.
    const places = (list: readonly { placed: readonly object[] }[]) =>
      list.map(({ placed }) => placed.map((one) => ({ ...one, source: 0, data: 0, aliases: 0 })));
    expect(places(parseAtlas(toUnityAtlas(packing)).pages)).toEqual(places(pages));
  });

  test('anchors and nine-slices come back as data', () => {
    const packing = pack([{ id: 'a', width: 4, height: 4, source: { width: 8, height: 8, x: 1, y: 2 } }], {
      width: 4,
      height: 4,
    });
    const anchors = { a: { x: 0.25, y: 0.75 } };
    const borders = { a: { left: 1, top: 0, right: 2, bottom: 3 } };
    const dataOf = (files: string | object | readonly (string | object)[]) => parseAtlas(files).pages[0].placed[0].data;
    expect(dataOf(toPixiAtlas(packing, {}, { anchors, borders }))).toEqual({ anchor: anchors.a, borders: borders.a });
    expect(dataOf(toPhaserAtlas(packing, {}, { anchors, borders }))).toEqual({ anchor: anchors.a, borders: borders.a });
    expect(dataOf(toStarlingAtlas(packing, {}, { anchors }))).toEqual({ anchor: anchors.a });
    // The pivot that is not told is at the side.
    const pivot = (more: string) =>
      dataOf(
        `<TextureAtlas imagePath="p.png" width="8" height="8"><SubTexture name="s" x="0" y="0" width="4" height="2" ${more}/></TextureAtlas>`,
      );
    expect(pivot('pivotX="1"')).toEqual({ anchor: { x: 0.25, y: 0 } });
    expect(pivot('pivotY="1"')).toEqual({ anchor: { x: 0, y: 0.5 } });
    expect(pivot('')).toBeUndefined();
    expect(dataOf(toCocosAtlas(packing, {}, { anchors }))).toEqual({ anchor: anchors.a });
    expect(dataOf(toLibgdxAtlas(packing, {}, { borders }))).toEqual({ borders: borders.a });
    // Of the whole 8 × 8 the point is 2, 6: of what is left, 1, 4 of 4 × 4.
    expect(dataOf(toUnityAtlas(packing, {}, { anchors }))).toEqual({ anchor: { x: 0.25, y: 1 } });
  });

  test('a scale of the style sheet, and names of every kind', () => {
    const packing = pack([{ id: '-1 {*/}\n:"', width: 4, height: 6 }], { width: 8, height: 8 });
    const css = toCssSprites(packing, {}, { scale: 2, prefix: '*/ x', image: 'a"b {page}.png' });
    expect(parseAtlas(css).pages).toEqual([{ ...packing.pages[0], image: 'a"b 0.png' }]);
  });

  test('and can be packed again', () => {
    const sprites = Array.from({ length: 20 }, (_, id) => ({
      id: `s${id}`,
      width: 3 + (id % 5),
      height: 2 + (id % 7),
    }));
    const parsed = parseAtlas(toPixiAtlas(pack(sprites, { width: 20, height: 20 })));
    const list = parsed.pages.flatMap(({ placed }) => placed);
    expect(faultsOf(sprites, pack(list, { width: 64, height: 64 }))).toEqual([]);
  });
});

const json = (more: object, frame: object = {}) => ({
  frames: { s: { frame: { x: 20, y: 40, w: 10, h: 6, ...frame }, ...more } },
  meta: { image: 'page.png', size: { w: 64, h: 64 } },
});

describe('files of others', () => {
  const s = {
    id: 's',
    x: 20,
    y: 40,
    width: 6,
    height: 10,
    rotated: true,
    source: { width: 16, height: 12, x: 3, y: 2 },
  };
  const page = { index: 0, width: 64, height: 64, image: 'page.png', occupancy: 60 / 4096 };
  test.each<[string, string | object, object]>([
    [
      'JSON with all keys',
      json({
        rotated: true,
        trimmed: true,
        spriteSourceSize: { x: 3, y: 2, w: 16, h: 12 },
        sourceSize: { w: 16, h: 12 },
        pivot: { x: 0.5, y: 0.5 },
      }),
      { ...s, data: { anchor: { x: 0.5, y: 0.5 } } },
    ],
    [
      'JSON that says nothing but places, with a mark at its beginning',
      `\uFEFF ${JSON.stringify(json({}))}`,
      { id: 's', x: 20, y: 40, width: 10, height: 6, rotated: false },
    ],
    [
      'JSON that is not trimmed though it tells a source',
      json({ trimmed: false, spriteSourceSize: { x: 3, y: 2 }, sourceSize: { w: 16, h: 12 } }),
      { id: 's', x: 20, y: 40, width: 10, height: 6, rotated: false },
    ],
    [
      'libGDX',
      'page.png\r\nsize:64,64\r\nfilter:Linear,Linear\r\npma:true\r\ns\r\nbounds:20,40,10,6\r\noffsets:3,4,16,12\r\nrotate:90\r\n',
      s,
    ],
    [
      'libGDX, old',
      '\npage.png\nsize: 64, 64\nformat: RGBA8888\nrepeat: none\ns\n  rotate: true\n  xy: 20, 40\n  size: 10, 6\n  orig: 16, 12\n  offset: 3, 4\n  index: -1\n',
      s,
    ],
    [
      'Starling',
      "<?xml version='1.0'?><!-- by hand --><TextureAtlas imagePath='page.png' width='64' height='64'>\n<SubTexture name='s' x='20' y='40' width='6' height='10' rotated='true' frameX='-3' frameY='-2' frameWidth='16' frameHeight='12'></SubTexture></TextureAtlas>",
      s,
    ],
    [
      'cocos2d, format 2',
      '<plist><dict><key>frames</key><dict><key>s</key><dict><key>frame</key><string>{{20,40},{10,6}}</string><key>offset</key><string>{0,1}</string><key>rotated</key><true/><key>sourceColorRect</key><string>{{3,2},{10,6}}</string><key>sourceSize</key><string>{16,12}</string></dict></dict><key>metadata</key><dict><key>format</key><integer>2</integer><key>size</key><string>{64,64}</string><key>textureFileName</key><string>page.png</string></dict></dict></plist>',
      s,
    ],
    [
      'cocos2d, format 3 with aliases',
      '<plist version="1.0"><dict><key>frames</key><dict><key>s</key><dict><key>aliases</key><array><string>t</string><string><![CDATA[<u>]]></string></array><key>spriteOffset</key><string>{0,1}</string><key>spriteSize</key><string>{10,6}</string><key>spriteSourceSize</key><string>{16,12}</string><key>textureRect</key><string>{{20,40},{10,6}}</string><key>textureRotated</key><true/></dict></dict><key>metadata</key><dict><key>format</key><integer>3</integer><key>size</key><string>{64,64}</string><key>textureFileName</key><string>page.png</string></dict></dict></plist>',
      {
        ...s,
        aliases: [
          { id: 't', source: s.source },
          { id: '<u>', source: s.source },
        ],
      },
    ],
    [
      'Unity',
      '# by hand\n:format=40300\n:texture=page.png\n:size=64x64\n:pivotpoints=disabled\n:borders=disabled\n\ns%3b;20;18;10;6; 0.5;0.3333333; 0;0;0;0; 4;1;2;3;4\n',
      { id: 's;', x: 20, y: 40, width: 10, height: 6, rotated: false },
    ],
    [
      'PCT with a folder, an extension and aliases',
      'PCT:1.2\nP:page.png,RGBA8888,64,64,2\nF:hero\n0/s~1|2|20,40,10,6|16,12,3,2\nA:0/s~1=0/t~1,u\n',
      {
        ...{ ...s, id: 'hero/s.png', width: 10, height: 6, rotated: false },
        aliases: [
          { id: 'hero/t.png', source: s.source },
          { id: 'u', source: s.source },
        ],
      },
    ],
    [
      'Godot',
      {
        textures: [
          {
            image: 'page.png',
            size: { w: 64, h: 64 },
            sprites: [{ filename: 's', region: { x: 20, y: 40, w: 10, h: 6 }, margin: { x: 3, y: 2, w: 6, h: 6 } }],
          },
        ],
      },
      { ...s, width: 10, height: 6, rotated: false },
    ],
  ])('%s', (name, file, placed) => {
    const turn = name.startsWith('libGDX') ? { turn: 'counter-clockwise' } : {};
    expect(parseAtlas(file).pages).toEqual([{ ...page, ...turn, placed: [placed] }]);
  });

  test('the size of the picture where the file does not tell it', () => {
    const xml =
      '<TextureAtlas imagePath="page.png"><SubTexture name="s" x="0" y="0" width="2" height="2"/></TextureAtlas>';
    expect(parseAtlas(xml, { sizes: [{ width: 4, height: 4 }] }).pages[0]).toMatchObject({ width: 4, occupancy: 0.25 });
    expect(faultOf(() => parseAtlas(xml))).toBe('bad-atlas file');
  });

  test('the middle of a nine-slice tells its four edges', () => {
    const scale9Borders = { x: 1, y: 2, w: 3, h: 5 };
    const frames = [{ filename: 's', frame: { x: 0, y: 0, w: 10, h: 20 }, scale9Borders }];
    const file = { textures: [{ image: 'page.png', size: { w: 32, h: 32 }, frames }] };
    const [{ data }] = parseAtlas(file).pages[0].placed;
    expect(data).toEqual({ borders: { left: 1, top: 2, right: 6, bottom: 13 } });
  });

  test('how much of the pages is filled', () => {
    const sprite = (name: string, side: number) => `${name}\nbounds:0,0,${side},${side}\n`;
    const text = `a.png\nsize:10,10\n${sprite('s', 5)}\nb.png\nsize:10,10\n${sprite('t', 9)}`;
    expect(parseAtlas(text)).toMatchObject({ value: 106, bound: 200, gap: 0.47, proven: false });
    const full = `a.png\nsize:9,9\n${sprite('s', 9)}`;
    expect(parseAtlas(full)).toMatchObject({ value: 81, bound: 81, gap: 0, proven: true });
    const none = parseAtlas('a.png\nsize:9,9\n');
    expect(none).toMatchObject({ pages: [], value: 0, bound: 0, gap: 0, proven: true });
  });

  test('an alias is on the page of its sprite', () => {
    const packing = pack(
      ['s', 't', 'u'].map((id) => ({ id, width: 4, height: 4, aliases: [{ id: `${id}2` }] })),
      { width: 4, height: 4 },
    );
    const namesOn = ({ pages }: Pick<Packing, 'pages'>) =>
      pages.map(({ placed }) => placed.flatMap(({ id, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)]));
    const read = parseAtlas(toPhaserPct(packing)) as unknown as Packing;
    expect(namesOn(read)).toEqual(namesOn(packing));
    expect(namesOn(read)).toHaveLength(3);
  });

  test('a number that is no sign stays as it is written', () => {
    const named = (name: string) => {
      const frame = `<SubTexture name="${name}" x="0" y="0" width="2" height="2"/>`;
      return parseAtlas(`<TextureAtlas imagePath="p.png" width="4" height="4">${frame}</TextureAtlas>`).pages[0]
        .placed[0].id;
    };
    expect(named('&#x41;&#66;')).toBe('AB');
    expect(named('&#x10ffff;')).toBe('\u{10ffff}');
    for (const none of ['&#x110000;', '&#1114112;', '&#0;', '&#x0;']) expect(named(none)).toBe(none);
  });

  test('regions of one name with their index; pages without a frame are left out', () => {
    const text =
      'a.png\nsize:8,8\nwalk\nbounds:0,0,2,2\nindex:0\nwalk\nbounds:2,0,2,2\nindex:1\n\nb.png\nsize:8,8\n\nc.png\nsize:8,8\nx\nbounds:0,0,8,8\n';
    const { pages } = parseAtlas(text);
    expect(pages.map(({ index, image, placed }) => [index, image, placed.map(({ id }) => id)])).toEqual([
      [0, 'a.png', ['walk_0', 'walk_1']],
      [2, 'c.png', ['x']],
    ]);
  });
});

const faultOf = (call: () => unknown): string => {
  const error = refusalOf(call);
  return error ? `${error.code} ${error.at.name}` : 'none';
};

const gdx = (region: string) => `page.png\nsize:64,64\ns\n${region}`;
const plist = (metadata: string, frames = '') =>
  `<plist><dict><key>frames</key><dict>${frames}</dict><key>metadata</key><dict>${metadata}</dict></dict></plist>`;
const multi = (more: object) => ({ textures: [{ image: 'page.png', size: { w: 64, h: 64 }, ...more }] });
const resource = (text: string) => ({ file: 's.tres', text: `[gd_resource type="AtlasTexture"]\n${text}` });
const path = '[ext_resource type="Texture2D" path="res://page.png" id="1"]\n';

test.each<[string, string | object | readonly (string | object)[]]>([
  ['unknown-format file', 'no atlas'],
  ['unknown-format file', {}],
  ['unknown-format files[1]', [json({}), '']],
  ['bad-text file', '{"frames":'],
  ['bad-length files', []],
  ['bad-options files[0]', [3 as never]],
  ['bad-atlas file.meta', { frames: {} }],
  ['bad-atlas file', { frames: {}, meta: {} }],
  ['bad-atlas file', { frames: {}, meta: { size: { w: 0, h: 1 } } }],
  ['bad-atlas file', { frames: {}, meta: { size: { w: 1, h: 1.5 } } }],
  ['bad-atlas file.size.w', { frames: {}, meta: { size: { h: 1 } } }],
  ['bad-atlas file.image', { frames: {}, meta: { image: 3, size: { w: 1, h: 1 } } }],
  ['bad-atlas file.frames', { frames: 3, meta: { size: { w: 1, h: 1 } } }],
  ['bad-atlas file.frames[0].filename', { frames: [{}], meta: { size: { w: 1, h: 1 } } }],
  ['bad-atlas file.frames["s"].frame.x', json({}, { x: 'left' })],
  ['bad-frame file.frames["s"]', json({}, { x: 55 })],
  ['bad-frame file.frames["s"]', json({}, { y: -1 })],
  ['bad-frame file.frames["s"]', json({}, { y: 59 })],
  ['bad-frame file.frames["s"]', json({}, { w: 0 })],
  ['bad-frame file.frames["s"]', json({}, { x: 0.5 })],
  ['bad-frame file.frames["s"]', json({ rotated: true }, { x: 59 })],
  ['none', json({ rotated: true }, { x: 58 })],
  ['bad-frame file.frames["s"]', json({ spriteSourceSize: { x: 7, y: 0 }, sourceSize: { w: 16, h: 12 } })],
  ['bad-frame file.frames["s"]', json({ spriteSourceSize: { x: 0, y: 7 }, sourceSize: { w: 16, h: 12 } })],
  ['bad-frame file.frames["s"]', json({ spriteSourceSize: { x: -1, y: 0 }, sourceSize: { w: 16, h: 12 } })],
  ['bad-atlas file.frames["s"].anchor', json({ anchor: 1 })],
  ['bad-atlas file.frames["s"].borders.left', json({ borders: {} })],
  ['duplicate-name files[1].frames["s"]', [json({}), json({})]],
  ['bad-atlas file.textures', { textures: 3 }],
  ['bad-atlas file.textures[0].frames', multi({ frames: 'x' })],
  ['bad-atlas file.textures[0].sprites[0].region', multi({ sprites: [{ filename: 's' }] })],
  ['bad-text file.text', resource('region = Rect2(0, 0, 1, 1)')],
  ['bad-text file.text', resource(path)],
  ['bad-text file.region', resource(`${path}region = Rect2(0, 0, 1)`)],
  ['bad-atlas file', resource(`${path}region = Rect2(0, 0, 1, 1)`)],
  ['bad-text file line 3', gdx('')],
  ['bad-text file line 3 bounds', gdx('bounds:1,2,3')],
  ['bad-text file line 3 size', gdx('xy:1,2\nsize:a,b')],
  ['bad-frame file line 3', gdx('bounds:60,0,5,5')],
  ['bad-frame file line 3', gdx('bounds:0,0,5,5\nrotate:180')],
  ['bad-frame file line 3', gdx('bounds:0,0,5,5\noffsets:1,1,5,5')],
  ['bad-text file line 3 split', gdx('bounds:0,0,5,5\nsplit:1')],
  ['none', gdx('bounds:0,0,5,5')],
  // Pages are at most so large.
  ['none', gdx('bounds:0,0,5,5').replace('64,64', '67108864,64')],
  ['bad-atlas file line 1', gdx('bounds:0,0,5,5').replace('64,64', '67108865,64')],
  // No name, no region: a field that nobody knows.
  ['none', gdx('bounds:0,0,5,5\n:odd')],
  ['unknown-version file line 1', 'PCT:2.0\n'],
  ['bad-text file line 2', 'PCT:1.0\ns|0|0,0,1,1\n'],
  ['bad-text file line 2', 'PCT:1.0\nP:page.png\n'],
  ['bad-text file line 3', 'PCT:1.0\nP:page.png,RGBA8888,8,8,0\ns|4|0,0,1,1\n'],
  ['bad-text file line 3', 'PCT:1.0\nP:page.png,RGBA8888,8,8,0\ns\n'],
  ['bad-text file line 3', 'PCT:1.0\nP:page.png,RGBA8888,8,8,0\nB:0,0,1,1,1\n'],
  ['bad-text file line 3', 'PCT:1.0\nP:page.png,RGBA8888,8,8,0\n3/s|0|0,0,1,1\n'],
  ['bad-text file line 3', 'PCT:1.0\nP:page.png,RGBA8888,8,8,0\nA:s=t\n'],
  ['unknown-version file format', ':format=50000\n'],
  ['bad-text file size', ':format=40300\n'],
  ['bad-text file line 3', ':format=40300\n:size=8x8\ns;1;2\n'],
  ['bad-frame file line 3', ':format=40300\n:size=8x8\ns;0;0;9;1;0;0\n'],
  ['unknown-version file.metadata.format', plist('')],
  ['bad-atlas file', plist('<key>format</key><integer>3</integer>')],
  ['bad-text file.metadata.size', plist('<key>format</key><integer>3</integer><key>size</key><string>{1}</string>')],
  ['bad-atlas file.frames["s"]', plist('<key>format</key><integer>3</integer>', '<key>s</key><string/>')],
  ['bad-atlas file.frames["s"].textureRect', plist('<key>format</key><integer>3</integer>', '<key>s</key><dict/>')],
  ['bad-text file', '<plist><dict><string>x</string></dict></plist>'],
  ['bad-text file', '<plist><key>x</key></plist>'],
  ['bad-atlas file', '<plist/>'],
  ['bad-text file', '<plist><'],
  ['bad-text file', '<plist><dict a></dict>'],
  ['bad-text file', '<plist><!-- '],
  ['bad-atlas file', '<TextureAtlas imagePath="x"/>'],
  ['bad-atlas file', '<!-- <TextureAtlas --><SubTexture/>'],
  ['bad-atlas file SubTexture 0', '<TextureAtlas><SubTexture/></TextureAtlas>'],
  ['bad-text file SubTexture 0 ("s") width', '<TextureAtlas><SubTexture name="s"/></TextureAtlas>'],
  ['bad-text file', '/* @kit/rect-pack {} */\n.x{}'],
  ['bad-text file', '/* @kit/rect-pack {x} */\n.x{}'],
])('%s: %j', (code, file) => {
  expect(faultOf(() => parseAtlas(file))).toBe(code);
});

describe('the forms that a parser is given', () => {
  test('know by themselves what is not theirs', () => {
    const formats = atlasFormats.map((format) => createAtlasParser([format]));
    for (const parse of formats) expect(faultOf(() => parse('no atlas'))).toMatch(/^unknown-format /);
  });

  test('are all that it reads', () => {
    const packing = pack([{ id: 'a', width: 1, height: 1 }], { width: 1, height: 1 });
    const parse = createAtlasParser([cocosAtlas]);
    expect(parse(toCocosAtlas(packing)).pages).toHaveLength(1);
    expect(() => parse(toPixiAtlas(packing))).toThrow('files[0] is an object: expected an atlas as one of cocos2d');
    expect(faultOf(() => createAtlasParser([]))).toBe('bad-length formats');
    for (const half of [{}, { matches: jsonAtlas.matches }, { parse: jsonAtlas.parse }]) {
      expect(faultOf(() => createAtlasParser([jsonAtlas, half as never]))).toBe('bad-options formats[1]');
    }
    expect(atlasFormats.map(({ name }) => name)).toHaveLength(8);
  });
});

describe('a file that is not ours', () => {
  const packing = pack(
    Array.from({ length: 4 }, (_, at) => ({
      id: `s${at}`,
      width: 2 + at,
      height: 3,
      source: { width: 9, height: 9, x: 1, y: 2 },
    })),
    { width: 16, height: 16 },
  );
  const files = [
    JSON.stringify(toPhaserAtlas(packing)),
    JSON.stringify(toPixiAtlas(packing)[0]),
    JSON.stringify(toGodotAtlas(packing)),
    toPhaserPct(packing),
    toLibgdxAtlas(packing),
    toLibgdxAtlas(packing, {}, { form: 'old' }),
    toStarlingAtlas(packing)[0],
    toCocosAtlas(packing)[0],
    toUnityAtlas(packing)[0],
    toCssSprites(packing),
  ];
  const piece = fc.constantFrom(
    '',
    '\n',
    '<',
    '>',
    '"',
    '{',
    '}',
    ':',
    ',',
    '-1',
    '1e999',
    '0',
    '~1',
    '|',
    '=',
    '/',
    '\\',
    '\u0000',
    'NaN',
    '&#0;',
    '&#x10ffff;',
  );
  prop([fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(), fc.nat(12), piece), { minLength: 1, maxLength: 4 })], {
    numRuns: 1500,
  })('is read or refused, never a crash, however it was changed', (file, changes) => {
    let text = file;
    for (const [at, cut, put] of changes) {
      const from = at % (text.length + 1);
      text = text.slice(0, from) + put + text.slice(from + cut);
    }
    expect(faultOf(() => parseAtlas(text))).toMatch(/^(none|(bad|unknown|duplicate)-[a-z]+ file)/);
  });
  prop([fc.anything({ withNullPrototype: true })], { numRuns: 200 })('may be anything', (file) => {
    const refused = /^(bad|unknown|duplicate)-[a-z]+ |^none$/;
    for (const value of [file, { frames: file, meta: file }, { textures: [file] }, { file, text: file }]) {
      expect(faultOf(() => parseAtlas(value as never))).toMatch(refused);
    }
  });
  test('takes no time for what repeats', () => {
    const many = 40_000;
    for (const text of [
      '\n'.repeat(many),
      `:format=40300\n${'#'.repeat(many)}`,
      `/* @kit/rect-pack {} */\n.${'\\31 '.repeat(many)}`,
      `<plist>${'<dict>'.repeat(many)}`,
      `<plist${' a'.repeat(many)}`,
      `<TextureAtlas${' a="b"'.repeat(many)}`,
      `{"frames":${'['.repeat(many)}`,
      `PCT:1.0\n${'F:\n'.repeat(many)}`,
      `x\nsize:1,1\n${'x\n'.repeat(many)}`,
    ]) {
      expect(faultOf(() => parseAtlas(text))).toMatch(/^(none|(bad|unknown|duplicate)-[a-z]+ file)/);
    }
  });
});
