import { createRandom, type Random } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { isQuick } from '../../../../config/runs.js';
import { createBoxIndex, createPointIndex, exportIndex, importIndex, type SpatialIndex } from '../../src/index.js';

/** So many draws, a fourth of them in `npm test`, and as many as it says in a soak. */
const runs = (few: number): number => fc.readConfigureGlobal()?.numRuns ?? (isQuick ? Math.ceil(few / 4) : few);

type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** The oracle: every box is looked at; a point is a box without a size. */
function scan(boxes: readonly Box[], window: Box): number[] {
  return boxes.flatMap(([minX, minY, maxX, maxY], index) =>
    minX <= window[2] && maxX >= window[0] && minY <= window[3] && maxY >= window[1] ? [index] : [],
  );
}

type Near = { readonly index: number; readonly distance: number };

/** How far a box is from a point in both directions. */
function sidesTo([minX, minY, maxX, maxY]: Box, x: number, y: number): [dx: number, dy: number] {
  return [Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY)];
}

/** Compares distances by their squares; squares that would lose digits are taken of the distances times 2⁶⁰⁰. */
function compareDistances([ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const plain = ax * ax + ay * ay - (bx * bx + by * by);
  if (Math.max(ax, ay) >= 1e-139 || Math.max(bx, by) >= 1e-139) return plain;
  const [sx, sy, tx, ty] = [ax, ay, bx, by].map((side) => side * 2 ** 600);
  return sx * sx + sy * sy - (tx * tx + ty * ty);
}

/** All of them, nearest first. */
function scanNearest(boxes: readonly Box[], x: number, y: number): Near[] {
  return boxes
    .map((box, index) => ({ index, sides: sidesTo(box, x, y) }))
    .sort((a, b) => compareDistances(a.sides, b.sides) || a.index - b.index)
    .map(({ index, sides }) => ({ index, distance: Math.hypot(...sides) }));
}

const isOdd = (item: number): boolean => item % 2 === 1;
const sorted = (items: readonly number[]): number[] => items.toSorted((a, b) => a - b);

function expectSameAsScan(index: SpatialIndex, boxes: readonly Box[], windows: readonly Box[], k: number): void {
  for (const window of windows) {
    const hits = index.search(...window);
    expect(hits.toSorted((a, b) => a - b).join()).toBe(scan(boxes, window).join());
    expect(index.search(...window).join()).toBe(hits.join());
    const [x, y, , maxY] = window;
    const within = maxY - y > 0 ? 3 * (maxY - y) : Number.POSITIVE_INFINITY;
    const nearest = scanNearest(boxes, x, y);
    const reach = within * (1 + 2 ** -50);
    const near = nearest.filter(({ distance }) => distance <= reach).map(({ index: item }) => item);
    expect(index.nearest(x, y, k).join()).toBe(
      nearest
        .slice(0, k)
        .map(({ index: item }) => item)
        .join(),
    );
    expect(index.nearest(x, y, k, within).join()).toBe(near.slice(0, k).join());
    expect(sorted(index.within(x, y, within)).join()).toBe(sorted(near).join());
    expect(index.within(x, y, within, isOdd).join()).toBe(index.within(x, y, within).filter(isOdd).join());
    expect(index.nearest(x, y, k, within, isOdd).join()).toBe(near.filter(isOdd).slice(0, k).join());
    expect(index.search(...window, isOdd).join()).toBe(hits.filter(isOdd).join());
  }
  const copy = importIndex(exportIndex(index));
  for (const [x, y, maxX, maxY] of windows.slice(0, 2)) {
    expect(copy.search(x, y, maxX, maxY).join()).toBe(index.search(x, y, maxX, maxY).join());
    expect(copy.nearest(x, y, k).join()).toBe(index.nearest(x, y, k).join());
    expect(copy.within(x, y, maxY - y).join()).toBe(index.within(x, y, maxY - y).join());
  }
}

/** The distance of each item includes the item, however it is computed, and no item that is really further. */
function expectDistancesIncluded(index: SpatialIndex, boxes: readonly Box[], x: number, y: number): void {
  const distances = boxes.map((box) => Math.hypot(...sidesTo(box, x, y)));
  for (const [item, box] of boxes.entries()) {
    const [dx, dy] = sidesTo(box, x, y);
    const ways = [distances[item]];
    // The square root of a square that lost digits is no distance.
    if (Math.max(dx, dy) > 1e-140 || Math.max(dx, dy) === 0)
      ways.push(Math.sqrt(dx * dx + dy * dy), (dx ** 2 + dy ** 2) ** 0.5);
    for (const distance of ways) {
      const within = index.within(x, y, distance);
      const more = distance === 0 ? 0 : distance * (1 + 1e-14) + Number.MIN_VALUE;
      expect(within.filter((other) => distances[other] > more)).toEqual([]);
      const all = new Set(within);
      expect(boxes.flatMap((_, other) => (distances[other] <= distance && !all.has(other) ? [other] : []))).toEqual([]);
      expect(all.has(item)).toBe(true);
      expect(sorted(index.nearest(x, y, Number.POSITIVE_INFINITY, distance))).toEqual(sorted(within));
    }
  }
  expect(sorted(index.nearest(x, y, Number.POSITIVE_INFINITY))).toEqual(boxes.map((_, item) => item));
}

const indexOfPoints = (boxes: readonly Box[]): SpatialIndex =>
  createPointIndex(
    boxes.map(([x]) => x),
    boxes.map(([, y]) => y),
  );
const indexOfBoxes = (boxes: readonly Box[]): SpatialIndex => createBoxIndex(Object.freeze(boxes.flat()));

describe('small and degenerate data', () => {
  // Few different coordinates: equal points, points in a line, boxes without area, ties.
  const few = fc.integer({ min: -3, max: 3 });
  const wild = fc.double({ min: -1e150, max: 1e150, noNaN: true });
  const odd = fc.constantFrom(0, -0, 5e-324, 1e-300, -1e-160, 1e150, -1e150, 1 / 3, 2 ** 53, 1e-9, 1 + 2 ** -52, 1);

  const boxesOf = (coordinate: fc.Arbitrary<number>): fc.Arbitrary<Box> =>
    fc
      .tuple(coordinate, coordinate, coordinate, coordinate)
      .map(([a, b, c, d]): Box => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]);

  // A distance from nothing up to the greatest, with a few digits or all of them.
  const anywhere = fc
    .tuple(fc.integer({ min: -1_074, max: 495 }), fc.oneof(few, fc.double({ min: -2, max: 2, noNaN: true })))
    .map(([exponent, digits]) => digits * 2 ** exponent);
  const near = (exponent: number) =>
    fc.oneof(few, fc.double({ min: -2, max: 2, noNaN: true })).map((digits) => digits * 2 ** exponent);

  const exponents = [-1_074, -1_073, -1_060, -800, -540, -530, -466, -464, -300, 0, 300, 495];
  const magnitudes: [name: string, coordinate: fc.Arbitrary<number>][] = [
    ['all magnitudes at once', anywhere],
    ...exponents.map((exponent): [string, fc.Arbitrary<number>] => [`magnitude 2 ** ${exponent}`, near(exponent)]),
  ];

  describe.each(magnitudes)('%s: a distance includes its item', (_, coordinate) => {
    const box = boxesOf(coordinate);
    const point = fc.tuple(coordinate, coordinate).map(([x, y]): Box => [x, y, x, y]);
    const place = fc.oneof(
      fc.constant([0, 0] as const),
      fc.constant([-0, -0] as const),
      fc.tuple(coordinate, coordinate),
    );

    prop([fc.array(point, { minLength: 1, maxLength: 24, size: 'max' }), place], { numRuns: runs(20) })(
      'points',
      (points, [x, y]) => expectDistancesIncluded(indexOfPoints(points), points, x, y),
    );

    prop([fc.array(box, { minLength: 1, maxLength: 24, size: 'max' }), place], { numRuns: runs(20) })(
      'boxes',
      (boxes, [x, y]) => expectDistancesIncluded(indexOfBoxes(boxes), boxes, x, y),
    );
  });

  describe.each([
    ['few', few],
    ['wild', wild],
    ['odd', odd],
    ['tiny', fc.oneof(anywhere, near(-1_073), near(-530))],
    ['mixed', fc.oneof(few, wild, odd, anywhere)],
  ])('with %s coordinates', (_, coordinate) => {
    const box = boxesOf(coordinate);
    const point = fc.tuple(coordinate, coordinate).map(([x, y]): Box => [x, y, x, y]);
    const windows = fc.array(box, { minLength: 1, maxLength: 5 });
    const k = fc.integer({ min: 1, max: 9 });

    prop([fc.array(point, { maxLength: 120, size: 'max' }), windows, k], { numRuns: runs(40) })(
      'points',
      (points, tried, wanted) => {
        expectSameAsScan(indexOfPoints(points), points, [...tried, ...points.slice(0, 3)], wanted);
      },
    );

    prop([fc.array(box, { maxLength: 120, size: 'max' }), windows, k], { numRuns: runs(40) })(
      'boxes',
      (boxes, tried, wanted) => {
        expectSameAsScan(indexOfBoxes(boxes), boxes, [...tried, ...boxes.slice(0, 3)], wanted);
      },
    );
  });
});

