import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBaseFinder } from '../../src/fish/fish-bases.js';
import { createFishSearch, type FishPlan } from '../../src/fish/fish-search.js';
import { runs } from '../runs.js';
import { cells, choose, houses, sees } from '../techniques/positions.js';

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

/** Every fish of the plan by trying all bases and all covers: `bases / covers / what goes`. */
function oracle(places: readonly number[], { size, bases, covers, maxFins }: FishPlan): string[] {
  const found: string[] = [];
  const holding = (list: readonly number[], cell: number) =>
    list.filter((house) => houses[house].includes(cell)).length;
  const eligible = bases.filter((house) => places.filter((cell) => houses[house].includes(cell)).length >= 2);
  for (const base of choose(eligible, size)) {
    const body = places.filter((cell) => holding(base, cell) > 0);
    const meeting = covers.filter(
      (house) => !base.includes(house) && body.some((cell) => houses[house].includes(cell)),
    );
    for (const cover of choose(meeting, size)) {
      const fins = body.filter((cell) => holding(base, cell) > 1 || holding(cover, cell) === 0);
      if (fins.length > maxFins) continue;
      const struck = places.filter(
        (cell) => holding(cover, cell) > holding(base, cell) && fins.every((fin) => sees(cell, fin)),
      );
      if (struck.length > 0) found.push([base, cover, struck].map((list) => list.join(',')).join(' / '));
    }
  }
  return found.sort();
}

test.each(Object.entries(plans))('the engine finds all %s and each once', (_, plan) => {
  let fish = 0;
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 30 }), fc.shuffledSubarray([...cells], { minLength: 30 }), (count, order) => {
      const places = order.slice(0, count).sort((a, b) => a - b);
      const board = new Int32Array(6);
      for (const cell of places) board[3 + Math.floor(cell / 27)] |= 1 << (cell % 27);
      const found: string[] = [];
      const among = runSlices(createBaseFinder(plan.size, plan.bases, plan.covers)(board, 3));
      const search = createFishSearch(plan)(board, 3, among, ({ bases, covers, struck }) => {
        const lost = cells.filter((cell) => struck[Math.floor(cell / 27)] & (1 << (cell % 27)));
        found.push([bases, covers.toSorted((a, b) => a - b), lost].map((list) => list.join(',')).join(' / '));
        return false;
      });
      runSlices(search);
      expect(found.sort()).toEqual(oracle(places, plan));
      fish += found.length;
    }),
    { numRuns: runs(10) },
  );
  expect(fish).toBeGreaterThan(0);
});
