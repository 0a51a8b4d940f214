import { createRandom, type Random } from '@kit/grid';
import { expect } from 'vitest';
import { createMovingIndex, type MovingIndex } from '../../src/index.js';

/**
 * Random changes and questions on an index, and the same on a list that is looked through whole. All coordinates are whole
 * numbers times a power of two, so the list is exact: it compares whole numbers.
 */
export type Traffic = {
  readonly seed: number;
  readonly changes: number;
  readonly kind: 'boxes' | 'points';
  readonly layout: keyof typeof layouts;
  /** All coordinates are multiplied by this power of two. */
  readonly scale: number;
  /** The world repeats itself, in units of the whole numbers; 0 if not. */
  readonly width: number;
  readonly height: number;
  /** How many ids there are. */
  readonly ids: number;
};

export type Box = [minX: number, minY: number, maxX: number, maxY: number];

const side = 1_024;

/** Where an item is, and how large it may be. */
export const layouts = {
  uniform: (random: Random) => [random.int(side), random.int(side), random.int(30)],
  clustered: (random: Random) => [300 + random.int(9), 700 + random.int(9) + 100 * random.int(3), random.int(3)],
  'at few places': (random: Random) => [random.int(3), random.int(3), random.int(2)],
  'of all sizes': (random: Random) => [random.int(side), random.int(side), random.int(2 ** random.int(11))],
  'in a line': (random: Random) => [random.int(side), 5, random.int(4)],
  'far apart': (random: Random) => [random.int(3) * 2 ** 30, random.int(3) * 2 ** 30, random.int(2 ** 20)],
} satisfies Record<string, (random: Random) => [number, number, number] | number[]>;

/** Runs the traffic; returns how many questions were asked. */
export function runTraffic(traffic: Traffic): number {
  const { seed, changes, kind, layout, scale, width, height, ids } = traffic;
  const random = createRandom(seed);
  const wrap = width || height ? { width: width * scale || undefined, height: height * scale || undefined } : undefined;
  const index = createMovingIndex({ kind, wrap });
  const items = new Map<number, Box>();
  let asked = 0;
  const drawBox = (): Box => {
    const [x = 0, y = 0, size = 0] = layouts[layout](random);
    const [offX, offY] = width || height ? [random.int(3) * width - width, random.int(3) * height - height] : [0, 0];
    if (kind === 'points') return [x + offX, y + offY, x + offX, y + offY];
    return [x + offX, y + offY, x + offX + random.int(size + 1), y + offY + random.int(size + 1)];
  };
  const idOf = (n: number): number => (n * 2_654_435) % 2 ** 24;
  const put = (id: number, box: Box): void => {
    const scaled = box.map((value) => value * scale);
    if (kind === 'points') index.set(id, scaled[0]!, scaled[1]!);
    else index.set(id, scaled[0]!, scaled[1]!, scaled[2]!, scaled[3]!);
    items.set(id, inWorld(box, width, height));
  };
  // Times of growth, of moving about, and of going.
  for (let change = 0; change < changes; change++) {
    const id = idOf(random.int(ids));
    const phase = Math.floor((6 * change) / changes) % 3;
    const former = items.get(id);
    if (random.int(10) < [1, 1, 7][phase]!) expectSame(index.remove(id), items.delete(id));
    else if (former && random.int(3) > 0) {
      const [dx, dy] = [random.int(9) - 4, random.int(9) - 4];
      put(id, [former[0] + dx, former[1] + dy, former[2] + dx, former[3] + dy]);
    } else put(id, drawBox());
    expectSame(index.size, items.size);
    const isRare = random.int(Math.min(items.size, 200) + 5) < 2;
    if (isRare || change === changes - 1) {
      ask(index, items, traffic, random, drawBox());
      asked++;
    }
  }
  return asked;
}

