import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs, some } from '../../../../config/runs.js';
import { findPath, generateOrbs } from '../../src/index.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { columnBound } from '../../src/proof/column-bound.js';
import { columnUnits, layoutsOf, maxMatches } from '../../src/proof/column-layouts.js';
import { type ColumnPrices, columnPrices } from '../../src/proof/column-prices.js';
import { columnTravel } from '../../src/proof/column-travel.js';
import { mostSets } from './most-sets.js';

/** Every layout of so many orbs, written from the words alone. */
function allLayouts(count: number, rows: number, cols: number): number[][] {
  if (cols === 0) return count === 0 ? [[]] : [];
  return Array.from({ length: rows + 1 }, (_, here) =>
    allLayouts(count - here, rows, cols - 1).map((rest) => [here, ...rest]),
  ).flat();
}

/** What carrying the orbs from one layout to another costs: what crosses each border, at its price to either side. */
function carried(from: readonly number[], to: readonly number[], { toLeft, toRight }: ColumnPrices): number {
  let beyond = 0;
  return from.reduce((sum, digit, col) => {
    beyond += digit - to[col]!;
    // Nothing is left over at the right edge.
    return beyond === 0 ? sum : sum + (beyond > 0 ? beyond * toRight[col]! : -beyond * toLeft[col]!);
  }, 0);
}

const indexOf = (digits: readonly number[], rows: number) =>
  digits.reduce((sum, digit, col) => sum + digit * (rows + 1) ** col, 0);

test.each([
  [5, 3, 4],
  [7, 4, 3],
  [0, 2, 3],
  [12, 3, 4],
])('every layout of %i orbs on %i rows and %i columns is listed, unless they are too many', (count, rows, cols) => {
  const expected = allLayouts(count, rows, cols).map((digits) => indexOf(digits, rows));
  const byValue = (a: number, b: number) => a - b;
  const layouts = (most: number) => layoutsOf(count, rows, columnUnits(rows, cols), most);
  expect(layouts(expected.length).sort(byValue)).toEqual(expected.sort(byValue));
  expect(layouts(expected.length - 1)).toEqual([]);
});

prop([
  fc
    .array(fc.nat(5), { minLength: 1, maxLength: 6 })
    .filter((digits) => digits.reduce((sum, digit) => sum + digit) < 16),
])('so many sets of three lie in the columns as taking each away in turn says', (digits) => {
  expect(maxMatches(digits.length)(Uint8Array.from(digits))).toBe(mostSets(digits));
});

const sumIn = (word: number, list: number) => (word >> (10 * list)) & 1023;

test.each([
  [2, 3, 4, [4]],
  [2, 3, 8, [1, 3]],
  [3, 4, 4, [5, 3]],
  [4, 3, 4, [6, 2, 4]],
  [3, 5, 4, [7, 6, 2]],
  [2, 6, 4, [5]],
] as const)(
  'carrying costs as much as to the cheapest layout that makes the matches: %i × %i, %i directions',
  (...kind) => {
    const [rows, cols, directions, counts] = kind;
    const lists = columnPrices(cols, directions);
    const { carry, carryFree, units } = runSlices(columnBound(rows, cols, counts, lists, createPace(1)));
    for (const count of counts) {
      const layouts = allLayouts(count, rows, cols);
      const good = layouts.filter((digits) => mostSets(digits) >= Math.floor(count / 3));
      for (const [list, prices] of lists.entries()) {
        const least = (digits: number[]) => Math.min(...good.map((to) => carried(digits, to, prices)));
        const fewer = allLayouts(count - 1, rows, cols);
        const leastAdded = (digits: number[]) =>
          Math.min(...digits.flatMap((digit, col) => (digit < rows ? [least(digits.with(col, digit + 1))] : [])));
        const told = (bounds: ArrayLike<number>, of: number[][]) =>
          of.map((digits) => sumIn(bounds[indexOf(digits, rows)]!, list));
        expect(told(carry, layouts)).toEqual(layouts.map(least));
        expect(told(carryFree, fewer)).toEqual(fewer.map(leastAdded));
      }
    }
    expect([...units]).toEqual(Array.from({ length: cols }, (_, col) => (rows + 1) ** col));
  },
);

