import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { resolve } from '../../src/index.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { narrowResolver } from '../../src/kernel/narrow-resolver.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideResolver } from '../../src/kernel/wide-resolver.js';
import { planesOf } from '../../src/request/bit-input.js';
import { sizedBoards } from '../support.js';

const sized = (least: number, most: number) =>
  fc.oneof(
    sizedBoards(least, most, 3, true),
    sizedBoards(least, most, 2),
    sizedBoards(least, most, 6),
    sizedBoards(least, most, 15, true),
  );

test.prop([sized(1, 32)], { numRuns: 700 })('the bit kernel makes the combos that the plain rules make', (board) => {
  const shape = narrowShape(board.rows, board.cols);
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = planesOf(board.cells, shape.bitOf).board;
  expect(narrowResolver(shape).resolve(p0, p1, p2, p3)).toBe(resolve(board).combos);
});

test.prop([sized(33, 64)], { numRuns: 700 })('so does the one of two words', (board) => {
  const shape = wideShape(board.rows, board.cols);
  expect(wideResolver(shape).resolve(planesOf(board.cells, shape.bitOf).board, 0)).toBe(resolve(board).combos);
});
