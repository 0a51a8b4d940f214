import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { frankenFish } from '../../../src/rating/hodoku/franken-fish.js';
import { lcg } from '../../lcg.js';
import { cells, choose, colOf, houses, rowOf, sees, solvedPosition } from '../../techniques/positions.js';
import { nine } from '../explainer/plain-explainer.js';
import { madeUpPath, maskOf } from './made-up-path.js';

const union = (sets: readonly number[]) => sets.reduce((all, set) => all | set, 0);
const inTwo = (sets: readonly number[]) => sets.reduce((all, one, i) => all | (one & union(sets.slice(i + 1))), 0);

/** All fish of the places by their definition, to the first: bases and covers are lines, then boxes. */
function firstFish(places: readonly number[], finned: boolean, size: number) {
  // A set of places as bits.
  const listOf = (set: number) => places.filter((_, i) => set & (1 << i));
  const setOf = (isIn: (cell: number) => boolean) => union(places.map((cell, i) => (isIn(cell) ? 1 << i : 0)));
  const inside = houses.map((house) => setOf((cell) => house.includes(cell)));
  const seenFrom = places.map((cell) => setOf((other) => sees(cell, other)));
  const withBoxes = (first: number) => [...nine.map((i) => first + i), ...nine.map((i) => 18 + i)];
  for (const first of [0, 9]) {
    const open = (list: readonly number[]) => list.filter((house) => inside[house] !== 0);
    const usable = open(withBoxes(first)).filter((house) => finned || listOf(inside[house]).length <= size);
    const ways = choose(open(withBoxes(9 - first)), size).map((covers) => {
      const sets = covers.map((house) => inside[house]);
      return { covers, covered: union(sets), twice: inTwo(sets) };
    });
    for (const bases of choose(usable, size)) {
      const sets = bases.map((house) => inside[house]);
      const [all, shared] = [union(sets), inTwo(sets)];
      if (listOf(shared).length > (finned ? 2 : 0)) continue;
      for (const { covers, covered, twice } of ways) {
        const fins = (all & ~covered) | shared;
        if ((fins !== 0) !== finned) continue;
        // What a cover takes beyond the bases goes, and what two of them take; if all fins see it.
        const goes = (covered & ~all) | (twice & all);
        const finCells = [...places.keys()].filter((i) => fins & (1 << i));
        const gone = finCells.reduce((left, fin) => left & seenFrom[fin], goes);
        if (gone === 0 || finCells.length > 5) continue;
        if (covers.some((house) => bases.includes(house) || (inside[house] & all) === 0)) continue;
        const effects = [gone & ~all, gone & all].flatMap(listOf).map((cell) => cell * 9);
        return { effects, shape: { form: 'fish', digit: 0, bases, covers } };
      }
    }
  }
  return undefined;
}

/**
 * Places of a digit in two bands or in all three, with its places in a full grid among them: more than one in each house, in
 * two rows and two columns of each box, as it is where no single waits and no candidates are locked.
 */
const drawn = fc
  .tuple(solvedPosition(), fc.boolean(), fc.nat(20), fc.integer())
  .map(([{ solution }, isWide, percent, seed]) => {
    const random = lcg(seed);
    const here = cells.filter((cell) => isWide || rowOf(cell) < 6);
    const places = new Set(here.filter((cell) => solution[cell] === 1 || random() * 100 < percent));
    const spans = (list: readonly number[]) => [rowOf, colOf].every((of) => new Set(list.map(of)).size > 1);
    const isOpen = (house: number) => {
      const own = houses[house].filter((cell) => places.has(cell));
      return own.length === 0 || (own.length > 1 && (house < 18 || spans(own)));
    };
    for (let house = 0; house < 27; house = isOpen(house) ? house + 1 : 0) {
      const list = houses[house].filter((cell) => here.includes(cell));
      if (!isOpen(house)) places.add(list[Math.floor(random() * list.length)]);
    }
    return cells.filter((cell) => places.has(cell));
  })
  .filter(({ length }) => length <= 30);

const kinds = [
  { technique: 'franken-x-wing', finned: false, size: 2, numRuns: runs(40, 500, 10) },
  { technique: 'finned-franken-x-wing', finned: true, size: 2, numRuns: runs(40, 500, 10) },
  { technique: 'franken-swordfish', finned: false, size: 3, numRuns: runs(20, 200, 5) },
  { technique: 'finned-franken-swordfish', finned: true, size: 3, numRuns: runs(12, 200, 3) },
] as const;

/** The finding and its second making. */
function bothWays(places: readonly number[], { technique, finned, size }: (typeof kinds)[number]) {
  const path = madeUpPath(Object.fromEntries(places.map((cell) => [cell, maskOf(1)])), 0);
  const first = firstFish(places, finned, size);
  return [frankenFish(path, finned, size), first && { technique, placed: -1, ...first }];
}

test.each(kinds)('$technique: the first of its definition', (kind) => {
  let found = 0;
  fc.assert(
    fc.property(drawn, (places) => {
      const [ours, expected] = bothWays(places, kind);
      expect(ours).toEqual(expected);
      if (expected) found++;
    }),
    { numRuns: kind.numRuns, endOnFailure: true },
  );
  expect(found).toBeGreaterThan(isQuick ? 0 : 3);
});

test('a box that is a base is no cover', () => {
  // Columns 1 and 2 with row 3 and box 4, though with box 1 as base and cover there would be one before.
  const [ours, expected] = bothWays([6, 8, 11, 12, 18, 22, 24, 31, 33, 35, 37, 38, 39, 45, 46, 51], kinds[0]);
  expect(ours).toEqual(expected);
  expect(ours).toMatchObject({ shape: { bases: [9, 10], covers: [2, 21] } });
});

test('five fins are allowed', () => {
  const [ours, expected] = bothWays([2, 3, 4, 5, 6, 8, 10, 11, 23, 25, 26, 28, 30, 34, 36, 42, 44, 45, 49], kinds[1]);
  expect(ours).toEqual(expected);
  expect(ours).toMatchObject({ shape: { bases: [0, 1], covers: [11, 18] } });
});
