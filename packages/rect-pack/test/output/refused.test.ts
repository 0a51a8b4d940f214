/** What exporters refuse, in whole sentences. */
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
import { refusalOf } from '../../../../config/refusal-of.js';

const one = pack([{ id: 'a', width: 2, height: 3 }], { width: 8, height: 8 });
const two = pack(
  ['a', 'b'].map((id) => ({ id, width: 8, height: 8 })),
  { width: 8, height: 8 },
);
const lying = pack([{ id: 'a', width: 2, height: 3, rotate: true }], { width: 3, height: 2 });
const other = { ...lying, pages: lying.pages.map((page) => ({ ...page, turn: 'counter-clockwise' as const })) };
const writers = {
  PixiJS: toPixiAtlas,
  Phaser: toPhaserAtlas,
  "Phaser's PCT reader": toPhaserPct,
  libGDX: toLibgdxAtlas,
  Starling: toStarlingAtlas,
  cocos2d: toCocosAtlas,
  "Unity's importer": toUnityAtlas,
  Godot: toGodotAtlas,
  'Godot, resources': toGodotResources,
  CSS: toCssSprites,
} satisfies Record<string, (packing: Packing, names?: Record<string, string>, options?: object) => unknown>;
type Engine = keyof typeof writers;
const engines = Object.keys(writers) as Engine[];
const aText = 'a text of at most 4096 characters';
const refused = (call: () => unknown) => {
  const error = refusalOf(call);
  return error && [error.code, error.message];
};

describe.each(engines)('%s', (name) => {
  const write: (packing: Packing, names?: Record<string, string>, options?: object) => unknown = writers[name];
  const engine = name.split(',')[0];

  test('names without an id, without a sign, twice', () => {
    expect(refused(() => write(two, { c: 'x' }))).toEqual([
      'unknown-id',
      'names has "c", which the packing does not have: expected its ids',
    ]);
    expect(refused(() => write(two, { a: '' }))).toEqual([
      'bad-name',
      `names has "", which is empty: expected a name that ${engine} can read`,
    ]);
    expect(refused(() => write(two, { a: 3 as never }))?.[1]).toBe(`names["a"] is 3: expected ${aText}`);
    expect(refused(() => write(two, { a: 'x', b: 'x' }))).toEqual([
      'duplicate-name',
      'names has "x" twice: expected a name for each frame of the atlas',
    ]);
    expect(refused(() => write(two, 3 as never))?.[1]).toBe('names is 3: expected an object');
    // What found no place may have a name, if it has an id.
    expect(refused(() => write({ ...two, unplaced: [{ id: 'c', reason: 'no-space' }] }, { c: 'x' }))).toBeUndefined();
    for (const unplaced of [[{ id: {} as never, reason: 'no-space' as const }], undefined as never])
      expect(refused(() => write({ ...two, unplaced }, { '[object Object]': 'x' }))?.[0]).toBe('unknown-id');
    const strange = { ...two, unplaced: [3 as never] };
    expect(refused(() => write(strange, { a: 'x' }))?.[1]).toBe('packing.unplaced[0] is 3: expected an object');
    expect(refused(() => write({ ...two, unplaced: 3 as never }, { a: 'x' }))?.[1]).toBe(
      'packing.unplaced is 3: expected a list',
    );
  });

  test('file names without a sign, or of two pages', () => {
    expect(refused(() => write(two, {}, { image: '' }))).toEqual([
      'bad-name',
      `options.image is "", which is empty: expected a name that ${engine} can read`,
    ]);
    expect(refused(() => write(two, {}, { image: 'p.png' }))).toEqual([
      'duplicate-name',
      'options.image names two pages "p.png": expected {page} in it',
    ]);
    expect(refused(() => write(two, {}, { image: 3 }))?.[1]).toBe(`options.image is 3: expected ${aText}`);
  });

  test('frames that it would draw wrong', () => {
    const message = (turn: string, why: string, way = '') => [
      'turned-frame',
      `packing.pages[0].placed[0] is turned ${turn}, and ${engine} ${why}: expected a packing with rotate: false${way}`,
    ];
    const never = ['Phaser', "Phaser's PCT reader", "Unity's importer", 'Godot'].includes(engine);
    if (never) {
      expect(refused(() => write(lying))).toEqual(message('clockwise', 'draws turned frames wrong'));
      expect(refused(() => write(other))).toEqual(message('counter-clockwise', 'draws turned frames wrong'));
    } else if (engine === 'libGDX') {
      const way = ", or draw them so and say options.turn: 'counter-clockwise'";
      expect(refused(() => write(lying))).toEqual(message('clockwise', 'takes them turned counter-clockwise', way));
      expect(refused(() => write(other))).toBeUndefined();
      expect(refused(() => write(lying, {}, { turn: 'counter-clockwise' }))).toBeUndefined();
    } else {
      expect(refused(() => write(lying))).toBeUndefined();
      expect(refused(() => write(other))).toEqual(message('counter-clockwise', 'takes them turned clockwise'));
    }
  });

  test('pages and places that are none', () => {
    const [page] = one.pages;
    const [place] = page.placed;
    const said = (more: object) => refused(() => write({ ...one, pages: [page, { ...page, ...more }] }))?.[1];
    expect(refused(() => write({ ...one, pages: 3 as never }))?.[1]).toBe('packing.pages is 3: expected a list');
    expect(refused(() => write({ ...one, pages: [3 as never] }))?.[1]).toBe(
      'packing.pages[0] is 3: expected an object',
    );
    const integer = (least: number) => `expected an integer from ${least} to 9007199254740991`;
    expect(said({ index: -1 })).toBe(`packing.pages[1].index is -1: ${integer(0)}`);
    expect(said({ width: 0 })).toBe(`packing.pages[1].width is 0: ${integer(1)}`);
    expect(said({ height: 1.5 })).toBe(`packing.pages[1].height is 1.5: ${integer(1)}`);
    expect(said({ image: 3 })).toBe(`packing.pages[1].image is 3: expected ${aText}`);
    expect(said({ turn: 'clockwise' })).toBe(
      'packing.pages[1].turn is "clockwise": expected one of "counter-clockwise"',
    );
    expect(said({ placed: 3 })).toBe('packing.pages[1].placed is 3: expected a list');
    expect(said({ placed: [3] })).toBe('packing.pages[1].placed[0] is 3: expected an object');
    expect(said({ placed: [place, { ...place, rotated: 0 }] })).toBe(
      'packing.pages[1].placed[1].rotated is 0: expected true or false',
    );
  });
});