test('types with more layouts than are listed have no bound, the others have', () => {
  const equal = (cols: number) => columnPrices(cols, 8);
  const { carry, carryFree, units } = runSlices(columnBound(4, 8, [16, 6], equal(8), createPace(1)));
  const inFirst = (...digits: number[]) => digits.reduce((sum, digit, col) => sum + digit * units[col]!, 0);
  expect(carry[inFirst(4, 4, 4, 4)]).toBe(-1);
  expect(carryFree[inFirst(4, 4, 4, 3)]).toBe(-1);
  expect(carry[inFirst(4, 2)]).toBe(1);
  // One orb less may lie in more ways than are listed.
  expect(runSlices(columnBound(4, 8, [25], equal(8), createPace(1))).carryFree[inFirst(4, 4, 4, 4, 4, 4)]).toBe(0);
  // Fifteen orbs on 6×5 are within the limit.
  expect(runSlices(columnBound(5, 6, [15], equal(6), createPace(1))).carry[15]).toBe(-1);
  expect(runSlices(columnBound(5, 6, [15], equal(6), createPace(1))).carry[5 + 5 * 6 + 5 * 36]).toBe(0);
});

describe('along a path', () => {
  /** The steps of a path, and what the bound says of each: no more moves than are left, and one less where it can tell. */
  function tell(rows: number, cols: number, types: number, seed: number, directions: 4 | 8) {
    const dealt = generateOrbs({ rows, cols, types, seed });
    // Some cells are empty on every third board.
    const board = seed % 3 === 0 ? { ...dealt, cells: dealt.cells.with(0, -1).with(5, -1) } : dealt;
    const { path, combos } = findPath(board, { rules: { directions }, beam: 100, maxProofNodes: 0 });
    const shape = narrowShape(rows, cols);
    const codeAt = new Uint8Array(32);
    for (const [cell, type] of board.cells.entries()) codeAt[shape.bitOf[cell]!] = type + 1;
    const all = Array.from({ length: types }, (_, type) => board.cells.filter((held) => held === type).length);
    const isMost = combos === all.reduce((sum, count) => sum + Math.floor(count / 3), 0);
    const travel = columnTravel(shape, codeAt, types, combos, directions, 1000);
    runSlices(travel.begin(createPace(1)));
    let told = 0;
    let at = shape.bitOf[path.start]!;
    path.moves.forEach((cell, index) => {
      const to = shape.bitOf[cell]!;
      const left = path.moves.length - 1 - index;
      const [held, met] = [codeAt[at]!, codeAt[to]!];
      expect(travel.isFar(at, to, held, met, left)).toBe(false);
      for (let moves = 0; moves < left; moves++) told += Number(travel.isFar(at, to, held, met, moves));
      codeAt[at] = met;
      codeAt[to] = held;
      if (held !== met) travel.swap(at, to, held, met);
      at = to;
    });
    return { isMost, told };
  }

  test.each([
    [5, 6, 6, 4],
    [4, 5, 4, 4],
    [4, 5, 5, 8],
    [4, 8, 6, 4],
  ] as const)('no path to all the matches is called too long: %i × %i, %i types, %i directions', (...kind) => {
    const [rows, cols, types, directions] = kind;
    const boards = some(Array(12).keys(), 4).map((seed) => tell(rows, cols, types, seed, directions));
    expect(boards.filter(({ isMost }) => isMost).length).toBeGreaterThan(runs(7, 7, 1));
    // It tells something of nearly every board, and nothing where fewer matches are asked for.
    expect(boards.filter(({ isMost, told }) => isMost && told > 0).length).toBeGreaterThan(runs(6, 6, 0));
    expect(boards.filter(({ isMost, told }) => !isMost && told > 0)).toEqual([]);
  });
});
