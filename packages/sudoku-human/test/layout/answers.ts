/** What every function says about one position, so that positions that mean the same can be compared to the byte. */

import * as kit from '@kit/sudoku-human';

export const formats = [
  'line',
  'library',
  'grid',
  'pencilmarks',
  'query',
  'sudokuwiki',
  'sudokuexchange',
  'sudoku-coach',
  'f-puzzles',
  'f-puzzles-link',
] as const satisfies readonly kit.PuzzleFormat[];

/** The answer, or the code of the error. */
function answer(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    if (kit.isInvalidInputError(error)) return { error: error.code, message: error.message };
    throw error;
  }
}

const catalogues = [kit.en, kit.de, kit.vi, kit.zhHant];

/** All answers about a puzzle, and about a position on the way to its solution. */
export function answersOf(puzzle: kit.Position, layout: kit.Layout | undefined, seed: number): Record<string, unknown> {
  const own = layout === undefined ? {} : { layout };
  const solved = kit.solve(puzzle);
  const middle = solved.steps.slice(0, seed % Math.max(solved.steps.length, 1));
  const position = middle.reduce((at: kit.Position, step) => kit.applyStep(at, step), puzzle);
  const open = position.values.indexOf(0);
  const step = kit.nextStep(position);
  const easy = kit.techniques.slice(0, 30);
  return {
    solved,
    steps: kit.findSteps(position, easy),
    step,
    rated: kit.rate(puzzle, { techniques: true }),
    stars: kit.rateStars(puzzle),
    hints: (['where', 'which', 'why', 'full'] as const).map((level) => kit.hint(position, { level })),
    verdicts: solved.steps.slice(0, 3).map((one) => kit.verifyStep(puzzle, one)),
    said: solved.steps.flatMap((one) =>
      catalogues.map((catalogue) => kit.explainStep({ ...one, ...own }, catalogue, { notation: 'a1' })),
    ),
    moved: step && [
      kit.verifyStep(position, { ...step, ...own }),
      kit.applyStep(position, { ...step, ...own }),
      kit.techniqueOf(position, kit.applyStep(position, step), easy),
    ],
    set: answer(() => kit.setValue(position, open, (seed % 9) + 1)),
    toggled: answer(() => kit.toggleCandidate(position, open, (seed % 9) + 1)),
    marks: answer(() => kit.candidatesOf(position, open, { marks: 'ignore' })),
    conflicts: answer(() => kit.findConflicts(kit.setValue(position, open, (seed % 9) + 1))),
    progress: kit.checkProgress(position),
    counted: [kit.countSolutions(position), kit.isMinimal(puzzle), kit.findSolution(puzzle)],
    canonical: kit.canonicalForm(puzzle),
    made: kit.positionFromValues(position.values, position.givens, own),
    texts: formats.map((format) => answer(() => kit.formatPuzzle(puzzle, format))),
    read: formats.map((format) => answer(() => kit.parsePuzzle(kit.formatPuzzle(position, format)))),
    drawn: answer(() => kit.parsePuzzle(kit.formatPuzzle(puzzle, 'line'), own)),
    names: [0, 13, 26].map((house) => [kit.houseName(house, kit.en, own), kit.cellsOfHouse(house, own)]),
    cells: [0, 44, 80].map((cell) => kit.formatCell(cell, 'r1c1', own)),
    dealt: kit.generatePuzzle({ seed, stars: ((seed % 3) + 1) as kit.Stars, maxTries: 3, ...own }),
  };
}