test.each<[Engine, string, string]>([
  ['Phaser', '__BASE', 'is what Phaser calls the whole page'],
  ["Phaser's PCT reader", '__BASE', 'is what Phaser calls the whole page'],
  ["Phaser's PCT reader", 'a|b', 'has a line break or |, which end a field'],
  ["Phaser's PCT reader", 'a\rb', 'has a line break or |, which end a field'],
  ["Phaser's PCT reader", 'a\nb', 'has a line break or |, which end a field'],
  ["Phaser's PCT reader", 'a~1', 'ends like a shortened extension'],
  ...['P:', 'F:', 'B:', 'A:', '#', 'PCT:'].map((start): [Engine, string, string] => [
    "Phaser's PCT reader",
    `${start}a`,
    'begins like a line of another kind',
  ]),
  ["Phaser's PCT reader", '12/a', 'begins like the number of a folder'],
  ["Phaser's PCT reader", 'a ', 'begins or ends with a space'],
  ['libGDX', 'a\rb', 'has a line break'],
  ['libGDX', 'a\nb', 'has a line break'],
  ['libGDX', 'a:b', 'has a colon, which makes it a field'],
  ['libGDX', ' a', 'begins or ends with a space'],
  ['Starling', '\u0000', 'has a character that XML cannot hold'],
  ['cocos2d', 'a\ud800', 'has a character that XML cannot hold'],
  ["Unity's importer", 'a\rb', 'has a line break'],
  ["Unity's importer", 'a\nb', 'has a line break'],
  ...['\\', ':', '*', '?', '"', '<', '>', '|', '\n'].map((sign): [Engine, string, string] => [
    'Godot',
    `a${sign}b`,
    'has a sign that no file name has',
  ]),
  ...['a//b', '/a', 'a/', '../a', 'a/./b', '.'].map((name): [Engine, string, string] => [
    'Godot',
    name,
    'has an empty part',
  ]),
  ['CSS', 'a\u0000', 'has a sign that CSS replaces'],
])('%s has no name %j', (engine, name, fault) => {
  const message = `names has ${JSON.stringify(name)}, which ${fault}: expected a name that ${engine} can read`;
  expect(refused(() => writers[engine](one, { a: name }))).toEqual(['bad-name', message]);
});

test.each<[Engine, string]>([
  ["Phaser's PCT reader", 'xP:a~6'],
  ["Phaser's PCT reader", 'a~12'],
  ["Phaser's PCT reader", 'x1/a~1b'],
  ['libGDX', 'a b'],
  ['Starling', '\t\u{10ffff}\ud7ff\ue000\ufffd'],
  ['Godot', 'a.b/..c/d'],
  ['CSS', 'a\nb'],
])('%s has a name %j', (engine, name) => {
  expect(refused(() => writers[engine](one, { a: name }))).toBeUndefined();
});

