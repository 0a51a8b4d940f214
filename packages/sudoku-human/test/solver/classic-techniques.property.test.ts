import { describe, expect, it } from 'vitest';
import { isQuick } from '../../../../config/runs.js';
import * as kit from '../../src/index.js';

const solver = kit.createSolver(kit.classicTechniques);

function dealt(options: kit.GenerateOptions): kit.Position {
  const puzzle = kit.generatePuzzle(options);
  if (puzzle.status !== 'found') throw new Error(puzzle.status);
  return puzzle.position;
}

describe('classicTechniques', () => {
  it('answers on the classic board as the default list does', () => {
    let steps = 0;
    for (let seed = 0; seed < (isQuick ? 1 : 5); seed++) {
      const position = dealt({ seed });
      const whole = kit.solve(position);
      expect(solver.solve(position)).toEqual(whole);
      expect(solver.hint(position, { level: 'full' })).toEqual(kit.hint(position, { level: 'full' }));
      expect(solver.nextStep(position)).toEqual(kit.nextStep(position));
      steps += whole.steps.length;
      if (seed > 0) continue;
      // Later in the puzzle there are fewer steps to list.
      const at = isQuick ? whole.steps.slice(0, -12).reduce(kit.applyStep, position) : position;
      expect(solver.findSteps(at)).toEqual(kit.findSteps(at));
    }
    expect(steps).toBeGreaterThan(isQuick ? 40 : 200);
  });

  it('is the default list without exactly those that never hold on the classic board, in the same order', () => {
    const rest = new Set(kit.classicTechniques);
    expect(kit.techniques.filter((technique) => rest.has(technique))).toEqual(kit.classicTechniques);
    expect(kit.techniques.filter((technique) => !rest.has(technique)).map(({ id }) => id)).toEqual([
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
    const position = dealt({ seed: 1, layout: kit.createLayout({ diagonals: true }) });
    expect(solver.findSteps(position).length).toBeGreaterThan(0);
  });
});
