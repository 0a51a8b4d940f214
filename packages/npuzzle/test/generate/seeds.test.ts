/** Same seed, same bytes: a change of what is seen here breaks the boards that games have saved as seeds. */
import { expect, test } from 'vitest';
import { boardAtDepth, type DealtBoard, type Grid, scramble, shuffle } from '../../src/index.js';

const cellsOf = ({ cells }: Grid): string => cells.join(' ');
const dealt = (deal: DealtBoard): string => (deal.status === 'found' ? cellsOf(deal.board) : deal.status);

test('shuffle', () => {
  expect(cellsOf(shuffle({ rows: 4, cols: 4, seed: 1 }))).toBe('0 15 2 10 4 14 6 8 12 13 7 1 9 5 11 3');
  expect(cellsOf(shuffle({ rows: 3, cols: 3 }))).toBe('6 4 8 7 3 5 2 0 1');
  expect(cellsOf(shuffle({ rows: 1, cols: 6, seed: 7 }))).toBe('1 2 3 0 4 5');
});

test('scramble', () => {
  expect(cellsOf(scramble({ rows: 4, cols: 4, moves: 30, seed: 1 }))).toBe('1 2 3 4 13 0 5 8 14 11 7 12 6 15 9 10');
});

test('boardAtDepth', () => {
  expect(dealt(boardAtDepth({ rows: 3, cols: 3, depth: 20, seed: 1 }))).toBe('0 7 1 3 2 4 8 6 5');
  expect(dealt(boardAtDepth({ rows: 4, cols: 4, depth: 20, seed: 1 }))).toBe('9 2 7 3 1 0 5 4 13 6 11 8 14 10 15 12');
});
