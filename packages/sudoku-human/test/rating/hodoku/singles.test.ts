import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard, strike } from '../../../src/rating/hodoku/board.js';
import { fullHouse, hiddenSingle, houseOfSingle, nakedSingle } from '../../../src/rating/hodoku/singles.js';
import { cells, houses } from '../../techniques/positions.js';
import { madeUpPath, maskOf } from './made-up-path.js';

/** A board on which only these cells are open, and these singles wait. */
function waitingOn(open: readonly number[], naked: readonly number[], hidden: readonly number[] = []): Board {
  const board = emptyBoard();
  for (const cell of cells) board.values[cell] = open.includes(cell) ? 0 : 9;
  for (const [house, own] of houses.entries())
    board.openCells[house] = own.filter((cell) => open.includes(cell)).length;
  for (const [queue, list] of [
    [board.naked, naked],
    [board.hidden, hidden],
  ] as const) {
    queue.entries.set(list);
    queue.tail = list.length;
  }
  return board;
}

const [r1c1, r1c9, r2c1, r2c2, r2c8, r9c9] = [0, 8, 9, 10, 16, 80];

describe('a full house', () => {
  test('is the first naked single that waits in the last open cell of a house, and goes on waiting', () => {
    // Box 1 has three open cells, row 2 two, column 2 one.
    const board = waitingOn([r1c1, r2c1, r2c2, r9c9], [r2c1 * 9 + 3, r2c2 * 9 + 4, r9c9 * 9 + 5]);
    for (let asked = 0; asked < 2; asked++)
      expect(fullHouse(board)).toEqual({
        technique: 'full-house',
        placed: r2c2 * 9 + 4,
        effects: [],
        shape: { form: 'single', house: 10 },
      });
  });

  test('is told by its row, else by its column, else by its box', () => {
    const houseOf = (...others: number[]) => fullHouse(waitingOn([r1c1, ...others], [r1c1 * 9]))?.shape;
    expect([[], [r1c9], [r1c9, 72], [r1c9, 72, r2c2]].map((others) => houseOf(...others))).toEqual([
      { form: 'single', house: 0 },
      { form: 'single', house: 9 },
      { form: 'single', house: 18 },
      undefined,
    ]);
  });

  test('is none where no single waits, where its cell is filled, or where another row has one open cell', () => {
    expect(fullHouse(waitingOn([r1c1], []))).toBeUndefined();
    expect(fullHouse(waitingOn([r1c1], [r2c2 * 9 + 4]))).toBeUndefined();
    // Row 2, of the cell after r1c9, has r2c8 alone.
    expect(fullHouse(waitingOn([r1c1, r1c9, r2c8, r9c9], [r1c9 * 9]))).toBeUndefined();
  });
});

describe('singles come out of their queues', () => {
  test('first in, first out, each once, without those whose cell was filled meanwhile', () => {
    const list = [r9c9 * 9 + 2, r1c9 * 9 + 7, r1c1 * 9 + 4];
    const board = waitingOn([r1c1, r9c9], list, list);
    for (const find of [nakedSingle, hiddenSingle])
      expect([find(board)?.placed, find(board)?.placed, find(board)]).toEqual([list[0], list[2], undefined]);
  });

  test('a naked single has no house, a hidden one the house in which no other place is left', () => {
    const board = emptyBoard();
    for (const cell of houses[9]) if (cell !== r1c1) strike(board, cell, 0);
    board.naked.entries[board.naked.tail++] = r1c1 * 9;
    expect(nakedSingle(board)?.shape).toEqual({ form: 'single', house: -1 });
    expect(hiddenSingle(board)).toEqual({
      technique: 'hidden-single',
      placed: r1c1 * 9,
      effects: [],
      shape: { form: 'single', house: 9 },
    });
    // Row 2 has one place left for 1, and r1c9 comes right before its first cell.
    const other = emptyBoard();
    for (const cell of houses[1]) if (cell !== r2c2) strike(other, cell, 0);
    expect([r2c2, r1c9].map((cell) => houseOfSingle(other, cell * 9))).toEqual([1, -1]);
  });
});

test('the house of a hidden single: its row, its column or its box, or none', () => {
  const without = 0x1ff & ~maskOf(1);
  const cellsOf = (cells: readonly number[]) => Object.fromEntries(cells.map((cell) => [cell, without]));
  const rest = [1, 2, 3, 4, 5, 6, 7, 8];
  const inRow = madeUpPath(cellsOf(rest), 0x1ff).board;
  const inColumn = madeUpPath(cellsOf(rest.map((row) => row * 9)), 0x1ff).board;
  const inBox = madeUpPath(cellsOf([1, 2, 9, 10, 11, 18, 19, 20]), 0x1ff).board;
  expect([inRow, inColumn, inBox].map((board) => houseOfSingle(board, 0))).toEqual([0, 9, 18]);
  expect(houseOfSingle(inRow, 1)).toBe(-1);
  expect(houseOfSingle(madeUpPath(cellsOf(rest.slice(1)), 0x1ff).board, 0)).toBe(-1);
});