describe('larger data', () => {
  const world = 10_000;
  type Place = readonly [x: number, y: number];

  /** Sums of four draws: bell-shaped, without logarithms. */
  const bell = (random: Random, spread: number): number =>
    (random.next() + random.next() + random.next() + random.next() - 2) * spread;

  const layouts: Record<string, (random: Random, count: number) => Place[]> = {
    uniform: (random, count) => Array.from({ length: count }, () => [random.next() * world, random.next() * world]),
    clustered: (random, count) => {
      const centers = Array.from({ length: 7 }, () => [random.next() * world, random.next() * world]);
      return Array.from({ length: count }, () => {
        const [x, y] = random.pick(centers);
        return [x + bell(random, 50), y + bell(random, 50)];
      });
    },
    'clusters in clusters': (random, count) =>
      Array.from({ length: count }, () => {
        const scale = 10 ** -random.int(9);
        return [scale * random.next(), scale * random.next()];
      }),
    'on a lattice': (random, count) => Array.from({ length: count }, () => [random.int(40), random.int(40)]),
    'in a line': (random, count) => Array.from({ length: count }, () => [random.next() * world, 7]),
    'at two places': (random, count) => Array.from({ length: count }, () => (random.int(2) ? [1, 1] : [2, 5])),
  };

  const windowAround = (random: Random, [x, y]: Place, extent: number): Box => {
    const side = extent * [0, 0.001, 0.01, 0.1, 1][random.int(5)];
    const minX = x - side * random.next();
    const minY = y - side * random.next();
    return [minX, minY, minX + side, minY + side];
  };

  const cases = fc.tuple(fc.constantFrom(...Object.keys(layouts)), fc.nat(), fc.integer({ min: 200, max: 1_500 }));

  prop([cases], { numRuns: runs(15) })('points', ([layout, seed, count]) => {
    const random = createRandom(seed);
    const places = layouts[layout](random, count);
    const extent = Math.max(...places.map(([x]) => x));
    const points = places.map(([x, y]): Box => [x, y, x, y]);
    const windows = Array.from({ length: 8 }, () => windowAround(random, random.pick(places), extent));
    expectSameAsScan(indexOfPoints(points), points, windows, 1 + random.int(40));
  });

  prop([cases, fc.constantFrom(1, 8, 30)], { numRuns: runs(15) })(
    'boxes of any sizes',
    ([layout, seed, count], range) => {
      const random = createRandom(seed);
      const places = layouts[layout](random, count);
      const extent = Math.max(...places.map(([x]) => x));
      // From all about the same size to a few giants among many that are tiny.
      const side = () => (random.next() * extent) / 2 ** random.int(range) / 20;
      const boxes = places.map(([x, y]): Box => [x, y, x + side(), y + side()]);
      const windows = Array.from({ length: 8 }, () => windowAround(random, random.pick(places), extent));
      expectSameAsScan(indexOfBoxes(boxes), boxes, windows, 1 + random.int(40));
    },
  );

  prop([fc.nat(), fc.integer({ min: 200, max: 1_500 })], { numRuns: runs(15) })(
    'few clusters, asked from far away: most cells around hold nothing',
    (seed, count) => {
      const random = createRandom(seed);
      const centers = Array.from({ length: 1 + random.int(3) }, () => [random.next() * world, random.next() * world]);
      // One point in each corner, so that the grid is wide whatever the clusters are.
      const corners: Place[] = [0, 1, 2, 3].map((n) => [(n & 1) * world, (n >> 1) * world]);
      const places = Array.from({ length: count }, (_, n): Place => {
        const [x, y] = random.pick(centers);
        return corners[n] ?? [x + bell(random, 50), y + bell(random, 50)];
      });
      const points = places.map(([x, y]): Box => [x, y, x, y]);
      const index = indexOfPoints(points);
      for (let asked = 0; asked < 40; asked++) {
        const [x, y] = [random.next() * world, random.next() * world];
        const k = 1 + random.int(6);
        const nearest = scanNearest(points, x, y).slice(0, k);
        expect(index.nearest(x, y, k).join()).toBe(nearest.map(({ index: item }) => item).join());
      }
    },
  );
});
