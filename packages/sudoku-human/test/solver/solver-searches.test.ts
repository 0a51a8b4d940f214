import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { errorOf } from '../text/support.js';

const puzzle = kit.parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const techniques = [kit.fullHouse, kit.nakedSingle, kit.hiddenSingle];

test('a search counts the techniques that were asked', () => {
  const search = kit
    .createSolverSearches([kit.jellyfish, kit.alsXz, kit.krakenFish, kit.forcingChain])
    .findStepsSearch(puzzle);
  const nodes: number[] = [];
  for (let step = search.next(); !step.done; step = search.next()) nodes.push(step.value.nodes);
  expect(new Set(nodes)).toEqual(new Set([2, 3, 4]));
  expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
});

test('on a layout the searches have the answers of the solver of the same techniques', () => {
  const layout = kit.createLayout({ size: 4 });
  const position = kit.parsePuzzle('1..4..1..1..4.2.', { layout });
  const solver = kit.createSolver(techniques);
  const searches = kit.createSolverSearches(techniques);
  expect(kit.runSync(searches.nextStepSearch(position))).toEqual({ status: 'found', step: solver.nextStep(position) });
  expect(kit.runSync(searches.solveSearch(position))).toEqual(solver.solve(position));
});

test('a digit of a step that meets another one is refused as the step’s', () => {
  const step = { placements: [{ cell: 0, digit: 5 }], eliminations: [] };
  expect(errorOf(() => kit.applyStep(puzzle, step))).toMatchObject({
    code: 'cell-taken',
    message: 'step.placements has 5 in cell 0: the cell holds 8',
    at: { name: 'step.placements', index: 0, row: 0, col: 0 },
  });
});
