/**
 * The longest work of every search: puzzles that are hard to refute, positions that no puzzle has, and all techniques with
 * the widest options on them.
 *
 * Positions without values and with random pencil marks are accepted like any others; on them patterns abound that real
 * puzzles never have, and the finders have most to do.
 */

import type { HardSearch } from '../../../config/work.js';
import * as kit from '../src/index.js';
import { lcg } from './lcg.js';

const isTechnique = (value: unknown): value is kit.Technique =>
  typeof value === 'object' && value !== null && 'id' in value && 'find' in value;

/** Every technique that the package exports, those outside the default list as well. */
export const everyTechnique: readonly kit.Technique[] = Object.values(kit).filter(isTechnique);

/** The options with which the finders look for most. */
export const widest: kit.SolveOptions = {
  siamese: true,
  dual: true,
  twoCandidates: true,
  missingCandidates: true,
  alsNodes: true,
  alsOverlap: true,
  maxFins: 9,
  maxChainLength: 1000,
};

function withMarks(maskOf: (cell: number) => number): kit.Position {
  const none = new Array<number>(81).fill(0);
  return { givens: none, values: none, candidates: none.map((_, cell) => maskOf(cell)) };
}

/** Each candidate of each cell with this chance. */
function randomMarks(chance: number, seed: number): kit.Position {
  const random = lcg(seed);
  return withMarks(() => {
    let mask = 0;
    for (let digit = 0; digit < 9; digit++) if (random() < chance) mask |= 1 << digit;
    return mask;
  });
}

/** Two of so many digits in each cell. */
function bivalueMarks(digits: number, seed: number): kit.Position {
  const random = lcg(seed);
  return withMarks(() => {
    const one = Math.floor(random() * digits);
    return (1 << one) | (1 << ((one + 1 + Math.floor(random() * (digits - 1))) % digits));
  });
}

/** No value, all marks. */
export const empty: kit.Position = kit.parsePuzzle('.'.repeat(81));

/** Seventeen givens without a solution, which takes brute force long to see (a puzzle that Norvig's essay tells of). */
export const longToRefute: kit.Position = kit.parsePuzzle(
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
);

/** One of the hardest puzzles known, Arto Inkala's of 2010. */
export const hard: kit.Position = kit.parsePuzzle(
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
);

/** A full grid with as many symmetries as there can be. */
const symmetrical = kit.parsePuzzle(
  '123456789456789123789123456231564897564897231897231564312645978645978312978312645',
);

/** Positions on which the finders have much to do. */
export const nasty: readonly (readonly [name: string, position: kit.Position])[] = [
  ['the empty grid', empty],
  ['a quarter of all marks', randomMarks(0.25, 1)],
  ['a third of all marks', randomMarks(0.35, 2)],
  ['half of all marks', randomMarks(0.5, 3)],
  ['two marks in each cell', bivalueMarks(9, 4)],
  ['two of four digits in each cell', bivalueMarks(4, 5)],
  ['one of the hardest puzzles', hard],
];

function search(name: string, input: string, start: HardSearch['start'], stopAfter?: number): HardSearch {
  return { name, input, start, stopAfter };
}

/**
 * The searches; those that find all steps are stopped where there are too many. What begins with the refutation of a
 * puzzle is stopped in it.
 */
export const hardSearches: readonly HardSearch[] = [
  ...nasty.map(([input, position]) =>
    search(
      'findStepsSearch',
      `the default techniques, ${input}`,
      () => kit.findStepsSearch(position, kit.techniques, widest),
      200,
    ),
  ),
  search('nextStepSearch', 'long to refute', () => kit.nextStepSearch(longToRefute), 100),
  search('nextStepSearch', 'the empty grid', () => kit.nextStepSearch(empty), 500),
  search('hintSearch', 'long to refute', () => kit.hintSearch(longToRefute), 100),
  search('hintSearch', 'a Kraken fish in one of the hardest puzzles', () =>
    kit.createSolverSearches([kit.krakenFish]).hintSearch(hard),
  ),
  search(
    'techniqueOfSearch',
    'a digit that nothing explains',
    () => kit.techniqueOfSearch(hard, kit.setValue(hard, 0, 1)),
    500,
  ),
  search('solveSearch', 'one of the hardest puzzles', () => kit.solveSearch(hard), 500),
  search('solveSearch', 'long to refute', () => kit.solveSearch(longToRefute), 100),
  search('rateHodokuSearch', 'one of the hardest puzzles', () => kit.rateHodokuSearch(hard), 500),
  search('rateHodokuSearch', 'long to refute', () => kit.rateHodokuSearch(longToRefute), 100),
  search('rateStarsSearch', 'one of the hardest puzzles', () => kit.rateStarsSearch(hard), 500),
  search('rateSearch', 'one of the hardest puzzles', () => kit.rateSearch(hard), 500),
  search('rateExplainerSearch', 'one of the hardest puzzles', () => kit.rateExplainerSearch(hard), 300),
  search('rateExplainerSearch', 'long to refute', () => kit.rateExplainerSearch(longToRefute), 100),
  search('checkProgressSearch', 'long to refute', () => kit.checkProgressSearch(longToRefute), 100),
  search('countSolutionsSearch', 'long to refute', () => kit.countSolutionsSearch(longToRefute), 100),
  search('countSolutionsSearch', 'the empty grid, a million', () => kit.countSolutionsSearch(empty, 1_000_000), 100),
  search('findSolutionSearch', 'long to refute', () => kit.findSolutionSearch(longToRefute), 100),
  search('isMinimalSearch', 'long to refute', () => kit.isMinimalSearch(longToRefute), 100),
  search('isMinimalSearch', 'one of the hardest puzzles', () => kit.isMinimalSearch(hard)),
  search('canonicalFormSearch', 'a grid with many symmetries', () => kit.canonicalFormSearch(symmetrical)),
  search('canonicalFormSearch', 'the empty grid', () => kit.canonicalFormSearch(empty)),
  search(
    'generatePuzzleSearch',
    'what is rare: a jellyfish, minimal, with a symmetry',
    () => kit.generatePuzzleSearch({ seed: 1, technique: 'jellyfish', minimal: true, symmetry: 'rotate90' }),
    300,
  ),
  search(
    'generatePuzzleSearch',
    'five stars',
    () => kit.generatePuzzleSearch({ seed: 2, stars: 5, symmetry: 'rotate180' }),
    500,
  ),
  search(
    'generatePuzzleSearch',
    'a killer of 16×16',
    () => kit.generatePuzzleSearch({ layout: 'killer', size: 16 }),
    200,
  ),
  search(
    'generatePuzzleSearch',
    'four stars on a killer of 16×16',
    () => kit.generatePuzzleSearch({ layout: 'killer', size: 16, stars: 4 }),
    200,
  ),
  search(
    'generatePuzzleSearch',
    'a jigsaw of 16×16',
    () => kit.generatePuzzleSearch({ layout: 'jigsaw', size: 16 }),
    200,
  ),
  search('practicePositionSearch', 'a WXYZ-Wing, which is rare', () => kit.practicePositionSearch('wxyz-wing'), 300),
];

/** Every technique on every nasty position: for `npm run bench -- slices`; the tests take some of them. */
export const hardTechniques: readonly HardSearch[] = everyTechnique.flatMap((technique) =>
  nasty.map(([input, position]) => ({
    name: `findStepsSearch: ${technique.id}`,
    input,
    start: () => kit.findStepsSearch(position, [technique], widest),
    stopAfter: 200,
  })),
);
