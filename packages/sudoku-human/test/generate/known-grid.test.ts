import { createRandom, type Random, runSlices } from '@kit/grid';
import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { createKnownGrid } from '../../src/generate/known-grid.js';
import { randomGrid } from '../../src/generate/random-grid.js';
import { tablesOf } from '../../src/layout/tables.js';
import { countPlainly } from '../layout/oracle.js';
import { ownLayout } from '../layout/own-layouts.js';
import { houses } from '../techniques/positions.js';

describe.each(['small', 'six'])('what is known of a grid: %s', (name) => {
  const layout = ownLayout(name);
  const size = layout.size;
  const empty = kit.positionFromValues(new Array(size * size).fill(0), undefined, { layout });
  const solution = kit.findSolution(empty) ?? [];

  test('what stays the only grid is what a plain count says, asked again and again', () => {
    const random = createRandom(3);
    const known = createKnownGrid(tablesOf(layout), solution);
    const answers = [0, 0];
    for (let round = 0; round < 60; round++) {
      const order = random.shuffle(solution.map((_, cell) => cell));
      const open = new Uint8Array(size * size);
      // As many cells open as puzzles have, one more or one less.
      for (const cell of order.slice(0, Math.floor(size * size * 0.55) + random.int(5))) open[cell] = 1;
      const givens = solution.map((digit, cell) => (open[cell] === 1 ? 0 : digit));
      const isOnly = countPlainly(layout, givens, 2) === 1;
      answers[Number(isOnly)]++;
      const asked = order.filter((cell) => open[cell] === 1);
      expect(runSlices(known.staysOnly(open, asked, Number.POSITIVE_INFINITY))).toBe(isOnly);
      // Singles alone: what the solver with only these says.
      const singles = kit.createSolver([kit.fullHouse, kit.nakedSingle, kit.hiddenSingle]);
      if (isOnly) {
        const { status } = singles.solve(kit.positionFromValues(givens, givens, { layout }));
        expect(known.fallsToSingles(open)).toBe(status === 'solved');
      } else expect(known.fallsToSingles(open)).toBe(false);
    }
    expect(Math.min(...answers)).toBeGreaterThan(5);
  });

  test('one open cell more is asked for another digit there; what takes too many states stays open', () => {
    const known = createKnownGrid(tablesOf(layout), solution);
    const open = new Uint8Array(size * size);
    open[0] = 1;
    expect(runSlices(known.staysOnly(open, [0], 1))).toBe(true);
    const all = new Uint8Array(size * size).fill(1);
    const everything = solution.map((_, cell) => cell);
    expect(runSlices(known.staysOnly(all, everything, 1))).toBe(undefined);
    expect(runSlices(known.staysOnly(all, everything, 10_000))).toBe(false);
    // The other grid is known now.
    expect(runSlices(known.staysOnly(all, everything, 0))).toBe(false);
  });

  test('where the grid is not the only one, another one is known that differs in open cells alone', () => {
    const random = createRandom(4);
    const known = createKnownGrid(tablesOf(layout), solution);
    const answers = [0, 0];
    for (let round = 0; round < 100; round++) {
      const open = new Uint8Array(size * size);
      const order = random.shuffle(solution.map((_, cell) => cell));
      for (const cell of order.slice(0, Math.floor(size * size * 0.55) + random.int(5))) open[cell] = 1;
      const asked = order.filter((cell) => open[cell] === 1);
      const isOnly = runSlices(known.staysOnly(open, asked, Number.POSITIVE_INFINITY));
      answers[Number(isOnly)]++;
      const other = known.fitting(open);
      expect(other === undefined).toBe(isOnly);
      expect([...(other ?? [])].every((cell) => open[cell] === 1)).toBe(true);
      expect(other?.length).not.toBe(1);
    }
    expect(Math.min(...answers)).toBeGreaterThan(5);
  });
});

describe('a full grid', () => {
  test('obeys the rules', () => {
    for (let seed = 0; seed < 10; seed++) {
      const grid = runSlices(randomGrid(createRandom(seed)));
      for (const house of houses) expect(new Set(house.map((cell) => grid[cell])).size).toBe(9);
      expect([...new Set(grid)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });

  test('is drawn digit after digit, and not by the search that fills it after the first', () => {
    // With three boxes and the order of the cells given, the first digit alone leaves at most six grids.
    const grids = Array.from({ length: 30 }, (_, seed) => {
      const random = createRandom(seed);
      let shuffles = 0;
      const shuffle: Random['shuffle'] = (list) => (++shuffles <= 4 ? Array.from(list) : random.shuffle(list));
      return runSlices(randomGrid({ ...random, shuffle })).join('');
    });
    expect(new Set(grids).size).toBeGreaterThan(6);
  });
});
