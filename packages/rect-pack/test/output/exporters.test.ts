import {
  type Packing,
  pack,
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
import { describe, expect, test } from 'vitest';
import { rectList } from '../cases.js';
import { codeOf } from '../support.js';
import { drawPages, drawPictures, type Pixels, rectsOf } from './draw-pages.js';
import * as readers from './readers.js';

// As texts: to compare thousands of pixels one by one takes longer than to draw them.
const textsOf = (pictures: readers.Drawn) =>
  [...pictures].map(([name, { width, height, at }]) => `${name}, ${width} × ${height}: ${at.join(' ')}`).sort();

/** Thirty pictures with margins, some of them equal, on two pages with rims, drawn clockwise where they turn, or not. */
function atlasOf(seed: number, rotate: boolean, clockwise = true) {
  const { pictures, whole } = drawPictures(seed, 30);
  const rects = rectsOf(pictures);
  const packing = pack(rects, { width: 42, height: 36, rotate, padding: 1, border: 1, extrude: 1 });
  const pages = Object.fromEntries(
    drawPages(packing, whole, clockwise).map((page, number) => [`page-${number}.png`, page]),
  );
  return { packing, whole, pages, texts: textsOf(whole) };
}

const uprightAtlases = [atlasOf(1, false), atlasOf(2, false)];
const turnedAtlas = atlasOf(3, true);
const counterAtlas = atlasOf(3, true, false);

/** Each picture as it was. */
const expectAll = (drawn: readers.Drawn, { packing, texts }: ReturnType<typeof atlasOf>) => {
  expect(packing.status).toBe('complete');
  expect(textsOf(drawn)).toEqual(texts);
};

type Write = (packing: Packing<string>, pages: Record<string, Pixels>, whole: Map<string, Pixels>) => readers.Drawn;

const upright: Record<string, Write> = {
  Phaser: (packing, pages) => readers.readPhaser(JSON.stringify(toPhaserAtlas(packing)), pages),
  PCT: (packing, pages) => readers.readPct(toPhaserPct(packing), pages),
  Unity: (packing, pages, whole) => readers.readUnity(toUnityAtlas(packing), pages, whole),
  Godot: (packing, pages) => readers.readGodot(JSON.stringify(toGodotAtlas(packing)), pages),
  'Godot, resources': (packing, pages) => readers.readGodotResources(toGodotResources(packing), pages),
  'libGDX, old': (packing, pages) => readers.readLibgdx(toLibgdxAtlas(packing, {}, { form: 'old' }), pages),
};

const texts = (list: readonly object[]) => list.map((page) => JSON.stringify(page));
const turned: Record<string, Write> = {
  PixiJS: (packing, pages) => readers.readJson(texts(toPixiAtlas(packing)), pages),
  'JSON hash': (packing, pages) => readers.readJson(texts(toAtlasJson(packing, 'hash')), pages),
  'JSON array': (packing, pages) => readers.readJson(texts(toAtlasJson(packing, 'array')), pages),
  Starling: (packing, pages) => readers.readStarling(toStarlingAtlas(packing), pages),
  cocos2d: (packing, pages) => readers.readCocos(toCocosAtlas(packing), pages),
  CSS: (packing, pages) => readers.readCss(toCssSprites(packing), pages),
};

describe('what an engine draws from the files are the pictures', () => {
  test.each(Object.entries({ ...upright, ...turned }))('upright: %s', (_, write) => {
    for (const atlas of uprightAtlases) {
      const { packing, pages, whole } = atlas;
      expect(packing.pages.length).toBeGreaterThan(1);
      expectAll(write(packing, pages, whole), atlas);
    }
  });
  test.each(Object.entries(turned))('turned clockwise: %s', (_, write) => {
    const { packing, pages, whole } = turnedAtlas;
    expect(packing.pages.flatMap(({ placed }) => placed).filter(({ rotated }) => rotated).length).toBeGreaterThan(3);
    expectAll(write(packing, pages, whole), turnedAtlas);
  });
  test.each(['new', 'old'] as const)('turned counter-clockwise: libGDX, %s', (form) => {
    const { packing, pages } = counterAtlas;
    const text = toLibgdxAtlas(packing, {}, { form, turn: 'counter-clockwise' });
    expectAll(readers.readLibgdx(text, pages), counterAtlas);
  });
});

const one = (id: string | number, more = {}): Packing<string | number> =>
  pack([{ id, width: 2, height: 3, ...more }], { width: 8, height: 8 });
const twice = pack(
  ['a', 'b'].map((id) => ({ id, width: 8, height: 8 })),
  { width: 8, height: 8 },
);

describe('what a reader would get wrong is refused', () => {
  test('a property list begins as Apple says: with the declaration and the document type', () => {
    expect(toCocosAtlas(twice)[0].split('\n').slice(0, 3)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
      '<plist version="1.0"><dict>',
    ]);
  });
  test('names that are written alike', () => {
    expect(codeOf(() => toUnityAtlas(twice, { a: 'x/y', b: 'x-y' }))).toBe('duplicate-name');
    expect(codeOf(() => toGodotAtlas(twice, { a: 'x.png', b: 'x.jpg' }))).toBe('duplicate-name');
  });
  test('an animation lies on one page, and has frames that are there', () => {
    expect(codeOf(() => toPixiAtlas(twice, {}, { animations: { walk: ['a', 'b'] } }))).toBe('split-animation');
    expect(codeOf(() => toPixiAtlas(twice, {}, { animations: { walk: ['c'] } }))).toBe('unknown-id');
    expect(codeOf(() => toPixiAtlas(twice, {}, { animations: { walk: [] } }))).toBe('bad-length');
    expect(codeOf(() => toPixiAtlas(twice, {}, { json: 'x.json' }))).toBe('duplicate-name');
    expect(
      toPixiAtlas(twice, { b: 'bb' }, { animations: { walk: ['b', 'b'] } }).map(({ animations }) => animations),
    ).toEqual([undefined, { walk: ['bb', 'bb'] }]);
    const [page] = toPixiAtlas(one(7), { 7: 'seven' }, { animations: { stand: [7] } });
    expect(page.animations).toEqual({ stand: ['seven'] });
    expect(codeOf(() => toPixiAtlas(one(7), {}, { animations: { stand: [{} as never] } }))).toBe('unknown-id');
  });
  test('the first file of several tells the others, one alone none', () => {
    const others = (packing: Packing<string | number>) =>
      toPixiAtlas(packing).map(({ meta }) => meta.related_multi_packs);
    expect(others(twice)).toEqual([['page-1.json'], undefined]);
    expect(toPixiAtlas(one('a'))[0].meta).not.toHaveProperty('related_multi_packs');
  });
  test('borders leave something between them', () => {
    const borders = (left: number) => ({ a: { left, top: 1, right: 1, bottom: 2 } });
    expect(codeOf(() => toPixiAtlas(one('a'), {}, { borders: borders(1) }))).toBe('none');
    expect(codeOf(() => toPixiAtlas(one('a'), {}, { borders: borders(2) }))).toBe('bad-number');
    expect(codeOf(() => toPhaserAtlas(one('a'), {}, { borders: { b: borders(0).a } }))).toBe('unknown-id');
  });
  test('what found no place may have a name', () => {
    const part = pack(rectList('a:9×9 b:1×1'), { width: 4, height: 4 });
    expect(toPhaserAtlas(part, { a: 'x', b: 'y' }).textures[0].frames.map(({ filename }) => filename)).toEqual(['y']);
  });
});

