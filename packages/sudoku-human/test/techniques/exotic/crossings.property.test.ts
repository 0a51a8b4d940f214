import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { findSteps, multiSectorLockedSets, type Position, type Step, verifyStep } from '../../../src/index.js';
import { ownPuzzles } from '../../layout/own-layouts.js';
import { digits, fixture, puzzle, solvedPosition } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';
import { countSets } from './count-sets.js';

type Crossing = { readonly rows: number; readonly cols: number };

const isIn = (mask: number, at: number) => (mask & (1 << at)) !== 0;

const sizeIn = ({ layout }: Position) => layout?.size ?? 9;

function openCells(position: Position, { rows, cols }: Crossing): number[] {
  const size = sizeIn(position);
  const isCrossed = (cell: number) => isIn(rows, Math.floor(cell / size)) && isIn(cols, cell % size);
  return [...position.values.keys()].filter((cell) => position.values[cell] === 0 && isCrossed(cell));
}

/** The rows and columns that aren't taken. */
function otherSide(position: Position, { rows, cols }: Crossing): Crossing {
  const all = (1 << sizeIn(position)) - 1;
  return { rows: all - rows, cols: all - cols };
}

/** How often a digit can be in some cells, with one in a row and one in a column: by trying each row without and with it. */
function most(places: readonly number[], size: number): number {
  if (places.length === 0) return 0;
  const row = Math.floor(places[0] / size);
  const below = places.filter((cell) => Math.floor(cell / size) !== row);
  const here = places.filter((cell) => Math.floor(cell / size) === row);
  const without = (cell: number) => below.filter((one) => one % size !== cell % size);
  return Math.max(most(below, size), ...here.map((cell) => 1 + most(without(cell), size)));
}

/** Is there each digit as often as it can be, if the cells are to be filled? */
function isTight(position: Position, own: readonly number[]): boolean {
  const places = digits.map((digit) => own.filter((cell) => isIn(position.candidates[cell], digit - 1)));
  return places.reduce((sum, list) => sum + most(list, sizeIn(position)), 0) === own.length;
}

function crossingOf(position: Position, { pattern: { houses } }: Step): Crossing {
  const size = sizeIn(position);
  const mask = (from: number) =>
    houses.reduce((all, { house }) => (house >= from && house < from + size ? all | (1 << (house - from)) : all), 0);
  return { rows: mask(0), cols: mask(size) };
}

const openIn = (position: Position, crossing: Crossing) => openCells(position, crossing).length;

/** All that counting finds, each on its smaller side if that can just be filled as well, in the order of the list. */
function crossingsOf(position: Position): string[] {
  const all = new Map<string, readonly number[]>();
  for (const { rows, rowDigits, cols, inRows, outside } of countSets(position)) {
    const strikes = outside.some((mask, col) => (cols.includes(col) ? mask & ~rowDigits : inRows[col] & rowDigits));
    if (!strikes) continue;
    const one = { rows, cols: cols.reduce((mask, col) => mask | (1 << col), 0) };
    const other = otherSide(position, one);
    const isSmaller = openIn(position, other) < openIn(position, one) && isTight(position, openCells(position, other));
    const taken = isSmaller ? other : one;
    all.set(nameOf(taken), [openIn(position, taken), taken.rows, taken.cols]);
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
    for (const position of some(positions, 4)) {
      const steps = findSteps(position, [multiSectorLockedSets]);
      const listed = steps.map((step) => nameOf(crossingOf(position, step)));
      const expected = crossingsOf(position);
      // One that rules out nothing new is left out; the others stand in the order of all.
      expect(listed).toEqual(expected.filter((name) => listed.includes(name)));
      const sizes = steps.map((step) => {
        const crossing = crossingOf(position, step);
        const [one, other] = [crossing, otherSide(position, crossing)].map((side) => openCells(position, side));
        expect(isTight(position, one)).toBe(true);
        if (one.length === other.length && isTight(position, other)) seen.alike++;
        return one.length;
      });
      for (const step of steps)
        seen.rows.add(digits.filter((row) => isIn(crossingOf(position, step).rows, row - 1)).length);
      seen.ties += sizes.length - new Set(sizes).size;
    }
    if (isQuick) expect(seen.rows.size).toBeGreaterThan(1);
    else {
      expect([...seen.rows].sort()).toEqual([3, 4, 5, 6]);
      expect(Math.min(seen.ties, seen.alike)).toBeGreaterThan(0);
    }
  });

  test('are so on boards of other sizes and with other rules, where each strikes out only what goes', () => {
    let count = 0;
    for (const { name, position } of ownPuzzles) {
      if (!['six', 'eight', 'x', 'jigsaw'].includes(name)) continue;
      const steps = findSteps(position, [multiSectorLockedSets]);
      const listed = steps.map((step) => nameOf(crossingOf(position, step)));
      expect(listed).toEqual(crossingsOf(position).filter((one) => listed.includes(one)));
      for (const step of steps) expect(isTight(position, openCells(position, crossingOf(position, step)))).toBe(true);
      for (const step of steps) expect(verifyStep(position, step)).toEqual({ valid: true });
      count += steps.length;
    }
    expect(count).toBeGreaterThan(1);
  });

  test('tell their rows, their columns, their cells and the digits that are to come there', () => {
    let withFirstColumn = 0;
    for (const position of cases) {
      for (const step of findSteps(position, [multiSectorLockedSets])) {
        const crossing = crossingOf(position, step);
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
