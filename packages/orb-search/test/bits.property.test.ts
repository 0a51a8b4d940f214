import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { narrowShape } from '../src/bits/narrow-board.js';
import { narrowResolver } from '../src/bits/narrow-resolver.js';
import { wideShape } from '../src/bits/wide-board.js';
import { wideResolver } from '../src/bits/wide-resolver.js';
import { resolve } from '../src/index.js';
import { planesOf } from '../src/search/bit-input.js';
import { boards } from './boards.js';

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
