/** The patterns of the hardest puzzles and templates on boards with other rules than the classic one, or of other sizes. */

import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { ownPuzzles } from '../../layout/own-layouts.js';
import { lcg } from '../../lcg.js';
import { isSoak } from '../../runs.js';
import { techniqueById, techniqueCases } from '../technique-cases.js';

const everywhere = [kit.firework, kit.multiSectorLockedSets, kit.templateSet, kit.templateDelete, kit.bruteForce];
const withBoxes = [kit.exocet, kit.tridagon, kit.skLoop];

/** No grid that the marks leave has what the step takes away, and the checker, which works from the rules, accepts it. */
function expectSound(board: kit.Position, step: kit.Step): void {
  expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
  const gridsWith = (cell: number, mask: number) =>
    kit.countSolutions({ ...board, candidates: board.candidates.with(cell, mask) }, 1);
  for (const { cell, digit } of step.eliminations) expect(gridsWith(cell, 1 << (digit - 1))).toBe(0);
  for (const { cell, digit } of step.placements) {
    expect(gridsWith(cell, board.candidates[cell] & ~(1 << (digit - 1)))).toBe(0);
  }
}

/** The board of a grid with some of its digits shown and some of the other marks left. */
function drawn(layout: kit.Layout | undefined, grid: readonly number[], seed: number): kit.Position {
  const next = lcg(seed);
  const shown = 0.25 + 0.3 * next();
  const kept = 0.3 + 0.6 * next();
  const values = grid.map((digit) => (next() < shown ? digit : 0));
  const free = kit.positionFromValues(values, values, { layout });
  const candidates = free.candidates.map((mask, cell) => {
    const left = Array.from({ length: 16 }, (_, bit) => (next() < kept ? 1 << bit : 0));
    return values[cell] === 0 ? mask & left.reduce((all, bit) => all | bit, 1 << (grid[cell] - 1)) : 0;
  });
  return { ...free, candidates };
}

const puzzles = [...new Map(ownPuzzles.map((puzzle) => [puzzle.name, puzzle])).values()];
const counts = new Map<string, number>();

describe.each(puzzles)('on $name', ({ position }) => {
  test('what is found is true of every grid that the marks leave', () => {
    const grid = kit.findSolution(position) as number[];
    for (let seed = 0; seed < (isSoak() ? 60 : grid.length < 81 ? (isQuick ? 4 : 12) : isQuick ? 1 : 2); seed++) {
      const board = drawn(position.layout, grid, seed);
      for (const step of some(kit.findSteps(board, [...everywhere, ...withBoxes]), 3).slice(0, 6)) {
        counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
        expectSound(board, step);
      }
    }
  });
});

test('and there was something to look at', () => {
  for (const { id } of everywhere) expect([id, (counts.get(id) ?? 0) > 0]).toEqual([id, true]);
});

/** Rules between open cells, one for each digit that has one, that the solution obeys beside the classic ones. */
function rulesFor({ values }: kit.Position, grid: readonly number[]): kit.LayoutOptions[] {
  const last = (digit: number) => grid.findLastIndex((other, cell) => other === digit && values[cell] === 0);
  const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(last).filter((cell) => cell >= 0);
  return [{ cages: [{ cells }] }, ...(cells.length === 9 ? [{ extraHouses: [cells] }] : [])];
}

describe.each([...withBoxes, ...everywhere].map(({ id }) => id))('%s', (id) => {
  test('holds where rules are added to the classic ones, and strikes out no less', () => {
    for (const { position, options } of some(techniqueCases(id), 3).slice(0, isSoak() ? undefined : 2)) {
      const struck = (board: kit.Position) => kit.findSteps(board, [techniqueById[id]], options);
      const gone = (steps: readonly kit.Step[]) => steps.flatMap(({ eliminations }) => eliminations);
      for (const rules of rulesFor(position, kit.findSolution(position) as number[])) {
        const board = { ...position, layout: kit.createLayout(rules) };
        const steps = struck(board);
        for (const step of steps.slice(0, 4)) expectSound(board, step);
        expect(gone(steps)).toEqual(expect.arrayContaining(gone(struck(position))));
      }
    }
  });
});

test('boards of which the argument is not true, or which are too large, have none', () => {
  const jigsaw = puzzles.find(({ name }) => name === 'jigsaw')?.position as kit.Position;
  const eight = puzzles.find(({ name }) => name === 'eight')?.position as kit.Position;
  for (const board of [jigsaw, eight]) expect(kit.findSteps(board, withBoxes)).toEqual([]);
  const large = kit.parsePuzzle('.'.repeat(256), { layout: kit.createLayout({ size: 16 }) });
  const limited = [kit.multiSectorLockedSets, kit.templateSet, kit.templateDelete, ...withBoxes];
  expect(kit.findSteps(large, limited)).toEqual([]);
});
