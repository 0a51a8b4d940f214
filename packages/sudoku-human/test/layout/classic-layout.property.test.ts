/** The classic layout, said or not said: every function gives the same bytes. */

import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { runs } from '../runs.js';

const layout = kit.createLayout();
/** Equal by value, and not known by its identity. */
const foreign = { ...layout, regions: layout.regions.map((region) => 8 - region) };

/** What every function that takes a position says of it; `said` is the layout that is named. */
function answers(position: kit.Position, said: kit.Layout | undefined): Record<string, unknown> {
  const options = { layout: said };
  const open = position.values.indexOf(0);
  const steps = kit.solve(position).steps;
  const played = kit.setValue(position, open, 5);
  return {
    applyStep: kit.applyStep(position, steps[0]),
    candidatesOf: kit.candidatesOf(position, open),
    canonicalForm: kit.canonicalForm(position),
    checkProgress: [kit.checkProgress(position), kit.checkProgress(played)],
    countSolutions: kit.countSolutions(position),
    explainStep: steps.map((step) => kit.explainStep(step, kit.en)),
    findConflicts: kit.findConflicts(played),
    findSolution: kit.findSolution(position),
    findSteps: kit.findSteps(position, kit.techniques.slice(0, 20)),
    formatPuzzle: (['line', 'grid', 'pencilmarks', 'query', 'library', 'sudokuwiki', 'sudoku-coach'] as const).map(
      (form) => kit.formatPuzzle(position, form),
    ),
    hint: (['where', 'which', 'why', 'full'] as const).map((level) => kit.hint(position, { level })),
    hints: [kit.hint(played), kit.hint(played, { marks: 'partial' })],
    isMinimal: kit.isMinimal(position),
    nextStep: kit.nextStep(position),
    positionFromValues: kit.positionFromValues(position.values, position.givens, options),
    rate: kit.rate(position, { techniques: true }),
    rateHodoku: kit.rateHodoku(position).score,
    rateStars: kit.rateStars(position),
    setValue: [played, kit.setValue(played, open, 0)],
    solve: kit.solve(position),
    techniqueOf: kit.techniqueOf(position, kit.applyStep(position, steps[0])),
    toggleCandidate: kit.toggleCandidate(position, open, 5),
    verifyStep: steps.map((step) => kit.verifyStep(position, step)),
    cellsOfHouse: kit.cellsOfHouse(20, options),
    houseName: kit.houseName(20, kit.en, options),
  };
}

test('a puzzle on the classic layout is a classic puzzle', () => {
  const count = runs(5, 2);
  for (let seed = 0; seed < count; seed++) {
    const found = kit.generatePuzzle({ seed });
    expect(JSON.stringify(kit.generatePuzzle({ seed, layout }))).toBe(JSON.stringify(found));
    if (found.status !== 'found') throw new Error('no puzzle');
    const { position } = found;
    const plain = answers(position, undefined);
    for (const said of [layout, foreign]) {
      for (const [name, answer] of Object.entries(answers({ ...position, layout: said }, said))) {
        expect([name, JSON.stringify(answer)]).toEqual([name, JSON.stringify(plain[name])]);
      }
    }
  }
});
