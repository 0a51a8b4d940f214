import { expect, test } from 'vitest';
import { gameStatus, generateMines } from '../../src/index.js';
import { clearByDeduction } from '../clear-by-deduction.js';

test.each([
  { rows: 9, cols: 9, mines: 10, boards: 400 },
  { rows: 16, cols: 16, mines: 40, boards: 350 },
  { rows: 16, cols: 30, mines: 99, boards: 250 },
])('$boards fields of $cols columns and $rows rows with $mines mines are cleared by deduction alone', (preset) => {
  const { boards, ...size } = preset;
  const firstOpen = (size.rows >> 1) * size.cols + (size.cols >> 1);
  for (let seed = 0; seed < boards; seed++) {
    const made = generateMines({ ...size, seed, firstOpen, firstIs: 'zero', noGuess: true });
    if (made.status !== 'found') throw new Error(`seed ${seed}: ${made.status}`);
    expect(made.field.mineCells.length).toBe(size.mines);
    const board = clearByDeduction(made.field, firstOpen);
    expect([seed, gameStatus(made.field, board), board.cells[firstOpen]]).toEqual([seed, 'won', 0]);
  }
});
