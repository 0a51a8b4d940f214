import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../src/board/read-position.js';
import { ownLayout, ownPuzzles } from './own-layouts.js';

const puzzle = (ownPuzzles.find(({ name }) => name === 'jigsaw') as { position: kit.Position }).position;
const small = (ownPuzzles.find(({ name }) => name === 'small') as { position: kit.Position }).position;
const solution = kit.findSolution(small) as number[];
const step = kit.nextStep(small) as kit.Step;

function stopped<R>(search: Generator<unknown, R, 'stop' | undefined>): R | undefined {
  for (let turns = 0; turns < 2; turns++) {
    const { done, value } = search.next(turns === 0 ? undefined : 'stop');
    if (done) return value as R;
  }
  return undefined;
}

describe('on layouts', () => {
  test('searches answer as the functions do', () => {
    const whole = [
      [kit.countSolutionsSearch(small), { status: 'exact', count: kit.countSolutions(small) }],
      [kit.findSolutionSearch(small), { status: 'found', solution }],
      [kit.isMinimalSearch(small), { status: kit.isMinimal(small) ? 'minimal' : 'not-minimal' }],
      [kit.canonicalFormSearch(small), { status: 'found', position: kit.canonicalForm(small) }],
      [kit.checkProgressSearch(small), kit.checkProgress(small)],
      [kit.techniqueOfSearch(small, kit.applyStep(small, step)), kit.techniqueOf(small, kit.applyStep(small, step))],
    ] as const;
    for (const [search, answer] of whole) expect(kit.runSync(search as kit.Search<unknown>)).toEqual(answer);
    expect(kit.createSolver([kit.hiddenSingle, kit.nakedSingle]).solve(small).position.values).toEqual(solution);
  });

  test('searches that are stopped say so, and what they know', () => {
    const searches = kit.createSolverSearches([kit.jellyfish, kit.hiddenSingle]);
    const apart = kit.createLayout({ size: 8, antiKnight: true, nonConsecutive: true });
    const empty = kit.parsePuzzle('.'.repeat(64), { layout: apart });
    const large = kit.parsePuzzle('.'.repeat(256), { layout: kit.createLayout({ size: 16 }) });
    const struck = kit.toggleCandidate(
      puzzle,
      puzzle.values.indexOf(0),
      kit.candidatesOf(puzzle, puzzle.values.indexOf(0))[0],
    );
    expect(stopped(kit.countSolutionsSearch(empty, 1e6))).toMatchObject({ status: 'limit' });
    for (const search of [
      kit.findSolutionSearch(large),
      kit.isMinimalSearch(puzzle),
      kit.canonicalFormSearch(puzzle),
      kit.techniqueOfSearch(puzzle, struck),
      searches.nextStepSearch(puzzle),
    ]) {
      expect(stopped(search as kit.Search<unknown>)).toEqual({ status: 'limit' });
    }
    expect(stopped(kit.checkProgressSearch(puzzle))).toEqual({ status: 'limit', wrong: [], lost: [] });
    expect(stopped(kit.rateSearch(puzzle))).toEqual({ status: 'limit', level: null, score: null, stars: null });
    expect(stopped(searches.findStepsSearch(puzzle))).toMatchObject({ status: 'limit' });
    expect(stopped(searches.hintSearch(puzzle))).toEqual({ kind: 'limit', level: 'full' });
  });

  test('a puzzle with a digit too many is not minimal', () => {
    const open = small.givens.indexOf(0);
    const givens = small.givens.with(open, solution[open]);
    const fuller = kit.positionFromValues(givens, givens, { layout: small.layout as kit.Layout });
    expect([kit.countSolutions(fuller), kit.isMinimal(fuller)]).toEqual([1, false]);
  });

  test('what is no position is refused', () => {
    for (const none of [null, 5, undefined]) {
      expect(() => readPosition(none as never)).toThrow('expected an object with givens, values and candidates');
    }
  });

  test('symmetric puzzles without a digit too many', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const layout = ownLayout('six');
      const found = kit.generatePuzzle({ layout, seed, symmetry: 'rotate180', minimal: true, maxTries: 50 });
      if (found.status !== 'found') continue;
      const { givens } = found.position;
      expect(kit.isMinimal(found.position)).toBe(true);
      expect(givens.every((given, cell) => (given === 0) === (givens[35 - cell] === 0))).toBe(true);
    }
  });
});
