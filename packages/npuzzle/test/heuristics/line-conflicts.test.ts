import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { conflictsOf, conflictTable, longestTabledLine } from '../../src/heuristics/line-conflicts.js';
import { permutations } from '../oracle.js';

/** Twice the fewest tiles that must go for the others to ascend, by trying all sets of them. */
function fewestToGo(places: readonly number[]): number {
  const tiles = places.filter((place) => place >= 0);
  let stay = 0;
  for (let set = 0; set < 2 ** tiles.length; set++) {
    const kept = tiles.filter((_, index) => ((set >> index) & 1) === 1);
    if (kept.every((place, index) => index === 0 || kept[index - 1] < place)) stay = Math.max(stay, kept.length);
  }
  return 2 * (tiles.length - stay);
}

test('tiles in order cost nothing, one out of order two moves, a line turned round all but one', () => {
  expect(conflictsOf([0, 1, 2, 3])).toBe(0);
  expect(conflictsOf([-1, -1])).toBe(0);
  expect(conflictsOf([-1, 3, 1, 2])).toBe(2);
  expect(conflictsOf([3, 2, 1, 0])).toBe(6);
  expect(conflictsOf([])).toBe(0);
});

test('of every order of up to six tiles, with strangers or without, the fewest go', () => {
  let orders = 0;
  for (let n = 1; n <= 6; n++) {
    for (const places of permutations(n)) {
      orders++;
      expect(conflictsOf(places)).toBe(fewestToGo(places));
      const withStrangers = places.map((place) => (place % 3 === 1 ? -1 : place));
      expect(conflictsOf(withStrangers)).toBe(fewestToGo(withStrangers));
    }
  }
  expect(orders).toBe(1 + 2 + 6 + 24 + 120 + 720);
});

test('the table of a line says the same of its number in base (length + 1)', () => {
  for (let length = 1; length <= longestTabledLine; length++) {
    const table = runSlices(conflictTable(length, createPace()));
    expect(table.length).toBe((length + 1) ** length);
    for (let key = 0; key < table.length; key += 1 + Math.floor(table.length / 300)) {
      const places = Array.from({ length }, (_, index) => (Math.floor(key / (length + 1) ** index) % (length + 1)) - 1);
      if (new Set(places.filter((place) => place >= 0)).size < places.filter((place) => place >= 0).length) continue;
      expect(table[key]).toBe(conflictsOf(places));
    }
    expect(runSlices(conflictTable(length, createPace()))).toBe(table);
  }
});
