/**
 * Lists are read by their length and their entries, wherever they stand: an array-like in the place of any array gives the same
 * answer. And what comes out is plain JSON: a −0 that goes in comes out as 0.
 */
import * as kit from '@kit/rect-pack';
import { isInvalidInputError, type Placed, runSync, type Search } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';

const source = { width: 4, height: 5, x: 0, y: 0 };
const rects = [
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
const picture = { id: 'p', width: 2, height: 1, pixels: [0, 0, 0, 0, 1, 2, 3, 4] };
const names = { a: 'a.png', b: 'b.png', c: 'c.png', 0: '0.png' };
const anchors = { a: { x: 0, y: 0 } };
const borders = { a: { left: 0, top: 1, right: 0, bottom: 1 } };
const place: Placed = { id: 'a', x: 0, y: 0, width: 3, height: 4, rotated: false };

/** What a call answers, all searches run to their end. */
type Call = { readonly args: readonly unknown[]; readonly run: (...args: never[]) => unknown };

const call = <Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args): Call => ({
  args,
  run: run as Call['run'],
});
const ended =
  <Args extends readonly unknown[]>(start: (...args: Args) => Search<unknown>) =>
  (...args: Args) =>
    runSync(start(...args));

const exporters = { image: 'x.png' };

/** A call of each function that takes something; the others take texts or functions alone. */
const calls: Readonly<Record<string, Call>> = {
  createAtlas: call(
    (from: typeof packing, rect: kit.RectInput) => {
      const atlas = kit.createAtlas({ width: 12, height: 12, from, page: 0, ...spaced });
      const added = [atlas.add(rect), atlas.add({ id: 1, width: 1, height: 1 })];
      return [added, atlas.remove('b'), atlas.compact({ maxMoves: 3 }), atlas.toPacking(), atlas.occupancy()];
    },
    packing,
    { id: 'new', width: 2, height: 2, source, aliases: [{ id: 'more' }] },
  ),
  createLiveAtlas: call(
    (from: typeof packing, rect: kit.RectInput) => {
      const atlas = kit.createLiveAtlas({ width: 12, height: 12, from, pages: 2, ...spaced });
      return [atlas.add(rect), atlas.toPacking()];
    },
    packing,
    { id: 'new', width: 2, height: 2, source: { width: 3, height: 3, x: 0, y: 0 }, aliases: [{ id: 'more' }] },
  ),
  createAtlasParser: call(
    (formats: (typeof kit.jsonAtlas)[], text: string) => kit.createAtlasParser(formats)(text),
    [kit.jsonAtlas],
    JSON.stringify(kit.toPixiAtlas(packing, names, exporters)[0]),
  ),
  parseAtlas: call(kit.parseAtlas, JSON.stringify(kit.toPixiAtlas(packing, names, exporters)[0]), {
    sizes: [{ width: 12, height: 12 }],
  }),
  createBinaryTreePacker: call(kit.createBinaryTreePacker('fixed-split'), bare, page),
  createFastPacker: call(kit.createFastPacker(), bare, { ...page, padding: 0, border: 0 }),
  createGuillotinePacker: call(kit.createGuillotinePacker('best-area', 'min-area'), bare, page),
  createLowestGapPacker: call(kit.createLowestGapPacker(), bare, page),
  createMaxRectsPacker: call(kit.createMaxRectsPacker('best-area'), bare, page),
  createShelfPacker: call(kit.createShelfPacker('first-fit'), bare, page),
  createSkylinePacker: call(kit.createSkylinePacker('best-fit'), bare, page),
  cropPages: call(kit.cropPages, packing, { border: 0 }),
  dedupe: call(
    kit.dedupe,
    [
      { ...picture, source, aliases: [{ id: 0, source }] },
      { ...picture, id: 1, extrude: 0 },
    ],
    { trim: true },
  ),
  trimRect: call(kit.trimRect, picture.pixels, 2, 1, { threshold: 0 }),
  guillotineFixedSplit: call(kit.guillotineFixedSplit, rects, pages),
  guillotineFixedSplitSearch: call(ended(kit.guillotineFixedSplitSearch), rects, pages),
  guillotineLargerLeftover: call(kit.guillotineLargerLeftover, rects, pages),
  guillotineLargerLeftoverSearch: call(ended(kit.guillotineLargerLeftoverSearch), rects, pages),
  pack: call(kit.pack, rects, pages),
  packSearch: call(ended(kit.packSearch), rects, { ...pages, effort: 'best', maxEvaluations: 0, seed: 0 }),
  packSmallest: call(kit.packSmallest, rects, { ...spaced, effort: 'fast' }),
  packSmallestSearch: call(ended(kit.packSmallestSearch), rects, { ...spaced, seed: 0 }),
  packStrip: call(kit.packStrip, rects, { width: 12, ...spaced }),
  packStripSearch: call(ended(kit.packStripSearch), rects, { width: 12 }),
  repack: call(kit.repack, rects, packing, pages),
  repackSearch: call(ended(kit.repackSearch), [...rects, { id: 'd', width: 2, height: 2 }], partial, pages),
  scalePacking: call(kit.scalePacking, packing, 2),
  toAtlasJson: call(kit.toAtlasJson, packing, 'array', names, exporters),
  toCocosAtlas: call(kit.toCocosAtlas, packing, names, { ...exporters, anchors }),
  toCssSprites: call(kit.toCssSprites, packing, names, exporters),
  toGodotAtlas: call(kit.toGodotAtlas, packing, names, exporters),
  toGodotResources: call(kit.toGodotResources, packing, names, exporters),
  toLibgdxAtlas: call(kit.toLibgdxAtlas, packing, names, { ...exporters, borders }),
  toPhaserAtlas: call(kit.toPhaserAtlas, packing, names, { ...exporters, anchors, borders }),
  toPhaserPct: call(kit.toPhaserPct, packing, names, exporters),
  toPixiAtlas: call(kit.toPixiAtlas, packing, names, {
    ...exporters,
    animations: { walk: ['a.png', 'b.png'] },
    anchors,
    borders,
  }),
  toStarlingAtlas: call(kit.toStarlingAtlas, packing, names, { ...exporters, anchors }),
  toSvg: call(kit.toSvg, packing),
  toUnityAtlas: call(kit.toUnityAtlas, packing, names, { ...exporters, anchors }),
  uvRect: call(kit.uvRect, { width: 8, height: 8 }, place),
};
const takeNothingOfIt = ['isInvalidInputError', 'readInvalidInputError', 'runAsync', 'runSync', 'InvalidInputError'];

