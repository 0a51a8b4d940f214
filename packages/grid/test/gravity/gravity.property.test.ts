import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import {
  applyGravity,
  colOf,
  findFalls,
  type GravityMode,
  type Grid,
  gravityInPlace,
  gravityLines,
  gravityModes,
  rowOf,
} from '../../src/index.js';
import { boards, deepFreeze } from '../support.js';

const modes = fc.constantFrom(...gravityModes);
const options = { isEmpty: (value: number) => value === 0, isFixed: (value: number) => value === -1 };

/** The contents of each line of a mode. */
function lines(board: Grid, mode: GravityMode): number[][] {
  const isRow = mode === 'left' || mode === 'right' || mode === 'center-cols';
  const lineOf = isRow ? rowOf : colOf;
  const count = isRow ? board.rows : board.cols;
  return Array.from({ length: count }, (_, line) => board.cells.filter((__, cell) => lineOf(board, cell) === line));
}

/** The slow way: one thing moves by one cell, until nothing can. */
function oracle(board: Grid, mode: GravityMode): number[] {
  const cells = [...board.cells];
  const middleRow = Math.floor(board.rows / 2);
  const middleCol = Math.floor(board.cols / 2);
  const towards = (cell: number): number | undefined => {
    const row = rowOf(board, cell);
    const col = colOf(board, cell);
    const rowStep =
      mode === 'down' || (mode === 'center-rows' && row < middleRow - 1)
        ? 1
        : mode === 'up' || (mode === 'center-rows' && row > middleRow)
          ? -1
          : 0;
    const colStep =
      mode === 'right' || (mode === 'center-cols' && col < middleCol - 1)
        ? 1
        : mode === 'left' || (mode === 'center-cols' && col > middleCol)
          ? -1
          : 0;
    const isOn = row + rowStep >= 0 && row + rowStep < board.rows && col + colStep >= 0 && col + colStep < board.cols;
    return isOn && (rowStep !== 0 || colStep !== 0) ? cell + rowStep * board.cols + colStep : undefined;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < cells.length; cell++) {
      const to = towards(cell);
      if (to === undefined || cells[cell] === 0 || cells[cell] === -1 || cells[to] !== 0) continue;
      cells[to] = cells[cell];
      cells[cell] = 0;
      changed = true;
    }
  }
  return cells;
}

prop([boards, modes])('gravity is things moving one cell at a time until none can', (board, mode) => {
  expect(applyGravity(deepFreeze(board), mode, options).cells).toEqual(oracle(board, mode));
});

prop([boards, modes])('each line keeps what is in it', (board, mode) => {
  const sorted = (grid: Grid) => lines(grid, mode).map((line) => line.toSorted((a, b) => a - b));
  expect(sorted(applyGravity(board, mode, options))).toEqual(sorted(board));
});

prop([boards, modes])('what has fallen stays', (board, mode) => {
  const once = applyGravity(board, mode, options);
  expect(applyGravity(once, mode, options)).toEqual(once);
  expect(findFalls(once, mode, options)).toEqual([]);
});

prop([boards, modes])('the form in place does the same and counts what moved', (board, mode) => {
  const pure = applyGravity(board, mode, options);
  const falls = findFalls(board, mode, options);
  const plain = [...board.cells];
  const typed = Int8Array.from(board.cells);
  expect(gravityInPlace(plain, board, mode, options)).toBe(falls.length);
  expect(gravityInPlace(typed, board, mode, options)).toBe(falls.length);
  expect(plain).toEqual(pure.cells);
  expect([...typed]).toEqual(pure.cells);
});

prop([boards, modes])('the falls make the new board of the old', (board, mode) => {
  const cells = [...board.cells];
  for (const { from, to } of findFalls(deepFreeze(board), mode, options)) {
    expect(cells[to]).toBe(0);
    cells[to] = cells[from];
    cells[from] = 0;
  }
  expect(cells).toEqual(applyGravity(board, mode, options).cells);
});

prop([boards, modes])('the pieces of all lines are the board, and things fall to their starts', (board, mode) => {
  const { alongRows, count, between, pieces } = gravityLines(board, mode);
  const seen: number[] = [];
  for (let line = 0; line < count; line++) {
    for (const piece of pieces) {
      const cells = Array.from({ length: piece.count }, (_, i) => line * between + piece.start + i * piece.step);
      for (const cell of cells) expect((alongRows ? rowOf : colOf)(board, cell)).toBe(line);
      seen.push(...cells);
      // A thing that is alone lands on the first cell.
      const alone = Array.from({ length: board.cells.length }, (_, cell) => (cell === cells.at(-1) ? 1 : 0));
      if (piece.count > 0) expect(applyGravity({ ...board, cells: alone }, mode, options).cells[cells[0]]).toBe(1);
    }
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual([...board.cells.keys()]);
});
