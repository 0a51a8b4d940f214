/**
 * The same input gives the same bytes. The inputs are thousands of small lists with ties, gaps and leftovers, each with its own
 * options, so that rare cases are among them: the last of a row, two equal scores, a page that just fits. If you change an answer
 * on purpose, users get other answers for the same seed: say so in a changeset.
 */
import { createRandom, type Random } from '@kit/grid';
import {
  createAtlas,
  type Effort,
  type Method,
  type Obstacle,
  type Order,
  type PackOptions,
  pack,
  packSmallest,
  packStrip,
  type RectInput,
  type SmallestOptions,
} from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { isQuick } from '../../../../config/runs.js';
import { cutRects, uniformRects } from '../cases.js';

/** Rectangles of small sides, so that many are alike and sums meet; some may turn, others not. */
function drawRects(random: Random, most: number): RectInput[] {
  const kind = random.int(5);
  const count = 1 + random.int(most);
  if (kind === 0) return cutRects(random.int(1e6), 12 + random.int(20), 12 + random.int(20), Math.min(count, 40));
  const side = [3, 7, 12, 20][random.int(4)];
  return Array.from({ length: count }, () => {
    const rect = { width: 1 + random.int(side), height: kind === 1 ? side : 1 + random.int(side) };
    return kind === 2 && random.int(3) === 0 ? { ...rect, rotate: random.int(2) === 0 } : rect;
  });
}

function drawPage(random: Random): PackOptions {
  const [width, height] = [16 + random.int(25), 16 + random.int(25)];
  const obstacles: Obstacle[] = Array.from({ length: random.int(4) }, () => {
    const [x, y] = [random.int(width - 1), random.int(height - 1)];
    return { x, y, width: 1 + random.int(width - x), height: 1 + random.int(height - y), page: random.int(3) };
  });
  const sizes = [
    { width: 10 + random.int(20), height: 10 + random.int(20) },
    { width: 10 + random.int(20), height: 10 + random.int(20) },
  ];
  return {
    width,
    height,
    ...(random.int(3) === 0 ? { obstacles } : {}),
    ...(random.int(4) === 0 ? { sizes } : {}),
    ...(random.int(3) === 0 ? { pages: 1 + random.int(3) } : {}),
    ...(random.int(4) === 0 ? { padding: 1, border: random.int(3) } : {}),
    ...(random.int(4) === 0 ? { objective: random.int(2) === 0 ? 'area' : 'rects' } : {}),
    ...(random.int(5) === 0 ? { order: random.pick(['given', 'area', 'height', 'shorter-side'] as const) } : {}),
    rotate: random.int(2) === 0,
  };
}

function drawForm(random: Random): SmallestOptions {
  const forms: readonly SmallestOptions[] = [
    {},
    { square: true },
    { powerOfTwo: true },
    { multipleOf: 2 + random.int(6) },
    { ratio: 0.5 + random.int(4) / 2 },
    { maxWidth: 20 + random.int(20) },
    { maxHeight: 20 + random.int(20) },
    { maxWidth: 12, maxHeight: 12 },
    { maxAspect: 1 + random.int(3) },
  ];
  return { ...random.pick(forms), rotate: random.int(2) === 0, padding: random.int(2) };
}

/** Digests of the first fifth of so many answers and of all: FNV-1a over their JSON. `npm test` has the first only. */
function digests(answers: Iterable<unknown>, count: number): string[] {
  let hash = 0x811c_9dc5;
  let seen = 0;
  const told: string[] = [];
  for (const answer of answers) {
    for (const unit of JSON.stringify(answer)) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x0100_0193);
    seen++;
    if (seen === count / 5 || seen === count) told.push((hash >>> 0).toString(36));
    if (isQuick && told.length > 0) break;
  }
  return told;
}

function* packed(effort: Effort, count: number, most: number): Generator<unknown> {
  const random = createRandom(1);
  for (let i = 0; i < count; i++) {
    const rects = drawRects(random, most);
    const tagged = random.int(4) === 0 ? rects.map((rect, at) => ({ ...rect, tag: `${at % 4}` })) : rects;
    const maxEvaluations = 10 + random.int(60);
    yield pack(tagged, {
      ...drawPage(random),
      effort,
      maxEvaluations,
      seed: i,
      tags: i % 2 === 0 ? 'together' : 'exclusive',
    });
  }
}

function* smallest(effort: Effort, count: number, most: number): Generator<unknown> {
  const random = createRandom(2);
  for (let i = 0; i < count; i++) {
    yield packSmallest(drawRects(random, most), {
      ...drawForm(random),
      effort,
      maxEvaluations: 10 + random.int(60),
      seed: i,
    });
  }
}

function* strips(effort: Effort, count: number, most: number): Generator<unknown> {
  const random = createRandom(3);
  for (let i = 0; i < count; i++) {
    yield packStrip(drawRects(random, most), {
      width: 20 + random.int(20),
      rotate: random.int(2) === 0,
      ...(random.int(3) === 0 ? { maxHeight: 8 + random.int(30) } : {}),
      ...(random.int(4) === 0 ? { order: random.pick(['given', 'height'] as const) } : {}),
      effort,
      maxEvaluations: 10 + random.int(60),
      seed: i,
    });
  }
}

