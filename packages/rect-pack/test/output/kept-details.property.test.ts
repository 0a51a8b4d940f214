/** What a file says about a picture besides its place is written again, by each exporter whose form has it. */
import {
  type FrameDetails,
  type Packing,
  pack,
  parseAtlas,
  repack,
  scalePacking,
  toCocosAtlas,
  toLibgdxAtlas,
  toPhaserAtlas,
  toPixiAtlas,
  toStarlingAtlas,
  toUnityAtlas,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { forms } from '../forms.js';

const part = fc.integer({ min: -4, max: 12 }).map((eighths) => eighths / 8);
const edges = (width: number, height: number) =>
  fc
    .record({
      left: fc.nat(width),
      top: fc.nat(height),
      right: fc.nat(width),
      bottom: fc.nat(height),
    })
    .map(({ left, top, right, bottom }) => ({
      left: Math.min(left, width - 1),
      top: Math.min(top, height - 1),
      right: Math.min(right, width - Math.min(left, width - 1)),
      bottom: Math.min(bottom, height - Math.min(top, height - 1)),
    }))
    // All at nothing is no nine-slice in some forms.
    .map((drawn) => (Object.values(drawn).some((edge) => edge > 0) ? drawn : { ...drawn, left: 1 }));

const details = (width: number, height: number): fc.Arbitrary<FrameDetails> =>
  fc.record(
    { anchor: fc.record({ x: part, y: part }), borders: edges(width, height), pads: edges(width, height) },
    { requiredKeys: [] },
  );

const picture = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    left: fc.nat(3),
    below: fc.nat(3),
  })
  .chain(({ width, height, left, below }) => {
    const source = { width: width + left, height: height + below, x: left, y: 0 };
    return fc
      .record({ data: details(width, height), other: details(width, height), hasAlias: fc.boolean() })
      .map((drawn) => ({
        ...drawn,
        width,
        height,
        source,
      }));
  });

/** Sprites with all that may be said about them, and with aliases that say something else. */
const packings = fc.array(picture, { minLength: 1, maxLength: 8 }).map((list) =>
  pack(
    list.map(({ other, hasAlias, ...rect }, at) => ({
      ...rect,
      id: `s${at}`,
      ...(hasAlias ? { aliases: [{ id: `t${at}`, source: rect.source, data: other }] } : {}),
    })),
    { width: 32, height: 32, effort: 'fast' },
  ),
);

const saidIn = ({ pages }: Packing<string, FrameDetails>) =>
  Object.fromEntries(
    pages.flatMap(({ placed }) =>
      placed.flatMap(({ id, data, aliases = [] }) => [
        [id, data ?? {}],
        ...aliases.map((one) => [one.id, one.data ?? {}]),
      ]),
    ),
  ) as Record<string, FrameDetails>;

/** What there is of some details. */
const only = (said: Record<string, FrameDetails>, keep: (one: FrameDetails) => FrameDetails) =>
  Object.fromEntries(
    Object.entries(said).map(([id, one]) => [
      id,
      Object.fromEntries(Object.entries(keep(one)).filter(([, value]) => value !== undefined)),
    ]),
  );

const none = { left: 0, top: 0, right: 0, bottom: 0 };

/** What a form has of details; in libGDX a pad stands behind a split, so that without a nine-slice there is one of nothing. */
const keptBy = (keeps: readonly (keyof FrameDetails)[]) => (one: FrameDetails) => {
  const borders = one.borders ?? (keeps.includes('pads') && one.pads ? none : undefined);
  return Object.fromEntries(keeps.map((key) => [key, { ...one, borders }[key]]));
};

describe('what was read is written again', () => {
  for (const [name, { write, keeps = [], isCut, isBare }] of Object.entries(forms)) {
    if (isCut || isBare) continue;
    prop([packings], { numRuns: runs(60, 300, 15) })(name, (packing) => {
      const read = parseAtlas(write(packing));
      expect(saidIn(read)).toEqual(only(saidIn(packing), keptBy(keeps)));
      // And so does what comes out of it after that.
      expect(write(read)).toEqual(write(packing));
    });
  }

  prop([packings], { numRuns: runs(60, 300, 15) })('Unity, relative to what is left of a picture', (packing) => {
    const files = toUnityAtlas(packing);
    const read = parseAtlas(files);
    const said = saidIn(packing);
    for (const [id, { borders }] of Object.entries(saidIn(read))) expect(borders).toEqual(said[id].borders);
    for (const { placed } of packing.pages) {
      for (const { id, width, height, source = { width, height, x: 0, y: 0 } } of placed) {
        const { x, y } = said[id].anchor ?? { x: 0.5, y: 0.5 };
        const { anchor } = saidIn(read)[id];
        expect(source.x + anchor!.x * width).toBeCloseTo(x * source.width, 5);
        expect(source.y + anchor!.y * height).toBeCloseTo(y * source.height, 5);
      }
    }
    expect(toUnityAtlas(read)).toEqual(files);
  });

  prop([packings], { numRuns: runs(30, 300, 8) })('also after it was packed again', (packing) => {
    const places = packing.pages.flatMap(({ placed }) => placed);
    const again = pack(places, { width: 40, height: 40, effort: 'fast', rotate: true });
    expect(saidIn(parseAtlas(toPixiAtlas(again)))).toEqual(only(saidIn(packing), keptBy(['anchor', 'borders'])));
    const { packing: repacked } = repack(places, again, { width: 40, height: 40, rotate: true });
    expect(saidIn(repacked)).toEqual(saidIn(packing));
  });
});

