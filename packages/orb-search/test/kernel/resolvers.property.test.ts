import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { resolve } from '../../src/index.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { narrowResolver } from '../../src/kernel/narrow-resolver.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideResolver } from '../../src/kernel/wide-resolver.js';
import { planesOf } from '../../src/request/bit-input.js';
import { boards } from '../support.js';

const sized = (least: number, most: number) =>
  fc
    .oneof(boards(8, 8, 3, true), boards(8, 8, 2), boards(8, 8, 6), boards(8, 8, 15, true))
    .filter(({ rows, cols }) => rows * cols >= least && rows * cols <= most);

test.prop([sized(1, 32)], { numRuns: 3000 })('the bit kernel makes the combos that the plain rules make', (board) => {
  const shape = narrowShape(board.rows, board.cols);
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = planesOf(board.cells, shape.bitOf).board;
  expect(narrowResolver(shape).resolve(p0, p1, p2, p3)).toBe(resolve(board).combos);
});

test.prop([sized(33, 64)], { numRuns: 3000 })('so does the one of two words', (board) => {
  const shape = wideShape(board.rows, board.cols);
  expect(wideResolver(shape).resolve(planesOf(board.cells, shape.bitOf).board, 0)).toBe(resolve(board).combos);
});
