/** Positions of a layout and its steps: input that no call of the public face has. */
import { innerCall, innerCallLaws, innerJunkLaws } from '../../../config/inner-laws.js';
import * as kit from '../src/index.js';

const killer = kit.createLayout({
  size: 4,
  cages: [{ cells: [0, 1], sum: 5 }, { cells: [2, 3, 7] }],
});
const position = kit.setValue(kit.parsePuzzle('.....1..........', { layout: killer }), 0, 2);
const step = kit.nextStep(position)!;

const calls = [
  ...[kit.solve, kit.hint, kit.checkProgress, kit.rate, kit.countSolutions, kit.findSolution].map((ask) =>
    innerCall(ask, position),
  ),
  innerCall(kit.isMinimal, position),
  innerCall(kit.canonicalForm, position),
  innerCall(kit.applyStep, position, step),
  innerCall(kit.verifyStep, position, step),
  innerCall(kit.setValue, position, 1, 0),
  innerCall(kit.setValue, position, 0, 0),
  innerCall(kit.toggleCandidate, position, 1, 1),
  innerCall(kit.candidatesOf, position, 0),
  innerCall(kit.formatPuzzle, position, 'f-puzzles'),
  innerCall(kit.formatPuzzle, kit.setValue(kit.parsePuzzle('.'.repeat(81)), 1, 9), 'library'),
  innerCall(kit.createLayout, { ...killer }),
  innerCall(kit.explainStep, step, kit.en),
  innerCall(kit.houseName, 0, kit.en, { layout: killer }),
  innerCall(kit.positionFromValues, position.values, position.givens, { layout: killer }),
];

innerCallLaws(calls);
innerJunkLaws(calls);
