import { symmetries, transformCell } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { boardMetrics, gameStatus, generateMines, generateMinesSearch } from '../../src/index.js';
import { clearByDeduction } from '../clear-by-deduction.js';
import { expectEven } from '../expect-even.js';

test('where hardly any field needs no guess, the tries run out', () => {
  // One row: a mine next to a mine leaves a cell that no number sees.
  const made = generateMines({ rows: 2, cols: 2, mines: 2, noGuess: true, maxTries: 3 });
  expect(made).toEqual({ status: 'limit' });
});

test('mines of a repaired field are moved as often as is asked for, forty times if nothing is said', () => {
  const dense = { rows: 8, cols: 8, mines: 24, firstOpen: 27, firstIs: 'zero', noGuess: true } as const;
  let moved = 0;
  for (let seed = 0; seed < runs(2, 2, 1); seed++) {
    const [plain, mixed, byDefault] = [0, 40, undefined].map((swaps) => generateMines({ ...dense, seed, swaps }));
    expect(byDefault).toEqual(mixed);
    if (plain?.status !== 'found' || mixed?.status !== 'found') throw new Error('no field');
    expect(gameStatus(mixed.field, clearByDeduction(mixed.field, 27))).toBe('won');
    if (mixed.field.mineCells.join() !== plain.field.mineCells.join()) moved++;
  }
  expect(moved).toBeGreaterThan(0);
});

test('as many fields as are allowed are begun with, and no more', () => {
  const outcomes = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    const statuses = [1, 2, 3, 5, 8, 13].map((maxTries) => {
      const search = generateMinesSearch({ ...board, mines: 12, seed, noGuess: 'exact', maxTries });
      let step = search.next();
      for (; !step.done; step = search.next()) expect(step.value.nodes).toBeLessThanOrEqual(maxTries);
      return step.value.status;
    });
    // More tries never find less, and what is found is the same.
    expect(statuses).toEqual(statuses.toSorted((a, b) => (a === b ? 0 : a === 'limit' ? -1 : 1)));
    for (const status of statuses) outcomes.add(status);
  }
  expect([...outcomes].sort()).toEqual(['found', 'limit']);
});

const board = { rows: 8, cols: 8, firstOpen: 27, firstIs: 'zero' } as const;

test('drawn exactly, every field that needs no guess is equally likely', () => {
  const size = { rows: 3, cols: 4, mines: 3, firstOpen: 0, firstIs: 'zero' } as const;
  const solvable = new Set<string>();
  for (let a = 0; a < 12; a++) {
    for (let b = a + 1; b < 12; b++) {
      for (let c = b + 1; c < 12; c++) {
        const mineCells = [a, b, c];
        if (mineCells.some((cell) => [0, 1, 4, 5].includes(cell))) continue;
        const field = { rows: 3, cols: 4, mineCells };
        if (gameStatus(field, clearByDeduction(field, 0)) === 'won') solvable.add(mineCells.join());
      }
    }
  }
  expect(solvable.size).toBeGreaterThan(5);
  const made = new Map<string, number>();
  const draws = 15 * solvable.size;
  for (let seed = 0; seed < draws; seed++) {
    const found = generateMines({ ...size, seed, noGuess: 'exact', maxTries: 1000 });
    if (found.status !== 'found') throw new Error(found.status);
    const key = found.field.mineCells.join();
    made.set(key, (made.get(key) ?? 0) + 1);
  }
  expect(new Set(made.keys())).toEqual(solvable);
  expectEven(made, 15);
});

test('targets are met, alone or by fields that need no guess', () => {
  const metrics = { threeBv: { min: 20, max: 24 }, openings: { max: 3 }, islands: { min: 2 }, zini: { max: 20 } };
  for (const noGuess of [false, 'exact', 'quick'] as const) {
    const made = generateMines({ ...board, mines: 10, noGuess, metrics, maxTries: 5000 });
    if (made.status !== 'found') throw new Error(made.status);
    const { threeBv, openings, islands, zini } = boardMetrics(made.field);
    expect([threeBv >= 20 && threeBv <= 24, openings <= 3, islands >= 2, zini <= 20]).toEqual([true, true, true, true]);
    if (noGuess) expect(gameStatus(made.field, clearByDeduction(made.field, 27))).toBe('won');
  }
  // Nothing asked for: the first field that is drawn.
  expect(generateMines({ ...board, mines: 10, metrics: {} })).toEqual(generateMines({ ...board, mines: 10 }));
  expect(generateMines({ ...board, mines: 10, metrics: { threeBv: { min: 99 } }, maxTries: 20 }).status).toBe('limit');
});

test.each([
  [{ metrics: { threeBv: { min: 3, max: 2 } } }, 'contradictory-options'],
  [{ metrics: { threeBv: { min: -1 } } }, 'bad-number'],
  [{ metrics: { rqp: { min: 1 } } }, 'unknown-option'],
  [{ metrics: { zini: { most: 1 } } }, 'unknown-option'],
  [{ metrics: { zini: 3 } }, 'bad-options'],
  [{ noGuess: 'never' }, 'bad-choice'],
  [{ symmetry: 'mirror' }, 'bad-choice'],
  [{ symmetry: 'rotate180', noGuess: true }, 'contradictory-options'],
  [{ symmetry: 'rotate90', cols: 9 }, 'contradictory-options'],
  [{ symmetry: 'transpose', cols: 9 }, 'contradictory-options'],
])('%j is refused', (options, code) => {
  expect(() => generateMines({ ...board, mines: 10, ...(options as object) })).toThrow(
    expect.objectContaining({ code }),
  );
});

describe.each(symmetries.slice(1))('%s', (symmetry) => {
  test('every field that has it is equally likely', () => {
    const size = { rows: 3, cols: 3 };
    const image = (mineCells: readonly number[]) =>
      mineCells.map((cell) => transformCell(size, cell, symmetry)).sort((a, b) => a - b);
    for (const mines of [3, 4, 6]) {
      const all = new Set<string>();
      for (let mask = 0; mask < 512; mask++) {
        const mineCells = [...Array(9).keys()].filter((cell) => (mask >> cell) & 1);
        if (mineCells.length !== mines || mineCells.includes(1)) continue;
        if (image(mineCells).join() === mineCells.join()) all.add(mineCells.join());
      }
      const made = new Map<string, number>();
      for (let seed = 0; seed < 12 * Math.max(1, all.size); seed++) {
        const found = generateMines({ ...size, mines, seed, firstOpen: 1, symmetry });
        const key = found.status === 'found' ? found.field.mineCells.join() : found.status;
        made.set(key, (made.get(key) ?? 0) + 1);
      }
      expect(new Set(made.keys())).toEqual(all.size === 0 ? new Set(['impossible']) : all);
      if (all.size > 0) expectEven(made, 12);
    }
  });

  test('a large field has it, and as many mines as were asked for', () => {
    const size = { rows: 60, cols: 60, mines: 1800, firstOpen: 5, seed: 3 };
    const made = generateMines({ ...size, symmetry });
    if (made.status !== 'found') throw new Error(made.status);
    const { mineCells } = made.field;
    expect(mineCells.length).toBe(1800);
    expect(mineCells.map((cell) => transformCell(size, cell, symmetry)).sort((a, b) => a - b)).toEqual(mineCells);
  });
});

test('a symmetric field may need no guess, too', () => {
  const made = generateMines({ ...board, mines: 8, symmetry: 'rotate180', noGuess: 'exact', maxTries: 2000 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(gameStatus(made.field, clearByDeduction(made.field, 27))).toBe('won');
});