const methods: readonly Method[] = [
  ...(['guillotine-fixed-split', 'guillotine-larger-leftover'] as const),
  ...(['shorter-leftover', 'min-area', 'shorter-axis'] as const).map(
    (split) => `guillotine/best-short-side/${split}` as const,
  ),
  ...(['next-fit', 'best-height'] as const).map((rule) => `shelf/${rule}` as const),
  ...(['bottom-left', 'bottom-left-waste-map', 'lowest-gap'] as const).map((rule) => `skyline/${rule}` as const),
  ...(['best-short-side', 'best-area', 'bottom-left', 'contact-point'] as const).map(
    (rule) => `max-rects/${rule}` as const,
  ),
];

/** Each method in turn. */
function* byMethod(effort: Effort, count: number, most: number): Generator<unknown> {
  const random = createRandom(4);
  for (let i = 0; i < count; i++) {
    yield pack(drawRects(random, most), { ...drawPage(random), effort, method: methods[i % methods.length] });
  }
}

const orders: readonly Order[] = ['given', 'area', 'height', 'width', 'perimeter', 'longer-side', 'shorter-side'];

/** Each order in turn, in each way to pack. */
function* byOrder(effort: Effort, count: number, most: number): Generator<unknown> {
  const random = createRandom(5);
  for (let i = 0; i < count / 3; i++) {
    const rects = drawRects(random, most);
    const asked = { effort, order: orders[i % orders.length], maxEvaluations: 24 };
    yield pack(rects, { ...drawPage(random), ...asked, tags: 'prefer-together' });
    yield packSmallest(rects, { ...drawForm(random), ...asked });
    yield packStrip(rects, { width: 20 + random.int(20), rotate: random.int(2) === 0, ...asked });
  }
}

/** Searches that are long, or far from their bound. */
function* longOnes(effort: Effort, count: number, most: number): Generator<unknown> {
  const limited = { effort, maxEvaluations: effort === 'best' ? 2500 : 200 };
  for (let i = 0; i < count; i++) {
    // The last is a long one.
    const rects = uniformRects(i, i + 1 === count ? 800 : 5 + ((i * most) % 70), 3, 40);
    if (i % 2 === 1) yield packStrip(rects, { width: i + 1 === count ? 300 : 90, ...limited });
    else yield packSmallest(rects, { rotate: i % 3 === 0, border: i % 4, ...limited });
  }
}

/** What comes, goes, moves and grows in an atlas. */
function* atlases(_: Effort, count: number, most: number): Generator<unknown> {
  for (let seed = 1; seed <= count; seed++) {
    const atlas = createAtlas({ width: 60, height: 50, padding: seed % 3, border: seed % 2, rotate: seed % 4 > 1 });
    const rects = uniformRects(seed, most, 2, 14);
    const told: unknown[] = rects.map((rect, at) => [atlas.add(rect), at % 3 > 0 && atlas.remove((at * 7) % 40)]);
    told.push(atlas.compact({ maxMoves: 4 }), atlas.compact(), atlas.toPacking());
    atlas.grow(70, 50);
    told.push(
      rects.slice(0, 20).map((rect) => atlas.add({ ...rect, rotate: false })),
      atlas.toPacking(),
    );
    yield told;
  }
}

test.each([
  ['pack', 'fast', packed, 240, 60, '1b1bj2y', '1lwq888'],
  ['pack', 'good', packed, 100, 30, '1rq1bfn', '1eu6ioz'],
  ['pack', 'best', packed, 60, 30, '14inxek', 'l5aa2d'],
  ['packSmallest', 'fast', smallest, 160, 60, '16reizl', '1mzoxpi'],
  ['packSmallest', 'good', smallest, 60, 30, '18t57er', 'phipng'],
  ['packSmallest', 'best', smallest, 40, 30, '1l7si6p', '11sr0wu'],
  ['packStrip', 'fast', strips, 160, 60, 'ejn7wo', 'j264py'],
  ['packStrip', 'good', strips, 80, 30, '1s669j5', '1njkjfv'],
  ['packStrip', 'best', strips, 60, 30, '1jmxxoz', '17rewap'],
  ['pack by methods', 'good', byMethod, 140, 60, 'q5i5aq', 'pdjeju'],
  ['all by orders', 'fast', byOrder, 105, 40, '1el8ers', '8hewwu'],
  ['all by orders', 'good', byOrder, 105, 24, 'jbyfol', 'g52ncq'],
  ['long ones', 'good', longOnes, 20, 7, 'r13oqx', '1kusw4u'],
  ['long ones', 'best', longOnes, 10, 7, 'wjz3ef', '1hgt8vv'],
  ['createAtlas', 'fast', atlases, 15, 90, '1vsf4ad', 'hezn91'],
] as const)('%s, %s: small lists by the dozen', (_, effort, make, count, most, few, all) => {
  expect(digests(make(effort, count, most), count)).toEqual(isQuick ? [few] : [few, all]);
});
