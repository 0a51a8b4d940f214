import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { strike } from '../../../src/rating/hodoku/board.js';
import { type FishKind, fish } from '../../../src/rating/hodoku/fish.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { cells, choose, colOf, houses, rowOf, sees } from '../../techniques/positions.js';
import { madeUpPath, maskOf } from './made-up-path.js';
import { isBorneOut, placesAmong, soundBoard } from './sound-board.js';

type Told = { technique: string; effects: number[]; bases: number[]; covers: number[] };

const sizes = ['', '', 'x-wing', 'swordfish', 'jellyfish'];

/** The first fish by its definition: all choices of bases, and for each all choices of covers. */
function firstFish({ board: { masks } }: Path, kind: FishKind, size: number): Told | undefined {
  for (let digit = 0; digit < 9; digit++) {
    const inside = houses.map((house) => placesAmong(masks, digit, house));
    const places = placesAmong(masks, digit);
    for (const first of [0, 9]) {
      const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((line) => first + line).filter((line) => inside[line].length > 0);
      const crossingOf = (cell: number) => (first === 0 ? 9 + colOf(cell) : rowOf(cell));
      for (const bases of choose(lines, size)) {
        const own = bases.flatMap((base) => inside[base]);
        const crossing = [...new Set(own.map(crossingOf))].sort((a, b) => a - b);
        // Without fins all the lines that they cross are covers.
        for (const covers of kind === '' && crossing.length > size ? [] : choose(crossing, size)) {
          const isCovered = (cell: number) => covers.includes(crossingOf(cell));
          const fins = own.filter((cell) => !isCovered(cell));
          if (fins.length > 0 !== (kind !== '')) continue;
          const effects = places
            .filter((cell) => isCovered(cell) && fins.every((fin) => sees(fin, cell)) && !own.includes(cell))
            .map((cell) => cell * 9 + digit);
          const isThin = bases.some((base) => inside[base].filter(isCovered).length < 2);
          if (kind !== '' && isThin !== (kind === 'sashimi-')) continue;
          if (effects.length > 0) return { technique: `${kind}${sizes[size]}`, effects, bases, covers };
        }
      }
    }
  }
  return undefined;
}

function inWords(found: ReturnType<typeof fish>): Told | undefined {
  if (found?.shape.form !== 'fish') return undefined;
  const { bases, covers } = found.shape;
  return { technique: found.technique, effects: [...found.effects], bases: [...bases], covers: [...covers] };
}

const kinds: readonly FishKind[] = ['', 'finned-', 'sashimi-'];

/** How thick the boards are, by size, so that there are fish and singles don't come first. */
const boards = [
  [2, 0.16, 24],
  [3, 0.2, 12],
  [4, 0.24, 4],
] as const;

test.each(boards)(
  'fish of %i lines: the first digit, then rows before columns, bases and covers in order',
  (size, chance, count) => {
    const seen = new Map<string, number>();
    for (const seed of some(Array(count).keys(), 3)) {
      // Of every other board half of the digits stand, so that some lines have no place left, and some just enough have one.
      const { path, solution } = seed % 2 === 0 ? soundBoard(seed, 81, chance) : soundBoard(seed, 45, 2 * chance);
      for (const kind of kinds) {
        const found = fish(path, kind, size);
        expect([seed, inWords(found)]).toEqual([seed, firstFish(path, kind, size)]);
        expect(isBorneOut(found?.effects ?? [], solution)).toBe(true);
        if (found !== undefined) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        // What is known of a digit is forgotten as soon as it stands otherwise.
        for (const effect of found?.effects ?? []) strike(path.board, Math.floor(effect / 9), effect % 9);
      }
    }
    expect([...seen.values()].every((times) => times > (isQuick ? 0 : 2))).toBe(true);
  },
);

test('a fish is still there when it was not done', () => {
  const { path } = soundBoard(1, 81, 0.16);
  const found = kinds.map((kind) => fish(path, kind, 2));
  expect(found.some((one) => one !== undefined)).toBe(true);
  expect(kinds.map((kind) => fish(path, kind, 2))).toEqual(found);
});

test('an X-Wing where all other rows have more than two places, and all columns', () => {
  const thin = cells.filter((cell) => [0, 4].includes(rowOf(cell)) && ![1, 5].includes(colOf(cell)));
  const path = madeUpPath(Object.fromEntries(thin.map((cell) => [cell, 0])), maskOf(1));
  const { bases, covers, effects } = inWords(fish(path, '', 2)) ?? {};
  expect([bases, covers]).toEqual([
    [0, 4],
    [10, 14],
  ]);
  const others = cells.filter((cell) => ![0, 4].includes(rowOf(cell)) && [1, 5].includes(colOf(cell)));
  expect(effects).toEqual(others.map((cell) => cell * 9));
});