type Path = readonly (string | number)[];

/** Where something stands in plain data. */
function* pathsTo(value: unknown, isIt: (one: unknown) => boolean, path: Path = []): Generator<Path> {
  if (isIt(value)) yield path;
  if (typeof value !== 'object' || value === null || value === kit.jsonAtlas) return;
  for (const [key, inner] of Object.entries(value)) yield* pathsTo(inner, isIt, [...path, key]);
}

/** A copy with something else there. */
function changed(value: unknown, path: Path, change: (one: unknown) => unknown): unknown {
  if (path.length === 0) return change(value);
  const [key, ...rest] = path;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  fields[key] = changed(fields[key], rest, change);
  return copy;
}

const outcome = ({ run }: Call, args: unknown): unknown => {
  try {
    return run(...(args as never[]));
  } catch (error) {
    return isInvalidInputError(error) ? `refused: ${error.message}` : `thrown: ${error}`;
  }
};

test('there is a call of every function that takes plain data', () => {
  const functions = Object.entries(kit).filter(([, value]) => typeof value === 'function');
  const told = functions.map(([name]) => name).filter((name) => !takeNothingOfIt.includes(name));
  expect(Object.keys(calls).toSorted()).toEqual(told.toSorted());
});

describe.each(Object.entries(calls))('%s', (_, one) => {
  const answer = outcome(one, one.args);

  test('takes an array-like for each of its lists', () => {
    const toLike = (list: unknown) => ({ ...(list as object), length: (list as unknown[]).length });
    for (const path of pathsTo(one.args, Array.isArray)) {
      if (path.length === 0) continue;
      // Data is the caller's own, and comes back as it is.
      expect({ path, answer: outcome(one, changed(one.args, path, toLike)) }).toEqual({ path, answer });
    }
  });

  test('takes −0 as 0, and never answers with it', () => {
    expect([...pathsTo(answer, (value) => Object.is(value, -0))]).toEqual([]);
    for (const path of pathsTo(one.args, (value) => value === 0)) {
      const given = outcome(
        one,
        changed(one.args, path, () => -0),
      );
      expect({ path, given }).toEqual({ path, given: answer });
      expect([...pathsTo(given, (value) => Object.is(value, -0))]).toEqual([]);
    }
  });
});
