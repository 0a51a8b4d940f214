/** Odd frames, odd files: what can be read is read, and the rest is refused or listed. */
import { type ParsedAtlas, parseAtlas, toCocosAtlas } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';

const sizes = [{ width: 16, height: 16 }];
const box = (x: number, y: number, w: number, h: number) => ({ frame: { x, y, w, h } });
const ids = ({ pages }: ParsedAtlas) => pages.flatMap(({ placed }) => placed.map(({ id }) => id));

describe('one odd frame', () => {
  const odd = { nothing: box(0, 0, 0, 0), half: box(0.5, 0, 2, 2), outside: box(15, 0, 2, 2), none: 3 };
  const meta = { size: { w: 16, h: 16 } };
  const gdx = (rest: string) => `a.png\nsize:16,16\ngood\nbounds:0,0,2,2\n${rest}`;
  const cocos = (rest: string) =>
    `<plist><dict><key>frames</key><dict><key>good</key><dict><key>frame</key><string>{{0,0},{2,2}}</string></dict>${rest}</dict><key>metadata</key><dict><key>format</key><integer>2</integer><key>size</key><string>{16,16}</string></dict></dict></plist>`;
  const xml = (rest: string) =>
    `<TextureAtlas width="16" height="16"><SubTexture name="good" x="0" y="0" width="2" height="2"/>${rest}</TextureAtlas>`;
  test.each<[string, object | string, string[]]>([
    ['JSON', { frames: { good: box(0, 0, 2, 2), ...odd }, meta }, ['none', 'nothing', 'half', 'outside']],
    [
      'JSON array',
      {
        frames: [{ filename: 'good', ...box(0, 0, 2, 2) }, { filename: 'good', ...box(4, 0, 2, 2) }, box(0, 0, 1, 1)],
        meta,
      },
      ['undefined', 'good'],
    ],
    [
      'libGDX',
      gdx('a\nbounds:0,0,0,0\nb\nbounds:1,1,x,1\nc\nbounds:0,0,2,2\nrotate:180\ngood\nbounds:4,4,1,1\n'),
      ['b', 'c', 'a', 'good'],
    ],
    ['libGDX, turned both ways', gdx('a\nbounds:4,0,2,2\nrotate:90\nb\nbounds:8,0,2,2\nrotate:270\n'), ['b']],
    [
      'cocos2d',
      cocos('<key>a</key><dict/><key>b</key><dict><key>frame</key><string>{{0,0},{99,2}}</string></dict>'),
      ['a', 'b'],
    ],
    [
      'XML',
      xml('<SubTexture x="0"/><SubTexture name="b" x="0" y="0" width="2"/><sprite n="c" x="0" y="0" w="0" h="1"/>'),
      ['', 'b', 'c'],
    ],
    ['PCT', 'PCT:1.0\nP:a.png,RGBA8888,16,16,0\ngood|0|0,0,2,2\na|9|0,0,1,1\nb|0|0,0,99,1\n', ['a', 'b']],
    ['Unity', ':format=40300\n:size=16x16\ngood;0;0;2;2;0;0;0;0;0;0\na;1\nb;0;0;99;1;0;0;0;0;0;0\n', ['a', 'b']],
    ['Egret', { file: 'a.png', frames: { good: { x: 0, y: 0, w: 2, h: 2 }, a: { x: 0, y: 0, w: 2 } } }, ['a']],
    [
      'EaselJS',
      {
        images: ['a.png'],
        frames: [
          [0, 0, 2, 2],
          [0, 0],
        ],
        animations: { good: 0, a: [1] },
      },
      ['a'],
    ],
    [
      'spritesmith',
      {
        good: { x: 0, y: 0, width: 2, height: 2, total_width: 16, total_height: 16, image: 'a' },
        a: { width: 1, total_width: 1, total_height: 1, image: 'a' },
      },
      ['a'],
    ],
    [
      'Godot',
      {
        textures: [
          {
            size: { w: 16, h: 16 },
            sprites: [{ filename: 'good', region: { x: 0, y: 0, w: 2, h: 2 } }, { filename: 'a' }, 3],
          },
        ],
      },
      ['a', 'undefined'],
    ],
  ])('%s', (_, file, skipped) => {
    expect(refusalOf(() => parseAtlas(file, { sizes }))).toBeDefined();
    const atlas = parseAtlas(file, { sizes, onFault: 'skip' });
    expect(ids(atlas)[0]).toBe('good');
    expect(atlas.skipped.map(({ name }) => name)).toEqual(skipped);
    for (const { page, code, message } of atlas.skipped) {
      expect(page).toBe(0);
      expect(code).toMatch(/^(bad|duplicate)-/);
      expect(message).toMatch(/expected|occurs before/);
    }
  });

  test('a page of nothing else is left out, and other faults still refuse the file', () => {
    expect(parseAtlas({ frames: odd, meta }, { onFault: 'skip' }).pages).toEqual([]);
    expect(refusalOf(() => parseAtlas({ frames: odd }, { onFault: 'skip' }))?.code).toBe('bad-atlas');
    expect(refusalOf(() => parseAtlas('a', { onFault: 'no' as never }))?.code).toBe('bad-choice');
  });
});

