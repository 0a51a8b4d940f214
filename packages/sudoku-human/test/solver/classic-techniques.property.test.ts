import { describe, expect, it } from 'vitest';
import { isQuick } from '../../../../config/runs.js';
import {
  applyStep,
  classicTechniques,
  createLayout,
  createSolver,
  findSteps,
  type GenerateOptions,
  generatePuzzle,
  hint,
  nextStep,
  type Position,
  solve,
  techniques,
} from '../../src/index.js';

const solver = createSolver(classicTechniques);

function dealt(options: GenerateOptions): Position {
  const puzzle = generatePuzzle(options);
  if (puzzle.status !== 'found') throw new Error(puzzle.status);
  return puzzle.position;
}

describe('classicTechniques', () => {
  it('answers on the classic board as the default list does', () => {
    let steps = 0;
    for (let seed = 0; seed < (isQuick ? 1 : 5); seed++) {
      const position = dealt({ seed });
      const whole = solve(position);
      expect(solver.solve(position)).toEqual(whole);
      expect(solver.hint(position, { level: 'full' })).toEqual(hint(position, { level: 'full' }));
      expect(solver.nextStep(position)).toEqual(nextStep(position));
      steps += whole.steps.length;
      if (seed > 0) continue;
      // Later in the puzzle there are fewer steps to list.
      const at = isQuick ? whole.steps.slice(0, -12).reduce(applyStep, position) : position;
      expect(solver.findSteps(at)).toEqual(findSteps(at));
    }
    expect(steps).toBeGreaterThan(isQuick ? 40 : 200);
  });

  it('is the default list without exactly those that never hold on the classic board, in the same order', () => {
    const rest = new Set(classicTechniques);
    expect(techniques.filter((technique) => rest.has(technique))).toEqual(classicTechniques);
    expect(techniques.filter((technique) => !rest.has(technique)).map(({ id }) => id)).toEqual([
      'cage-combinations',
      'locked-candidates',
      'common-peers',
      'cage-digit',
      'innies-outies',
      'leftovers',
      'naked-set',
      'house-fillings',
      'mutant-x-wing',
    ]);
  });

  it('works on layouts too', () => {
    const position = dealt({ seed: 1, layout: createLayout({ diagonals: true }) });
    expect(solver.findSteps(position).length).toBeGreaterThan(0);
  });
});
