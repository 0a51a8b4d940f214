import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../config/runs.js';
import { linksOf, setsOf } from '../../../src/rating/hodoku/sets.js';
import { cells, houses, sees } from '../../techniques/positions.js';
import { nine, type PlainBoard, union } from '../explainer/plain-explainer.js';
import { plainOf, soundPaths } from './drawn-paths.js';

type Als = { readonly cells: readonly number[]; readonly digits: readonly number[] };
const maskOf = (digits: readonly number[]) => digits.reduce((mask, digit) => mask | (1 << digit), 0);
/** A set of cells as three words. */
const wordsOf = (list: readonly number[]) =>
  [0, 1, 2].map((word) => maskOf(list.filter((cell) => cell >> 5 === word).map((cell) => cell & 31)));

/** One digit more than cells: house by house, each set before those that it grows to, and each once. */
function plainSets({ digits }: PlainBoard): Als[] {
  const known = new Map<string, Als>();
  for (const house of houses) {
    const open = house.filter((cell) => digits[cell].length > 0);
    const grow = (chosen: readonly number[], held: readonly number[], rest: readonly number[]): void => {
      if (held.length === chosen.length + 1 && !known.has(chosen.join()))
        known.set(chosen.join(), { cells: chosen, digits: held });
      for (const [i, cell] of rest.entries()) grow([...chosen, cell], union([held, digits[cell]]), rest.slice(i + 1));
    };
    grow([], [], open);
  }
  return [...known.values()];
}

test('almost locked sets and their links, in the order of the houses', () => {
  const seen = { links: 0, most: 0 };
  fc.assert(
    fc.property(soundPaths(15, 45), (path) => {
      const board = plainOf(path);
      const { digits } = board;
      const expected = plainSets(board);
      const sets = setsOf(path.board);
      expect(sets.cells).toEqual(expected.map((set) => set.cells));
      expect(sets.count).toBe(expected.length);
      expect(sets.masks).toEqual(expected.map((set) => maskOf(set.digits)));
      expect([...sets.cellSets]).toEqual(expected.flatMap((set) => wordsOf(set.cells)));
      const places = expected.map((set) =>
        nine.map((digit) => set.cells.filter((cell) => digits[cell].includes(digit))),
      );
      const sight = places.map((own) =>
        own.map((list, digit) =>
          cells.filter((cell) => list.length > 0 && digits[cell].includes(digit) && list.every((p) => sees(p, cell))),
        ),
      );
      expect([...sets.places]).toEqual(places.flat().flatMap(wordsOf));
      expect([...sets.sight]).toEqual(sight.flat().flatMap(wordsOf));

      // Digits whose places in the one see all those in the other link two sets without common cells.
      const links = expected.flatMap((one, i) =>
        expected.flatMap((other, j) => {
          if (j <= i || one.cells.some((cell) => other.cells.includes(cell))) return [];
          const common = one.digits.filter(
            (digit) => other.digits.includes(digit) && places[j][digit].every((cell) => sight[i][digit].includes(cell)),
          );
          return common.length === 0 ? [] : [[i, j, common[0], common.length === 1 ? 9 : common[common.length - 1]]];
        }),
      );
      const { count, first, second, low, high } = linksOf(sets);
      expect(count).toBe(links.length);
      expect(Array.from({ length: count }, (_, i) => [first[i], second[i], low[i], high[i]])).toEqual(links);
      seen.links += links.length;
      seen.most = Math.max(seen.most, expected.length);
    }),
    { numRuns: runs(10, 500, 3), endOnFailure: true },
  );
  expect(seen.links).toBeGreaterThan(1000);
  // Sets are numbers of bits in words of 32.
  expect(seen.most).toBeGreaterThan(64);
});