describe('JSON', () => {
  const frames = { a: box(0, 0, 2, 2) };
  const page = { frames, meta: { size: { w: 4, h: 4 } } };
  test('without meta, if the size is given', () => {
    expect(ids(parseAtlas({ frames }, { sizes }))).toEqual(['a']);
    expect(refusalOf(() => parseAtlas({ frames }))?.message).toContain('options.sizes[0]');
  });
  test('a list of pages, and comments before it', () => {
    const other = { frames: { b: box(0, 0, 1, 1) }, meta: { size: { w: 2, h: 2 } } };
    expect(ids(parseAtlas(JSON.stringify([page, other])))).toEqual(['a', 'b']);
    for (const before of ['// made by hand\n', '/* {\n */', '\ufeff', '// a\n/* b */ // c\r\n ']) {
      expect(ids(parseAtlas(before + JSON.stringify(page)))).toEqual(['a']);
    }
    expect(refusalOf(() => parseAtlas('[1]'))?.code).toBe('bad-options');
    expect(refusalOf(() => parseAtlas('{"a":'))?.message).toContain('it begins like JSON, and is none');
    expect(parseAtlas('[a].png\nsize:4,4\nb\nbounds:0,0,1,1\n').pages[0].image).toBe('[a].png');
    expect(parseAtlas('//a.png\nsize:4,4\nb\nbounds:0,0,1,1\n').pages[0].image).toBe('//a.png');
  });
  test('scale and format of the texture', () => {
    const texture = (meta: object) => parseAtlas({ frames, meta: { ...page.meta, ...meta } }).pages[0].texture;
    expect([texture({ scale: '0.5' }), texture({ scale: 2, format: 'RGB' }), texture({ scale: '1' })]).toEqual([
      { scale: 0.5 },
      { scale: 2, format: 'RGB' },
      undefined,
    ]);
    for (const scale of ['x', 0, -1, null]) expect(refusalOf(() => texture({ scale }))?.code).toBe('bad-atlas');
  });
  test('animations and tags name frames that are there', () => {
    const moving = { ...page, animations: { go: ['a', 'b'], none: ['c'] } };
    const { animations, leftOut } = parseAtlas(moving);
    expect(animations).toEqual({ go: ['a'] });
    expect(leftOut).toHaveLength(2);
    const tagged = (frameTags: unknown) => parseAtlas({ frames, meta: { ...page.meta, frameTags } });
    const tag = { name: 't', from: 0, to: 0, direction: 'forward', repeat: '2', color: '#000', odd: 1 };
    const read = tagged([tag]);
    expect(read.timeline).toEqual({
      order: ['a'],
      tags: [{ name: 't', from: 0, to: 0, direction: 'forward', repeat: '2', color: '#000' }],
    });
    expect(read.leftOut).toEqual([{ name: 'meta.frameTags.odd', count: 1 }]);
    for (const to of [1, -1, 0.5, 'x']) expect(refusalOf(() => tagged([{ ...tag, to }]))?.code).toBe('bad-atlas');
    const two = [page, { ...page, frames: { b: box(0, 0, 1, 1) } }].map((one) => ({
      ...one,
      meta: { ...one.meta, frameTags: [tag] },
    }));
    expect(parseAtlas(two).leftOut.map(({ name }) => name)).toContain('meta.frameTags');
  });
});

