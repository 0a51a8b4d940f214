import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';

const board = kit.parseMines('mines 1\n# _ #\n1 _ 1');
const field = { rows: 2, cols: 3, mineCells: [0], holes: [4, 1] };

test('a hole separates: neither side sees the other', () => {
  expect(board.cells).toEqual([-1, -4, -1, 1, -4, 1]);
  expect(kit.analyze({ ...board, mines: 2 }).mineCells).toEqual([0, 2]);
  expect(kit.analyze(board).status).toBe('inconsistent');
  expect(kit.formatMines(board)).toBe('mines 1\n#_#\n1_1');
});

test('symmetric fields have symmetric mines beside the holes', () => {
  const asked = { rows: 4, cols: 4, mines: 6, symmetry: 'rotate180', firstOpen: 5, holes: [0, 3] } as const;
  const made = kit.generateMines(asked);
  if (made.status !== 'found') throw new Error(made.status);
  // Neither the holes nor what they are turned into holds a mine.
  for (const cell of [0, 3, 12, 15]) expect(made.field.mineCells).not.toContain(cell);
  expect(kit.generateMines({ ...asked, mines: 14 }).status).toBe('impossible');
});

test('the first cell is the first that is no hole, unless another is named', () => {
  const clear = (holes: number[]): number[] => {
    const made = kit.generateMines({ rows: 2, cols: 3, mines: 5 - holes.length, holes });
    if (made.status !== 'found') throw new Error(made.status);
    return [0, 1, 2, 3, 4, 5].filter((cell) => !holes.includes(cell) && !made.field.mineCells.includes(cell));
  };
  expect(clear([])).toEqual([0]);
  expect(clear([0])).toEqual([1]);
  expect(clear([1])).toEqual([0]);
  expect(clear([1, 0, 3])).toEqual([2]);
  expect(clear([2, 0, 1])).toEqual([3]);
  expect(kit.generateMines({ rows: 1, cols: 2, mines: 0, holes: [0, 1] }).status).toBe('impossible');
});

test.each<[string, string, () => unknown]>([
  ['bad-mines', 'board.mines is 5: expected an integer from 0 to 4', () => kit.analyze({ ...board, mines: 5 })],
  ['bad-mines', 'board.mines is 5', () => kit.createAnalyzer().analyze({ ...board, mines: 5 })],
  ['bad-mines', 'field.mines is 3', () => kit.newBoard({ rows: 1, cols: 3, mines: 3, holes: [1] })],
  ['bad-cell', 'field.holes[1] is 1: listed twice', () => kit.boardMetrics({ ...field, holes: [1, 1] })],
  ['bad-cell', 'field.holes[0] is 6: expected', () => kit.boardMetrics({ ...field, holes: [6] })],
  ['bad-cell', 'field.mineCells[0] is 0: a hole', () => kit.boardMetrics({ ...field, holes: [0] })],
  ['bad-cell', 'field.mineCells[1] is 0: listed twice', () => kit.boardMetrics({ ...field, mineCells: [0, 0] })],
  ['bad-list', 'options.holes is 4', () => kit.generateMines({ rows: 2, cols: 2, mines: 1, holes: 4 as never })],
  [
    'bad-cell',
    'options.firstOpen is 3: expected a cell, not one of options.holes',
    () => kit.generateMines({ rows: 2, cols: 2, mines: 1, firstOpen: 3, holes: [3] }),
  ],
  ['bad-cell', 'game.flags[0] is 1: a hole', () => kit.gameMetrics({ field, flags: [1], moves: [] })],
  ['bad-cell', 'game.flags[1] is 0: listed twice', () => kit.gameMetrics({ field, flags: [0, 0], moves: [] })],
  ['bad-cell', 'changes[0].cell is 1: a hole', () => kit.createTracker(board).update([{ cell: 1, value: -4 }])],
  [
    'field-mismatch',
    'board.cells[1] (row 0, column 1) is -1: expected holes like field',
    () => kit.gameStatus(field, { ...board, cells: [-1, -1, -1, 1, -4, 0] }),
  ],
  [
    'field-mismatch',
    'board.cells[5] (row 1, column 2) is -4: expected holes like field',
    () => kit.gameStatus(field, { ...board, cells: [-1, -4, -1, 1, -4, -4] }),
  ],
])('%s: %s', (code, message, call) => {
  expect(call).toThrow(expect.objectContaining({ code }));
  expect(call).toThrow(message);
});

test('a board with other holes than its field is refused at the first cell that differs', () => {
  const field = { rows: 1, cols: 3, mineCells: [0] };
  const board = { rows: 1, cols: 3, mines: 1, cells: [-1, -4, -1] };
  const at = { name: 'board', index: 1, row: 0, col: 1 };
  expect(() => kit.gameStatus(field, board)).toThrow(expect.objectContaining({ code: 'field-mismatch', at }));
});
