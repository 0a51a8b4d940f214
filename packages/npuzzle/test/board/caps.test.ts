/** The most cells that each function takes; README.md has them in a table. */
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import * as kit from '../../src/index.js';

/** The solved board of a shape, whoever may make it. */
const solved = (rows: number, cols: number) => {
  const cells = Int32Array.from({ length: rows * cols }, (_, cell) => (cell + 1) % (rows * cols));
  return { rows, cols, cells };
};
const largest = solved(1024, 1024);
const largerOnes = [solved(1024, 1025), solved(1, 2 ** 20 + 1)];

/** Each function that takes boards of every size. */
const ofEverySize: Readonly<Record<string, (board: ReturnType<typeof solved>) => unknown>> = {
  applyMoves: (board) => kit.applyMoves(board, []),
  cellTowards: (board) => kit.cellTowards(board, 'right'),
  formatTiles: (board) => kit.formatTiles(board),
  goalBoard: ({ rows, cols }) => kit.goalBoard({ rows, cols }),
  isSolvable: (board) => kit.isSolvable(board),
  isSolved: (board) => kit.isSolved(board),
  legalSlides: (board) => kit.legalSlides(board),
  lowerBound: (board) => kit.lowerBound(board),
  'lowerBound of lines': (board) => kit.lowerBound(board, { metric: 'line' }),
  movedTiles: (board) => kit.movedTiles(board, 0),
  scramble: ({ rows, cols }) => kit.scramble({ rows, cols, moves: 3 }),
  shuffle: ({ rows, cols }) => kit.shuffle({ rows, cols }),
  slide: (board) => kit.slide(board, 0),
  slideTo: (board) => kit.slideTo(board, 'right'),
};

test.each(Object.entries(ofEverySize))('%s takes boards of 2²⁰ cells, and none that are larger', (_, call) => {
  expect(refusalOf(() => call(largest))).toBeUndefined();
  for (const board of largerOnes) expect(refusalOf(() => call(board))).toMatchObject({ code: 'bad-size' });
});

const solvers: Readonly<Record<string, (board: ReturnType<typeof solved>) => unknown>> = {
  solveSearch: (board) => kit.solveSearch(board),
  createGuide: (board) => kit.createGuide(board),
  boardAtDepthSearch: ({ rows, cols }) => kit.boardAtDepthSearch({ rows, cols, depth: 2 }),
};

test.each(Object.entries(solvers))('%s takes boards of 100,000 cells, and none that are larger', (_, call) => {
  expect(refusalOf(() => call(solved(250, 400)))).toBeUndefined();
  for (const board of [solved(317, 316), solved(1, 100_001)]) {
    expect(refusalOf(() => call(board))).toMatchObject({ code: 'bad-size' });
  }
});

test('the longest line has a bound in slides of lines', () => {
  const { rows, cols, cells } = solved(1, 2 ** 20);
  const [board, goal] = [
    { rows, cols, cells },
    { rows, cols, cells: [0, ...cells.subarray(0, -1)] },
  ];
  expect(kit.lowerBound(board, { goal, metric: 'line' })).toBe(1);
});
