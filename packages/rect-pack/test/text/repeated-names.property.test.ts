/** A name that occurs twice in one object of a file: parsers of JSON lose a value without a word. */
import { parseAtlas } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';

const size = { width: 64, height: 64 };

type Sprite = { readonly name: string; readonly x: number };

const members = (sprites: readonly Sprite[], value: (sprite: Sprite) => object) =>
  sprites.map((sprite) => `${JSON.stringify(sprite.name)}: ${JSON.stringify(value(sprite))}`).join(',\n');
const sides = { y: 2, width: 3, height: 4 };
const short = { y: 2, w: 3, h: 4 };

/** How the forms write pictures below their names; `isFirst` where the first of a name stays, and not the last. */
const forms: Record<string, { write: (sprites: readonly Sprite[]) => string; isFirst?: boolean }> = {
  JSON: {
    write: (sprites) => `{"frames":{${members(sprites, ({ x }) => ({ frame: { x, ...short } }))}}}`,
  },
  'JSON of several pages': {
    write: (sprites) =>
      `{"textures":[{"frames":{}},{"frames":{${members(sprites, ({ x }) => ({ frame: { x, ...short } }))}}}]}`,
  },
  'a list of pages': {
    write: (sprites) => `[{"frames":{}},{"frames":{${members(sprites, ({ x }) => ({ frame: { x, ...short } }))}}}]`,
  },
  Egret: { write: (sprites) => `{"file":"a.png","frames":{${members(sprites, ({ x }) => ({ x, ...short }))}}}` },
  Mapbox: { write: (sprites) => `{${members(sprites, ({ x }) => ({ x, ...sides, pixelRatio: 1 }))}}` },
  'plain sprites': { write: (sprites) => `{${members(sprites, ({ x }) => ({ x, ...sides }))}}` },
  spritesmith: {
    write: (sprites) =>
      `{${members(sprites, ({ x }) => ({ x, ...sides, total_width: 64, total_height: 64, image: 'a' }))}}`,
  },
  'spritesmith, a list': {
    write: (sprites) =>
      JSON.stringify(
        sprites.map((one) => ({ ...one, ...sides, total_width: 64, total_height: 64, image: 'a', source_image: 'b' })),
      ),
    isFirst: true,
  },
  cocos2d: {
    write: (sprites) =>
      `<plist><dict><key>frames</key><dict>${sprites
        .map(({ name, x }) => `<key>${name}</key><dict><key>frame</key><string>{{${x},2},{3,4}}</string></dict>`)
        .join('')}</dict><key>metadata</key><dict><key>format</key><integer>2</integer></dict></dict></plist>`,
  },
};

const spriteLists = fc.array(
  fc.record({ name: fc.constantFrom('a', 'b.png', 'c/d', '7', 'e é', 'frames and more'), x: fc.nat(40) }),
  { minLength: 1, maxLength: 6 },
);

describe.each(Object.entries(forms))('%s', (_, { write, isFirst = false }) => {
  prop([spriteLists], { numRuns: runs(60, 1000, 20) })('refuses a name twice, or skips it and says so', (sprites) => {
    const text = write(sprites);
    const places = new Map<string, number>();
    const twice: string[] = [];
    for (const { name, x } of sprites) {
      if (places.has(name)) twice.push(name);
      if (!places.has(name) || !isFirst) places.set(name, x);
    }
    const sizes = [size, size];
    expect(refusalOf(() => parseAtlas(text, { sizes }))?.code).toBe(twice.length > 0 ? 'duplicate-name' : undefined);
    const atlas = parseAtlas(text, { sizes, onFault: 'skip' });
    const read = atlas.pages.flatMap(({ placed }) =>
      placed.flatMap(({ id, x, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)].map((one) => [one, x])),
    );
    expect(new Map(read as [string, number][])).toEqual(places);
    expect(atlas.skipped.map(({ name, code }) => [name, code]).sort()).toEqual(
      twice.map((name) => [name, 'duplicate-name']).sort(),
    );
    // On the page whose picture it is; pages without pictures are left out.
    for (const { page } of atlas.skipped) expect(page).toBe(atlas.pages[0].index);
  });
});

describe('names twice elsewhere', () => {
  test.each([
    ['{"frames":{"a":{"frame":{"x":1,"x":2,"y":0,"w":3,"h":4}}}}', 'frames.a.frame.x'],
    [
      '{"frames":{"a":{"frame":{"x":2,"y":0,"w":3,"h":4}}},"meta":{"size":{"w":1,"h":1},"size":{"w":64,"h":64}}}',
      'meta.size',
    ],
    ['{"frames":{"b":1},"frames":{"a":{"frame":{"x":2,"y":0,"w":3,"h":4}}}}', 'frames'],
    ['{"frames":[{"filename":"a","filename":"a","frame":{"x":2,"y":0,"w":3,"h":4}}]}', 'frames.filename'],
    [
      '<plist><dict><key>frames</key><dict><key>a</key><dict><key>frame</key><string>x</string><key>frame</key><string>{{2,0},{3,4}}</string><key>aliases</key><array><dict><key>n</key><true/><key>n</key><true/></dict></array></dict></dict><key>metadata</key><dict><key>format</key><integer>2</integer></dict></dict></plist>',
      'frames.a.frame',
    ],
  ])('%s', (text, name) => {
    const sizes = [size];
    expect(refusalOf(() => parseAtlas(text, { sizes }))?.code).toBe('duplicate-name');
    const atlas = parseAtlas(text, { sizes, onFault: 'skip' });
    expect(atlas.pages[0].placed[0]).toMatchObject({ id: 'a', x: 2 });
    expect(atlas.leftOut.map((one) => one.name)).toContain(`${name}: an earlier value`);
    expect(atlas.skipped).toEqual([]);
  });

  test('texts that only look like names are none', () => {
    const text = String.raw`{"frames":{"a":{"frame":{"x":0,"y":0,"w":3,"h":4},"note":"\",\"a\":{\"frame\":1}","list":["a","a"]}}}`;
    expect(parseAtlas(text, { sizes: [size] }).pages[0].placed).toHaveLength(1);
    expect(
      parseAtlas(
        String.raw`{"frames":{"A":{"frame":{"x":0,"y":0,"w":3,"h":4}},"\u0061":{"frame":{"x":9,"y":0,"w":3,"h":4}}}}`,
        { sizes: [size] },
      ).pages[0].placed,
    ).toHaveLength(2);
    const same = String.raw`{"frames":{"a":{"frame":{"x":0,"y":0,"w":3,"h":4}},"\u0061":{"frame":{"x":9,"y":0,"w":3,"h":4}}}}`;
    expect(refusalOf(() => parseAtlas(same, { sizes: [size] }))?.code).toBe('duplicate-name');
  });
});
