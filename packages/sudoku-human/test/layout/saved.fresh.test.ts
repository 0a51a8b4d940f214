/** A saved game with a layout opens in a program that has called nothing before, in every function. */

import { expect, test, vi } from 'vitest';
import { isQuick } from '../../../../config/is-quick.js';

const kept: Record<string, (kit: typeof import('@kit/sudoku-human'), saved: string) => unknown> = {
  hint: (kit, saved) => kit.hint(JSON.parse(saved)),
  'hint in words': (kit, saved) => kit.hint(JSON.parse(saved), { level: 'where' }),
  solve: (kit, saved) => kit.solve(JSON.parse(saved)),
  solveSearch: (kit, saved) => kit.runSync(kit.solveSearch(JSON.parse(saved))),
  rate: (kit, saved) => kit.rate(JSON.parse(saved)),
  rateStars: (kit, saved) => kit.rateStars(JSON.parse(saved)),
  findSteps: (kit, saved) => kit.findSteps(JSON.parse(saved), kit.techniques.slice(0, 8)),
  nextStep: (kit, saved) => kit.nextStep(JSON.parse(saved)),
  verifyStep: (kit, saved) => {
    const step = JSON.parse(JSON.stringify(kit.nextStep(JSON.parse(saved))));
    return [kit.verifyStep(JSON.parse(saved), step), kit.applyStep(JSON.parse(saved), step)];
  },
  setValue: (kit, saved) => kit.setValue(JSON.parse(saved), 0, 1),
  toggleCandidate: (kit, saved) => kit.toggleCandidate(JSON.parse(saved), 0, 1),
  candidatesOf: (kit, saved) => kit.candidatesOf(JSON.parse(saved), 0),
  findConflicts: (kit, saved) => kit.findConflicts(JSON.parse(saved)),
  checkProgress: (kit, saved) => kit.checkProgress(JSON.parse(saved)),
  techniqueOf: (kit, saved) => kit.techniqueOf(JSON.parse(saved), kit.setValue(JSON.parse(saved), 0, 1)),
  counting: (kit, saved) => [
    kit.countSolutions(JSON.parse(saved)),
    kit.findSolution(JSON.parse(saved)),
    kit.isMinimal(JSON.parse(saved)),
  ],
  canonicalForm: (kit, saved) => kit.canonicalForm(JSON.parse(saved)),
  formatPuzzle: (kit, saved) => [
    kit.formatPuzzle(JSON.parse(saved)),
    kit.parsePuzzle(kit.formatPuzzle(JSON.parse(saved), 'f-puzzles-link')),
  ],
  parsePuzzle: (kit, saved) => kit.parsePuzzle('.'.repeat(16), { layout: JSON.parse(saved).layout }),
  positionFromValues: (kit, saved) => {
    const { values, layout } = JSON.parse(saved);
    return kit.positionFromValues(values, values, { layout });
  },
  names: (kit, saved) => {
    const { layout } = JSON.parse(saved);
    return [
      kit.houseName(12, kit.en, { layout }),
      kit.cellsOfHouse(12, { layout }),
      kit.formatCell(15, 'a1', { layout }),
      kit.housesOf(layout).length,
    ];
  },
  explainStep: (kit, saved) => {
    const step = JSON.parse(JSON.stringify(kit.solve(JSON.parse(saved)).steps.at(0)));
    return kit.explainStep(step, kit.en);
  },
  generatePuzzle: (kit, saved) => kit.generatePuzzle({ layout: JSON.parse(saved).layout, seed: 3 }),
};

const before = await import('@kit/sudoku-human');
const layout = before.createLayout({ size: 4, diagonals: true, cages: [{ cells: [0, 1], sum: 5 }] });
const dealt = before.generatePuzzle({ layout, seed: 2 });
const saved = dealt.status === 'found' ? JSON.stringify(dealt.position) : '';

// One after the other loads all sources anew: in `npm test` every third.
test.each(Object.keys(kept).filter((_, at) => !isQuick || at % 3 === 0))('%s', async (name) => {
  // Each as the first call of a program.
  vi.resetModules();
  const fresh = await import('@kit/sudoku-human');
  expect(fresh.hint).not.toBe(before.hint);
  expect(kept[name](fresh, saved)).toEqual(kept[name](before, saved));
});
