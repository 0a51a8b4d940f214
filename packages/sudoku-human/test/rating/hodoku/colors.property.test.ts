import { expect, test } from 'vitest';
import { multiColors, simpleColors } from '../../../src/rating/hodoku/colors.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { cells, houses, sees } from '../../techniques/positions.js';
import { isBorneOut, placesAmong, seenByAll, soundBoard } from './sound-board.js';

type Told = { technique: string; effects: number[]; colors: number[][] };

/** The clusters of strong links of a digit, by their lowest cell; by colour, the first has the lowest cell. */
function clustersOf({ board: { masks } }: Path, digit: number): number[][][] {
  const inHouses = houses.map((house) => placesAmong(masks, digit, house));
  const pairs = inHouses.filter((places) => places.length === 2);
  const clusters: number[][][] = [];
  for (const start of cells) {
    if (!pairs.some((pair) => pair.includes(start)) || clusters.flat(2).includes(start)) continue;
    const colors: [Set<number>, Set<number>] = [new Set([start]), new Set()];
    for (let grown = 0; grown !== colors[0].size + colors[1].size; ) {
      grown = colors[0].size + colors[1].size;
      for (const [a, b] of pairs) {
        for (const side of [0, 1]) {
          if (colors[side].has(a)) colors[1 - side].add(b);
          if (colors[side].has(b)) colors[1 - side].add(a);
        }
      }
    }
    clusters.push(colors.map((color) => [...color].sort((a, b) => a - b)));
  }
  return clusters;
}

const meet = (some: readonly number[], others: readonly number[]) => some.some((a) => others.some((b) => sees(a, b)));
const goes = (list: readonly number[], digit: number) => list.map((cell) => cell * 9 + digit);
/** Candidates that see a cell of each of the two colours. */
const between = ({ board: { masks } }: Path, digit: number, one: readonly number[], other: readonly number[]) =>
  seenByAll(masks, digit, []).filter((candidate) => {
    const cell = [Math.floor(candidate / 9)];
    return meet(one, cell) && meet(other, cell);
  });

function toldSimple(path: Path): Told | undefined {
  for (let digit = 0; digit < 9; digit++) {
    for (const [one, two] of clustersOf(path, digit)) {
      const wrapped = [one, two].filter((color) => meet(color, color));
      const colors = meet(two, two) && !meet(one, one) ? [two, one] : [one, two];
      if (wrapped.length > 0) return { technique: 'simple-colors-wrap', effects: goes(wrapped.flat(), digit), colors };
      const effects = between(path, digit, one, two);
      if (effects.length > 0) return { technique: 'simple-colors-trap', effects, colors };
    }
  }
  return undefined;
}

function toldMulti(path: Path): Told | undefined {
  for (let digit = 0; digit < 9; digit++) {
    const clusters = clustersOf(path, digit);
    for (const one of clusters) {
      for (const other of clusters.filter((cluster) => cluster !== one)) {
        const out = one.filter((color) => meet(color, other[0]) && meet(color, other[1]));
        if (out.length > 0) {
          const colors = [out[0], ...one.filter((color) => color !== out[0]), ...other];
          return { technique: 'multi-colors-2', effects: goes(out.flat(), digit), colors };
        }
        const effects = [0, 1].flatMap((i) =>
          [0, 1].flatMap((j) => (meet(one[i], other[j]) ? between(path, digit, one[1 - i], other[1 - j]) : [])),
        );
        if (effects.length > 0) return { technique: 'multi-colors-1', effects, colors: [...one, ...other] };
      }
    }
  }
  return undefined;
}

function inWords(found: ReturnType<typeof simpleColors>): Told | undefined {
  if (found?.shape.form !== 'colors') return undefined;
  const colors = found.shape.colors.map((color) => cells.filter((cell) => color[cell >> 5] & (1 << (cell & 31))));
  return { technique: found.technique, effects: [...found.effects], colors };
}

test('the first digit and cluster with an effect: a colour that sees itself goes, else what sees both', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 80; seed++) {
    const { path, solution } = soundBoard(seed, 40 + (seed % 40), 0.15 + (seed % 7) * 0.05);
    for (const [found, told] of [
      [simpleColors(path), toldSimple(path)],
      [multiColors(path), toldMulti(path)],
    ] as const) {
      expect([seed, inWords(found)]).toEqual([seed, told]);
      expect(isBorneOut(found?.effects ?? [], solution)).toBe(true);
      if (found) seen.set(found.technique, (seen.get(found.technique) ?? 0) + 1);
    }
  }
  expect(Math.min(...seen.values())).toBeGreaterThan(4);
  expect(seen.size).toBe(4);
});