describe('cocos2d', () => {
  const plist = (format: number, frame: string, more = '') =>
    `<plist><dict><key>frames</key><dict><key>s</key><dict>${frame}</dict></dict>${more}<key>metadata</key><dict><key>format</key><integer>${format}</integer><key>size</key><string>{64,64}</string><key>pixelFormat</key><string>RGBA4444</string><key>premultiplyAlpha</key><true/></dict></dict></plist>`;
  const field = (key: string, value: string) => `<key>${key}</key><string>${value}</string>`;
  const number = (key: string, value: number) => `<key>${key}</key><integer>${value}</integer>`;
  const source = { width: 16, height: 12, x: 3, y: 2 };
  const place = { id: 's', x: 20, y: 40, rotated: false };

  test('offsets that are rounded to whole pixels: the rectangle tells, or half a pixel is left out', () => {
    const frame = field('frame', '{{20,40},{9,6}}') + field('offset', '{0,1}') + field('sourceSize', '{16,12}');
    const exact = parseAtlas(plist(2, frame + field('sourceColorRect', '{{3,2},{9,6}}')));
    expect(exact.pages[0].placed).toEqual([{ ...place, width: 9, height: 6, source }]);
    expect(exact.pages[0].texture).toEqual({ format: 'RGBA4444', premultiplied: true });
    expect(exact.leftOut).toEqual([]);
    const beside = parseAtlas(plist(2, frame));
    expect(beside.pages[0].placed[0].source).toEqual(source);
    expect(beside.leftOut).toEqual([{ name: 'frame.offset: half a pixel', count: 1 }]);
    // A rectangle that says something else than the frame is none.
    const odd = parseAtlas(plist(2, frame + field('sourceColorRect', '{{9,2},{9,6}}')));
    expect(odd.pages[0].placed[0].source).toEqual(source);
    expect(refusalOf(() => parseAtlas(plist(2, frame.replace('{0,1}', '{0.3,1}'))))?.code).toBe('bad-frame');
  });

  test('format 3 takes its sides from spriteSize', () => {
    const frame = `${field('textureRect', '{{20,40},{6,10}}') + field('spriteSize', '{10,6}')}<key>textureRotated</key><true/>`;
    expect(parseAtlas(plist(3, frame)).pages[0].placed).toEqual([{ ...place, width: 6, height: 10, rotated: true }]);
  });

  test('formats 0 and 1', () => {
    const one = field('frame', '{{20,40},{10,6}}') + field('offset', '{0,1}') + field('sourceSize', '{16,12}');
    expect(parseAtlas(plist(1, one)).pages[0].placed).toEqual([{ ...place, width: 10, height: 6, source }]);
    const zero =
      number('x', 20) +
      number('y', 40) +
      number('width', 10) +
      number('height', 6) +
      number('offsetX', 0) +
      number('offsetY', 1);
    const whole = number('originalWidth', 16) + number('originalHeight', -12);
    expect(parseAtlas(plist(0, zero + whole)).pages[0].placed).toEqual([{ ...place, width: 10, height: 6, source }]);
    const texture = `<key>texture</key><dict>${number('width', 32)}${number('height', 64)}</dict>`;
    const bare = `<plist><dict><key>frames</key><dict><key>s</key><dict>${number('x', 0)}${number('y', 0)}${number('width', 4)}${number('height', 4)}</dict></dict>${texture}</dict></plist>`;
    expect(parseAtlas(bare).pages[0]).toMatchObject({ width: 32, height: 64, placed: [{ id: 's', width: 4 }] });
    expect(refusalOf(() => parseAtlas(bare.replace('<integer>4<', '<integer>x<')))?.code).toBe('bad-text');
    expect(refusalOf(() => parseAtlas(plist(4, one)))?.code).toBe('unknown-version');
  });

  test('what is written keeps the notes', () => {
    const atlas = parseAtlas(plist(2, field('frame', '{{20,40},{9,6}}')));
    expect(parseAtlas(toCocosAtlas(atlas)).pages[0].texture).toEqual(atlas.pages[0].texture);
    const other = parseAtlas(
      plist(2, field('frame', '{{0,0},{9,6}}'))
        .replace('<true/>', '<string>0</string>')
        .replace('RGBA4444', 'RGBA8888'),
    );
    expect(other.pages[0].texture).toBeUndefined();
  });
});

