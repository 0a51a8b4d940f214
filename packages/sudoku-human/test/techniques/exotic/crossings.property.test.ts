import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSteps, multiSectorLockedSets, type Position, type Step } from '../../../src/index.js';
import { cells, colOf, digits, fixture, puzzle, rowOf, solvedPosition } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';
import { countSets } from './count-sets.js';

type Crossing = { readonly rows: number; readonly cols: number };

const isIn = (mask: number, at: number) => (mask & (1 << at)) !== 0;

function openCells({ values }: Position, { rows, cols }: Crossing): number[] {
  return cells.filter((cell) => values[cell] === 0 && isIn(rows, rowOf(cell)) && isIn(cols, colOf(cell)));
}

/** How often a digit can be in some cells, with one in a row and one in a column: by trying each row without and with it. */
function most(places: readonly number[]): number {
  if (places.length === 0) return 0;
  const row = rowOf(places[0]);
  const below = places.filter((cell) => rowOf(cell) !== row);
  const here = places.filter((cell) => rowOf(cell) === row);
  return Math.max(most(below), ...here.map((cell) => 1 + most(below.filter((one) => colOf(one) !== colOf(cell)))));
}

/** Is there each digit as often as it can be, if the cells are to be filled? */
function isTight({ candidates }: Position, own: readonly number[]): boolean {
  const places = digits.map((digit) => own.filter((cell) => isIn(candidates[cell], digit - 1)));
  return places.reduce((sum, list) => sum + most(list), 0) === own.length;
}

function crossingOf({ pattern: { houses } }: Step): Crossing {
  const mask = (from: number) =>
    houses.reduce((all, { house }) => (house >= from && house < from + 9 ? all | (1 << (house - from)) : all), 0);
  return { rows: mask(0), cols: mask(9) };
}

const sizeOf = (position: Position, crossing: Crossing) => openCells(position, crossing).length;

/** All that counting finds, each on its smaller side if that can just be filled as well, in the order of the list. */
function crossingsOf(position: Position): string[] {
  const all = new Map<string, readonly number[]>();
  for (const { rows, rowDigits, cols, inRows, outside } of countSets(position)) {
    const strikes = digits.some((_, col) => (cols.includes(col) ? outside[col] & ~rowDigits : inRows[col] & rowDigits));
    if (!strikes) continue;
    const one = { rows, cols: cols.reduce((mask, col) => mask | (1 << col), 0) };
    const other = { rows: 511 - one.rows, cols: 511 - one.cols };
    const isSmaller = sizeOf(position, other) < sizeOf(position, one) && isTight(position, openCells(position, other));
    const taken = isSmaller ? other : one;
    all.set(nameOf(taken), [sizeOf(position, taken), taken.rows, taken.cols]);
  }
  return [...all].sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).map(([name]) => name);
}

const nameOf = ({ rows, cols }: Crossing) => `${rows} × ${cols}`;

describe('multi-sector locked sets', () => {
  const cases = techniqueCases('multi-sector-locked-sets').map(({ position }) => position);
  const drawn = [1, 15].map((seed) => fc.sample(solvedPosition(60, 25), { numRuns: 1, seed })[0].position);
  const puzzles = [fixture('hardest.txt')[54], fixture('hard.txt')[92]].map(puzzle);
  const positions = [...cases, ...puzzles, ...drawn];

  test('stand on the smaller side that can just be filled, by the number of cells, then by rows and columns', () => {
    const seen = { rows: new Set<number>(), ties: 0, alike: 0 };
    for (const position of positions) {
      const steps = findSteps(position, [multiSectorLockedSets]);
      const listed = steps.map((step) => nameOf(crossingOf(step)));
      const expected = crossingsOf(position);
      // One that rules out nothing new is left out; the others stand in the order of all.
      expect(listed).toEqual(expected.filter((name) => listed.includes(name)));
      const sizes = steps.map((step) => {
        const { rows, cols } = crossingOf(step);
        const [one, other] = [
          openCells(position, { rows, cols }),
          openCells(position, { rows: 511 - rows, cols: 511 - cols }),
        ];
        expect(isTight(position, one)).toBe(true);
        if (one.length === other.length && isTight(position, other)) seen.alike++;
        return one.length;
      });
      for (const step of steps) seen.rows.add(digits.filter((row) => isIn(crossingOf(step).rows, row - 1)).length);
      seen.ties += sizes.length - new Set(sizes).size;
    }
    expect([...seen.rows].sort()).toEqual([3, 4, 5, 6]);
    expect(Math.min(seen.ties, seen.alike)).toBeGreaterThan(0);
  });

  test('tell their rows, their columns, their cells and the digits that are to come there', () => {
    let withFirstColumn = 0;
    for (const position of cases) {
      for (const step of findSteps(position, [multiSectorLockedSets])) {
        const crossing = crossingOf(step);
        const own = openCells(position, crossing);
        const lines = digits.map((digit) => digit - 1);
        expect(step.message.params).toMatchObject({
          rows: { houses: lines.filter((row) => isIn(crossing.rows, row)) },
          columns: { houses: lines.filter((col) => isIn(crossing.cols, col)).map((col) => 9 + col) },
          cells: { cells: own },
          digits: { digits: digits.filter((digit) => own.some((cell) => isIn(position.candidates[cell], digit - 1))) },
          count: { count: own.length },
        });
        if (isIn(crossing.cols, 0)) withFirstColumn++;
      }
    }
    expect(withFirstColumn).toBeGreaterThan(0);
  });
});
