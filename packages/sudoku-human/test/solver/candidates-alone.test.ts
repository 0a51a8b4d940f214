import { describe, expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { fixture } from '../text/support.js';

/** The same puzzle with candidates in place of its givens: a mark alone where a digit stood. */
function asCandidates({ values, candidates, layout }: kit.Position): kit.Position {
  const none = values.map(() => 0);
  return {
    givens: none,
    values: none,
    candidates: values.map((digit, cell) => (digit === 0 ? candidates[cell] : 1 << (digit - 1))),
    ...(layout ? { layout } : {}),
  };
}

const layouts = [kit.createLayout({ size: 6 }), kit.createLayout({ diagonals: true })];
const onLayouts = layouts.map((layout): kit.Position => {
  const made = kit.generatePuzzle({ layout, seed: 3, stars: 1 });
  return made.status === 'found' ? made.position : expect.fail('a layout with one star');
});
const puzzles = [
  ...['easy', 'hard'].flatMap((name) =>
    fixture(name)
      .slice(0, 3)
      .map((line) => kit.parsePuzzle(line)),
  ),
  ...onLayouts,
];

describe.each(puzzles.map(asCandidates).map((puzzle, index) => [index, puzzle] as const))(
  'puzzle %i of candidates alone',
  (_, puzzle) => {
    const solution = kit.findSolution(puzzle) as readonly number[];

    test('is judged as it stands by all that judge', () => {
      expect(kit.checkProgress(puzzle)).toEqual({ status: 'correct', wrong: [], lost: [] });
      expect(kit.runSync(kit.checkProgressSearch(puzzle)).status).toBe('correct');
      const next = kit.nextStep(puzzle);
      expect(kit.hint(puzzle)).toMatchObject({ kind: 'step', step: next });
      expect(kit.runSync(kit.hintSearch(puzzle))).toEqual(kit.hint(puzzle));
      expect(kit.solve(puzzle).position.values).toEqual(solution);
      expect(kit.rate(puzzle).status).toBe('solved');
      expect(kit.findSteps(puzzle, [kit.nakedSingle, kit.hiddenSingle]).length).toBeGreaterThan(0);
      const [{ cell, digit }] = next?.placements ?? [];
      expect(kit.techniqueOf(puzzle, kit.setValue(puzzle, cell, digit))).toMatchObject({ status: 'explained' });
      // Asked of the givens alone, and there are none.
      expect(kit.isMinimal(puzzle)).toBe(false);
      if (puzzle.layout) return;
      for (const rating of [kit.rateStars, kit.rateHodoku, kit.rateExplainer])
        expect(rating(puzzle).status).toBe('solved');
    });

    test('stays so while right digits are filled in, and is solved at the end', () => {
      let position = puzzle;
      for (const [cell, digit] of solution.entries()) {
        expect(kit.checkProgress(position).status).toBe('correct');
        position = kit.setValue(position, cell, digit);
      }
      expect(kit.checkProgress(position).status).toBe('solved');
      expect(kit.hint(position).kind).toBe('solved');
    });

    test('has no solution after a mistake, and several without its marks', () => {
      const cell = puzzle.candidates.findIndex((mask) => (mask & (mask - 1)) !== 0);
      const struck = kit.toggleCandidate(puzzle, cell, solution[cell]);
      expect([kit.checkProgress(struck).status, kit.hint(struck).kind, kit.solve(struck).status]).toEqual(
        Array(3).fill('invalid'),
      );
      expect([
        kit.checkProgress(puzzle, { marks: 'ignore' }).status,
        kit.hint(puzzle, { marks: 'ignore' }).kind,
      ]).toEqual(Array(2).fill('multiple'));
    });
  },
);

test('givens with one solution are the puzzle, whatever stands beside them', () => {
  for (const puzzle of puzzles) {
    const solution = kit.findSolution(puzzle) as readonly number[];
    const cell = puzzle.values.indexOf(0);
    const digit = (solution[cell] % (puzzle.layout?.size ?? 9)) + 1;
    expect(kit.checkProgress(kit.setValue(puzzle, cell, digit))).toMatchObject({
      status: 'mistakes',
      wrong: [{ cell, digit }],
    });
  }
});

test('digits that were filled in count where the givens have several solutions', () => {
  const puzzle = puzzles[0];
  const played = kit.positionFromValues(
    puzzle.values,
    puzzle.givens.with(
      puzzle.givens.findIndex((digit) => digit > 0),
      0,
    ),
  );
  expect(kit.checkProgress(played).status).toBe('correct');
  expect(kit.hint(played).kind).toBe('step');
});
