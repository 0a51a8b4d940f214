/** Regions whose numbers of mines have gaps that no cell without a number can fill: their sums are walked one by one. */
import { expect, test } from 'vitest';
import { analyze, countLayouts, createAnalyzer } from '../../src/index.js';
import { equalsBruteForce } from '../equals-brute-force.js';

/**
 * Stars: the middle y and the ends x, p, q with a 1 between y and each end. Either y is the mine, or the three ends are:
 * one mine or three, never two.
 */
function stars(count: number, mines: number) {
  const neighbors: number[][] = [];
  const cells: number[] = [];
  for (let first = 0; first < 7 * count; first += 7) {
    const star = [[4], [4, 5, 6], [5], [6], [0, 1], [1, 2], [1, 3]];
    neighbors.push(...star.map((list) => list.map((cell) => first + cell)));
    cells.push(-1, -1, -1, -1, 1, 1, 1);
  }
  return { rows: 1, cols: 7 * count, mines, cells, topology: { neighbors } };
}

test.each([1, 2, 3])('%i stars with every number of mines are as brute force says', (count) => {
  const analyzer = createAnalyzer();
  for (let mines = 0; mines <= 3 * count + 1; mines++) equalsBruteForce(stars(count, mines), analyzer);
});

test('a star has one mine or three', () => {
  expect([0, 1, 2, 3, 4].filter((mines) => analyze(stars(1, mines)).status === 'consistent')).toEqual([1, 3]);
  expect(analyze(stars(1, 3)).mineCells).toEqual([0, 2, 3]);
  expect(analyze(stars(1, 1)).mineCells).toEqual([1]);
});

test.each([1, 2])('%i stars beside cells that no number sees: a gap that these bridge still bounds them', (count) => {
  const analyzer = createAnalyzer();
  for (const rest of [1, 2]) {
    for (let mines = 0; mines <= 3 * count + rest + 1; mines++) {
      const { cols, cells, topology, ...board } = stars(count, mines);
      const neighbors = [...topology.neighbors, ...new Array<number[]>(rest).fill([])];
      const wider = { ...board, cols: cols + rest, cells: [...cells, ...new Array<number>(rest).fill(-1)] };
      equalsBruteForce({ ...wider, topology: { neighbors } }, analyzer);
    }
  }
  // One mine or three, and one more cell: with two mines it is that cell.
  const tight = stars(1, 2);
  const neighbors = [...tight.topology.neighbors, []];
  const wider = { ...tight, cols: 8, cells: [...tight.cells, -1], topology: { neighbors } };
  expect(analyze(wider).mineCells).toEqual([1, 7]);
});

test('more flags than mines fit nothing, however many', () => {
  const { cols, cells, topology, ...board } = stars(1, 1);
  const neighbors = [...topology.neighbors, [], [], []];
  for (const flags of [
    [-1, -1, -2],
    [-1, -2, -2],
    [-2, -2, -2],
  ]) {
    const flagged = { ...board, cols: cols + 3, cells: [...cells, ...flags], topology: { neighbors } };
    expect(analyze({ ...flagged, mines: 0 }).status).toBe('inconsistent');
    expect(countLayouts({ ...flagged, mines: 0 })).toBe('0');
  }
});

test('a star whose gap lies inside a region: what it skips is no number of mines for a box behind it', () => {
  // y and its ends e, f, g; a number over y, e, h and i, of which h or i is a mine; i or j is one, too.
  const sees = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 1, 4, 5],
    [5, 6],
  ];
  const neighbors: number[][] = Array.from({ length: 7 }, (_, cell) =>
    sees.flatMap((list, number) => (list.includes(cell) ? [7 + number] : [])),
  );
  const cells = [...new Array<number>(7).fill(-1), 1, 1, 1, 2, 1];
  const board = { rows: 1, cols: 12, cells, topology: { neighbors: [...neighbors, ...sees] } };
  const analyzer = createAnalyzer();
  for (let mines = 0; mines <= 7; mines++) equalsBruteForce({ ...board, mines }, analyzer);
  expect(analyze({ ...board, mines: 3 })).toMatchObject({ safeCells: [1, 2, 3, 5], mineCells: [0, 4, 6] });
});
