/** Live atlases, packed places and further options: input that no single call of the public face has. No list is refused. */
import * as kit from '@kit/rect-pack';
import { innerCall, innerCallLaws, innerJunkLaws } from '../../../config/inner-laws.js';

const source = { width: 4, height: 5, x: 0, y: 0 };
const rects: kit.RectInput[] = [
  { id: 'a', width: 3, height: 4, source, data: 7, aliases: [{ id: 'c', source }] },
  { id: 'b', width: 5, height: 2, rotate: false },
  { id: 0, width: 1, height: 1 },
];
const bare = rects.map(({ id, width, height }) => ({ id, width, height }));
const spaced = { padding: 0, border: 0, extrude: 0 };
const page = { width: 12, height: 12 };
const pages = {
  ...page,
  ...spaced,
  sizes: [{ width: 20, height: 20 }],
  obstacles: [{ page: 0, x: 0, y: 19, width: 1, height: 1 }],
};
const packing = kit.pack(rects, { ...page, ...spaced });
const partial = kit.pack([...rects, { id: 'too wide', width: 90, height: 1 }], page);
const added = {
  id: 'new',
  width: 2,
  height: 2,
  source: { width: 3, height: 3, x: 0, y: 0 },
  aliases: [{ id: 'more' }],
};
const picture = { id: 'p', width: 2, height: 1, pixels: [0, 0, 0, 0, 1, 2, 3, 4] };
const names = { a: 'a.png', b: 'b.png', c: 'c.png', 0: '0.png' };
const image = 'x.png';
const anchors = { a: { x: 0, y: 0 } };
const borders = { a: { left: 0, top: 1, right: 0, bottom: 1 } };
const text = JSON.stringify(kit.toPixiAtlas(packing, names, { image })[0]);

function atlas(from: kit.Packing, rect: kit.RectInput) {
  const live = kit.createAtlas({ ...page, from, page: 0, ...spaced });
  const places = [live.add(rect), live.add({ id: 1, width: 1, height: 1 })];
  return [places, live.remove('b'), live.compact({ maxMoves: 3 }), live.toPacking(), live.occupancy()];
}

function liveAtlas(from: kit.Packing, rect: kit.RectInput) {
  const live = kit.createLiveAtlas({ ...page, from, pages: 2, ...spaced });
  return [live.add(rect), live.toPacking()];
}

function parsed(formats: readonly kit.AtlasFormat[]) {
  return kit.createAtlasParser(formats)(text);
}

const calls = [
  innerCall(atlas, packing, added),
  innerCall(liveAtlas, packing, added),
  innerCall(parsed, [kit.jsonAtlas]),
  innerCall(kit.parseAtlas, text, { sizes: [page] }),
  innerCall(kit.createBinaryTreePacker('fixed-split'), bare, page),
  innerCall(kit.createFastPacker(), bare, { ...page, padding: 0, border: 0 }),
  innerCall(kit.createGuillotinePacker('best-short-side', 'min-area'), bare, page),
  innerCall(kit.createLowestGapPacker(), bare, page),
  innerCall(kit.createMaxRectsPacker('best-area'), bare, page),
  innerCall(kit.createShelfPacker('best-height'), bare, page),
  innerCall(kit.createSkylinePacker('bottom-left'), bare, page),
  innerCall(kit.cropPages, packing, { border: 0 }),
  innerCall(
    kit.dedupe,
    [
      { ...picture, source, aliases: [{ id: 0, source }] },
      { ...picture, id: 1, extrude: 0 },
    ],
    { trim: true },
  ),
  innerCall(kit.trimRect, picture.pixels, 2, 1, { threshold: 0 }),
  innerCall(kit.guillotineFixedSplit, rects, pages),
  innerCall(kit.guillotineLargerLeftover, rects, pages),
  innerCall(kit.pack, rects, pages),
  innerCall(kit.pack, rects, { ...pages, effort: 'best', maxEvaluations: 0, seed: 0 }),
  innerCall(kit.packSmallest, rects, { ...spaced, effort: 'fast' }),
  innerCall(kit.packSmallest, rects, { ...spaced, seed: 0 }),
  innerCall(kit.packStrip, rects, { width: 12, ...spaced }),
  innerCall(kit.repack, rects, packing, pages),
  innerCall(kit.repack, [...rects, { id: 'd', width: 2, height: 2 }], partial, pages),
  innerCall(kit.scalePacking, packing, 2),
  innerCall(kit.toAtlasJson, packing, 'array', names, { image }),
  innerCall(kit.toCocosAtlas, packing, names, { image, anchors }),
  innerCall(kit.toCssSprites, packing, names, { image }),
  innerCall(kit.toGodotAtlas, packing, names, { image }),
  innerCall(kit.toGodotResources, packing, names, { image }),
  innerCall(kit.toLibgdxAtlas, packing, names, { image, borders }),
  innerCall(kit.toPhaserAtlas, packing, names, { image, anchors, borders }),
  innerCall(kit.toPhaserPct, packing, names, { image }),
  innerCall(kit.toPixiAtlas, packing, names, { image, animations: { walk: ['a', 'b'] }, anchors, borders }),
  innerCall(kit.toStarlingAtlas, packing, names, { image, anchors }),
  innerCall(kit.toSvg, packing),
  innerCall(kit.toUnityAtlas, packing, names, { image, anchors }),
  innerCall(kit.uvRect, { width: 8, height: 8 }, { id: 'a', x: 0, y: 0, width: 3, height: 4, rotated: false }),
];

innerCallLaws(calls, false);
innerJunkLaws(calls);
