/** Forms of other tools that no exporter writes: drawn pictures in them are read, and what they say besides is named. */
import { parseAtlas } from '@kit/rect-pack';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';

const page = { width: 64, height: 48 };
const side = fc.integer({ min: 1, max: 20 });
const pictures = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('a', 'b.png', 'c/d.png', 'e (2)', 'é', '10'),
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
type Picture = {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

const wholeOf = ({ w, h, left, top, right, bottom }: Picture) => ({
  width: left + w + right,
  height: top + h + bottom,
  x: left,
  y: top,
});

/** Every picture by its name: its place, and its source where there is one. */
function framesOf(atlas: ReturnType<typeof parseAtlas>): Map<string, unknown> {
  return new Map(
    atlas.pages.flatMap(({ placed }) =>
      placed.flatMap(({ x, y, width, height, rotated, aliases = [], ...first }) =>
        [first, ...aliases].map(({ id, source }): [string, unknown] => [
          id,
          { place: [x, y, width, height], rotated, whole: source ?? { width, height, x: 0, y: 0 } },
        ]),
      ),
    ),
  );
}

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
  expect(framesOf(atlas)).toEqual(expected(list, !isWhole));
  expect(atlas.pages[0]).toMatchObject({ ...page, image: 'a.png' });
  expect(atlas.leftOut).toEqual([{ name: 'frame.note', count: list.length }]);
});

prop([pictures], { numRuns: runs(60, 1000, 20) })('coordinates of spritesmith, without a ratio', (list) => {
  const sprites = list.map(({ name, x, y, w, h }) => [name, { x, y, width: w, height: h }]);
  expect(framesOf(parseAtlas(Object.fromEntries(sprites) as object, { sizes: [page] }))).toEqual(expected(list, false));
});

prop([pictures], { numRuns: runs(60, 1000, 20) })('the list of spritesmith', (list) => {
  const sprites = list.map(({ name, x, y, w, h }) => ({
    ...{ name, x, y, width: w, height: h, total_width: page.width, total_height: page.height, image: 'a.png' },
    px: { x: `${x}px` },
  }));
  const atlas = parseAtlas(JSON.stringify(sprites));
  expect(framesOf(atlas)).toEqual(expected(list, false));
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
