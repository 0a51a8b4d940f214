import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { colOf, findComponents, findRuns, freeRuns, type Grid, neighbors4, rowOf } from '../../src/index.js';
import { boards, deepFreeze } from '../support.js';

test.prop([boards])('components partition the board, and are connected and maximal', (board) => {
  const { labels, sizes } = findComponents(deepFreeze(board));
  expect(labels.length).toBe(board.cells.length);
  expect([...sizes].reduce((sum, size) => sum + size, 0)).toBe(board.cells.length);
  let seen = 0;
  for (let cell = 0; cell < board.cells.length; cell++) {
    // Labels come in the order of their first cells.
    expect(labels[cell]).toBeLessThanOrEqual(seen);
    if (labels[cell] === seen) {
      seen += 1;
      expect(reachable(board, cell).length).toBe(sizes[labels[cell]]);
    }
    for (const other of neighbors4(board, cell)) {
      expect(labels[cell] === labels[other]).toBe(board.cells[cell] === board.cells[other]);
    }
  }
  expect(seen).toBe(sizes.length);
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

test.prop([boards])('runs of length 1 cover every row and every column once', (board) => {
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

test.prop([boards])('runs are maximal', (board) => {
  for (const { cells, axis } of findRuns(board, 1)) {
    const step = axis === 'row' ? 1 : board.cols;
    const line = axis === 'row' ? rowOf : colOf;
    for (const beyond of [cells[0] - step, cells.at(-1)! + step]) {
      const isBeside = beyond >= 0 && beyond < board.cells.length && line(board, beyond) === line(board, cells[0]);
      if (isBeside) expect(board.cells[beyond]).not.toBe(board.cells[cells[0]]);
    }
  }
});

test.prop([boards])('free runs agree with walking cell by cell', (board) => {
  const runs = freeRuns(deepFreeze(board));
  const walks = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;
  for (const direction of ['up', 'down', 'left', 'right'] as const) {
    const [rowStep, colStep] = walks[direction];
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
      expect(runs[direction][cell]).toBe(length);
    }
  }
});
