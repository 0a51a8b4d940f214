/**
 * Every technique under every rule, on small boards whose grids can all be tried: no grid that the candidates leave has what a
 * step strikes out or lacks what it sets, and the checker accepts the step.
 */

import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { digitsIn } from '../layout/boards.js';
import { agree } from '../layout/oracle.js';
import { lcg } from '../lcg.js';
import { isQuick, runs, some } from '../runs.js';

const isTechnique = (value: unknown): value is kit.Technique =>
  typeof value === 'object' && value !== null && 'find' in value && 'id' in value;
const techniques = (Object.values(kit) as unknown[]).filter(isTechnique);

const cages = [{ cells: [0, 1, 4], sum: 7 }, { cells: [7, 10, 11] }, { cells: [2, 3], sum: 5 }, { cells: [12, 13] }];
const jigsaw = [
  0, 0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 1, 2, 2, 2, 2, 1, 3, 2, 4, 3, 3, 3, 3, 4, 4, 4, 3, 5, 5, 4, 4, 5, 5, 5, 5,
];
const rules: Readonly<Record<string, kit.LayoutOptions>> = {
  plain: { size: 4 },
  diagonals: { size: 4, diagonals: true },
  groups: { size: 4, disjointGroups: true },
  'a further house': { size: 4, extraHouses: [[0, 6, 9, 15]] },
  cages: { size: 4, cages },
  'cages and diagonals': { size: 4, cages, diagonals: true },
  'knight’s moves': { size: 4, antiKnight: true },
  'king’s moves': { size: 6, antiKing: true },
  'neighbours apart': { size: 6, nonConsecutive: true },
  'a jigsaw': { size: 6, regions: jigsaw },
  'a jigsaw with a cage': { size: 6, regions: jigsaw, cages: [{ cells: [5, 11, 17], sum: 9 }] },
};

/** The grids that keep every rule and have a candidate in each cell. */
function gridsOf(layout: kit.Layout, candidates: readonly (readonly number[])[]): number[][] {
  const grids: number[][] = [];
  const isSum = (grid: readonly number[]) =>
    layout.cages.every(({ cells, sum }) => sum === undefined || cells.reduce((all, at) => all + grid[at], 0) === sum);
  const extend = (grid: readonly number[]): void => {
    if (grid.length === candidates.length && isSum(grid)) grids.push([...grid]);
    for (const digit of candidates[grid.length] ?? []) {
      if (grid.every((other, at) => agree(layout, at, other, grid.length, digit))) extend([...grid, digit]);
    }
  };
  extend([]);
  return grids;
}

/** Candidates of two grids together and a few beside them, or a puzzle with one solution that lost some wrong candidates. */
function drawBoard(layout: kit.Layout, seed: number): kit.Position {
  const next = lcg(seed);
  const [puzzle, other] = [seed, seed + 100].map((own) => kit.generatePuzzle({ layout, seed: own, maxTries: 1 }));
  if (puzzle.status !== 'found' || other.status !== 'found') throw new Error('no puzzle');
  const { position } = puzzle;
  const solution = kit.findSolution(position) ?? [];
  const masks = solution.map((digit) => 1 << (digit - 1));
  if (seed % 2 === 0) {
    const second = kit.findSolution(other.position) ?? [];
    const zeros = masks.map(() => 0);
    const candidates = masks.map((mask, cell) => {
      const more = next() < 0.15 ? 1 << Math.floor(next() * layout.size) : 0;
      return mask | (next() < 0.6 ? 1 << (second[cell] - 1) : 0) | more;
    });
    return { givens: zeros, values: zeros, candidates, layout };
  }
  const candidates = position.candidates.map((mask, cell) => (next() < 0.3 ? mask & masks[cell] : mask));
  return { ...position, candidates };
}

/** The steps of a technique that few slices of a search find; some have a hundred thousand. */
function firstSteps(board: kit.Position, technique: kit.Technique): readonly kit.Step[] {
  const search = kit.findStepsSearch(board, [technique]);
  for (let slice = 0; slice < (isQuick ? 60 : 100); slice++) {
    const { done, value } = search.next();
    if (done) return value.steps;
  }
  return (search.next('stop').value as kit.FoundSteps).steps;
}

test.each(some(Object.entries(rules), 3))('%s: every step of every technique is sound, and accepted', (_, options) => {
  const layout = kit.createLayout(options);
  const seen = new Set<string>();
  // An odd seed is a puzzle, an even one loose candidates: in `npm test` every rule sees one of both kinds.
  const first = isQuick ? (Object.values(rules).indexOf(options) / 3) % 2 : 0;
  for (let seed = first; seed < first + runs(4, 1); seed++) {
    const board = drawBoard(layout, seed);
    const digitsAt = (mask: number, value: number) => (value > 0 ? [value] : digitsIn(mask));
    const left = gridsOf(
      layout,
      board.candidates.map((mask, cell) => digitsAt(mask, board.values[cell])),
    );
    expect(left.length).toBeGreaterThan(0);
    for (const technique of techniques) {
      const steps = firstSteps(board, technique).slice(0, isQuick ? 10 : 100);
      for (const [at, step] of steps.entries()) {
        const isWrong = left.some(
          (grid) =>
            step.eliminations.some(({ cell, digit }) => grid[cell] === digit) ||
            step.placements.some(({ cell, digit }) => grid[cell] !== digit),
        );
        if (isWrong) expect({ seed, board, step }).toBe('sound');
        if (at % 5 !== 0) continue;
        const verdict = kit.verifyStep(board, step);
        if (!verdict.valid) expect({ seed, verdict, board, step }).toBe('accepted');
      }
      if (steps.length > 0) seen.add(technique.id);
    }
  }
  expect(seen.size).toBeGreaterThan(isQuick ? 3 : 10);
});
