import { describe, expect, test } from 'vitest';
import * as kit from '../src/index.js';
import { hardSearches } from './hard-searches.js';

const lines = [
  '800010000520900080076002000009500600340090025005008400000200540010009037000080006',
  '000010045700320010005008600000000000070600000008003170082001000000000300056000008',
  '900700100020010007000500600000000560000003200100050008240081300015420006009000002',
];
const puzzles = lines.map((line) => kit.parsePuzzle(line));
const none = kit.parsePuzzle('?s=1&p=1,1');
const many = kit.parsePuzzle('.'.repeat(81));

describe.each([puzzles[1], none, many])('a search answers as its function does', (puzzle) => {
  test('of the default list', () => {
    const few = kit.techniques.slice(25, 40);
    expect(kit.runSync(kit.solveSearch(puzzle))).toEqual(kit.solve(puzzle));
    expect(kit.runSync(kit.hintSearch(puzzle, { level: 'why' }))).toEqual(kit.hint(puzzle, { level: 'why' }));
    expect(kit.runSync(kit.findStepsSearch(puzzle, few))).toEqual({
      status: 'complete',
      steps: kit.findSteps(puzzle, few),
    });
  });

  test('of a list of techniques', () => {
    const few = kit.techniques.slice(0, 25);
    const solver = kit.createSolver(few);
    const searches = kit.createSolverSearches(few);
    expect(kit.runSync(searches.solveSearch(puzzle))).toEqual(solver.solve(puzzle));
    expect(kit.runSync(searches.hintSearch(puzzle))).toEqual(solver.hint(puzzle));
    expect(kit.runSync(searches.findStepsSearch(puzzle))).toEqual({
      status: 'complete',
      steps: solver.findSteps(puzzle),
    });
    const step = solver.nextStep(puzzle);
    const found = step === undefined ? { status: 'impossible' } : { status: 'found', step };
    expect(kit.runSync(searches.nextStepSearch(puzzle))).toEqual(found);
  });

  test('of the puzzle', () => {
    expect(kit.runSync(kit.rateSearch(puzzle))).toEqual(kit.rate(puzzle));
    expect(kit.runSync(kit.checkProgressSearch(puzzle))).toEqual(kit.checkProgress(puzzle));
    const count = kit.countSolutions(puzzle);
    expect(kit.runSync(kit.countSolutionsSearch(puzzle))).toEqual({ status: count < 2 ? 'exact' : 'limit', count });
    const solution = kit.findSolution(puzzle);
    const found = solution === undefined ? { status: 'impossible' } : { status: 'found', solution };
    expect(kit.runSync(kit.findSolutionSearch(puzzle))).toEqual(found);
    expect(kit.runSync(kit.isMinimalSearch(puzzle)).status).toBe(kit.isMinimal(puzzle) ? 'minimal' : 'not-minimal');
    expect(kit.runSync(kit.canonicalFormSearch(puzzle))).toEqual({
      status: 'found',
      position: kit.canonicalForm(puzzle),
    });
  });
});

test('a solution that is stopped has the first steps and the position after them, wherever it is stopped', () => {
  const [, puzzle] = puzzles;
  const whole = kit.solve(puzzle);
  const lengths = new Set<number>();
  for (let slices = 1; slices < 2_000; slices += 3) {
    const search = kit.solveSearch(puzzle);
    let step = search.next();
    for (let i = 1; i < slices && !step.done; i++) step = search.next();
    if (step.done) break;
    const { value, done } = search.next('stop');
    expect(done).toBe(true);
    const { status, steps, position } = value as kit.SolveResult;
    expect(status).toBe('limit');
    expect(steps).toEqual(whole.steps.slice(0, steps.length));
    const after = steps.reduce<kit.Position>((at, next) => kit.applyStep(at, next), puzzle);
    expect(position).toEqual(after);
    lengths.add(steps.length);
  }
  expect(lengths.size).toBeGreaterThan(1);
});

test('two searches in turns don’t disturb each other', () => {
  const searches = puzzles.map((puzzle) => kit.countSolutionsSearch(kit.positionFromValues(puzzle.values), 2));
  const together = [...searches, kit.countSolutionsSearch(many, 5_000)].map((search) => ({ search, answer: {} }));
  for (let open = true; open; ) {
    open = false;
    for (const one of together) {
      const { done, value } = one.search.next();
      if (done) one.answer = value ?? one.answer;
      else open = true;
    }
  }
  expect(together.map(({ answer }) => answer)).toEqual([
    ...puzzles.map(() => ({ status: 'exact', count: 1 })),
    { status: 'limit', count: 5_000 },
  ]);
});

test('counts of many slices in turns, with others at once between them', () => {
  // The puzzles without the givens of their last columns: some thousand solutions each.
  const open = puzzles.map(({ values }, index) =>
    kit.positionFromValues(values.map((value, cell) => (cell % 9 < (index === 1 ? 8 : 7) ? value : 0))),
  );
  const counts = open.map((position) => kit.countSolutions(position, 20_000));
  const searches = open.map((position) => kit.countSolutionsSearch(position, 20_000));
  const answers: unknown[] = searches.map(() => undefined);
  for (let slices = 0; answers.includes(undefined); slices++) {
    for (const [index, search] of searches.entries()) {
      if (answers[index] !== undefined) continue;
      const { done, value } = search.next();
      if (done) expect(slices).toBeGreaterThan(10);
      if (done) answers[index] = value;
      expect(kit.countSolutions(puzzles[index], 2)).toBe(1);
    }
  }
  expect(answers).toEqual(counts.map((count) => ({ status: 'exact', count })));
});

test.each(hardSearches)('$name says that it was stopped, and no more than it knows: $input', ({ start }) => {
  const search = start();
  search.next();
  search.next();
  const { done, value } = search.next('stop');
  expect(done).toBe(true);
  // A hint has a kind where the others have a status.
  const { status, kind } = value as { status?: string; kind?: string };
  expect(status ?? kind).toBe('limit');
});
