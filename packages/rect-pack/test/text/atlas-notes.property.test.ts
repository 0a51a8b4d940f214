/** What an atlas says besides places: a form keeps it, or `lossesOf` names it, and nothing is dropped in silence. */
import {
  type ExportFormat,
  lossesOf,
  type ParsedAtlas,
  parseAtlas,
  type TextureNotes,
  toAtlasJson,
  toEaselAtlas,
  toLibgdxAtlas,
  toPixiAtlas,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { forms } from '../forms.js';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const edges = fc.record({ left: fc.nat(2), top: fc.nat(2), right: fc.constant(1), bottom: fc.nat(1) });
const data = fc.record(
  {
    anchor: fc.record({ x: fc.constantFrom(0, 0.25, 1), y: fc.constantFrom(0.5, 0.75) }),
    borders: edges,
    pads: edges,
    duration: fc.integer({ min: 1, max: 999 }),
    region: fc.record({ name: fc.constantFrom('run', 'walk.a'), index: fc.nat(9) }),
  },
  { requiredKeys: [] },
);
const texture: fc.Arbitrary<TextureNotes> = fc.record(
  {
    format: fc.constantFrom('RGBA4444', 'RGB565'),
    filter: fc.record({ min: fc.constantFrom('MipMapLinearLinear', 'Nearest'), mag: fc.constant('Linear') }),
    repeat: fc.constantFrom('x', 'y', 'xy'),
    premultiplied: fc.constant(true),
    scale: fc.constantFrom(0.5, 2),
  },
  { requiredKeys: [] },
);

/** An atlas of four frames in two rows, the last of which has another name. */
const atlases = fc
  .record({
    data: fc.tuple(maybe(data), maybe(data), maybe(data), maybe(data), maybe(data)),
    trims: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    texture: maybe(texture),
    image: maybe(fc.constant('dir/a b.png')),
    isMoving: fc.boolean(),
    isPlayed: fc.boolean(),
  })
  .map(({ data, trims, texture, image, isMoving, isPlayed }): ParsedAtlas => {
    const regions = new Set<string>();
    const own = data.map((one) => {
      const key = JSON.stringify(one?.region);
      const { region, ...rest } = one ?? {};
      if (region === undefined || regions.has(key)) return rest;
      regions.add(key);
      return { ...rest, region };
    });
    const dataOf = (at: number) => (Object.keys(own[at]).length === 0 ? undefined : { data: own[at] });
    const placed = trims.map((isTrimmed, at) => ({
      ...{ id: `f${at}`, x: 10 * (at % 2), y: 8 * (at >> 1), width: 10, height: 8, rotated: false },
      ...(isTrimmed ? { source: { width: 12, height: 9, x: 2, y: 1 } } : undefined),
      ...dataOf(at),
      ...(at < 3 ? undefined : { aliases: [{ id: 'other', ...dataOf(4) }] }),
    }));
    const page = { index: 0, width: 20, height: 16, placed, occupancy: 1 };
    return {
      ...{ status: 'complete', unplaced: [], measure: 'area', value: 320, bound: 320, gap: 0, proven: true },
      pages: [{ ...page, ...(image && { image }), ...(texture && { texture }) }],
      ...(isMoving && { animations: { go: ['f0', 'f2'], all: ['other', 'f1', 'f1'] } }),
      ...(isPlayed && {
        timeline: {
          order: ['f2', 'f0', 'other', 'f1', 'f3'],
          tags: [
            { name: 'loop', from: 1, to: 3, direction: 'pingpong' },
            { name: 'one', from: 0, to: 0 },
          ],
        },
      }),
      ...{ leftOut: [], skipped: [] },
    } as ParsedAtlas;
  });

/** What an atlas says of each kind, by frame or for the page. */
function saidBy({ pages, animations, timeline }: ParsedAtlas): Map<string, unknown> {
  const said = new Map<string, unknown>();
  const add = (key: string, value: unknown) => {
    if (value !== undefined) said.set(key, value);
  };
  for (const { image, texture, placed } of pages) {
    add('image', image);
    for (const [key, value] of Object.entries(texture ?? {})) add(key, value);
    for (const { id, source, data, aliases = [] } of placed) {
      for (const one of [{ id, source, data }, ...aliases]) {
        if (one.source !== undefined) add(`trim ${one.id}`, one.source);
        for (const [key, value] of Object.entries(one.data ?? {})) add(`${key} ${one.id}`, value);
      }
    }
  }
  add('animations', animations);
  add('timeline', timeline);
  return said;
}

const kindOf: Record<string, string> = {
  anchor: 'anchors',
  borders: 'borders',
  pads: 'pads',
  duration: 'durations',
  region: 'regions',
};

describe('what an atlas says is in the file, or among the losses', () => {
  const { hash: _, ...written } = forms;
  for (const format of Object.keys(written) as ExportFormat[]) {
    prop([atlases], { numRuns: runs(60, 300, 15) })(format, (atlas) => {
      const losses = new Map(lossesOf(atlas, format).map(({ property, ids }) => [property as string, ids.map(String)]));
      const read = parseAtlas(forms[format].write(atlas), { sizes: [{ width: 20, height: 16 }] });
      const [before, after] = [saidBy(atlas), saidBy(read)];
      for (const [key, value] of before) {
        const [kind, id] = key.split(' ');
        const property = kindOf[kind] ?? kind;
        const isLost = losses.get(property)?.includes(id ?? 'f0') ?? false;
        // A frame whose name is told apart has an id that is made of both.
        const region =
          id === undefined ? undefined : (before.get(`region ${id}`) as { name: string; index: number } | undefined);
        const isNamedAnew = region !== undefined && !losses.has('regions');
        const found = isNamedAnew ? after.get(`${kind} ${region.name}_${region.index}`) : after.get(key);
        if (property === 'animations' || property === 'timeline')
          expect(found, `${format} ${key}`).toEqual(losses.has(property) ? undefined : value);
        else if (isLost) expect(found, `${format} ${key}`).not.toEqual(value);
        else if (property === 'anchors' && ['unity', 'easel'].includes(format)) expect(found).toBeDefined();
        else expect(found, `${format} ${key}`).toEqual(value);
      }
      expect(read.skipped).toEqual([]);
    });
  }

  test('animations and timelines are written for what is on the page', () => {
    const frame = (id: string, x: number) => ({ id, x, y: 0, width: 2, height: 2, rotated: false });
    const page = (index: number, placed: ReturnType<typeof frame>[]) => ({
      index,
      width: 8,
      height: 2,
      placed,
      occupancy: 0.5,
    });
    const atlas = {
      ...parseAtlas('a.png\nsize:8,8\ns\nbounds:0,0,1,1\n'),
      pages: [page(0, [frame('a', 0), frame('b', 2)]), page(1, [frame('c', 0)])],
      animations: { all: ['a', 'b', 'c'], first: ['b'], gone: ['z'] },
      timeline: { order: ['b', 'a'], tags: [{ name: 't', from: 0, to: 1, repeat: '2', color: '#fff' }] },
    };
    const pages = toAtlasJson(atlas, 'array');
    expect(pages.map(({ animations }) => animations)).toEqual([{ all: ['a', 'b'], first: ['b'] }, { all: ['c'] }]);
    expect(pages.map(({ frames }) => frames.map(({ filename }) => filename))).toEqual([['b', 'a'], ['c']]);
    expect(pages.map(({ meta }) => meta.frameTags)).toEqual([atlas.timeline.tags, undefined]);
    expect(toPixiAtlas(atlas).map(({ animations }) => animations)).toEqual(pages.map(({ animations }) => animations));
    expect(parseAtlas(pages).animations).toEqual({ all: ['a', 'b', 'c'], first: ['b'] });
    // Objects put numbers first, and one frame does not stand in two places.
    const tagsOf = (more: object, names = {}) => toAtlasJson({ ...atlas, ...more }, 'hash', names)[0].meta.frameTags;
    expect(tagsOf({})).toEqual(atlas.timeline.tags);
    expect(tagsOf({}, { a: '7' })).toBeUndefined();
    expect(tagsOf({ timeline: { ...atlas.timeline, order: ['a', 'b', 'a'] } })).toBeUndefined();
    // EaselJS names frames by animations of one frame.
    const easel = toEaselAtlas(atlas);
    expect(Object.keys(easel.animations)).toEqual(['a', 'b', 'c', 'all']);
    expect(refusalOf(() => toEaselAtlas({ ...atlas, animations: { a: ['a', 'b'] } }))?.code).toBe('duplicate-name');
    for (const bad of [
      { order: 3, tags: [] },
      { order: ['a'], tags: [{ name: 't', from: 0, to: 1 }] },
      { order: [{}], tags: [] },
    ]) {
      expect(refusalOf(() => lossesOf({ ...atlas, timeline: bad as never }, 'css'))?.code).toMatch(/^bad-/);
    }
    expect(
      refusalOf(() =>
        toLibgdxAtlas({
          ...atlas,
          pages: [page(0, [{ ...frame('a', 0), data: { region: { name: 'a:b', index: 0 } } } as never])],
        }),
      )?.code,
    ).toBe('bad-name');
    expect(refusalOf(() => parseAtlas('[]'))?.code).toBe('bad-length');
    expect(lossesOf(parseAtlas('a.png\nsize:9,9\ns\nbounds:0,0,8,6\nrotate:270\n'), 'libgdx')).toEqual([
      { property: 'turned', ids: ['s'] },
    ]);
  });

  test('pages and files', () => {
    const text =
      'a.png\nsize:9,9\nfilter:Linear,MipMapLinearNearest\nrepeat:xy\npma:true\nformat:RGB565\nscale:0.5\ns\nbounds:1,2,4,2\nodd:1\n';
    const { pages, leftOut } = parseAtlas(text);
    expect(pages[0].texture).toEqual({
      ...{ format: 'RGB565', repeat: 'xy', premultiplied: true, scale: 0.5 },
      filter: { min: 'Linear', mag: 'MipMapLinearNearest' },
    });
    expect(leftOut).toEqual([{ name: 'region.odd', count: 1 }]);
    const again = toLibgdxAtlas({ ...parseAtlas(text) }, {}, { filter: 'nearest', premultiplied: false });
    expect(again.split('\n').slice(2, 6)).toEqual([
      'format:RGB565',
      'filter:Nearest,Nearest',
      'repeat:xy',
      'scale:0.5',
    ]);
    for (const bad of ['a,b', 'a\nb', ' a', '']) {
      const atlas = { ...parseAtlas(text), pages: [{ ...pages[0], texture: { format: bad } }] };
      expect(refusalOf(() => toLibgdxAtlas(atlas))?.code).toBe('bad-text');
    }
  });

  test('an index is not folded into the name', () => {
    const text =
      'a.png\nsize:64,64\nrun\nbounds:0,0,8,8\nindex:1\nrun_1\nbounds:8,0,8,8\nrun\nbounds:16,0,8,8\nindex:0\n';
    const atlas = parseAtlas(text);
    expect(atlas.pages[0].placed.map(({ id, data }) => [id, data?.region])).toEqual([
      ['run#1', { name: 'run', index: 1 }],
      ['run_1', undefined],
      ['run_0', { name: 'run', index: 0 }],
    ]);
    const written = toLibgdxAtlas(atlas);
    expect(parseAtlas(written).pages).toEqual(atlas.pages);
    expect(written.match(/^(run|run_1|index:\d)$/gm)).toEqual(['run', 'index:1', 'run_1', 'run', 'index:0']);
    expect(toLibgdxAtlas(atlas, { 'run#1': 'other' })).toContain('\nother\nbounds:0,0,8,8\nrun_1\n');
    expect(refusalOf(() => toLibgdxAtlas(atlas, { run_1: 'run_1', run_0: 'run_1' }))?.code).toBe('duplicate-name');
    expect(refusalOf(() => parseAtlas(text.replace('index:0', 'index:1')))?.code).toBe('duplicate-name');
    expect(refusalOf(() => parseAtlas(text.replace('index:0', 'index:x')))?.code).toBe('bad-text');
  });

  test('what is left out is named, as often as it is said', () => {
    const frame = { frame: { x: 0, y: 0, w: 2, h: 2 }, vertices: [[0, 0]] };
    const json = {
      ...{ frames: { a: frame, b: { ...frame, other: 1 } }, extra: 1 },
      meta: { app: 'x', version: '1.0', size: { w: 4, h: 4 }, frameTags: [] },
    };
    expect(parseAtlas(json).leftOut).toEqual([
      { name: 'extra', count: 1 },
      { name: 'meta.app', count: 1 },
      { name: 'meta.version', count: 1 },
      { name: 'frame.vertices', count: 2 },
      { name: 'frame.other', count: 1 },
    ]);
    const xml =
      '<TextureAtlas width="4" height="4" mood="x"><SubTexture name="a" x="0" y="0" width="2" height="2" format="y"/><sprite n="b" x="0" y="0" w="2" h="2" z="1"/></TextureAtlas>';
    expect(parseAtlas(xml).leftOut.map(({ name }) => name)).toEqual([
      'TextureAtlas.mood',
      'SubTexture.format',
      'sprite.z',
    ]);
    const unity = ':format=40300\n:size=4x4\n:odd=1\ns;0;0;2;2; 0.5;0.5; 0;0;0;0; 3;1;2\n';
    expect(parseAtlas(unity).leftOut.map(({ name }) => name)).toEqual(['odd', 'sprite polygon']);
    expect(parseAtlas('PCT:1.0\nP:a.png,RGB565,4,4,2\na|0|0,0,2,2\n')).toMatchObject({
      pages: [{ texture: { format: 'RGB565' } }],
      leftOut: [{ name: 'page padding', count: 1 }],
    });
  });

  test('turned frames, rims, data of the caller and what has no place', () => {
    const turned = parseAtlas('a.png\nsize:1,2\npic\nbounds:0,0,2,1\nrotate:true\n');
    expect(lossesOf(turned, 'libgdx')).toEqual([]);
    expect(lossesOf(turned, 'pixi')).toContainEqual({ property: 'turned', ids: ['pic'] });
    const [page] = turned.pages;
    const place = { ...page.placed[0], extrude: 1, data: { mine: 1 }, aliases: [{ id: 'b', data: 'text' }] };
    const more = {
      ...turned,
      pages: [{ ...page, placed: [place] }],
      unplaced: [{ id: 'c', reason: 'no-space' as const }],
    };
    expect(lossesOf(more, 'libgdx')).toEqual([
      { property: 'extrude', ids: ['pic'] },
      { property: 'data', ids: ['pic', 'b'] },
      { property: 'unplaced', ids: ['c'] },
    ]);
    expect(lossesOf({ ...turned, animations: { one: ['pic'] } }, 'easel')).toContainEqual({
      property: 'animations',
      ids: ['pic'],
    });
    expect(refusalOf(() => lossesOf(turned, 'none' as never))?.code).toBe('bad-choice');
  });
});
