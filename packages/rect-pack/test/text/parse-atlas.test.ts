import {
  atlasFormats,
  cocosAtlas,
  createAtlasParser,
  cssSprites,
  godotResource,
  jsonAtlas,
  type Packing,
  type PackOptions,
  type ParsedAtlas,
  pack,
  parseAtlas,
  toCocosAtlas,
  toCssSprites,
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
import { runs } from '../../../../config/runs.js';
import { rectList } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { type Files, forms } from '../forms.js';
import { faultOf } from '../support.js';

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

const nameSign = fc.constantFrom(...'aZ0_-. é漢<&"\';%{},=');

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

/** The forms that hold all of a packing, whatever its names are. */
const { pixi, hash, json: array, starling, cocos: cocos2d, css: styles, phaser, pct: phaserPct, ...others } = forms;
const gdxForms = [others.libgdx, others['libgdx-old']];
const wholeForms = [pixi, hash, array, starling, cocos2d, styles, phaser, phaserPct, ...gdxForms];

const expectPages = (parsed: ParsedAtlas, pages: readonly object[]) => {
  // Equal texts are equal pages, and found so in a fraction of the time.
  if (JSON.stringify(parsed.pages) !== JSON.stringify(pages)) expect(parsed.pages).toEqual(pages);
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
};

describe('what is written is read back', () => {
  prop([packings], { numRuns: runs(30, 30, 6) })('to the same pages, in every form that can hold them', (packing) => {
    const turned = packing.pages.map(({ placed }) => placed.some(({ rotated }) => rotated));
    for (const { write, turns } of wholeForms) {
      if (turns === 'never' && turned.includes(true)) continue;
      const parsed = parseAtlas(write(packing));
      const isGdx = turns === 'counter-clockwise';
      const held = heldBy(packing).map((page, at) => ({
        ...page,
        ...(isGdx && turned[at] ? { turn: turns } : undefined),
        ...(isGdx ? { texture: { filter: { min: 'Linear', mag: 'Linear' } } } : undefined),
      }));
      expectPages(parsed, held);
      // What lies there the other way can be written again.
      if (isGdx) expect(write(parsed)).toBe(write(packing));
    }
  });

  test('anchors and nine-slices come back as data', () => {
    const packing = pack([{ id: 'a', width: 4, height: 4, source: { width: 8, height: 8, x: 1, y: 2 } }], {
      width: 4,
      height: 4,
    });
    const anchors = { a: { x: 0.25, y: 0.75 } };
    const borders = { a: { left: 1, top: 0, right: 2, bottom: 3 } };
    const dataOf = (files: Files) => parseAtlas(files).pages[0].placed[0].data;
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
      'cocos2d, format 2 as JSON',
      {
        frames: {
          s: {
            frame: '{{20,40},{10,6}}',
            offset: '{0,1}',
            rotated: true,
            sourceColorRect: '{{3,2},{10,6}}',
            sourceSize: '{16,12}',
            aliases: [],
          },
        },
        metadata: { format: 2, size: '{64,64}', textureFileName: 'page.png' },
      },
      s,
    ],
    [
      'DragonBones',
      '{"name":"hero","imagePath":"page.png","width":64,"height":64,"SubTexture":[{"name":"s","x":20,"y":40,"width":10,"height":6,"frameX":-3,"frameY":-2,"frameWidth":16,"frameHeight":12}]}',
      { ...s, width: 10, height: 6, rotated: false },
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
    const pages = parseAtlas(file).pages.map(({ texture, ...rest }) => rest);
    expect(pages).toEqual([{ ...page, ...turn, placed: [placed] }]);
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

const known = atlasFormats.map(({ name }) => name).join(', ');

const gdx = (region: string) => `page.png\nsize:64,64\ns\n${region}`;
const plist = (metadata: string, frames = '') =>
  `<plist><dict><key>frames</key><dict>${frames}</dict><key>metadata</key><dict>${metadata}</dict></dict></plist>`;
const format3 = '<key>format</key><integer>3</integer>';
const multi = (more: object) => ({ textures: [{ image: 'page.png', size: { w: 64, h: 64 }, ...more }] });
const resource = (text: string) => ({ file: 's.tres', text: `[gd_resource type="AtlasTexture"]\n${text}` });
const box = { x: 0, y: 0, w: 1, h: 1 };
const pct = (lines: string) => `PCT:1.0\nP:page.png,RGBA8888,8,8,0\n${lines}\n`;
const unity = (line: string) => `:format=40300\n:size=8x8\n${line}\n`;
const cocos = (fields: string): string => {
  const size = `${format3}<key>size</key><string>{8,8}</string>`;
  return plist(size, `<key>s</key><dict><key>textureRect</key><string>{{0,0},{4,2}}</string>${fields}</dict>`);
};
const field = (key: string, value: string) => `<key>${key}</key><string>${value}</string>`;
const css = (place: string, picture: string, first = '{}', name = 'x', url = '"p.png"'): string =>
  `/* @kit/rect-pack ${first} */\n` +
  `.${name}{display:inline-block;position:relative;overflow:hidden;width:3px;height:3px}\n` +
  `.${name}::before{content:"";position:absolute;${place};background:url(${url}) ${picture} no-repeat}\n`;
const path = '[ext_resource type="Texture2D" path="res://page.png" id="1"]\n';
const region = `${path}region = Rect2(0, 0, 1, 1)`;
const bones = (sprite: object) => ({
  width: 9,
  height: 9,
  SubTexture: [{ x: 0, y: 0, width: 1, height: 2, ...sprite }],
});

const wholeBox = 'left:0;top:0;width:3px;height:3px';
const cutAt = (spriteSourceSize: unknown) => ({ spriteSourceSize, sourceSize: { w: 16, h: 12 } });

const s = 'file.frames["s"]';
const sheet = 'file.textures[0]';
const isNot = (shown: unknown, expected: string) => `is ${shown}: expected ${expected}`;
const missing = isNot(undefined, 'a number');
const noForm = (shown: string) => isNot(shown, `an atlas as one of ${known}`);
const noSize = 'does not tell its size: expected that of its picture in options.sizes[0]';
const noRule = (at: number) => `at ${at} is no rule of a sprite: expected a style sheet as it was written`;
const outside = (shown: string, page = '64 × 64') => isNot(shown, `whole pixels inside the page of ${page}`);
const badSource = (shown: string, frame = '10 × 6') => isNot(`cut at ${shown}`, `a source that holds ${frame}`);
const pageSide = 'whole pixels from 1 to 67108864';
const noFrame = (line: string) => isNot(`"${line}"`, 'a frame of a page that stands above (P:)');
const noOriginal = (line: string) => isNot(`"${line}"`, 'a frame that stands above, = and its other names');
const noFolder = (name: string) => isNot(`"${name}"`, 'the number of a folder that stands above (F:)');
const noResource = (next: string, expected: string) =>
  isNot(`"[gd_resource type=\\"AtlasTexture\\"]\\n${next}…"`, expected);
const noBounds = isNot('"s"', 'bounds, or xy and size, below it');
const noKey = 'has a value: expected a key before it';
const keyOutside = 'has a key: expected it in a dictionary';
const twoNumbers = isNot('""', '2 numbers');

test.each<[place: string, sentence: string, files: Files]>([
  ['unknown-format file', noForm('"no atlas"'), 'no atlas'],
  ['unknown-format file', noForm('an object'), {}],
  ['unknown-format files[1]', noForm('""'), [json({}), '']],
  ['bad-text file', 'is "{\\"frames\\":": it begins like JSON, and is none', '{"frames":'],
  ['bad-length files', 'has length 0: expected 1 to 65536', []],
  ['bad-options files[0]', isNot(3, 'an object'), [3 as never]],
  // JSON
  ['bad-atlas file', noSize, { frames: {} }],
  ['bad-atlas file', noSize, { frames: {}, meta: {} }],
  ['bad-atlas file', isNot('0 × 1', pageSide), { frames: {}, meta: { size: { w: 0, h: 1 } } }],
  ['bad-atlas file', isNot('1 × 1.5', pageSide), { frames: {}, meta: { size: { w: 1, h: 1.5 } } }],
  ['bad-atlas file.size.w', missing, { frames: {}, meta: { size: { h: 1 } } }],
  ['bad-atlas file.image', isNot(3, 'a text'), { frames: {}, meta: { image: 3, size: { w: 1, h: 1 } } }],
  [
    'bad-text file.image',
    'is 4097 characters long: expected a text of at most 4096 characters',
    { ...json({}), meta: { image: 'x'.repeat(4097), size: { w: 64, h: 64 } } },
  ],
  ['bad-atlas file.frames', isNot(3, 'an object'), { frames: 3, meta: { size: { w: 1, h: 1 } } }],
  ['bad-atlas file.frames[0]', isNot(3, 'an object'), { frames: [3], meta: { size: { w: 1, h: 1 } } }],
  ['bad-atlas file.frames[0]', isNot(undefined, 'an object'), { frames: new Array(1) }],
  ['bad-atlas file.frames[0].filename', isNot(undefined, 'a text'), { frames: [{}], meta: { size: { w: 1, h: 1 } } }],
  [`bad-atlas ${s}.frame`, isNot(3, 'an object'), json({ frame: 3 })],
  [`bad-atlas ${s}.frame.x`, isNot('"left"', 'a number'), json({}, { x: 'left' })],
  [`bad-atlas ${s}.frame.h`, isNot('"6"', 'a number'), json({}, { h: '6' })],
  [`bad-frame ${s}`, outside('10 × 6 at 55, 40'), json({}, { x: 55 })],
  [`bad-frame ${s}`, outside('10 × 6 at 20, -1'), json({}, { y: -1 })],
  [`bad-frame ${s}`, outside('10 × 6 at 20, 59'), json({}, { y: 59 })],
  [`bad-frame ${s}`, outside('0 × 6 at 20, 40'), json({}, { w: 0 })],
  [`bad-frame ${s}`, outside('10 × 6 at 0.5, 40'), json({}, { x: 0.5 })],
  [`bad-frame ${s}`, outside('6 × 10 at 59, 40'), json({ rotated: true }, { x: 59 })],
  ['none', '', json({ rotated: true }, { x: 58 })],
  [`bad-frame ${s}`, badSource('7, 0 from 16 × 12'), json(cutAt({ x: 7, y: 0 }))],
  [`bad-frame ${s}`, badSource('0, 7 from 16 × 12'), json(cutAt({ x: 0, y: 7 }))],
  [`bad-frame ${s}`, badSource('-1, 0 from 16 × 12'), json(cutAt({ x: -1, y: 0 }))],
  [`bad-atlas ${s}.spriteSourceSize`, isNot(3, 'an object'), json(cutAt(3))],
  [`bad-atlas ${s}.spriteSourceSize.x`, missing, json(cutAt({}))],
  [`bad-atlas ${s}.spriteSourceSize.y`, missing, json(cutAt({ x: 0 }))],
  [`bad-atlas ${s}.sourceSize`, isNot(1, 'an object'), json({ ...cutAt({ x: 0, y: 0 }), sourceSize: 1 })],
  [`bad-atlas ${s}.anchor`, isNot(1, 'an object'), json({ anchor: 1 })],
  [`bad-atlas ${s}.anchor.x`, missing, json({ anchor: {} })],
  [`bad-atlas ${s}.anchor.y`, missing, json({ anchor: { x: 0 } })],
  [`bad-atlas ${s}.borders`, isNot(3, 'an object'), json({ borders: 3 })],
  [`bad-atlas ${s}.borders.left`, missing, json({ borders: {} })],
  [`bad-atlas ${s}.borders.top`, missing, json({ borders: { left: 1, right: 1, bottom: 1 } })],
  [`bad-atlas ${s}.borders.right`, missing, json({ borders: { left: 1, top: 1, bottom: 1 } })],
  [`bad-atlas ${s}.borders.bottom`, missing, json({ borders: { left: 1, top: 1, right: 1 } })],
  [`bad-atlas ${s}.scale9Borders.x`, missing, json({ scale9Borders: {} })],
  ['duplicate-name files[1].frames["s"]', 'is "s": a frame of this name occurs before', [json({}), json({})]],
  ['bad-atlas file.textures', isNot(3, 'a list'), { textures: 3 }],
  [`bad-atlas ${sheet}`, isNot(3, 'an object'), { textures: [3] }],
  [`bad-atlas ${sheet}.frames`, isNot('"x"', 'an object'), multi({ frames: 'x' })],
  [`bad-atlas ${sheet}.frames`, isNot(undefined, 'an object'), { textures: [{ size: 3 }] }],
  // Godot
  [`bad-atlas ${sheet}.sprites`, isNot(3, 'a list'), multi({ sprites: 3 })],
  [`bad-atlas ${sheet}.sprites[0]`, isNot(3, 'an object'), multi({ sprites: [3] })],
  [`bad-atlas ${sheet}.sprites[0].region`, isNot(undefined, 'an object'), multi({ sprites: [{ filename: 's' }] })],
  [`bad-atlas ${sheet}.sprites[0].filename`, isNot(undefined, 'a text'), multi({ sprites: [{ region: box }] })],
  [
    `bad-atlas ${sheet}.sprites[0].margin`,
    isNot(3, 'an object'),
    multi({ sprites: [{ filename: 's', region: box, margin: 3 }] }),
  ],
  [
    `bad-frame ${sheet}.sprites[0]`,
    outside('1 × 1 at 64, 0'),
    multi({ sprites: [{ filename: 's', region: { ...box, x: 64 } }] }),
  ],
  [
    `duplicate-name ${sheet}.sprites[1]`,
    'is "s": a frame of this name occurs before',
    multi({ sprites: Array(2).fill({ filename: 's', region: box }) }),
  ],
  [
    'bad-atlas file',
    isNot(
      '"[gd_resource type=\\"AtlasTexture\\" loa…"',
      '{ file, text }, since the name of a sprite is that of its file',
    ),
    '[gd_resource type="AtlasTexture" load_steps=2 format=3]\n\n[resource]\nregion = Rect2(0, 0, 4, 4)\n',
  ],
  [
    'unknown-format file',
    noForm('an object'),
    {
      file: 'walk.tres',
      text: '[gd_resource type="SpriteFrames"]\n[ext_resource path="res://a.png" id="1"]\n[sub_resource type="AtlasTexture" id="a"]\nregion = Rect2(0, 0, 4, 4)\n',
    },
  ],
  ['unknown-format file', noForm('an object'), { file: 's.tres', text: 'no type at all' }],
  ['bad-text file.text', noResource('re', 'the path of a texture'), resource('region = Rect2(0, 0, 1, 1)')],
  ['bad-text file.text', noResource('x ', 'the path of a texture'), resource(`x ${region}`)],
  ['bad-text file.text', noResource('[e', 'the path of a texture'), resource('[ext_resource path="a\nb"]')],
  ['bad-text file.text', noResource('[e', 'a region'), resource(path)],
  ['bad-text file.region', isNot('"0, 0, 1"', '4 numbers'), resource(`${path}region = Rect2(0, 0, 1)`)],
  ['bad-text file.margin', isNot('"0, 0, x, 0"', '4 numbers'), resource(`${region}\nmargin = Rect2(0, 0, x, 0)`)],
  ['bad-atlas file', noSize, resource(region)],
  ['bad-atlas file.file', isNot(3, 'a text'), { ...resource(region), file: 3 }],
  // libGDX; pages are at most so large, and a field that nobody knows is no region
  ['none', '', gdx('bounds:0,0,5,5')],
  ['none', '', gdx('bounds:0,0,5,5').replace('64,64', '67108864,64')],
  ['none', '', gdx('bounds:0,0,5,5\nrotate:0')],
  ['none', '', gdx('bounds:0,0,5,5\n:odd')],
  ['bad-atlas file line 1', isNot('67108865 × 64', pageSide), gdx('').replace('64,64\ns', '67108865,64')],
  ['bad-text file line 1 size', isNot('"64,"', '2 numbers'), gdx('bounds:0,0,5,5').replace('64,64', '64,')],
  ['bad-text file line 3', noBounds, gdx('')],
  ['bad-text file line 3', noBounds, gdx('xy:1,2')],
  ['bad-text file line 3', noBounds, gdx('size:1,2')],
  ['bad-text file line 3 bounds', isNot('"1,2,3"', '4 numbers'), gdx('bounds:1,2,3')],
  ['bad-text file line 3 bounds', isNot('"1, ,3,4"', '4 numbers'), gdx('bounds:1, ,3,4')],
  ['bad-text file line 3 offsets', isNot('"0,0,3"', '4 numbers'), gdx('bounds:1,2,3,4\noffsets:0,0,3')],
  ['bad-text file line 3 xy', isNot('"1"', '2 numbers'), gdx('xy:1\nsize:3,4')],
  ['bad-text file line 3 size', isNot('"3,b"', '2 numbers'), gdx('xy:1,2\nsize:3,b')],
  ['bad-text file line 3 split', isNot('"1"', '4 numbers'), gdx('bounds:0,0,5,5\nsplit:1')],
  ['bad-frame file line 3', outside('5 × 5 at 60, 0'), gdx('bounds:60,0,5,5')],
  [
    'bad-frame file line 3',
    isNot('turned by 180', 'true, false, 0, 90 or 270: no page holds frames upside down'),
    gdx('bounds:0,0,5,5\nrotate:180'),
  ],
  ['bad-frame file line 3', badSource('1, -1 from 5 × 5', '5 × 5'), gdx('bounds:0,0,5,5\noffsets:1,1,5,5')],
  // PCT
  ['none', '', 'PCT:1.12\n'],
  ['unknown-version file line 1', 'is version "2.0": expected 1.x', 'PCT:2.0\n'],
  ['unknown-version file line 1', 'is version "x1.0": expected 1.x', 'PCT:x1.0\n'],
  ['unknown-version file line 1', 'is version "1.0x": expected 1.x', 'PCT:1.0x\n'],
  ['bad-text file line 2', noFrame('s|0|0,0,1,1'), 'PCT:1.0\ns|0|0,0,1,1\n'],
  ['bad-text file line 4', noFrame('s|0|0,0,1,1'), pct('#01\ns|0|0,0,1,1')],
  ['bad-text file line 4', noFrame('s|0|0,0,1,1'), pct('#10\ns|0|0,0,1,1')],
  ['bad-text file line 2', twoNumbers, 'PCT:1.0\nP:page.png\n'],
  ['bad-text file line 3', isNot('"s|4|0,0,1,1"', 'flags from 0 to 3'), pct('s|4|0,0,1,1')],
  ['bad-text file line 3', isNot('""', 'a number'), pct('s')],
  ['bad-text file line 3', isNot('""', 'a number'), pct('x#0')],
  ['bad-text file line 3', isNot('""', 'a number'), pct('#0x')],
  ['bad-text file line 3', isNot('""', '4 numbers'), pct('s|0')],
  ['bad-text file line 3', isNot('"1,1"', '4 numbers'), pct('s|0|0,0,1,1|1,1')],
  ['bad-text file line 3', isNot('"B:0,0,1,1,1"', 'no block of equal frames'), pct('B:0,0,1,1,1')],
  ['bad-text file line 3', noFolder('3/s'), pct('3/s|0|0,0,1,1')],
  ['bad-text file line 3', noFolder('12/s'), pct('12/s|0|0,0,1,1')],
  ['bad-text file line 3', noOriginal('s=t'), pct('A:s=t')],
  ['bad-text file line 4', noOriginal('s'), pct('s|0|0,0,1,1\nA:s')],
  ['bad-text file line 4', noOriginal('s=t#1-3'), pct('s|0|0,0,1,1\nA:s=t#1-3')],
  // Unity; one of these signs begins a line for some, and none in this form
  ['unknown-format file', noForm('"x :format=40300\\n:size=8x8\\n"'), 'x :format=40300\n:size=8x8\n'],
  ['unknown-format file', noForm('"#\u2028:format=40300\\n:size=8x8\\n"'), '#\u2028:format=40300\n:size=8x8\n'],
  ...['50000', '', 'x40300', '403000'].map((version): [string, string, string] => [
    'unknown-version file format',
    `is version "${version}": expected 40000 to 40300`,
    `:format=${version}\n:size=8x8\n`,
  ]),
  ['bad-text file size', twoNumbers, ':format=40300\n'],
  ['bad-text file line 3', isNot('"s;1;2"', 'a name and at least six numbers'), unity('s;1;2')],
  ['bad-text file line 3', isNot('"1,2,3,4,5,x"', '6 numbers'), unity('s;1;2;3;4;5;x')],
  ['bad-frame file line 3', outside('9 × 1 at 0, 7', '8 × 8'), unity('s;0;0;9;1;0;0')],
  // cocos2d; as large as its whole, and not in its middle
  ['bad-atlas file', noSize, plist(format3)],
  ['bad-atlas file', isNot(undefined, 'a dictionary'), '<plist/>'],
  ['bad-atlas file.metadata', isNot(true, 'a dictionary'), '<plist><dict><key>metadata</key><true/></dict></plist>'],
  [
    'bad-atlas file.frames',
    isNot(undefined, 'a dictionary'),
    `<plist><dict><key>metadata</key><dict>${format3}</dict></dict></plist>`,
  ],
  [
    'unknown-version file.metadata.format',
    'is version "4": expected 0, 1, 2 or 3',
    plist('<key>format</key><integer>4</integer>'),
  ],
  ['bad-text file.metadata.size', isNot('"1"', '2 numbers'), plist(`${format3}${field('size', '{1}')}`)],
  [`bad-atlas ${s}`, isNot('""', 'a dictionary'), plist(format3, '<key>s</key><string/>')],
  [`bad-atlas ${s}.textureRect`, isNot(undefined, '4 numbers in braces'), plist(format3, '<key>s</key><dict/>')],
  [`bad-text ${s}.spriteOffset`, isNot('"1"', '2 numbers'), cocos(field('spriteOffset', '{1}'))],
  [`bad-text ${s}.spriteSourceSize`, isNot('"5"', '2 numbers'), cocos(field('spriteSourceSize', '5'))],
  [`bad-text ${s}.anchor`, isNot('"0.5"', '2 numbers'), cocos(field('anchor', '{0.5}'))],
  [`bad-atlas ${s}.anchor`, isNot(false, '2 numbers in braces'), cocos('<key>anchor</key><false/>')],
  ...['1,0', '0,1'].map((offset): [string, string, string] => [
    `bad-frame ${s}`,
    badSource(`${offset.replace(',', ', ').replace(' 1', ' -1')} from 4 × 2`, '4 × 2'),
    cocos(field('spriteOffset', `{${offset}}`) + field('spriteSourceSize', '{4,2}')),
  ]),
  ['bad-text file', noKey, '<plist><dict><string>x</string></dict></plist>'],
  ['bad-text file', noKey, '<plist><dict><array><key>x</key></array></dict></plist>'],
  ['bad-text file', noKey, '<plist><dict><true/></dict></plist>'],
  ['bad-text file', keyOutside, '<plist><key>x</key></plist>'],
  ['bad-text file', keyOutside, '<plist><array><key>x</key></array></plist>'],
  // XML
  ['bad-text file', 'has "<" at 7: expected XML', '<plist><'],
  ['bad-text file', 'has " a></dict>" at 12: expected XML', '<plist><dict a></dict>'],
  [
    'bad-text file',
    'has " a b c d e f g h i j k l" at 12: expected XML',
    '<plist><dict a b c d e f g h i j k l m></dict>',
  ],
  ['bad-text file', 'has "<!-- " at 7: expected XML', '<plist><!-- '],
  ['bad-text file', 'has "<![CDATA[ and no end" at 9: expected XML', '<plist>& <![CDATA[ and no end'],
  ['bad-text file', 'has </string>: expected </plist>', '<plist></string></plist>'],
  ['bad-text file', 'has a text: expected it in an element', '<TextureAtlas width="4" height="4"/> more'],
  ['unknown-format file', noForm('"</string><plist/>"'), '</string><plist/>'],
  ['unknown-format file', noForm('"<!-- <TextureAtlas --><SubTexture/>"'), '<!-- <TextureAtlas --><SubTexture/>'],
  ['bad-atlas file', noSize, '<TextureAtlas imagePath="x"/>'],
  ['bad-atlas file', noSize, '<TextureAtlas imagePath="x" width="3"/>'],
  ['bad-atlas file', noSize, '<TextureAtlas imagePath="x" height="3"/>'],
  ['bad-text file', isNot('"3,b"', '2 numbers'), '<TextureAtlas imagePath="x" width="3" height="b"/>'],
  ['bad-atlas file SubTexture 0', isNot(undefined, 'a name'), '<TextureAtlas><SubTexture/></TextureAtlas>'],
  [
    'bad-text file SubTexture 0 ("s") width',
    isNot('""', 'a number'),
    '<TextureAtlas><SubTexture name="s"/></TextureAtlas>',
  ],
  [
    'bad-text file SubTexture 1 ("t") x',
    isNot('""', 'a number'),
    '<TextureAtlas width="3" height="3"><SubTexture name="s" x="0" y="0" width="1" height="1"/><SubTexture name="t" width="1" height="1"/></TextureAtlas>',
  ],
  [
    'bad-atlas file.SubTexture[0] ("s") rotated',
    isNot(true, 'false: runtimes differ in how it is turned'),
    bones({ name: 's', rotated: true }),
  ],
  ['bad-atlas file.SubTexture[0]', isNot(undefined, 'a name'), bones({})],
  // CSS
  ['bad-text file', noRule(24), '/* @kit/rect-pack {} */\n.x{}'],
  ['bad-text file', noRule(25), '/* @kit/rect-pack {x} */\n.x{}'],
  ['bad-text file', noRule(24), css('left:0;top:0;width:3px', '0 0/6px 6px')],
  ['bad-frame file at 24', outside('3 × 3 at 4, 0', '6 × 6'), css(wholeBox, '-4px 0/6px 6px')],
  ['bad-text file .x::before', isNot('".x::before"', 'the selector of one class'), ` ${css(wholeBox, '0 0/6px 6px')}`],
])('%s %s: %j', (code, sentence, file) => {
  const error = refusalOf(() => parseAtlas(file));
  expect(error ? `${error.code} ${error.at.name}` : 'none').toBe(code);
  if (error !== undefined) expect(error.message).toBe(`${error.at.name} ${sentence}`);
});

describe('what a file may be like', () => {
  const placesIn = (file: Files, options = {}) =>
    parseAtlas(file, options).pages.flatMap(({ placed }) => placed.map(({ id, x, y }) => `${id} ${x},${y}`));
  const xml = (frame: string, more = '') =>
    `<TextureAtlas ${more} width="9" height="9"><SubTexture name="s" x="1" y="2" width="4" height="2" ${frame}/></TextureAtlas>`;

  test('a plain one says no more than its places: no member is undefined', () => {
    const packing = {
      status: 'complete',
      pages: [
        {
          index: 0,
          width: 9,
          height: 9,
          placed: [{ id: 's', x: 1, y: 2, width: 4, height: 2, rotated: false }],
          occupancy: 8 / 81,
        },
      ],
      unplaced: [],
      measure: 'area',
      value: 8,
      bound: 81,
      gap: 73 / 81,
      proven: false,
      leftOut: [],
      skipped: [],
    };
    expect(parseAtlas(xml(''))).toStrictEqual(packing);
    const [page] = packing.pages;
    const turned = { ...page.placed[0], rotated: true };
    expect(parseAtlas(xml('rotated="true"'))).toStrictEqual({ ...packing, pages: [{ ...page, placed: [turned] }] });
    const pivot = { data: { anchor: { x: 0.25, y: 0.5 } } };
    expect(parseAtlas(xml('pivotX="1" pivotY="1"')).pages[0].placed).toStrictEqual([{ ...page.placed[0], ...pivot }]);
    expect(parseAtlas(':format=40000\n:size=9x9\ns;1;5;4;2;0;0').pages[0]).toStrictEqual({
      ...page,
      placed: [{ ...page.placed[0], data: { anchor: { x: 0, y: 1 } } }],
    });
    const [region] = parseAtlas('p.png\nsize:9,9\ns\nbounds:1,2,4,2\nsplit:1,1,0,0').pages;
    const borders = { left: 1, top: 0, right: 1, bottom: 0 };
    expect(region).toStrictEqual({
      ...page,
      image: 'p.png',
      texture: { filter: { min: 'Nearest', mag: 'Nearest' } },
      placed: [{ ...page.placed[0], data: { borders } }],
    });
  });

  test('an object has no text, and a text that is no JSON has no object', () => {
    const seen: object[] = [];
    const matches = (file: object) => seen.push(file) > 0;
    const parse = createAtlasParser([{ name: 'any', matches, parse: () => [] }]);
    const file = { a: 1 };
    parse([file, '\uFEFFx', ' {"b":2}']);
    expect(seen).toStrictEqual([
      { where: 'files[0]', text: '', json: file, onFault: 'refuse', sizes: [] },
      { where: 'files[1]', text: 'x', json: undefined, onFault: 'refuse', sizes: [] },
      { where: 'files[2]', text: '', json: { b: 2 }, onFault: 'refuse', sizes: [] },
    ]);
    expect(() => parse(3 as never)).toThrow('files is 3: expected a list');
    for (const [sizes, code, message] of [
      [3, 'bad-list', 'options.sizes is 3: expected a list'],
      [[3], 'bad-options', 'options.sizes[0] is 3: expected an object'],
      [rectList('1×1 0×1'), 'bad-size', 'options.sizes[1].width is 0: expected an integer from 1 to 67108864'],
      [[{ width: 1 }], 'bad-size', 'options.sizes[0].height is undefined: expected an integer from 1 to 67108864'],
    ] as const) {
      const refused = refusalOf(() => parse(file, { sizes: sizes as never }));
      expect([refused?.code, refused?.message]).toEqual([code, message]);
    }
    expect(refusalOf(() => createAtlasParser([3 as never]))?.message).toBe('formats[0] is 3: expected an object');
    expect(refusalOf(() => createAtlasParser([{} as never]))?.message).toBe(
      'formats[0] is an object: expected a form of atlases',
    );
  });

  test('DragonBones: what it says besides is named', () => {
    const sprite = { name: 's', x: 1, y: 2, width: 3, height: 2, odd: 1 };
    const { leftOut, skipped } = parseAtlas(
      { name: 'hero', imagePath: 'a.png', width: 9, height: 9, SubTexture: [sprite, { odd: 2 }] },
      { onFault: 'skip' },
    );
    expect(leftOut.map(({ name, count }) => `${name} ${count}`)).toEqual(['name 1', 'SubTexture.odd 2']);
    expect(skipped.map(({ name, code }) => `${name} ${code}`)).toEqual([' bad-atlas']);
  });

  test('Godot: what a resource says besides is named', () => {
    const text =
      '[gd_resource type="AtlasTexture"]\n[ext_resource path="res://a.png"]\n[resource]\nregion = Rect2(0, 0, 2, 2)\nodd = 1\n';
    const atlas = parseAtlas({ file: 'a.tres', text }, { sizes: [{ width: 4, height: 4 }] });
    expect(atlas.leftOut).toEqual([{ name: 'resource.odd', count: 1 }]);
  });

  test('what answers no question is refused', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(faultOf(() => parseAtlas(proxy))).toBe('bad-list files');
  });

  test('JSON: a source takes both its size and its place', () => {
    const plain = { id: 's', x: 20, y: 40, width: 10, height: 6, rotated: false };
    for (const half of [{ spriteSourceSize: { x: 3, y: 2 } }, { sourceSize: { w: 16, h: 12 } }, { scale9Borders: 3 }])
      expect(parseAtlas(json(half)).pages[0].placed).toStrictEqual([plain]);
  });

  test('Godot: a sprite without a margin is whole', () => {
    const sprite = { filename: 's', region: { x: 1, y: 2, w: 3, h: 4 } };
    expect(parseAtlas(multi({ sprites: [sprite] })).pages[0].placed).toStrictEqual([
      { id: 's', x: 1, y: 2, width: 3, height: 4, rotated: false },
    ]);
    const size = { sizes: [{ width: 9, height: 9 }] };
    const named = (file: string) => placesIn({ ...resource(`${path}region = Rect2(1, 2, 3, 4)`), file }, size);
    expect(['a.tres', 'a.tres.tres', 'a.tresx', 'atres'].flatMap(named)).toEqual([
      'a 1,2',
      'a.tres 1,2',
      'a.tresx 1,2',
      'atres 1,2',
    ]);
  });

  test('pages of one picture are one where a resource has a part of it, else they are several', () => {
    const two = multi({ frames: [{ filename: 't', frame: box }] });
    const one = resource(`${path}region = Rect2(1, 2, 3, 4)`);
    const sizes = [{ width: 64, height: 64 }];
    expect(parseAtlas([two, one]).pages.map(({ placed }) => placed.map(({ id }) => id))).toEqual([['t', 's']]);
    const other = { ...one, file: 'u.tres', text: one.text.replace('Rect2(1', 'Rect2(9') };
    expect(parseAtlas([one, other], { sizes }).pages).toHaveLength(1);
    expect(parseAtlas([two, json({})]).pages.map(({ index, image }) => [index, image])).toEqual([
      [0, 'page.png'],
      [1, 'page.png'],
    ]);
  });

  test('libGDX: blanks at the edges of lines and around colons, a colon in the name of a picture', () => {
    expect(
      placesIn('p.png\n  size: 8,8\n  s \n\tbounds : 1,2,3,4 \n rotate:0\n t\nbounds:4,2,3,4\nrotate:false'),
    ).toEqual(['s 1,2', 't 4,2']);
    const { pages } = parseAtlas('p.png\nsize:8,8\ns\nbounds:0,0,1,1\n\n a:b.png \nsize:8,8\nt\nbounds:0,0,1,1');
    expect(pages.map(({ image }) => image)).toEqual(['p.png', 'a:b.png']);
    for (const none of ['<x\np.png\nsize:1,1', 'p.png\nxsize:1,1'])
      expect(faultOf(() => parseAtlas(none))).toBe('unknown-format file');
  });

  test('PCT: flags 1 and 3 are turned; a tilde or a number and a slash inside a name are a part of it', () => {
    const page = 'P:p.png,RGBA8888,64,64,0\n';
    const frames = ['0', '1', '2', '3'].map((flags) => `s${flags}|${flags}|${9 * Number(flags)},0,2,4\n`).join('');
    expect(
      parseAtlas(`PCT:1.0\n${page}${frames}`).pages[0].placed.map(({ rotated, width }) => [rotated, width]),
    ).toEqual([
      ...[
        [false, 2],
        [true, 4],
        [false, 2],
        [true, 4],
      ],
    ]);
    const folders = Array.from({ length: 12 }, (_, at) => `F:f${at}\n`).join('');
    const names = ['a~1b', 'a1/b', '11/c', '1/c', 'd~2'].map((name, at) => `${name}|0|${at},0,1,1\n`).join('');
    expect(placesIn(`PCT:1.0\n${page}${folders}${names}A:d~2=2/d\n`)).toEqual([
      'a~1b 0,0',
      'a1/b 1,0',
      'f11/c 2,0',
      'f1/c 3,0',
      'd.webp 4,0',
    ]);
    const alias = parseAtlas(`PCT:1.0\n${page}F:f\ns|0|1,0,1,1\nA:s=0/t,u\nA:0/t=v\n`).pages[0].placed[0];
    expect(alias.aliases).toStrictEqual([{ id: 'f/t' }, { id: 'u' }, { id: 'v' }]);
    const second = parseAtlas(`PCT:1.0\n${page.repeat(11)}#10\ns|0|1,0,1,1\n`);
    expect(second.pages.map(({ index }) => index)).toEqual([10]);
  });

  test('Unity: blank lines, colons without a value, blanks around values; the pivot is from below', () => {
    const text = ':format= 40100 \n  \n:size=64x64\n:sizes\n:texture= p.png \n\ns;1;58;3;4;0.25;0.25';
    const [page] = parseAtlas(text).pages;
    expect(page.image).toBe('p.png');
    expect(page.placed).toStrictEqual([
      { id: 's', x: 1, y: 2, width: 3, height: 4, rotated: false, data: { anchor: { x: 0.25, y: 0.75 } } },
    ]);
    expect(placesIn('#\n:format=40300\n:size=8x8\ns;0;0;1;1;0;0')).toEqual(['s 0,7']);
  });

  test('cocos2d: blanks around the format, the real name of the picture, lists with other things', () => {
    const keys = (more: string) =>
      `<key>format</key><integer> 3 </integer><key>size</key><string>{8,8}</string>${more}`;
    const frame = (more: string) =>
      `<key>s</key><dict><key>textureRect</key><string>{{1,2},{3,4}}</string>${more}</dict>`;
    const name = '<key>textureFileName</key><string>a.png</string>';
    const real = '<key>realTextureFileName</key><string>b.png</string>';
    expect(parseAtlas(plist(keys(name + real), frame(''))).pages[0].image).toBe('b.png');
    const [page] = parseAtlas(plist(keys('<key>textureFileName</key><true/>'), frame(''))).pages;
    expect('image' in page).toBe(false);
    expect(page.placed).toStrictEqual([{ id: 's', x: 1, y: 2, width: 3, height: 4, rotated: false }]);
    const aliases = '<key>aliases</key><array><true/><array/><string>t</string></array>';
    const turned = (value: string) => {
      const [one] = parseAtlas(plist(keys(name), frame(`${aliases}<key>textureRotated</key>${value}`))).pages[0].placed;
      return [one.rotated, one.aliases];
    };
    for (const yes of ['<true/>', '<true></true>', '<string>true</string>', '<integer>1</integer>'])
      expect(turned(yes)).toStrictEqual([true, [{ id: 't' }]]);
    for (const no of ['<false/>', '<false></false>', '<string>NO</string>', '<integer>0</integer>'])
      expect(turned(no)).toStrictEqual([false, [{ id: 't' }]]);
  });

  test('CSS: what the first line does not tell, and names and addresses with signs that are written otherwise', () => {
    const read = (...more: [first?: string, name?: string, url?: string]) => {
      const [{ image, width, placed }] = parseAtlas(css(wholeBox, '-1px 0/6px 6px', ...more)).pages;
      return [placed[0].id, placed[0].width, width, image];
    };
    expect(read('{}', 'sprite-of-no-prefix-at-all')).toEqual(['sprite-of-no-prefix-at-all', 3, 6, 'p.png']);
    expect(read('{"prefix":3,"scale":"2"}')).toEqual(['x', 3, 6, 'p.png']);
    expect(read('{"prefix":"a-","scale":2}', 'a-b')).toEqual(['b', 6, 12, 'p.png']);
    expect(read('{}', '\\31 a\\1f600 \\.')).toEqual(['1a😀.', 3, 6, 'p.png']);
    expect(read('{}', 'x', '"a\\"b.png"')).toEqual(['x', 3, 6, 'a"b.png']);
    // No text of JSON: it stays as it is written.
    expect(read('{}', 'x', '"a\\q"')).toEqual(['x', 3, 6, '"a\\q"']);
  });

  test('a form that is asked itself reads what it would not be given', () => {
    const file = (text: string) => ({ where: 'w', text, json: undefined });
    expect(cssSprites.parse(file(''))).toEqual([]);
    expect(() => cssSprites.parse(file('x'))).toThrow('w at 0 is no rule of a sprite');
    expect(() => godotResource.parse(file(''))).toThrow('w is "": expected { file, text }');
  });
});

describe('XML', () => {
  const root = '<TextureAtlas imagePath="a.png" width="9" height="9">';
  const namesOf = (inner: string) =>
    parseAtlas(`${root}${inner}</TextureAtlas>`).pages[0].placed.map(({ id, width, height }) => [id, width, height]);

  test.each<[string, string]>([
    ['"a"', 'a'],
    [`"1>'"`, "1>'"],
    [`'2"'`, '2"'],
    ['"&#50;&#x33;"', '23'],
    ['"&lt;&gt;&quot;&apos;&amp;&no;"', '<>"\'&&no;'],
  ])('reads the attribute %s', (written, name) => {
    const rest = "\n\tx='0' y='0'\twidth='2' height='3'";
    expect(namesOf(`<SubTexture  name = ${written}${rest} />`)).toEqual([[name, 2, 3]]);
    expect(namesOf(`<SubTexture name=${written}${rest}></SubTexture>`)).toEqual([[name, 2, 3]]);
  });

  test('passes over what is no tag, and takes a text as it is written', () => {
    const frame = '<SubTexture name="a" x="0" y="0" width="2" height="3"/>';
    const text = `<?xml ?><!DOCTYPE x><!-- <a> --><!---->${root}<!-- ${frame} -->${frame}<? ?></TextureAtlas>`;
    expect(parseAtlas(text).pages[0].placed).toHaveLength(1);
    const [plist] = toCocosAtlas(pack([{ id: 'a', width: 2, height: 3 }], { width: 9, height: 9 }));
    const imageOf = (written: string) => parseAtlas(plist.replaceAll('page-0.png', written)).pages[0].image;
    expect(imageOf('<![CDATA[<&amp;]]>')).toBe('<&amp;');
    expect(imageOf(' a &amp; b<!-- c -->.png')).toBe(' a & b.png');
  });

  test('says where it is none', () => {
    const placeOf = (text: string) => Number(refusalOf(() => parseAtlas(root + text))?.at.offset) - root.length;
    expect(['< a>', 'x<a', '<a x=1>', '<!-- ->', '<? >', 'x<![CDATA[ ]>', '<!x'].map(placeOf)).toEqual([
      ...[0, 3, 2, 0, 0, 1, 0],
    ]);
  });
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
    expect(new Set(atlasFormats.map(({ name }) => name)).size).toBe(atlasFormats.length);
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
  const files = [...wholeForms, others.godot, others.unity].map(({ write }) => {
    const [first] = [write(packing)].flat() as (string | object)[];
    return typeof first === 'string' ? first : JSON.stringify(first);
  });
  const signs = ['', ...'\n<>"{}:,0|=/\\\0', '-1', '1e999', '~1', 'NaN', '&#0;', '&#x10ffff;'];
  const piece = fc.constantFrom(...signs);
  prop([fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(), fc.nat(12), piece), { minLength: 1, maxLength: 4 })], {
    numRuns: runs(1500, 1500, 300),
  })('is read or refused, never a crash, however it was changed', (file, changes) => {
    let text = file;
    for (const [at, cut, put] of changes) {
      const from = at % (text.length + 1);
      text = text.slice(0, from) + put + text.slice(from + cut);
    }
    expect(faultOf(() => parseAtlas(text))).toMatch(/^(none|(bad|unknown|duplicate)-[a-z]+ file)/);
  });
  prop([fc.anything({ withNullPrototype: true })], { numRuns: runs(200, 200, 40) })('may be anything', (file) => {
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
      '.'.repeat(many),
      '/*'.repeat(many),
      `.a{background:${'url('.repeat(many)}}`,
      `.a{background:${' 1'.repeat(many)}}`,
      `${',1'.repeat(many)},x`,
      '\u2028'.repeat(many),
    ]) {
      expect(faultOf(() => parseAtlas(text))).toMatch(/^(none|(bad|unknown|duplicate)-[a-z]+ file)/);
    }
  });
});

test('a turning of cocos2d that is no yes and no no is refused', () => {
  const read = (turned: string) => parseAtlas(cocos(`<key>textureRotated</key>${turned}`)).pages[0].placed[0].rotated;
  expect(read('<true/>')).toBe(true);
  expect(refusalOf(() => read('<dict></dict>'))?.message).toContain('expected true or false');
});

test('a path of Godot that JSON has no form for is read as it stands', () => {
  const packing = pack([{ id: 'a', width: 2, height: 2 }], { width: 8, height: 8 });
  const files = toGodotResources(packing).map(({ file, text }) => ({
    file,
    text: text.replace(/path="[^"]*"/, String.raw`path="res://a\q.png"`),
  }));
  const [page] = createAtlasParser([godotResource])(files, { sizes: [{ width: 8, height: 8 }] }).pages;
  expect(page.image).toBe(String.raw`a\q.png`);
});
