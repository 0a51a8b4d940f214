import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { isQuick } from '../../../../config/runs.js';
import { createMovingIndex } from '../../src/index.js';
import { type Box, firstOnRay, layouts, runTraffic, type Traffic } from './traffic.js';

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
