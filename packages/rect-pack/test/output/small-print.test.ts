/** What only odd values meet, on the way out and on the way in: each found by a look at the branches that no test took. */
import {
  createAtlasParser,
  cssSprites,
  type FrameDetails,
  godotResource,
  type Packing,
  pack,
  packSearch,
  parseAtlas,
  type RectInput,
  type RepackOptions,
  repack,
  scalePacking,
  starlingAtlas,
  toAtlasJson,
  toCssSprites,
  toGodotResources,
  toStarlingAtlas,
  unityAtlas,
} from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { rectList } from '../cases.js';
import { placedIn, stopAt } from '../support.js';

/** What a refusal says. */
const saidOf = (call: () => unknown): string => refusalOf(call)?.message ?? 'none';

test.each<[string, FrameDetails, FrameDetails]>([
  [
    'borders alone',
    { borders: { left: 3, top: 2, right: 4, bottom: 5 } },
    { borders: { left: 1, top: 1, right: 2, bottom: 2 } },
  ],
  [
    'pads alone',
    { pads: { left: 3, top: 2, right: 4, bottom: 5 } },
    { pads: { left: 1, top: 1, right: 2, bottom: 2 } },
  ],
])('%s are scaled', (_, data, half) => {
  const packing = pack([{ width: 16, height: 16, data }], { width: 32, height: 32 });
  expect(scalePacking(packing, 0.5).pages[0]?.placed[0]?.data).toEqual(half);
});

test('an id that is none gives no name to what has no place', () => {
  const packing = pack([{ id: 'a', width: 4, height: 4 }], { width: 8, height: 8 });
  const odd = { ...packing, unplaced: [{ id: null, reason: 'no-space' }] } as unknown as Packing;
  expect(saidOf(() => toAtlasJson(odd, 'hash', { null: 'x' }))).toBe(
    'frames has a name for "null", which the packing does not have',
  );
});

test('the anchors of Starling come back as they were, with few digits or with all', () => {
  const anchors = [0.1, 1 / 3, 0.7, 2 / 3, 0.1 + 0.2, Math.PI / 4, 5e-324];
  const rects = anchors.flatMap((x) =>
    Array.from({ length: 59 }, (_, at) => ({
      id: `${x} ${at}`,
      width: at + 1,
      height: 4,
      data: { anchor: { x, y: 0.5 } },
    })),
  );
  const read = placedIn(parseAtlas(toStarlingAtlas(pack(rects, { width: 256, height: 256, effort: 'fast' }))));
  expect(read).toHaveLength(rects.length);
  for (const { id, data } of read) expect(data?.anchor?.x).toBeCloseTo(Number(id.split(' ')[0]), 14);
});

test.each([
  ['Unity without a size', ':format=40300\na;0;0;4;4;0;0\n', 'size'],
  [
    'XML that ends what was not open',
    '<TextureAtlas imagePath="a.png"></TextureAtlas></TextureAtlas>',
    'none that is not open',
  ],
  ['XML without an element', '<?xml version="1.0"?>\n<!-- TextureAtlas -->\n', ''],
])('%s is refused with its place', (_, text, said) => {
  expect(saidOf(() => parseAtlas(text, { sizes: [{ width: 8, height: 8 }] }))).toContain(said);
});

test('a region of Godot that is no rectangle is refused', () => {
  const packing = pack([{ id: 'a', width: 2, height: 2 }], { width: 8, height: 8 });
  const files = toGodotResources(packing).map((file) => ({
    ...file,
    text: file.text.replace(/region = .*/, 'region = 1, 2, 3'),
  }));
  expect(saidOf(() => createAtlasParser([godotResource])(files, { sizes: [{ width: 8, height: 8 }] }))).toContain(
    'region',
  );
});

test('a length in a style sheet that is not whole in pixels is refused; an empty file has no page', () => {
  const sheet = toCssSprites(pack([{ id: 'a', width: 2, height: 2 }], { width: 8, height: 8 }));
  expect(saidOf(() => parseAtlas(sheet.replace('/8px', '/8.4px')))).toContain('8.4');
  const empty = { where: 'w', text: '', json: undefined };
  expect(cssSprites.parse(empty)).toEqual([]);
  expect(saidOf(() => unityAtlas.parse(empty))).toContain('w format is ');
  expect(starlingAtlas.parse(empty)).toEqual([]);
});

test('a stop before the pages are known leaves an empty list complete', () => {
  const obstacles = Array.from({ length: 60_000 }, (_, at) => ({
    x: at % 250,
    y: at % 240,
    width: 1,
    height: 1,
    page: at % 99,
  }));
  const { value, isOver } = stopAt(packSearch([], { width: 256, height: 256, obstacles }), 1);
  expect(isOver).toBe(false);
  expect(value).toMatchObject({ status: 'complete', value: 0, bound: 0, proven: true });
});

test('a hole in a list is refused, by a search when it is called', () => {
  const rects = Array.from({ length: 100_000 }, (): RectInput => ({ width: 1, height: 1 }));
  delete rects[99_999];
  const said = 'rects[99999] is undefined';
  expect(saidOf(() => packSearch(rects, { width: 999, height: 999 }))).toContain(said);
});

test('what keeps its place by its index keeps its rim', () => {
  const rects = rectList('10×10 6×6');
  const options = { width: 40, height: 40, extrude: 1 };
  const former = pack(rects, options);
  const { packing, moved } = repack([...rects, { width: 5, height: 5 }], former, options);
  expect(packing.pages[0]?.placed).toEqual(expect.arrayContaining([...(former.pages[0]?.placed ?? [])]));
  expect(moved).toEqual([]);
  // What lies in the border now, or where an obstacle stands, does not.
  const kept = (more: Partial<RepackOptions>) => repack(rects, former, { ...options, ...more }).moved;
  const [first] = former.pages[0]!.placed;
  expect(kept({ border: 2 })).toContain(first!.id);
  expect(kept({ obstacles: [{ x: first!.x, y: first!.y, width: 1, height: 1 }] })).toContain(first!.id);
  expect(kept({ obstacles: [{ x: first!.x, y: first!.y, width: 1, height: 1, page: 1 }] })).toEqual([]);
});
