import type { PublicCalls } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const puzzle = kit.parsePuzzle(line);
const played = kit.setValue(puzzle, 28, 8);
const step = kit.nextStep(puzzle);
/** Late in the puzzle, so that solving it takes few steps. */
const late = kit
  .solve(puzzle)
  .steps.slice(0, -12)
  .reduce<kit.Position>((at, next) => kit.applyStep(at, next), puzzle);
const easy = [kit.fullHouse, kit.nakedSingle, kit.hiddenSingle];

const layout = kit.createLayout({ size: 4 });

const marks = { marks: 'partial' } as const;
const solving = {
  ...marks,
  maxChainLength: 9,
  maxFishSize: 3,
  maxFins: 2,
  maxAlsSize: 3,
  siamese: true,
  dual: true,
  twoCandidates: true,
  missingCandidates: true,
  alsNodes: true,
  loopCells: true,
  alsOverlap: true,
};
const hinting = { ...solving, level: 'where' };
const making = {
  seed: 13,
  stars: 1,
  technique: 'hidden-single',
  symmetry: 'rotate180',
  minimal: false,
  score: { min: 0, max: 800 },
  level: 'easy',
  er: { min: 0, max: 2.3, rater: kit.rateExplainerSearch, maxNodes: 1000 },
  maxTries: 4,
  givens: { min: 0, max: 60 },
  // HoDoKu's wishes and a layout exclude each other, and the size is one of a layout.
  layout: undefined,
  size: undefined,
};
const practising = { seed: 3, layout: kit.createLayout({ diagonals: true }), maxTries: 50 };
const inGrid = (name: string) => ({ exempt: `belongs to @kit/grid, whose tests call it: ${name}` });

/** One working call of each exported function. */
export const calls: PublicCalls = {
  applyStep: { args: [puzzle, step] },
  candidatesOf: { args: [puzzle, 1], options: marks },
  canonicalForm: { args: [puzzle] },
  canonicalFormSearch: { args: [puzzle] },
  cellsOfHouse: { args: [3], options: { layout } },
  checkProgress: { args: [played], options: marks },
  checkProgressSearch: { args: [played], options: marks },
  countSolutions: { args: [puzzle, 2] },
  countSolutionsSearch: { args: [puzzle, 2] },
  createLayout: {
    args: [],
    options: {
      size: 4,
      boxRows: 3,
      boxCols: 3,
      regions: kit.createLayout().regions,
      diagonals: true,
      windows: true,
      disjointGroups: true,
      extraHouses: [[0, 1, 2, 3, 4, 5, 6, 7, 8]],
      antiKnight: true,
      antiKing: true,
      nonConsecutive: true,
      cages: [{ cells: [0, 1], sum: 5 }],
      rules: 'Each row read as a number is odd.',
    },
  },
  createSolver: { args: [easy] },
  createGenerator: { args: [easy] },
  createSolverSearches: { args: [easy] },
  explainHint: { args: [kit.hint(puzzle), kit.en], options: { notation: 'a1', layout } },
  explainStep: { args: [step, kit.en], options: { notation: 'a1', layout } },
  findConflicts: { args: [puzzle] },
  findSolution: { args: [puzzle] },
  findSolutionSearch: { args: [puzzle] },
  findSteps: { args: [puzzle, easy], options: solving },
  findStepsSearch: { args: [puzzle, easy], options: solving },
  formatCell: { args: [3, 'A1'], options: { layout } },
  formatPuzzle: { args: [puzzle, 'grid'] },
  generatePuzzle: { args: [], options: making },
  generatePuzzleSearch: { args: [], options: making },
  hint: { args: [puzzle], options: hinting },
  hintSearch: { args: [puzzle], options: hinting },
  houseName: { args: [3, kit.en], options: { notation: 'a1', layout } },
  housesOf: { args: [layout] },
  isInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
  isMinimal: { args: [puzzle] },
  isMinimalSearch: { args: [puzzle] },
  nextStep: { args: [puzzle], options: solving },
  nextStepSearch: { args: [puzzle], options: solving },
  parsePuzzle: { args: [line], options: { layout: kit.createLayout({ diagonals: true }), digits: 'from-1' } },
  parsePuzzles: { args: [`# 1\n${line}`] },
  positionFromValues: {
    args: [puzzle.values, puzzle.givens],
    options: { layout: kit.createLayout({ diagonals: true }) },
  },
  positionToSvg: { args: [puzzle, step], options: { notes: false, names: { 1: 'a' }, title: 'x' } },
  positionToText: { args: [puzzle, step], options: { notes: true, color: true } },
  practicePosition: { args: ['pointing'], options: practising },
  practicePositionSearch: { args: ['pointing'], options: practising },
  rate: { args: [puzzle], options: { techniques: true } },
  rateExplainer: { args: [late], options: { maxNodes: 1_000_000 } },
  rateExplainerSearch: { args: [late], options: { maxNodes: 1_000_000 } },
  rateHodoku: { args: [puzzle] },
  rateHodokuSearch: { args: [puzzle] },
  rateSearch: { args: [puzzle], options: { techniques: true } },
  rateStars: { args: [puzzle] },
  rateStarsSearch: { args: [puzzle] },
  readInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
  roleKind: { args: ['fin'] },
  runAsync: inGrid('search.test.ts'),
  runSync: inGrid('search.test.ts'),
  setValue: { args: [puzzle, 1, 9] },
  solve: { args: [late], options: solving },
  solveSearch: { args: [puzzle], options: solving },
  starTechniques: { args: [3] },
  techniqueName: { args: ['x-wing', kit.en] },
  techniqueOf: { args: [puzzle, played, easy], options: solving },
  techniqueOfSearch: { args: [puzzle, played, easy], options: solving },
  toggleCandidate: { args: [puzzle, 1, 9] },
  verifyStep: { args: [puzzle, step] },
};