/** All questions once. */
function ask(index: MovingIndex, items: Map<number, Box>, traffic: Traffic, random: Random, about: Box): void {
  const { scale, width, height } = traffic;
  const sorted = (ids: number[]): string => ids.toSorted((a, b) => a - b).join();
  const entries = [...items];
  const images = imagesOf(width, height);
  const [minX, minY] = inWorld(about, width, height);
  const window: Box = [minX, minY, minX + random.int(200), minY + random.int(2 ** random.int(10))];
  const touching = (one: Box, two: Box): boolean =>
    images.some(([x, y]) => touches(one, [two[0] + x, two[1] + y, two[2] + x, two[3] + y]));
  const expected = entries.filter(([, box]) => touching(window, box)).map(([id]) => id);
  const [a, b, c, d] = window.map((value) => value * scale) as Box;
  expect(sorted(index.search(a, b, c, d))).toBe(sorted(expected));
  const visited: number[] = [];
  expect(index.search(a, b, c, d, (id) => void visited.push(id))).toBe(false);
  expect(sorted(visited)).toBe(sorted(expected));

  const squareOf = ([x0, y0, x1, y1]: Box): number =>
    Math.min(
      ...images.map(([x, y]) => {
        const dx = Math.max(x0 + x - minX, 0, minX - x1 - x);
        const dy = Math.max(y0 + y - minY, 0, minY - y1 - y);
        return dx * dx + dy * dy;
      }),
    );
  const far = entries.map(([id, box]) => ({ id, square: squareOf(box) }));
  far.sort((one, two) => one.square - two.square || one.id - two.id);
  const limit = random.int(2) ? (far[random.int(far.length || 1)]?.square ?? 7) : random.int(50_000);
  const [x, y, distance] = [minX * scale, minY * scale, Math.sqrt(limit) * scale];
  const near = far.filter(({ square }) => square <= limit).map(({ id }) => id);
  expect(sorted(index.within(x, y, distance))).toBe(sorted(near));
  const k = random.int(4) ? 1 + random.int(12) : Number.POSITIVE_INFINITY;
  const isOdd = (id: number): boolean => id % 2 === 1;
  expect(index.nearest(x, y, k).join()).toBe(
    far
      .slice(0, k)
      .map(({ id }) => id)
      .join(),
  );
  expect(index.nearest(x, y, k, distance).join()).toBe(near.slice(0, k).join());
  expect(index.nearest(x, y, k, distance, isOdd).join()).toBe(near.filter(isOdd).slice(0, k).join());

  if (entries.length < 400) {
    const pairs: string[] = [];
    index.overlaps((one, two) => void pairs.push([Math.min(one, two), Math.max(one, two)].join('-')));
    const all = entries.flatMap(([one, box], at) =>
      entries
        .slice(at + 1)
        .flatMap(([two, other]) => (touching(box, other) ? [[Math.min(one, two), Math.max(one, two)].join('-')] : [])),
    );
    expect(pairs.toSorted().join()).toBe(all.toSorted().join());
  }
  const [dx, dy] = [random.int(7) - 3, random.int(7) - 3];
  if (dx === 0 && dy === 0) return;
  const hit = index.cast(x, y, dx * scale, dy * scale);
  if (!width && !height) expect(hit).toEqual(firstOnRay(entries, minX, minY, dx, dy));
  else if (entries.length < 100) {
    const { first, end } = firstAround(entries, minX, minY, dx, dy, width, height);
    if ((hit?.time ?? end) < end || (first?.time ?? end) < end) expect(hit).toEqual(first);
  }
}