test.each<[Engine, string, string]>([
  ["Phaser's PCT reader", 'a,b', 'has a line break or a comma'],
  ["Phaser's PCT reader", 'a\rb', 'has a line break or a comma'],
  ['libGDX', 'a:b', 'has a colon, which makes it a field'],
  ['Starling', 'a\u0001', 'has a character that XML cannot hold'],
  ['cocos2d', 'a\u0001', 'has a character that XML cannot hold'],
  ["Unity's importer", 'a\rb', 'has a line break'],
  ['Godot', 'a"', 'has a quotation mark, a backslash or a control sign'],
  ['Godot', 'a\\', 'has a quotation mark, a backslash or a control sign'],
  ['Godot', 'a\u0007', 'has a quotation mark, a backslash or a control sign'],
  ['CSS', 'a\u0007', 'has a control sign'],
])('%s has no page %j', (engine, image, fault) => {
  const message = `options.image is ${JSON.stringify(image)}, which ${fault}: expected a name that ${engine} can read`;
  expect(refused(() => writers[engine](one, {}, { image }))).toEqual(['bad-name', message]);
});

test('anchors and borders, by the id that they are for', () => {
  const said = (options: object) => refused(() => toPixiAtlas(one, {}, options));
  const borders = { left: 1, top: 1, right: 1, bottom: 2 };
  expect(said({ borders: { a: borders } })).toBeUndefined();
  for (const more of [{ right: 1.5 }, { bottom: 3 }, { left: 2 }, { top: 2 }])
    expect(said({ borders: { a: { ...borders, ...more } } })).toEqual([
      'bad-number',
      'options.borders["a"] leave nothing of 2 × 3: expected less',
    ]);
  const unknown = (name: string) => `${name} has "b", which the packing does not have: expected its ids`;
  expect(said({ borders: { b: borders } })).toEqual(['unknown-id', unknown('options.borders')]);
  expect(said({ anchors: { b: { x: 0, y: 0 } } })).toEqual(['unknown-id', unknown('options.anchors')]);
  expect(said({ borders: 3 })?.[1]).toBe('options.borders is 3: expected an object');
  expect(said({ anchors: 3 })?.[1]).toBe('options.anchors is 3: expected an object');
  expect(said({ borders: { a: 3 } })?.[1]).toBe('options.borders["a"] is 3: expected an object');
  expect(said({ anchors: { a: 3 } })?.[1]).toBe('options.anchors["a"] is 3: expected an object');
  for (const side of ['left', 'top', 'right', 'bottom'])
    expect(said({ borders: { a: { ...borders, [side]: -1 } } })?.[1]).toMatch(
      new RegExp(`^options\\.borders\\["a"\\]\\.${side} is -1: expected a number from 0`),
    );
  for (const side of ['x', 'y'])
    expect(said({ anchors: { a: { x: 0, y: 0, [side]: '1' } } })?.[1]).toMatch(
      new RegExp(`^options\\.anchors\\["a"\\]\\.${side} is "1": expected a number`),
    );
});

test('PixiJS: animations, and files of two pages', () => {
  const said = (animations: object, json?: string) =>
    refused(() => toPixiAtlas(two, {}, { animations, json } as never));
  expect(said({ walk: ['a', 'a', 'b'] })).toEqual([
    'split-animation',
    'options.animations["walk"] is on pages 0 and 1: expected one page (give its rectangles one tag)',
  ]);
  for (const [id, shown] of [
    ['c', '"c"'],
    [{}, 'an object'],
    [3, '3'],
  ])
    expect(said({ walk: ['a', id] })).toEqual([
      'unknown-id',
      `options.animations["walk"][1] is ${shown}: expected an id that has a place`,
    ]);
  expect(said({ walk: 3 })?.[1]).toBe('options.animations["walk"] is 3: expected a list');
  expect(said([])?.[1]).toBe('options.animations is an array of length 0: expected an object');
  expect(said({}, 'x.json')).toEqual([
    'duplicate-name',
    'options.json names two pages "x.json": expected {page} in it',
  ]);
  expect(said({}, 3 as never)?.[1]).toBe(`options.json is 3: expected ${aText}`);
});

test('options, each by its name', () => {
  expect(refused(() => toPixiAtlas(one, {}, { scale: 0 }))?.[1]).toMatch(
    /^options\.scale is 0: expected a number from /,
  );
  expect(refused(() => toCssSprites(one, {}, { scale: 0 }))?.[1]).toMatch(
    /^options\.scale is 0: expected a number from /,
  );
  expect(refused(() => toCssSprites(one, {}, { prefix: 3 as never }))?.[1]).toBe(
    `options.prefix is 3: expected ${aText}`,
  );
  const gdx = (options: object) => refused(() => toLibgdxAtlas(one, {}, options))?.[1];
  expect(gdx({ form: 'x' })).toBe('options.form is "x": expected one of "new", "old"');
  expect(gdx({ filter: 'x' })).toBe('options.filter is "x": expected one of "linear", "nearest"');
  expect(gdx({ premultiplied: 0 })).toBe('options.premultiplied is 0: expected true or false');
  expect(gdx({ turn: 'x' })).toBe('options.turn is "x": expected one of "counter-clockwise"');
});

