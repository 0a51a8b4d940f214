/** A place of a packing is a rectangle again: what it says about turning counts wherever rectangles are taken. */
import {
  createAtlas,
  createBinaryTreePacker,
  createFastPacker,
  createGuillotinePacker,
  createLiveAtlas,
  createLowestGapPacker,
  createMaxRectsPacker,
  createShelfPacker,
  createSkylinePacker,
  guillotineFixedSplit,
  guillotineLargerLeftover,
  type Packing,
  type Placed,
  pack,
  packSmallest,
  packSmallestSearch,
  packStrip,
  parseAtlas,
  type RectInput,
  repack,
  runSync,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';

const side = fc.integer({ min: 1, max: 9 });
const margin = fc.nat(3);

/** Rectangles as a picture has them, upright, and the same as places of a page say them. */
const lists = fc
  .array(
    fc.record({
      width: side,
      height: side,
      margins: fc.tuple(margin, margin, margin, margin),
      rotated: fc.constantFrom(true, false, undefined),
      hasAlias: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ width, height, margins: [left, top, right, bottom], rotated, hasAlias }, at) => {
      const source = { width: width + left + right, height: height + top + bottom, x: left, y: top };
      const more = { id: `r${at}`, source, data: { at }, ...(hasAlias ? { aliases: [{ id: `a${at}`, source }] } : {}) };
      const sides = rotated === true ? { width: height, height: width } : { width, height };
      return { upright: { ...more, width, height }, told: { ...more, ...sides, rotated, x: 3, y: 4 } };
    }),
  );

/** What takes a whole list. */
const packers: Record<string, (rects: readonly RectInput[]) => unknown> = {
  pack: (rects) => pack(rects, { width: 24, height: 24, effort: 'fast' }),
  'pack, turning, in blocks': (rects) => pack(rects, { width: 40, height: 40, rotate: true, alignTo: 2, extrude: 1 }),
  'pack by a kernel': (rects) => pack(rects, { width: 24, height: 24, method: 'max-rects/best-area' }),
  'packSmallest, fast': (rects) => packSmallest(rects, { effort: 'fast' }),
  'packSmallest, fast and turning': (rects) => packSmallest(rects, { effort: 'fast', rotate: true }),
  packSmallest: (rects) => packSmallest(rects.slice(0, 5), { padding: 1 }),
  packSmallestSearch: (rects) => runSync(packSmallestSearch(rects.slice(0, 5), { rotate: true })),
  packStrip: (rects) => packStrip(rects.slice(0, 6), { width: 18 }),
  guillotineFixedSplit: (rects) => guillotineFixedSplit(rects, { width: 24, height: 24 }),
  guillotineLargerLeftover: (rects) => guillotineLargerLeftover(rects, { width: 24, height: 24 }),
  repack: (rects) => repack(rects, pack(rects.slice(0, 5), { width: 24, height: 24 }), { width: 24, height: 24 }),
  createAtlas: (rects) => {
    const atlas = createAtlas({ width: 40, height: 40, rotate: true });
    return [rects.map((rect) => atlas.add(rect)), atlas.toPacking()];
  },
  createLiveAtlas: (rects) => {
    const atlas = createLiveAtlas({ width: 20, height: 20, extrude: 1 });
    return [rects.map((rect) => atlas.add(rect)), atlas.toPacking()];
  },
};

/** Packers of one kernel, which know neither sources nor aliases. */
const smallPackers = {
  createFastPacker: createFastPacker(),
  createLowestGapPacker: createLowestGapPacker(),
  createBinaryTreePacker: createBinaryTreePacker('fixed-split'),
  createGuillotinePacker: createGuillotinePacker('best-short-side', 'min-area'),
  createShelfPacker: createShelfPacker('best-height'),
  createSkylinePacker: createSkylinePacker('bottom-left'),
  createMaxRectsPacker: createMaxRectsPacker('best-area'),
};

describe('a place is packed as its picture is', () => {
  for (const [name, packed] of Object.entries(packers)) {
    prop([lists], { numRuns: runs(12, 200, 4) })(name, (list) => {
      expect(packed(list.map(({ told }) => told))).toEqual(packed(list.map(({ upright }) => upright)));
    });
  }
  for (const [name, packed] of Object.entries(smallPackers)) {
    prop([lists, fc.boolean()], { numRuns: runs(12, 200, 4) })(name, (list, rotate) => {
      const bare = ({ source: _, aliases: _2, ...rest }: RectInput) => rest;
      const options = { width: 24, height: 24, rotate };
      expect(
        packed(
          list.map(({ told }) => bare(told)),
          options,
        ),
      ).toEqual(
        packed(
          list.map(({ upright }) => bare(upright)),
          options,
        ),
      );
    });
  }
});

/** The upright picture of a place. */
const pictureOf = ({ id, width, height, rotated, source, aliases, data }: Placed) => ({
  ...{ id, source, aliases, data },
  ...(rotated ? { width: height, height: width } : { width, height }),
});
const picturesOf = ({ pages }: Packing) =>
  pages
    .flatMap(({ placed }) => placed)
    .map(pictureOf)
    .sort((a, b) => (a.id < b.id ? -1 : 1));

describe('packed again and again', () => {
  prop([lists], { numRuns: runs(12, 200, 4) })('every picture keeps its sides, its source and its data', (list) => {
    const options = { width: 24, height: 24, rotate: true } as const;
    const first = pack(
      list.map(({ upright }) => upright),
      options,
    );
    const again = pack(
      first.pages.flatMap(({ placed }) => placed),
      options,
    );
    expect(picturesOf(again)).toEqual(picturesOf(first));
    const smallest = packSmallest(
      again.pages.flatMap(({ placed }) => placed),
      { effort: 'fast' },
    );
    expect(picturesOf(smallest)).toEqual(picturesOf(first));
  });

  prop([lists], { numRuns: runs(12, 200, 4) })('places stay where they are', (list) => {
    const options = { width: 24, height: 24, rotate: true, padding: 1 } as const;
    const former = pack(
      list.map(({ upright }) => upright),
      options,
    );
    const places = former.pages.flatMap(({ placed }) => placed);
    const { packing, moved } = repack(places, former, options);
    expect(moved).toEqual([]);
    expect(packing.pages.map(({ placed }) => placed)).toEqual(former.pages.map(({ placed }) => placed));
  });

  test('a turned frame of a file lies upright in a new page', () => {
    const file =
      '{"frames":{"sword":{"frame":{"x":0,"y":0,"w":10,"h":4},"rotated":true}},"meta":{"image":"a.png","size":{"w":64,"h":64}}}';
    const rects = parseAtlas(file).pages.flatMap(({ placed }) => placed);
    const { width, height, placed } = packSmallest(rects).pages[0];
    expect([width, height]).toEqual([10, 4]);
    expect(placed).toEqual([{ id: 'sword', x: 0, y: 0, width: 10, height: 4, rotated: false }]);
  });

  test('what is neither true nor false is refused', () => {
    const odd = [{ id: 'a', width: 1, height: 1, rotated: 1 as never }];
    const places: string[] = [];
    for (const packed of [
      ...Object.values(packers),
      (rects: never) => createFastPacker()(rects, { width: 9, height: 9 }),
    ]) {
      const error = refusalOf(() => packed(odd as never));
      places.push(`${error?.code} ${error?.message.replace(/^rects\[0\]/, 'rect')}`);
    }
    expect(new Set(places)).toEqual(new Set(['bad-flag rect.rotated is 1: expected true or false']));
  });
});
