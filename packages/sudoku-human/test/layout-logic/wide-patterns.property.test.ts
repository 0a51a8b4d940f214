import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { readBoard } from '../../src/layout/read-position.js';
import { almostLockedSets } from '../../src/layout-logic/almost-locked-sets.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { ownPuzzles } from '../layouts/own-layouts.js';
import { lcg } from '../lcg.js';
import { isSoak, sample } from '../runs.js';
import { stepOf } from '../verify/hand-made.js';

const techniques = [kit.alsXz, kit.alsXyWing, kit.wxyzWing];

/** All grids of a small layout, by trying every digit against every rule that is written out here. */
function allGrids(
  size: number,
  houses: readonly (readonly number[])[],
  pairs: readonly (readonly number[])[],
): number[][] {
  const sees = Array.from({ length: size * size }, () => new Set<number>());
  for (const cells of [...houses, ...pairs]) for (const a of cells) for (const b of cells) if (a !== b) sees[a].add(b);
  const grids: number[][] = [];
  const extend = (grid: readonly number[]): void => {
    if (grid.length === size * size) grids.push([...grid]);
    else
      for (let digit = 1; digit <= size; digit++) {
        if (grid.every((other, cell) => other !== digit || !sees[grid.length].has(cell))) extend([...grid, digit]);
      }
  };
  extend([]);
  return grids;
}

const rows = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((col) => row * 4 + col));
const columns = [0, 1, 2, 3].map((col) => [0, 1, 2, 3].map((row) => row * 4 + col));
const boxes = [0, 2, 8, 10].map((cell) => [cell, cell + 1, cell + 4, cell + 5]);
const small: readonly [string, kit.LayoutOptions, number[][]][] = [
  ['plain', {}, []],
  [
    'diagonals',
    { diagonals: true },
    [
      [0, 5, 10, 15],
      [3, 6, 9, 12],
    ],
  ],
  ['a cage', { cages: [{ cells: [5, 9, 10] }] }, [[5, 9, 10]]],
];

describe.each(small)('4×4, %s', (_, rules, others) => {
  const grids = allGrids(4, [...rows, ...columns, ...boxes], others);
  const layout = kit.createLayout({ size: 4, ...rules });

  test('what is struck out is in none of all grids that the candidates leave', () => {
    const next = lcg(11);
    const below = (n: number): number => Math.floor(next() * n);
    const counts = new Map<string, number>();
    for (let round = 0; round < (isSoak() ? 12 : 3); round++) {
      // The candidates of some grids together, and a few beside them.
      const drawn = Array.from({ length: 1 + below(3) }, () => grids[below(grids.length)]);
      const candidates = drawn[0].map((__, cell) =>
        drawn.reduce((mask, grid) => mask | (1 << (grid[cell] - 1)), below(3) === 0 ? 1 << below(4) : 0),
      );
      const zeros = candidates.map(() => 0);
      const board: kit.Position = { givens: zeros, values: zeros, candidates, layout };
      const left = grids.filter((grid) => grid.every((digit, cell) => (candidates[cell] >> (digit - 1)) & 1));
      for (const step of some(sample(kit.findSteps(board, techniques), 6), 4)) {
        counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
        expect(left.filter((grid) => step.eliminations.some(({ cell, digit }) => grid[cell] === digit))).toEqual([]);
        expect(kit.verifyStep(board, step)).toEqual({ valid: true });
      }
    }
    for (const { id } of techniques) expect([id, (counts.get(id) ?? 0) > 0]).toEqual([id, true]);
  });
});

describe.each(ownPuzzles.filter(({ name }) => ['jigsaw-5', 'x', 'knight'].includes(name)))('$name', (puzzle) => {
  test('every instance on the way agrees with the solution, is accepted, and is explained in every language', () => {
    const solution = kit.findSolution(puzzle.position) as number[];
    let at = puzzle.position;
    for (let step = 0; step < 8; step++) at = kit.applyStep(at, kit.nextStep(at) as kit.Step);
    let many = 0;
    // One position each, and some of its instances.
    for (const found of some(sample(kit.findSteps(at, techniques), 6), 8)) {
      many++;
      expect(found.eliminations.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
      expect(kit.verifyStep(at, found)).toEqual({ valid: true });
      for (const catalogue of [kit.en, kit.de, kit.vi, kit.zhHant]) {
        expect(kit.explainStep(found, catalogue)).not.toMatch(/[{}]|undefined/);
      }
    }
    expect(many).toBeGreaterThan(0);
  });
});

test('sets that fill a row of 16 with too few digits are judged at once', () => {
  const layout = kit.createLayout({ size: 16 });
  const zeros = Array.from({ length: 256 }, () => 0);
  const candidates = zeros.map((_, cell) => (cell < 14 ? 0x7fff : cell < 16 ? 7 : 0xffff));
  const nodes = (role: 'set-1' | 'set-2', from: number, to: number, digits: number) =>
    Array.from({ length: to - from }, (_, i) => from + i).flatMap((cell) =>
      Array.from({ length: digits }, (_, i) => ({ cell, digit: i + 1, role })),
    );
  const cells = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  const link = (digit: number) =>
    ({ from: { cells: cells(0, 14), digit }, to: { cells: cells(14, 16), digit }, type: 'weak' }) as const;
  const step = {
    ...stepOf({
      technique: 'als-xz',
      candidates: [...nodes('set-1', 0, 14, 15), ...nodes('set-2', 14, 16, 3)],
      links: [link(1), link(2)],
      eliminations: [{ cell: 255, digit: 9 }],
    }),
    layout,
  };
  const verdict = kit.verifyStep({ givens: zeros, values: zeros, candidates, layout }, step);
  expect(verdict).toEqual({ valid: false, reason: 'elimination-does-not-follow' });
});

test('of very many almost locked sets the smallest are looked at', () => {
  const layout = kit.createLayout({ size: 16 });
  const zeros = Array.from({ length: 256 }, () => 0);
  // Each cell has two digits of three, so that most pairs of cells in a house are sets.
  const candidates = zeros.map((_, cell) => [3, 6, 5][(Math.floor(cell / 16) + (cell % 16)) % 3]);
  const sets = almostLockedSets(viewOf(readBoard({ givens: zeros, values: zeros, candidates, layout })));
  expect(sets.length).toBe(600);
  expect(sets.map(({ cells }) => cells.length).sort()).toEqual(sets.map(({ cells }) => cells.length));
  expect(sets.filter(({ cells }) => cells.length === 1).length).toBe(256);
});
