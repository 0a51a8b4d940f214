import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSteps, jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from '../../../src/index.js';
import { runs } from '../../runs.js';
import { cells } from '../positions.js';
import { everyFish } from './every-fish.js';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const columns = rows.map((i) => 9 + i);
const bySize = [xWing, swordfish, jellyfish, squirmbag, whale, leviathan].map(
  (technique, i) => [i + 2, technique] as const,
);

test.each(bySize)('fish of %i lines are all that bases and covers give, each once, rows first', (size, technique) => {
  let fish = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7 }),
      // Lines that reach so far across and no further are fish far more often than loose places.
      fc.array(fc.integer({ min: 1, max: 511 }), { minLength: 9, maxLength: 9 }),
      fc.shuffledSubarray(rows, { minLength: size, maxLength: size }),
      fc.shuffledSubarray(rows, { minLength: size, maxLength: size }),
      fc.boolean(),
      (digit, masks, bases, covers, turned) => {
        const within = covers.reduce((mask, cover) => mask | (1 << cover), 0);
        const reach = masks.map((mask, line) =>
          bases.includes(line) ? (mask & within) | (1 << covers[line % size]) : mask,
        );
        const places = cells.filter((cell) => {
          const [line, across] = turned ? [cell % 9, Math.floor(cell / 9)] : [Math.floor(cell / 9), cell % 9];
          return reach[line] & (1 << across);
        });
        const candidates = cells.map((cell) => (places.includes(cell) ? 511 : 511 & ~(1 << digit)));
        const empty = cells.map(() => 0);
        const steps = findSteps({ givens: empty, values: empty, candidates }, [technique], { maxFishSize: 7 });
        const ofDigit = steps.filter(({ eliminations }) => eliminations[0].digit === digit + 1);
        const found = ofDigit.map(({ pattern, eliminations }) => {
          const as = (role: string) => pattern.houses.filter((house) => house.role === role).map(({ house }) => house);
          return [as('base'), as('cover'), eliminations.map(({ cell }) => cell)]
            .map((list) => list.join(','))
            .join(' / ');
        });
        const plan = { size, maxFins: 0 };
        const sides = [
          everyFish(places, { ...plan, bases: rows, covers: columns }),
          everyFish(places, { ...plan, bases: columns, covers: rows }),
        ];
        expect(found.toSorted()).toEqual(sides.flat().toSorted());
        expect(found.slice(0, sides[0].length).toSorted()).toEqual(sides[0]);
        fish += found.length;
      },
    ),
    { numRuns: runs(3) },
  );
  expect(fish).toBeGreaterThan(0);
});
