import { expect, test } from 'vitest';
import { findSolution, parsePuzzle } from '../../../src/index.js';
import { frankenFish } from '../../../src/rating/hodoku/franken-fish.js';
import { lcg } from '../../lcg.js';
import { cells, fixture, houses, sees } from '../../techniques/positions.js';
import { madeUpPath, maskOf } from './made-up-path.js';

type Fish = { bases: number[]; covers: number[]; effects: number[] };

/** Some places of digit 1, with those of a grid among them and two or more in each house. */
function placesOf(seed: number): number[] {
  const random = lcg(seed);
  const solution = findSolution(parsePuzzle(fixture('easy.txt')[0].slice(0, 81))) as number[];
  for (;;) {
    const places = cells.filter((cell) => solution[cell] === 1 || random() < 0.22);
    if (houses.every((house) => house.filter((cell) => places.includes(cell)).length > 1)) return places;
  }
}

function* choices(list: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  for (const [i, one] of list.entries()) {
    for (const rest of size > 0 ? choices(list.slice(i + 1), size - 1) : []) yield [one, ...rest];
  }
}

/** The first fish by its definition: all choices of bases, and all choices of covers for each. */
function firstFish(places: readonly number[], finned: boolean, size: number): Fish | undefined {
  const inside = houses.map((house) => places.filter((cell) => house.includes(cell)));
  const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (const first of [0, 9]) {
    const from = [...lines.map((i) => first + i), ...lines.map((i) => 18 + i)];
    const crossing = [...lines.map((i) => 9 - first + i), ...lines.map((i) => 18 + i)];
    const usable = from.filter((house) => finned || inside[house].length <= size);
    for (const bases of choices(usable, size)) {
      const all = bases.flatMap((house) => inside[house]);
      const twice = all.filter((cell, i) => all.indexOf(cell) !== i);
      if (twice.length > (finned ? 2 : 0)) continue;
      const others = crossing.filter((house) => !bases.includes(house) && inside[house].some((c) => all.includes(c)));
      for (const covers of choices(others, size)) {
        const timesCovered = (cell: number) => covers.filter((house) => inside[house].includes(cell)).length;
        const fins = new Set([...twice, ...all.filter((cell) => timesCovered(cell) === 0)]);
        if (finned ? fins.size === 0 || fins.size > 5 : fins.size > 0) continue;
        const goes = (cell: number) =>
          timesCovered(cell) > (all.includes(cell) ? 1 : 0) && [...fins].every((fin) => sees(fin, cell));
        const effects = places.filter(goes).map((cell) => cell * 9);
        if (effects.length > 0) return { bases, covers, effects };
      }
    }
  }
  return undefined;
}

test('franken fish: the first of all choices of bases and covers, though most are passed over', () => {
  let [found, withBoxes] = [0, 0];
  for (const seed of [1, 2, 8]) {
    const places = placesOf(seed);
    const masks = Object.fromEntries(places.map((cell) => [cell, maskOf(1)]));
    for (const [finned, size] of [
      [false, 2],
      [false, 3],
      [true, 2],
    ] as const) {
      const ours = frankenFish(madeUpPath(masks, 0), finned, size);
      const first = firstFish(places, finned, size);
      if (first === undefined || ours?.shape.form !== 'fish') {
        expect([ours, first]).toEqual([undefined, undefined]);
        continue;
      }
      const { bases, covers } = ours.shape;
      const effects = ours.effects.toSorted((a, b) => a - b);
      expect({ bases, covers, effects }).toEqual(first);
      found++;
      if (bases.some((house) => house >= 18)) withBoxes++;
    }
  }
  expect(found).toBeGreaterThan(2);
  expect(withBoxes).toBeGreaterThan(0);
});
