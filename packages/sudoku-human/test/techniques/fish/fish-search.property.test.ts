import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellSet, setOf } from '../../../src/kernel/cell-sets.js';
import { classicTables } from '../../../src/kernel/geometry.js';
import { createBaseFinder } from '../../../src/techniques/fish/fish-bases.js';
import { listed } from '../../../src/techniques/fish/fish-houses.js';
import { createFishSearch, type FishPlan } from '../../../src/techniques/fish/fish-search.js';
import { runs } from '../../runs.js';
import { cells, houses } from '../positions.js';
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

/** The fish of the places, all of those that the engine finds where these cells have changed, as text. */
function fishOf(places: readonly number[], plan: FishPlan, changed?: CellSet): string[] {
  const board = new Int32Array(6);
  for (const cell of places) board[3 + (cell >> 5)] |= 1 << (cell & 31);
  const found: string[] = [];
  const among = runSlices(createBaseFinder(classicTables, plan, plan.size)(board, 3, changed));
  const inList = listed(classicTables, plan.bases, changed);
  const search = createFishSearch(classicTables, plan)(board, 3, among, inList, ({ bases, covers, struck }) => {
    const lost = cells.filter((cell) => struck[cell >> 5] & (1 << (cell & 31)));
    found.push([bases, covers.toSorted((a, b) => a - b), lost].map((list) => list.join(',')).join(' / '));
    return false;
  });
  runSlices(search);
  return found.sort();
}

test.each(Object.entries(plans))('the engine finds all %s and each once, of changed bases those alone', (_, plan) => {
  const seen = { all: 0, changed: 0 };
  const board = fc.tuple(
    fc.integer({ min: 8, max: 30 }),
    fc.shuffledSubarray([...cells], { minLength: 30 }),
    fc.subarray([...cells], { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(board, ([count, order, changed]) => {
      const places = order.slice(0, count).sort((a, b) => a - b);
      const fish = everyFish(places, plan);
      expect(fishOf(places, plan)).toEqual(fish);
      const ofChanged = fish.filter((text) =>
        text
          .split(' / ')[0]
          .split(',')
          .some((base) => changed.some((cell) => houses[Number(base)].includes(cell))),
      );
      expect(fishOf(places, plan, setOf(changed))).toEqual(ofChanged);
      seen.all += fish.length;
      seen.changed += ofChanged.length;
    }),
    { numRuns: runs(10) },
  );
  expect(seen.changed).toBeGreaterThan(0);
  expect(seen.changed).toBeLessThan(seen.all);
});
