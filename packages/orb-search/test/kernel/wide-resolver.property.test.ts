import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { resolve } from '../../src/index.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideResolver } from '../../src/kernel/wide-resolver.js';
import { planesOf } from '../../src/request/bit-input.js';
import { sizedBoards } from '../support.js';
import { drawBoard, drawPlanes } from './draw.js';

const boards = fc.oneof(
  sizedBoards(33, 64, 3, true),
  sizedBoards(33, 64, 2),
  sizedBoards(33, 64, 6),
  sizedBoards(33, 64, 15, true),
);

prop([boards], { numRuns: 700 })('boards of two words make and leave what the plain rules say', (board) => {
  const shape = wideShape(board.rows, board.cols);
  const words = planesOf(board.cells, shape.bitOf).board;
  const { resolve: resolveBits, last } = wideResolver(shape);
  const { combos, board: left } = resolve(board);
  expect(resolveBits(words, 0), drawPlanes(words, shape)).toBe(combos);
  expect(drawPlanes(last, shape), drawPlanes(words, shape)).toBe(drawBoard(left, board));
});
