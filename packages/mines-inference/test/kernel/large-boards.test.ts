/** Boards whose lists are taken piece by piece: what holds on small ones holds there, too. */
import { expect, test } from 'vitest';
import { analyze, countLayouts, createAnalyzer } from '../../src/index.js';
import { scattered } from '../scattered.js';

test('a line of 34,000 numbers and cells is one region, too large for a single state; what propagation proves stands', () => {
  const cols = 34_001;
  // 1 # 1 # 1 …: all cells together hang on the first, and any number of states is more than one.
  const cells = Array.from({ length: cols }, (_, col) => (col % 2 === 0 ? -1 : 1));
  const line = { rows: 1, cols, mines: 8_500, cells };
  const limited = analyze(line, { maxStates: 1 });
  expect(limited).toMatchObject({ status: 'limit', safeCells: [], mineCells: [] });
  expect(createAnalyzer({ maxStates: 1 }).analyze(line)).toEqual(limited);
  const closed = analyze({ ...line, cells: cells.with(0, 1).with(1, 1) }, { maxStates: 1 });
  expect(closed.status).toBe('inconsistent');
});

test('8,000 cells without a connection: each number for itself', () => {
  const { board } = scattered({ rows: 40, cols: 200 }, 0.2, (row, col) => row % 4 === 1 && col % 4 === 1, 3);
  const analysis = analyze(board);
  expect(analysis.status).toBe('consistent');
  // A number alone among its eight cells: their chance follows from it, whatever the total is.
  const number = board.cells.findIndex((value) => value > 0);
  expect(analysis.probabilities[number - 1]).toBeCloseTo(board.cells[number]! / 8, 12);
  expect(createAnalyzer().analyze(board).probabilities).toEqual(analysis.probabilities);
});

test('more layouts than a line of digits: 64×64 closed cells with 2,000 mines', () => {
  let layouts = 1n;
  for (let k = 1n; k <= 2000n; k++) layouts = (layouts * (4096n - 2000n + k)) / k;
  const board = { rows: 64, cols: 64, mines: 2000, cells: new Array<number>(4096).fill(-1) };
  expect(countLayouts(board)).toBe(String(layouts));
});

test('a lattice of many states: with room for them exact, with less a limit', () => {
  const { board } = scattered({ rows: 13, cols: 13 }, 0.4, (row, col) => row % 2 === 1 && col % 2 === 1, 1);
  const full = analyze(board);
  expect(full.status).toBe('consistent');
  const expected = full.probabilities.reduce<number>((sum, chance) => sum + (chance ?? 0), 0);
  expect(expected).toBeCloseTo(board.mines, 6);
  expect(analyze(board, { maxStates: 200 }).status).toBe('limit');
});

test('a flag is counted once, wherever a piece of the board ends', () => {
  const cells = new Array<number>(65_792).fill(-1);
  for (const flag of [65_535, 65_536]) {
    const board = { rows: 257, cols: 256, mines: 1, cells: cells.with(flag, -2) };
    expect(analyze(board)).toMatchObject({ status: 'consistent', safeCells: { length: 65_791 }, mineCells: [] });
  }
});

test('a line of 1,100 numbers has two layouts: the mines at the even cells, or at the odd ones', () => {
  const cells = Array.from({ length: 2201 }, (_, col) => (col % 2 === 0 ? -1 : 1));
  const layouts = (mines: number) => countLayouts({ rows: 1, cols: 2201, mines, cells });
  expect([549, 550, 551, 552].map(layouts)).toEqual(['0', '1', '1', '0']);
});

test('the mines to expect are as many as there are, wherever numbers stand on a board of several pieces', () => {
  const cells = new Array<number>(65_792).fill(-1);
  for (const number of [300, 65_279, 65_536, 65_791 - 300]) cells[number] = 1;
  const { status, probabilities } = analyze({ rows: 257, cols: 256, mines: 9_000, cells });
  expect(status).toBe('consistent');
  expect(probabilities[299]).toBeCloseTo(1 / 8, 12);
  expect(probabilities.reduce<number>((sum, chance) => sum + (chance ?? 0), 0)).toBeCloseTo(9_000, 5);
});