/** The first item that a ray meets in a world that wraps, if it is met before `end`: until then all copies are looked through. */
export function firstAround(
  entries: readonly (readonly [number, Box])[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  width: number,
  height: number,
  worlds = 6,
) {
  const along = (period: number): number[] =>
    period ? Array.from({ length: 2 * worlds + 1 }, (_, at) => (at - worlds) * period) : [0];
  const copies = entries.flatMap(([id, [minX, minY, maxX, maxY]]) =>
    along(width).flatMap((right) =>
      along(height).map((down) => [id, [minX + right, minY + down, maxX + right, maxY + down]] as [number, Box]),
    ),
  );
  // Items are at most three worlds long.
  const endAlong = (period: number, step: number): number =>
    period && step ? ((worlds - 4) * period) / Math.abs(step) : Number.POSITIVE_INFINITY;
  const end = Math.min(endAlong(width, dx), endAlong(height, dy));
  return { first: firstOnRay(copies, x, y, dx, dy), end };
}

/** The first item that a ray meets, of all that it meets. */
export function firstOnRay(entries: Iterable<readonly [number, Box]>, x: number, y: number, dx: number, dy: number) {
  let first: { item: number; time: number } | undefined;
  for (const [item, box] of entries) {
    const time = timeOf(box, x, y, dx, dy);
    if (time === undefined) continue;
    if (!first || time < first.time || (time === first.time && item < first.item)) first = { item, time };
  }
  return first;
}

/** The same for few items and a thousand turns: each image in the one direction, with those of the other that the ray passes then. */
export function firstByTurns(
  entries: readonly (readonly [number, Box])[],
  x: number,
  y: number,
  [dx, dy]: [number, number],
  [width, height]: [number, number],
) {
  let first: { item: number; time: number } | undefined;
  const turnsX = width && dx ? 1_100 : 2;
  for (const [item, [minX, minY, maxX, maxY]] of entries) {
    for (let turn = -2; turn <= turnsX; turn++) {
      const right = width * turn * (dx < 0 ? -1 : 1);
      if (!width && turn !== 0) continue;
      const [from, to] = spanOf(minX + right - x, maxX + right - x, dx);
      if (from > to) continue;
      // Where it is in y while it is in x; to the end of all where it stays in x.
      const last = to === Number.POSITIVE_INFINITY ? (1_100 * height) / Math.abs(dy || 1) : to;
      const [low, high] = [y + from * dy, y + last * dy].sort((a, b) => a - b) as [number, number];
      const [down, up] = height
        ? [Math.floor((low - maxY) / height) - 1, Math.ceil((high - minY) / height) + 1]
        : [0, 0];
      for (let image = down; image <= up; image++) {
        const time = timeOf([minX + right, minY + image * height, maxX + right, maxY + image * height], x, y, dx, dy);
        if (time === undefined) continue;
        if (!first || time < first.time || (time === first.time && item < first.item)) first = { item, time };
      }
    }
  }
  return first;
}

/** The times in a span of one axis. */
function spanOf(near: number, far: number, step: number): [number, number] {
  if (step === 0) return near <= 0 && far >= 0 ? [0, Number.POSITIVE_INFINITY] : [1, 0];
  return [Math.max(0, Math.min(near / step, far / step)), Math.max(near / step, far / step)];
}

function imagesOf(width: number, height: number): [number, number][] {
  // Items and windows begin in the world, and are at most a few worlds long.
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const along = (period: number): number[] => (period ? steps.map((step) => step * period) : [0]);
  return along(width).flatMap((x) => along(height).map((y): [number, number] => [x, y]));
}

function touches(one: Box, two: Box): boolean {
  return one[0] <= two[2] && two[0] <= one[2] && one[1] <= two[3] && two[1] <= one[3];
}

/** When a ray is in a box first: the times of each direction cut with each other. */
function timeOf(box: Box, x: number, y: number, dx: number, dy: number): number | undefined {
  const spans = [
    [box[0] - x, box[2] - x, dx],
    [box[1] - y, box[3] - y, dy],
  ] as const;
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (const [near, far, step] of spans) {
    if (step === 0 && (near > 0 || far < 0)) return undefined;
    if (step === 0) continue;
    from = Math.max(from, (step > 0 ? near : far) / step);
    to = Math.min(to, (step > 0 ? far : near) / step);
  }
  return from <= to ? from : undefined;
}

/** The image of a box that begins in the world. */
function inWorld([minX, minY, maxX, maxY]: Box, width: number, height: number): Box {
  const x = width ? Math.floor(minX / width) * width : 0;
  const y = height ? Math.floor(minY / height) * height : 0;
  return [minX - x, minY - y, maxX - x, maxY - y];
}

/** As `expect`, which takes long where it is asked a million times. */
function expectSame(given: unknown, expected: unknown): void {
  if (given !== expected) expect(given).toBe(expected);
}