test('a place, its source and its aliases, each by where it stands', () => {
  const [page] = one.pages;
  const said = (more: object) =>
    refused(() => toPixiAtlas({ ...one, pages: [{ ...page, placed: [{ ...page.placed[0], ...more }] }] }))?.[1];
  const at = (more: object) => said(more)?.replace(/^packing\.pages\[0\]\.placed\[0\]/, '');
  const source = { width: 3, height: 5, x: 1, y: 2 };
  const integer = (least: number, most = Number.MAX_SAFE_INTEGER) => `expected an integer from ${least} to ${most}`;
  expect(at({ source, aliases: [{ id: 'b', source }, { id: 3 }] })).toBeUndefined();
  expect(at({ id: null })).toBe('.id is null: expected a text or a whole number');
  expect(at({ x: -1 })).toBe(`.x is -1: ${integer(0)}`);
  expect(at({ y: 0.5 })).toBe(`.y is 0.5: ${integer(0)}`);
  expect(at({ width: 0 })).toBe(`.width is 0: ${integer(1)}`);
  expect(at({ height: '3' })).toBe(`.height is "3": ${integer(1)}`);
  expect(at({ extrude: 4097 })).toBe(`.extrude is 4097: ${integer(0, 4096)}`);
  expect(at({ source: 3 })).toBe('.source is 3: expected an object');
  expect(at({ source: { ...source, width: 1 } })).toBe(`.source.width is 1: ${integer(2, 67_108_864)}`);
  expect(at({ source: { ...source, height: 2 } })).toBe(`.source.height is 2: ${integer(3, 67_108_864)}`);
  expect(at({ source: { ...source, x: 2 } })).toBe(`.source.x is 2: ${integer(0, 1)}`);
  expect(at({ source: { ...source, y: 3 } })).toBe(`.source.y is 3: ${integer(0, 2)}`);
  // Turned it is 3 wide and 2 high when upright.
  expect(at({ rotated: true, source: { ...source, width: 2 } })).toBe(`.source.width is 2: ${integer(3, 67_108_864)}`);
  expect(at({ aliases: 3 })).toBe('.aliases is 3: expected a list');
  expect(at({ aliases: [{ id: 'b' }, 3] })).toBe('.aliases[1] is 3: expected an object');
  expect(at({ aliases: [{ id: {} }] })).toBe('.aliases[0].id is an object: expected a text or a whole number');
  expect(at({ aliases: [{ id: 'b', source: 3 }] })).toBe('.aliases[0].source is 3: expected an object');
  expect(at({ rotated: true, aliases: [{ id: 'b', source: { ...source, width: 2 } }] })).toBe(
    `.aliases[0].source.width is 2: ${integer(3, 67_108_864)}`,
  );
});

test('atlas JSON: a name for nobody, options in the place of the names, two of one, none', () => {
  const said = (names: object, packing: Packing = one) =>
    refused(() => toAtlasJson(packing, 'hash', names as never))?.[1];
  expect(said({ c: 'x' })).toBe('frames has a name for "c", which the packing does not have');
  expect(said({ image: 'x' })).toBe(
    'frames has a name for "image", which the packing does not have (options are the fourth argument)',
  );
  expect(said({ a: 3 })).toBe(`frames["a"] is 3: expected ${aText}`);
  const alias = pack([{ id: 'a', width: 2, height: 3, aliases: [{ id: 'b' }] }], { width: 8, height: 8 });
  expect(said({ a: 'x', b: 'x' }, alias)).toBe('frames has the name "x" twice on one page');
  expect(said({ a: 'x', b: 'y' }, alias)).toBeUndefined();
  expect(said({ a: 'x' }, { ...one, unplaced: [3 as never] })).toBe('packing.unplaced[0] is 3: expected an object');
  expect(said({ a: 'x' }, { ...one, unplaced: 3 as never })).toBe('packing.unplaced is 3: expected a list');
  expect(said({ '': 'x' }, { ...one, unplaced: [{ id: 'c', reason: 'no-space' }] })).toBe(
    'frames has a name for "", which the packing does not have',
  );
  expect(refused(() => toGodotResources(two, { a: 'x', b: 'x' }))?.[0]).toBe('duplicate-name');
});
