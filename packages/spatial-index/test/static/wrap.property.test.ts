import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { isQuick } from '../../../../config/runs.js';
import { createBoxIndex, createMovingIndex, createPointIndex, exportIndex, importIndex } from '../../src/index.js';

/**
 * The oracle: each item as often as the world repeats itself near what is asked, looked through one by one. All coordinates are
 * whole numbers times a power of two, so the list is exact.
 */
type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];
type Period = readonly [width: number, height: number];

const runs = (few: number): number => fc.readConfigureGlobal()?.numRuns ?? (isQuick ? Math.ceil(few / 4) : few);

/** The copies of a box that can be near places and windows that begin at most two worlds away and are at most two long. */
function copiesOf([minX, minY, maxX, maxY]: Box, [width, height]: Period): Box[] {
  const along = (period: number): number[] => (period ? [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] : [0]);
  return along(width).flatMap((x) =>
    along(height).map((y): Box => [minX + x * width, minY + y * height, maxX + x * width, maxY + y * height]),
  );
}

function squareOf([minX, minY, maxX, maxY]: Box, x: number, y: number): number {
  const [dx, dy] = [Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY)];
  return dx * dx + dy * dy;
}

const sorted = (items: readonly number[]): string => items.toSorted((a, b) => a - b).join();

type Case = { seed: number; kind: string; count: number; period: Period; exponent: number; extent: number };

const cases: fc.Arbitrary<Case> = fc.record({
  seed: fc.nat(),
  kind: fc.constantFrom('points', 'boxes'),
  count: fc.constantFrom(0, 1, 5, 60, 400),
  period: fc.constantFrom<Period>([64, 64], [360, 0], [0, 100], [64, 1_000]),
  exponent: fc.constantFrom(-300, 0, 1, 440),
  /** How long boxes are at most. */
  extent: fc.constantFrom(1, 9, 100),
});

prop([cases], { numRuns: runs(60) })(
  'an index of a world that wraps answers as a list of all copies, also from bytes',
  ({ seed, kind, count, period, exponent, extent }) => {
    const random = createRandom(seed);
    const scale = 2 ** exponent;
    const [width, height] = period;
    const wrap = { width: width * scale || undefined, height: height * scale || undefined };
    const drawPlace = (): [number, number] =>
      period.map((side) => random.int(side ? 3 * side : 200) - (side || 100)) as [number, number];
    const boxes = Array.from({ length: count }, (): Box => {
      const [x, y] = drawPlace();
      const size = (): number => (kind === 'points' ? 0 : random.int(extent));
      return [x, y, x + size(), y + size()];
    });
    const copies = boxes.map((box) => copiesOf(box, period));
    const at = (side: number): number[] => boxes.map((box) => box[side]! * scale);
    const built =
      kind === 'points'
        ? createPointIndex(at(0), at(1), { wrap })
        : createBoxIndex(
            boxes.flat().map((value) => value * scale),
            { wrap },
          );
    const moving = createMovingIndex({ wrap });
    for (const [id, box] of boxes.entries()) moving.set(id, ...(box.map((value) => value * scale) as unknown as Box));
    const bytes = exportIndex(built);
    for (const index of [built, importIndex(bytes)]) {
      for (let asked = 0; asked < 8; asked++) {
        const [x, y] = drawPlace();
        const window: Box = [x, y, x + random.int(2 ** random.int(8)), y + random.int(2 ** random.int(8))];
        const [minX, minY, maxX, maxY] = window.map((value) => value * scale) as unknown as [
          number,
          number,
          number,
          number,
        ];
        const hits = copies.flatMap((all, item) =>
          all.some((box) => box[0] <= window[2] && window[0] <= box[2] && box[1] <= window[3] && window[1] <= box[3])
            ? [item]
            : [],
        );
        expect(sorted(index.search(minX, minY, maxX, maxY))).toBe(hits.join());
        expect(sorted(moving.search(minX, minY, maxX, maxY))).toBe(hits.join());
        const near = copies
          .map((all, item) => ({ item, square: Math.min(...all.map((box) => squareOf(box, x, y))) }))
          .sort((a, b) => a.square - b.square || a.item - b.item);
        const items = (list: typeof near): number[] => list.map(({ item }) => item);
        const limit = near[random.int(near.length || 1)]?.square ?? 7;
        const distance = Math.sqrt(limit) * scale;
        const within = items(near.filter(({ square }) => square <= limit));
        const isOdd = (item: number): boolean => item % 2 === 1;
        const k = [1, 7, Number.POSITIVE_INFINITY][random.int(3)]!;
        expect(sorted(index.within(minX, minY, distance))).toBe(sorted(within));
        expect(sorted(index.within(minX, minY, distance, isOdd))).toBe(sorted(within.filter(isOdd)));
        expect(index.nearest(minX, minY, k).join()).toBe(items(near).slice(0, k).join());
        expect(index.nearest(minX, minY, k, distance).join()).toBe(within.slice(0, k).join());
        expect(index.nearest(minX, minY, k, distance, isOdd).join()).toBe(within.filter(isOdd).slice(0, k).join());
      }
    }
    expect(exportIndex(importIndex(bytes))).toEqual(bytes);
  },
);
