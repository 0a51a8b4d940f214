/** Notes in some cells only: what such a player is told is what is told of the board with the other cells filled in. */

import * as kit from '@kit/sudoku-human';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPuzzles } from '../layout/own-layouts.js';
import { isQuick, runs } from '../runs.js';

const techniques = [
  kit.fullHouse,
  kit.nakedSingle,
  kit.hiddenSingle,
  kit.pointing,
  kit.lockedCandidates,
  kit.nakedPair,
];
const solver = kit.createSolver(techniques);
const searches = kit.createSolverSearches(techniques);

const boards = [
  ...[1, 2, 3, 4]
    .map((seed) => kit.generatePuzzle({ seed }))
    .flatMap((found) => ('position' in found ? [found.position] : [])),
  ...ownPuzzles.map(({ position }) => position).filter(({ layout }) => (layout?.size ?? 9) <= 9),
];
const solutions = new Map(boards.map((board) => [board, kit.findSolution(board) as readonly number[]]));

/** What a function says of the player's position, and of their move from the puzzle to it. */
const questions: Readonly<Record<string, (at: kit.Position, from: kit.Position, options: kit.MarkOptions) => unknown>> =
  {
    candidatesOf: (at, _, options) => at.values.map((__, cell) => kit.candidatesOf(at, cell, options)),
    checkProgress: (at, _, options) => kit.checkProgress(at, options),
    checkProgressSearch: (at, _, options) => kit.runSync(kit.checkProgressSearch(at, options)),
    hint: (at, _, options) => levels.map((level) => solver.hint(at, { ...options, level })),
    hintSearch: (at, _, options) => levels.map((level) => kit.runSync(searches.hintSearch(at, { ...options, level }))),
    nextStep: (at, _, options) => solver.nextStep(at, options),
    nextStepSearch: (at, _, options) => kit.runSync(searches.nextStepSearch(at, options)),
    findSteps: (at, _, options) => kit.findSteps(at, techniques, options),
    findStepsSearch: (at, _, options) => kit.runSync(kit.findStepsSearch(at, techniques, options)),
    solve: (at, _, options) => solver.solve(at, options),
    solveSearch: (at, _, options) => kit.runSync(searches.solveSearch(at, options)),
    techniqueOf: (at, from, options) => kit.techniqueOf(from, at, techniques, options),
    techniqueOfSearch: (at, from, options) => kit.runSync(kit.techniqueOfSearch(from, at, techniques, options)),
  };
const levels = ['where', 'which', 'why', 'full'] as const;

/** Some digits filled in, most of them right; every open cell has its natural marks, of which some were struck out. */
const played = fc
  .record({
    board: fc.constantFrom(...boards),
    digits: fc.array(fc.record({ nth: fc.nat(), isRight: fc.boolean(), other: fc.nat() }), { maxLength: 3 }),
    strikes: fc.array(fc.record({ nth: fc.nat(), digit: fc.nat() }), { maxLength: 6 }),
  })
  .map(({ board, digits, strikes }) => {
    const solution = solutions.get(board) as readonly number[];
    const size = board.layout?.size ?? 9;
    let position = board;
    const openCell = (nth: number) => {
      const open = [...position.values.keys()].filter((cell) => position.values[cell] === 0);
      return open[nth % open.length];
    };
    for (const { nth, isRight, other } of digits) {
      const cell = openCell(nth);
      position = kit.setValue(position, cell, isRight ? solution[cell] : 1 + (other % size));
    }
    for (const { nth, digit } of strikes) {
      const cell = openCell(nth);
      const marks = kit.candidatesOf(position, cell);
      if (marks.length > 1) position = kit.toggleCandidate(position, cell, marks[digit % marks.length]);
    }
    return { board, position };
  });

/** Leaves the notes of some cells out. */
function without(position: kit.Position, isLeftOut: (cell: number) => boolean): kit.Position {
  return { ...position, candidates: position.candidates.map((mask, cell) => (isLeftOut(cell) ? 0 : mask)) };
}