describe('origins and nine-slices in the words of each engine', () => {
  const source = { width: 4, height: 8, x: 1, y: 2 };
  const packing = one('a', { source });
  const anchors = { a: { x: 0.5, y: 1 } };
  const borders = { a: { left: 1, top: 1, right: 0, bottom: 2 } };
  test('each', () => {
    expect(toPhaserAtlas(packing, {}, { anchors, borders }).textures[0].frames[0]).toMatchObject({
      anchor: { x: 0.5, y: 1 },
      pivot: { x: 0.5, y: 1 },
      scale9Borders: { x: 1, y: 1, w: 1, h: 0 },
    });
    expect(toPixiAtlas(packing, {}, { anchors, borders, scale: 2 })[0]).toMatchObject({
      frames: { a: { anchor: { x: 0.5, y: 1 }, borders: borders.a } },
      meta: { scale: '2' },
    });
    expect(toStarlingAtlas(packing, {}, { anchors })[0]).toContain('pivotX="2" pivotY="8"');
    expect(toCocosAtlas(packing, {}, { anchors })[0]).toContain('<key>anchor</key><string>{0.5,0}</string>');
    // From the bottom left of what is left: (2 − 1) / 2 and (0 − 3) / 3.
    expect(toUnityAtlas(packing, {}, { anchors })[0]).toContain('a;0;5;2;3; 0.5;-1; 0;0;0;0');
    expect(toLibgdxAtlas(packing, {}, { borders, filter: 'nearest', premultiplied: true })).toBe(
      'page-0.png\nsize:8,8\nfilter:Nearest,Nearest\npma:true\na\nbounds:0,0,2,3\noffsets:1,3,4,8\nsplit:1,0,1,2\n',
    );
    expect(toLibgdxAtlas(packing, {}, { borders, form: 'old' })).toContain(
      '  size: 2, 3\n  split: 1, 0, 1, 2\n  orig: 4, 8',
    );
  });
  test('names are written so that they are read again', () => {
    const packed = one('a');
    expect(toStarlingAtlas(packed, { a: '<&">\n' })[0]).toContain('name="&lt;&amp;&quot;&gt;&#10;"');
    expect(toCssSprites(packed, { a: '-1/x.é' }, { prefix: '' })).toContain('.-\\31 \\/x\\.é{');
    expect(toCssSprites(packed, { a: '-' }, { prefix: '' })).toContain('.\\-{');
    // As CSSOM serializes an identifier: control characters and a leading digit by their code, letters from 128 on as they are.
    for (const [name, identifier] of [
      ['\u001f', '\\1f '],
      [' ', '\\ '],
      ['~', '\\~'],
      ['\u007f', '\\7f '],
      ['\u0080', '\u0080'],
      ['7', '\\37 '],
      ['a7', 'a7'],
      ['-7', '-\\37 '],
      ['--7', '--7'],
      ['a-', 'a-'],
    ]) {
      expect(toCssSprites(packed, { a: name }, { prefix: '' })).toContain(`\n.${identifier}{`);
    }
    expect(toCssSprites(packed, {}, { scale: 2, prefix: '*/' })).toContain('{"prefix":"*\\/","scale":2}');
    expect(toUnityAtlas(packed, { a: 'x;y%z' })[0]).toContain('x%3By%25z;');
    expect(toPhaserPct(packed, { a: 'x.webp' })).toContain('x~2|0|');
  });
});
