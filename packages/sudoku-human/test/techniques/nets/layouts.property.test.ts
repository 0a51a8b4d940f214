/** On every board: no grid that the marks leave has what a chain, a net or a Kraken fish strikes out, and each step is accepted. */

import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { digitsIn } from '../../layout/boards.js';
import { agree } from '../../layout/oracle.js';
import { lcg } from '../../lcg.js';
import { isQuick, runs } from '../../runs.js';

type Board = kit.Position & { readonly layout?: kit.Layout | undefined };

/** Cells of cages; their sums are those of a drawn grid. */
type Rules = kit.LayoutOptions & { readonly sums?: readonly (readonly number[])[] };

const jigsaw = [
  0, 0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 1, 2, 2, 2, 2, 1, 3, 2, 4, 3, 3, 3, 3, 4, 4, 4, 3, 5, 5, 4, 4, 5, 5, 5, 5,
];
const small: Record<string, Rules> = {
  '4×4': { size: 4 },
  '4×4 with diagonals': { size: 4, diagonals: true },
  '4×4 with cages': { size: 4, sums: [[0, 1], [2, 3, 7], [4, 8], [5, 9, 10], [13, 14]] }, // biome-ignore format: a list
  'a jigsaw of 4×4': { size: 4, regions: [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3] },
  '4×4 with knight’s moves': { size: 4, antiKnight: true },
};
const larger: Record<string, Rules> = {
  '6×6 with diagonals': { size: 6, diagonals: true },
  '6×6 with cages': { size: 6, sums: [[0, 1, 6], [2, 3], [4, 5, 11], [12, 13, 14], [15, 21], [16, 17], [24, 30, 31]] }, // biome-ignore format: a list
  'a jigsaw of 6×6': { size: 6, regions: jigsaw },
  '6×6 with knight’s moves': { size: 6, antiKnight: true },
  '6×6 non-consecutive': { size: 6, nonConsecutive: true },
  'the classic board': {},
};
const finders = [kit.forcingChain, kit.krakenFish, kit.forcingNet];

/** All grids that the marks leave, tried out in the order of cells; undefined if there are more than the limit. */
function gridsOf(layout: kit.Layout, masks: readonly number[], limit: number): number[][] | undefined {
  const grids: number[][] = [];
  const grid: number[] = [];
  const adds = () =>
    layout.cages.every(({ cells, sum }) => {
      const filled = cells.filter((cell) => cell < grid.length).map((cell) => grid[cell]);
      return sum === undefined || filled.length < cells.length || filled.reduce((a, b) => a + b, 0) === sum;
    });
  const search = (): boolean => {
    const at = grid.length;
    if (at === masks.length) return grids.push([...grid]) <= limit;
    for (const digit of digitsIn(masks[at])) {
      if (!grid.every((other, cell) => agree(layout, cell, other, at, digit))) continue;
      grid.push(digit);
      const goesOn = !adds() || search();
      grid.pop();
      if (!goesOn) return false;
    }
    return true;
  };
  return search() ? grids : undefined;
}

/** A board of marks without digits: those of one grid, and others by chance. */
function drawBoard({ sums = [], ...options }: Rules, next: () => number, share: number): Board {
  const free = kit.createLayout(options);
  const { size } = free;
  const zeros = Array.from({ length: size ** 2 }, () => 0);
  let grid: readonly number[] | undefined;
  while (grid === undefined) {
    const givens = zeros.with(Math.floor(next() * zeros.length), 1 + Math.floor(next() * size));
    const other = Math.floor(next() * zeros.length);
    if (givens[other] === 0) givens[other] = 1 + Math.floor(next() * size);
    grid = kit.findSolution(kit.positionFromValues(givens, givens, { layout: free }));
  }
  const solution = grid;
  const cages = sums.map((cells) => ({ cells, sum: cells.reduce((sum, cell) => sum + solution[cell], 0) }));
  const candidates = solution.map((digit) => {
    let mask = 1 << (digit - 1);
    for (let other = 0; other < size; other++) if (next() < share) mask |= 1 << other;
    return mask;
  });
  // The classic board by its value is the classic board.
  const layout =
    Object.keys(options).length === 0 && cages.length === 0 ? {} : { layout: kit.createLayout({ ...options, cages }) };
  return { givens: zeros, values: zeros, candidates, ...layout };
}

const keys = new Map<string, number>();

/** Whether each step is accepted and true in all grids; how many there are. */
function judge(board: Board, grids: readonly (readonly number[])[], steps: readonly kit.Step[]): number {
  for (const step of steps) {
    keys.set(step.message.key, (keys.get(step.message.key) ?? 0) + 1);
    expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
    expect(grids.filter((grid) => step.eliminations.some(({ cell, digit }) => grid[cell] === digit))).toEqual([]);
    expect(grids.filter((grid) => step.placements.some(({ cell, digit }) => grid[cell] !== digit))).toEqual([]);
  }
  return steps.length;
}

describe.each(Object.entries({ ...small, ...larger }))('on %s', (name, rules) => {
  const next = lcg(name.length);
  const isSmall = name in small;

  test('what is found is so in every grid that the marks leave', () => {
    const found = new Map<string, number>();
    for (let run = 0, used = 0; used < runs(4, 1) && run < 200; run++) {
      const board = drawBoard(rules, next, isSmall ? 0.3 + 0.5 * next() : rules.size === 6 ? 0.3 : 0.22);
      const grids = gridsOf(board.layout ?? kit.createLayout(), board.candidates, 400);
      if (grids === undefined) continue;
      used++;
      for (const finder of finders) {
        const steps = kit.findSteps(board, [finder]);
        found.set(finder.id, (found.get(finder.id) ?? 0) + judge(board, grids, steps.slice(0, 40)));
      }
    }
    // Small boards have few chains, and few fish have fins there.
    for (const { id } of isSmall ? [kit.forcingNet] : [kit.forcingChain, kit.forcingNet])
      expect([id, found.get(id)]).not.toEqual([id, 0]);
  });

  if (!isSmall) return;
  test('nets strike out all that no grid has, one step after the other', () => {
    let struck = 0;
    for (let run = 0; run < runs(4, 1); run++) {
      let board = drawBoard(rules, next, 0.2 + 0.8 * next());
      const grids = gridsOf(board.layout ?? kit.createLayout(), board.candidates, 1000) ?? [];
      const { nextStep } = kit.createSolver([kit.forcingNet]);
      for (let step = nextStep(board); step !== undefined; step = nextStep(board)) {
        struck += judge(board, grids, [step]);
        board = kit.applyStep(board, step);
      }
      for (const [cell, value] of board.values.entries()) {
        const left = value > 0 ? [value] : digitsIn(board.candidates[cell]);
        const possible = new Set(grids.map((grid) => grid[cell]));
        expect([cell, ...left]).toEqual([cell, ...[...possible].sort((a, b) => a - b)]);
      }
    }
    expect(struck).toBeGreaterThan(isQuick ? 5 : 20);
  });
});

test('steps of all kinds were among them', () => {
  const kinds = ['forcing-net', 'forcing-cell-off', 'forcing-cell-on', 'forcing-house-off', 'forcing-house-on'];
  for (const key of [...kinds, 'kraken-fish', 'kraken-fish-2']) expect([key, keys.has(key)]).toEqual([key, true]);
});

test('on an empty board of 16×16 chains are not looked for', () => {
  const empty = kit.parsePuzzle('.'.repeat(256), { layout: kit.createLayout({ size: 16 }) });
  expect(kit.findSteps(empty, [kit.forcingChain, kit.krakenFish])).toEqual([]);
});
