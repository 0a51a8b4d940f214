import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { applyMoves, scramble } from '../../src/index.js';
import { joinSlides } from '../../src/lines/join-slides.js';
import { solveByLines } from '../../src/lines/solve-by-lines.js';

const joined = (moves: number[], blank: number, cols: number) => runSlices(joinSlides(moves, blank, cols));

test('steps along one axis are one slide, steps back are undone', () => {
  // On 3×3 from the last cell.
  expect(joined([7, 6], 8, 3)).toEqual([6]);
  expect(joined([7, 4, 1], 8, 3)).toEqual([7, 1]);
  expect(joined([7, 8], 8, 3)).toEqual([]);
  expect(joined([5, 2, 5], 8, 3)).toEqual([5]);
  // What is undone lets the slides before and behind it be one.
  expect(joined([5, 4, 5, 2], 8, 3)).toEqual([2]);
  expect(joined([], 8, 3)).toEqual([]);
  // In a single column and a single row.
  expect(joined([1, 0], 2, 1)).toEqual([0]);
  expect(joined([1, 0], 2, 3)).toEqual([0]);
});

test('joined slides lead to the same board, and no two follow along one axis', () => {
  for (let seed = 0; seed < 10; seed++) {
    const board = scramble({ rows: 4, cols: 5, moves: 60, seed });
    const { moves = [] } = runSlices(solveByLines(labelBoard(board)));
    const blank = board.cells.indexOf(0);
    const slides = joined(moves, blank, 5);
    expect(slides.length).toBeLessThan(moves.length);
    expect(applyMoves(board, slides)).toEqual(applyMoves(board, moves));
    const stops = [blank, ...slides];
    const axes = slides.map((cell, index) => cell % 5 === stops[index] % 5);
    expect(axes.some((axis, index) => index > 0 && axis === axes[index - 1])).toBe(false);
  }
});