describe('sprites of scripts', () => {
  test('EaselJS: animations as numbers, ranges and objects', () => {
    const sheet = (animations: object) => ({
      images: ['a.png', 'b.png'],
      frames: [
        [0, 0, 2, 2],
        [2, 0, 2, 2, 0, 1, 1],
        [0, 0, 4, 4, 1],
      ],
      animations,
      framerate: 20,
    });
    const two = [...sizes, ...sizes];
    const atlas = parseAtlas(
      sheet({ a: 0, run: [0, 1, 'a', 2], b: { frames: 1, speed: 2 }, b2: { frames: [1] }, all: { frames: [2, 0] } }),
      { sizes: two },
    );
    expect(ids(atlas)).toEqual(['a', 'b', '2']);
    expect(atlas.pages[0].placed[1]).toMatchObject({ data: { anchor: { x: 0.5, y: 0.5 } }, aliases: [{ id: 'b2' }] });
    expect(atlas.animations).toEqual({ run: ['a', 'b'], all: ['2', 'a'] });
    expect(atlas.leftOut.map(({ name }) => name)).toEqual(['framerate', 'animation.next and speed', 'animation.speed']);
    for (const bad of [{ a: 9 }, { a: 'x' }, { a: [0, 0.5] }, { a: { frames: ['x'] } }, { a: -1 }]) {
      expect(refusalOf(() => parseAtlas(sheet(bad), { sizes: two }))?.code).toBe('bad-atlas');
    }
    expect(ids(parseAtlas({ images: ['a.png'], frames: [[0, 0, 2, 2]] }, { sizes }))).toEqual(['0']);
    expect(refusalOf(() => parseAtlas({ images: [], frames: {} }))?.code).toBe('bad-atlas');
  });

  test('Mapbox: what is stretched, and one ratio for a page', () => {
    const sprite = { x: 0, y: 0, width: 8, height: 6, pixelRatio: 2 };
    const read = (more: object, other: object = {}) =>
      parseAtlas({ a: { ...sprite, ...more }, b: { ...sprite, x: 8, ...other } }, { sizes });
    const atlas = read({ stretchX: [[2, 6]], content: [1, 1, 7, 5], sdf: true });
    expect(atlas.pages[0].placed[0].data).toEqual({
      borders: { left: 2, top: 0, right: 2, bottom: 0 },
      pads: { left: 1, top: 1, right: 1, bottom: 1 },
    });
    expect(read({ stretchY: [[2, 6]] }).pages[0].placed[0].data?.borders).toEqual({
      left: 0,
      top: 2,
      right: 0,
      bottom: 0,
    });
    expect(atlas.pages[0].texture).toEqual({ scale: 2 });
    expect(atlas.leftOut).toEqual([{ name: 'frame.sdf', count: 1 }]);
    for (const bad of [
      { stretchX: [] },
      {
        stretchX: [
          [0, 1],
          [2, 3],
        ],
      },
      { content: [1] },
      { pixelRatio: 1 },
    ]) {
      expect(refusalOf(() => read(bad))?.code).toBe('bad-atlas');
    }
  });

  test('spritesmith: pages by their image', () => {
    const sprite = (image: string) => ({ x: 0, y: 0, width: 2, height: 2, total_width: 4, total_height: 4, image });
    const atlas = parseAtlas({ a: sprite('1.png'), b: sprite('2.png'), c: { ...sprite('1.png'), x: 2, px: {} } });
    expect(atlas.pages.map(({ image, placed }) => [image, placed.length])).toEqual([
      ['1.png', 2],
      ['2.png', 1],
    ]);
    expect(atlas.leftOut).toEqual([{ name: 'frame.px', count: 1 }]);
  });
});
