import { describe, expect, test } from 'vitest';
import {
  checkProgress,
  checkProgressSearch,
  createLayout,
  findSolution,
  findSteps,
  generatePuzzle,
  hiddenSingle,
  hint,
  hintSearch,
  isMinimal,
  nakedSingle,
  nextStep,
  type Position,
  parsePuzzle,
  positionFromValues,
  rate,
  rateExplainer,
  rateHodoku,
  rateStars,
  runSync,
  setValue,
  solve,
  techniqueOf,
  toggleCandidate,
} from '../../src/index.js';
import { fixture } from '../text/support.js';

/** The same puzzle with candidates in place of its givens: a mark alone where a digit stood. */
function asCandidates({ values, candidates, layout }: Position): Position {
  const none = values.map(() => 0);
  return {
    givens: none,
    values: none,
    candidates: values.map((digit, cell) => (digit === 0 ? candidates[cell] : 1 << (digit - 1))),
    ...(layout ? { layout } : {}),
  };
}

const layouts = [createLayout({ size: 6 }), createLayout({ diagonals: true })];
const onLayouts = layouts.map((layout): Position => {
  const made = generatePuzzle({ layout, seed: 3, stars: 1 });
  return made.status === 'found' ? made.position : expect.fail('a layout with one star');
});
const puzzles = [
  ...['easy', 'hard'].flatMap((name) =>
    fixture(name)
      .slice(0, 3)
      .map((line) => parsePuzzle(line)),
  ),
  ...onLayouts,
];

describe.each(puzzles.map(asCandidates).map((puzzle, index) => [index, puzzle] as const))(
  'puzzle %i of candidates alone',
  (_, puzzle) => {
    const solution = findSolution(puzzle) as readonly number[];

    test('is judged as it stands by all that judge', () => {
      expect(checkProgress(puzzle)).toEqual({ status: 'correct', wrong: [], lost: [] });
      expect(runSync(checkProgressSearch(puzzle)).status).toBe('correct');
      const next = nextStep(puzzle);
      expect(hint(puzzle)).toMatchObject({ kind: 'step', step: next });
      expect(runSync(hintSearch(puzzle))).toEqual(hint(puzzle));
      expect(solve(puzzle).position.values).toEqual(solution);
      expect(rate(puzzle).status).toBe('solved');
      expect(findSteps(puzzle, [nakedSingle, hiddenSingle]).length).toBeGreaterThan(0);
      const [{ cell, digit }] = next?.placements ?? [];
      expect(techniqueOf(puzzle, setValue(puzzle, cell, digit))).toMatchObject({ status: 'explained' });
      // Asked of the givens alone, and there are none.
      expect(isMinimal(puzzle)).toBe(false);
      if (puzzle.layout) return;
      for (const rating of [rateStars, rateHodoku, rateExplainer]) expect(rating(puzzle).status).toBe('solved');
    });

    test('stays so while right digits are filled in, and is solved at the end', () => {
      let position = puzzle;
      for (const [cell, digit] of solution.entries()) {
        expect(checkProgress(position).status).toBe('correct');
        position = setValue(position, cell, digit);
      }
      expect(checkProgress(position).status).toBe('solved');
      expect(hint(position).kind).toBe('solved');
    });

    test('has no solution after a mistake, and several without its marks', () => {
      const cell = puzzle.candidates.findIndex((mask) => (mask & (mask - 1)) !== 0);
      const struck = toggleCandidate(puzzle, cell, solution[cell]);
      expect([checkProgress(struck).status, hint(struck).kind, solve(struck).status]).toEqual(Array(3).fill('invalid'));
      expect([checkProgress(puzzle, { marks: 'ignore' }).status, hint(puzzle, { marks: 'ignore' }).kind]).toEqual(
        Array(2).fill('multiple'),
      );
    });
  },
);

test('givens with one solution are the puzzle, whatever stands beside them', () => {
  for (const puzzle of puzzles) {
    const solution = findSolution(puzzle) as readonly number[];
    const cell = puzzle.values.indexOf(0);
    const digit = (solution[cell] % (puzzle.layout?.size ?? 9)) + 1;
    expect(checkProgress(setValue(puzzle, cell, digit))).toMatchObject({
      status: 'mistakes',
      wrong: [{ cell, digit }],
    });
  }
});

test('digits that were filled in count where the givens have several solutions', () => {
  const puzzle = puzzles[0];
  const played = positionFromValues(
    puzzle.values,
    puzzle.givens.with(
      puzzle.givens.findIndex((digit) => digit > 0),
      0,
    ),
  );
  expect(checkProgress(played).status).toBe('correct');
  expect(hint(played).kind).toBe('step');
});
