import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { isQuick } from '../../../../config/runs.js';
import { createMovingIndex } from '../../src/index.js';
import { type Box, firstByTurns, firstOnRay, layouts, runTraffic, type Traffic } from './traffic.js';

const runs = (few: number): number => fc.readConfigureGlobal()?.numRuns ?? (isQuick ? Math.ceil(few / 4) : few);
const layoutNames = Object.keys(layouts) as (keyof typeof layouts)[];
const kinds = fc.constantFrom<Traffic['kind']>('boxes', 'points');

describe('an index that changes answers as a list that is looked through', () => {
  for (const layout of layoutNames) {
    prop([fc.nat(), kinds, fc.constantFrom(4, 40, 400), fc.constantFrom(-1_060, -530, -400, 0, 1, 440)], {
      numRuns: runs(8),
    })(layout, (seed, kind, ids, exponent) => {
      const asked = runTraffic({ seed, kind, layout, ids, scale: 2 ** exponent, changes: 600, width: 0, height: 0 });
      expect(asked).toBeGreaterThan(0);
    });
  }

  prop(
    [
      fc.nat(),
      kinds,
      fc.constantFrom(...layoutNames.filter((name) => name !== 'far apart')),
      fc.constantFrom(3, 40, 300),
      fc.constantFrom<[number, number]>([1_024, 1_024], [1_024, 0], [0, 360], [720, 360]),
    ],
    { numRuns: runs(12) },
  )('in a world that wraps', (seed, kind, layout, ids, [width, height]) => {
    runTraffic({ seed, kind, layout, ids, scale: 1, changes: 500, width, height });
  });
});

prop([fc.nat(), fc.constantFrom(10, 60, 400), fc.constantFrom(8, 40, 300)], { numRuns: runs(12) })(
  'a ray meets what is first among all that it meets',
  (seed, count, size) => {
    const random = createRandom(seed);
    const index = createMovingIndex();
    const boxes = Array.from({ length: count }, (_, id): [number, Box] => {
      const [x, y] = [random.int(1_024) - 512, random.int(1_024) - 512];
      return [id, [x, y, x + random.int(size), y + random.int(size)]];
    });
    for (const [id, box] of boxes) index.set(id, ...box);
    for (let rays = 0; rays < 300; rays++) {
      const [x, y] = [random.int(1_600) - 800, random.int(1_600) - 800];
      const [dx, dy] = rays % 3 ? [random.int(41) - 20, random.int(41) - 20] : [0, random.int(2) || -1];
      if (dx === 0 && dy === 0) continue;
      expect(index.cast(x, y, dx, dy)).toEqual(firstOnRay(boxes, x, y, dx, dy));
    }
  },
);

prop(
  [
    fc.nat(),
    fc.constantFrom(1, 3, 9),
    fc.constantFrom<[number, number]>([1_024, 1_024], [997, 641], [1_024, 0], [0, 360]),
    fc.constantFrom<[number, number]>(
      [1_024, 1],
      [3, 1_000],
      [641, 997],
      [-7, 5],
      [1, -1],
      [0, -3],
      [2, 0],
      [-355, 113],
    ),
  ],
  { numRuns: runs(40) },
)('a ray meets a rare item after many turns around the world', (seed, count, [width, height], [dx, dy]) => {
  const random = createRandom(seed);
  const index = createMovingIndex({ wrap: { width: width || undefined, height: height || undefined } });
  const boxes = Array.from({ length: count }, (_, id): [number, Box] => {
    const [x, y] = [random.int(width || 900), random.int(height || 900)];
    return [id, [x, y, x + random.int(6), y + random.int(6)]];
  });
  for (const [id, box] of boxes) index.set(id, ...box);
  for (let rays = 0; rays < 4; rays++) {
    const [x, y] = [random.int(width || 900), random.int(height || 900)];
    const hit = index.cast(x, y, dx, dy);
    const first = firstByTurns(boxes, x, y, [dx, dy], [width, height]);
    // A thousand turns are promised; the list has those in x.
    const end = dx ? (1_000 * (width || 1e9)) / Math.abs(dx) : Number.POSITIVE_INFINITY;
    if ((hit?.time ?? end) < end || (first?.time ?? end) < end) expect(hit).toEqual(first);
  }
});
