import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { colOf, findComponents, findRuns, freeRuns, type Grid, neighbors4, rowOf } from '../../src/index.js';
import { boards, deepFreeze } from '../support.js';

prop([boards])('components partition the board, and are connected and maximal', (board) => {
  const { labels, sizes } = findComponents(deepFreeze(board));
  expect(labels.length).toBe(board.cells.length);
  expect([...sizes].reduce((sum, size) => sum + size, 0)).toBe(board.cells.length);
  // Labels come in the order of their first cells.
  const expected = new Array<number>(board.cells.length).fill(-1);
  const counts: number[] = [];
  for (let cell = 0; cell < board.cells.length; cell++) {
    if (expected[cell] >= 0) continue;
    const members = reachable(board, cell);
    for (const member of members) expected[member] = counts.length;
    counts.push(members.length);
  }
  expect([...labels]).toEqual(expected);
  expect([...sizes]).toEqual(counts);
});

function reachable(board: Grid, from: number): number[] {
  const found = [from];
  for (const cell of found) {
    for (const next of neighbors4(board, cell)) {
      if (board.cells[next] === board.cells[from] && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

prop([boards])('runs of length 1 cover every row and every column once', (board) => {
  const runs = findRuns(deepFreeze(board), 1);
  for (const axis of ['row', 'col'] as const) {
    const cells = runs.filter((run) => run.axis === axis).flatMap((run) => run.cells);
    expect(cells.toSorted((a, b) => a - b)).toEqual(board.cells.map((_, cell) => cell));
  }
  for (const { cells, axis } of runs) {
    const line = axis === 'row' ? rowOf : colOf;
    expect(new Set(cells.map((cell) => board.cells[cell])).size).toBe(1);
    expect(new Set(cells.map((cell) => line(board, cell))).size).toBe(1);
  }
  expect(findRuns(board, 3)).toEqual(runs.filter(({ cells }) => cells.length >= 3));
});

prop([boards])('runs are maximal', (board) => {
  for (const { cells, axis } of findRuns(board, 1)) {
    const step = axis === 'row' ? 1 : board.cols;
    const line = axis === 'row' ? rowOf : colOf;
    for (const beyond of [cells[0] - step, cells.at(-1)! + step]) {
      const isBeside = beyond >= 0 && beyond < board.cells.length && line(board, beyond) === line(board, cells[0]);
      if (isBeside) expect(board.cells[beyond]).not.toBe(board.cells[cells[0]]);
    }
  }
});

prop([boards])('free runs agree with walking cell by cell', (board) => {
  const runs = freeRuns(deepFreeze(board));
  const walks = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;
  for (const direction of ['up', 'down', 'left', 'right'] as const) {
    const [rowStep, colStep] = walks[direction];
    const expected: number[] = [];
    for (let cell = 0; cell < board.cells.length; cell++) {
      let row = rowOf(board, cell) + rowStep;
      let col = colOf(board, cell) + colStep;
      let length = 0;
      while (
        row >= 0 &&
        row < board.rows &&
        col >= 0 &&
        col < board.cols &&
        board.cells[row * board.cols + col] === 0
      ) {
        length += 1;
        row += rowStep;
        col += colStep;
      }
      expected.push(length);
    }
    expect([...runs[direction]]).toEqual(expected);
  }
});