/** The same notes, and every digit that no value in sight shows in the cells without any. */
function filledIn(position: kit.Position): kit.Position {
  const natural = kit.positionFromValues(position.values, position.givens, { layout: position.layout });
  return {
    ...position,
    candidates: position.candidates.map((mask, cell) => (mask === 0 ? natural.candidates[cell] : mask)),
  };
}

test('a cell without notes has its natural marks, a noted cell its notes, in every function', () => {
  let some = 0;
  fc.assert(
    fc.property(played, fc.array(fc.boolean(), { minLength: 7, maxLength: 31 }), ({ board, position }, holes) => {
      const noted = without(position, (cell) => holes[cell % holes.length]);
      const whole = filledIn(noted);
      some += noted.candidates.some((mask, cell) => mask === 0 && whole.candidates[cell] !== 0) ? 1 : 0;
      for (const [name, ask] of Object.entries(questions)) {
        const told = ask(noted, filledIn(without(board, () => true)), { marks: 'partial' });
        expect([name, told]).toEqual([name, ask(whole, board, { marks: 'trust' })]);
      }
    }),
    { numRuns: runs(30, 4) },
  );
  expect(some).toBeGreaterThan(isQuick ? 1 : 5);
});

test('with notes everywhere they are trusted, and without any they are ignored', () => {
  let whole = 0;
  fc.assert(
    fc.property(played, ({ board, position }) => {
      const hasHoles = position.values.some((value, cell) => value === 0 && position.candidates[cell] === 0);
      const none = without(position, () => true);
      if (!hasHoles) whole++;
      for (const [name, ask] of Object.entries(questions)) {
        if (!hasHoles) {
          const told = ask(position, board, { marks: 'partial' });
          expect([name, told]).toEqual([name, ask(position, board, { marks: 'trust' })]);
        }
        const told = ask(none, board, { marks: 'partial' });
        expect([name, told]).toEqual([name, ask(none, board, { marks: 'ignore' })]);
      }
    }),
    { numRuns: runs(30, 4) },
  );
  expect(whole).toBeGreaterThan(isQuick ? 0 : 5);
});

test('a cell without notes is no mistake, a noted cell without its digit is one', () => {
  let [open, lost] = [0, 0];
  fc.assert(
    fc.property(fc.constantFrom(...boards), fc.array(fc.nat(2), { minLength: 5, maxLength: 31 }), (board, kinds) => {
      const solution = solutions.get(board) as readonly number[];
      // Cells of kind 0 have no notes, cells of kind 1 all, cells of kind 2 all but their digit, if any are left.
      const candidates = board.candidates.map((mask, cell) => {
        const kind = kinds[cell % kinds.length];
        return kind === 0 ? 0 : kind === 1 ? mask : mask & ~(1 << (solution[cell] - 1));
      });
      const missing = [...candidates.keys()].filter(
        (cell) => candidates[cell] !== 0 && (candidates[cell] & (1 << (solution[cell] - 1))) === 0,
      );
      const position = { ...board, candidates };
      const expected = missing.map((cell) => ({ cell, digit: solution[cell] }));
      expect(kit.checkProgress(position, { marks: 'partial' }).lost).toEqual(expected);
      for (const level of levels) {
        const found = solver.hint(position, { level, marks: 'partial' });
        expect(found.kind === 'mistake' ? found.cells : []).toEqual(missing);
        if (level === 'full' && found.kind === 'mistake') expect(found.lost).toEqual(expected);
      }
      open += candidates.filter((mask, cell) => mask === 0 && board.values[cell] === 0).length;
      lost += missing.length;
    }),
    { numRuns: runs(100, 12) },
  );
  expect([open > (isQuick ? 30 : 100), lost > (isQuick ? 30 : 100)]).toEqual([true, true]);
});