describe('what the options say wins', () => {
  const [hero, tree] = ['hero', 'tree'].map((id) => ({
    ...{ id, width: 4, height: 4 },
    data: { anchor: { x: 0, y: 1 }, borders: { left: 1, top: 1, right: 1, bottom: 1 } },
  }));
  const packing = pack([hero, tree], { width: 8, height: 8 });
  const anchors = { hero: { x: 0.25, y: 0.5 } };
  const borders = { hero: { left: 2, top: 0, right: 0, bottom: 0 } };
  const own = { hero: { anchor: anchors.hero, borders: borders.hero }, tree: tree.data };

  test('for those that they name, and for no others', () => {
    const both = { anchors, borders };
    expect(saidIn(parseAtlas(toPixiAtlas(packing, {}, both)))).toEqual(own);
    expect(saidIn(parseAtlas(toPhaserAtlas(packing, {}, both)))).toEqual(own);
    const anchorsOnly = only(own, ({ anchor }) => ({ anchor }));
    expect(saidIn(parseAtlas(toStarlingAtlas(packing, {}, { anchors })))).toEqual(anchorsOnly);
    expect(saidIn(parseAtlas(toCocosAtlas(packing, {}, { anchors })))).toEqual(anchorsOnly);
    expect(saidIn(parseAtlas(toUnityAtlas(packing, {}, both)))).toEqual(own);
    const bordersOnly = only(own, ({ borders: edge }) => ({ borders: edge }));
    expect(saidIn(parseAtlas(toLibgdxAtlas(packing, {}, { borders })))).toEqual(bordersOnly);
  });
});

describe('data of somebody else', () => {
  test.each([
    [7],
    ['anchor'],
    [null],
    [[]],
    [{ anchor: 'top' }],
    [{ anchor: { x: 1 } }],
    [{ anchor: { x: 0, y: Number.NaN } }],
    [{ borders: { left: 1 } }],
    [{ borders: 3, pads: true }],
  ])('says nothing about a picture: %j', (data) => {
    const rect = { id: 'a', width: 2, height: 2 };
    const page = { width: 4, height: 4 };
    expect(toPixiAtlas(pack([{ ...rect, data }], page))).toEqual(toPixiAtlas(pack([rect], page)));
    expect(toLibgdxAtlas(pack([{ ...rect, data }], page))).toEqual(toLibgdxAtlas(pack([rect], page)));
    expect(scalePacking(pack([{ ...rect, data }], page), 0.5).pages[0].placed[0].data).toEqual(data);
  });
});

describe('at another scale', () => {
  test('edges are scaled with their picture, and rounded down so that they fit', () => {
    const borders = { left: 3, top: 2, right: 1, bottom: 2 };
    const pads = { left: 1, top: -1, right: 0, bottom: 4 };
    const data = { anchor: { x: 0.5, y: 0.25 }, borders, pads, layer: 3 };
    const aliases = [{ id: 'b', data }];
    const half = scalePacking(pack([{ id: 'a', width: 4, height: 4, data, aliases }], { width: 8, height: 8 }), 0.5);
    const scaled = {
      ...data,
      borders: { left: 1, top: 1, right: 0, bottom: 1 },
      // −1 is no length: there the edge of the nine-slice counts.
      pads: { left: 0, top: -1, right: 0, bottom: 2 },
    };
    expect(half.pages[0].placed[0]).toMatchObject({ data: scaled, aliases: [{ id: 'b', data: scaled }] });
    expect(toPixiAtlas(half)[0].frames['a'].borders).toEqual(scaled.borders);
  });
});

describe('numbers of a file are written as they were read', () => {
  test('every pivot of Starling on pictures of up to 60 pixels', () => {
    for (let side = 1; side <= 60; side++) {
      const frames = Array.from({ length: side + 1 }, (_, pivot) => {
        const place = `name="s${pivot}" x="0" y="${pivot}" width="${side}" height="1"`;
        return `<SubTexture ${place} pivotX="${pivot}" pivotY="0"/>`;
      });
      const file = `<TextureAtlas imagePath="p.png" width="64" height="64">${frames.join('')}</TextureAtlas>`;
      const [text] = toStarlingAtlas(parseAtlas(file));
      for (const frame of frames) expect(text).toContain(frame);
    }
  });

  test.each([0.1, 0.2, 0.3, 0.7, 0.123456])('an anchor that is counted from below: %d', (up) => {
    const [plist] = toCocosAtlas(pack([{ id: 's', width: 4, height: 4 }], { width: 8, height: 8 }));
    const told = plist.replace('<array/>', `<array/><key>anchor</key><string>{0,${up}}</string>`);
    const read = parseAtlas(told);
    expect(read.pages[0].placed[0].data?.anchor?.y).toBe(Number((1 - up).toFixed(6)));
    expect(toPixiAtlas(read)[0].frames['s'].anchor?.y).toBe(Number((1 - up).toFixed(6)));
    const line = `s;0;4;4;4; 0;${up}; 1;2;0;0`;
    const sheet = `:format=40300\n:texture=p.png\n:size=8x8\n:pivotpoints=enabled\n:borders=enabled\n\n${line}\n`;
    expect(toUnityAtlas(parseAtlas(sheet))).toEqual([sheet]);
  });

  test('pads of −1, and pads without a nine-slice', () => {
    const region = 'p.png\nsize:8,8\nfilter:Linear,Linear\ns\nbounds:0,0,4,4\n';
    for (const more of ['split:1,1,0,2\npad:-1,0,3,-1\n', 'split:0,0,0,0\npad:1,2,3,4\n', 'split:0,0,0,0\n']) {
      expect(toLibgdxAtlas(parseAtlas(region + more))).toBe(region + more);
    }
    expect(toLibgdxAtlas(parseAtlas(`${region}pad:1,2,3,4\n`))).toBe(`${region}split:0,0,0,0\npad:1,2,3,4\n`);
  });
});
