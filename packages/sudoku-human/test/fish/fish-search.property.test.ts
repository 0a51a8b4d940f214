import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBaseFinder } from '../../src/fish/fish-bases.js';
import { createFishSearch, type FishPlan } from '../../src/fish/fish-search.js';
import { runs } from '../runs.js';
import { cells } from '../techniques/positions.js';
import { everyFish } from './every-fish.js';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const columns = rows.map((i) => 9 + i);
const boxes = rows.map((i) => 18 + i);
const all = [...rows, ...columns, ...boxes];

const plans: Record<string, FishPlan> = {
  'locked candidates': { size: 1, bases: all, covers: all, maxFins: 0 },
  'finned X-Wings': { size: 2, bases: rows, covers: columns, maxFins: 4 },
  'franken fish': { size: 2, bases: [...rows, ...boxes], covers: [...columns, ...boxes], maxFins: 2 },
  'mutant fish': { size: 2, bases: all, covers: all, maxFins: 1 },
  'box and line fish of size three': { size: 3, bases: boxes, covers: columns, maxFins: 2 },
};

test.each(Object.entries(plans))('the engine finds all %s and each once', (_, plan) => {
  let fish = 0;
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 30 }), fc.shuffledSubarray([...cells], { minLength: 30 }), (count, order) => {
      const places = order.slice(0, count).sort((a, b) => a - b);
      const board = new Int32Array(6);
      for (const cell of places) board[3 + Math.floor(cell / 27)] |= 1 << (cell % 27);
      const found: string[] = [];
      const among = runSlices(createBaseFinder(plan.size, plan.bases, plan.covers)(board, 3));
      const search = createFishSearch(plan)(board, 3, among, -1, ({ bases, covers, struck }) => {
        const lost = cells.filter((cell) => struck[Math.floor(cell / 27)] & (1 << (cell % 27)));
        found.push([bases, covers.toSorted((a, b) => a - b), lost].map((list) => list.join(',')).join(' / '));
        return false;
      });
      runSlices(search);
      expect(found.sort()).toEqual(everyFish(places, plan));
      fish += found.length;
    }),
    { numRuns: runs(10) },
  );
  expect(fish).toBeGreaterThan(0);
});
