/**
 * Equal input gives equal bytes, over very many small inputs: lists with ties, gaps and leftovers, each with options of its own.
 * What only a rare list meets (the last of a row, two equal scores, a page that just fits) is met by some of them.
 */
import { createRandom, type Random } from '@kit/grid';
import {
  type Effort,
  type Obstacle,
  type PackOptions,
  pack,
  packSmallest,
  packStrip,
  type RectInput,
  type SmallestOptions,
} from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { isQuick } from '../../../../config/runs.js';
import { cutRects } from '../cases.js';

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
] as const)('%s, %s: small lists by the dozen', (_, effort, make, count, most, few, all) => {
  expect(digests(make(effort, count, most), count)).toEqual(isQuick ? [few] : [few, all]);
});
