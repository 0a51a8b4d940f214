import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { parseOrbs } from '../../src/index.js';
import { clearedCells } from '../../src/kernel/last-board.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideResolver } from '../../src/kernel/wide-resolver.js';
import { planesOf } from '../../src/request/bit-input.js';
import { ruleTable } from '../../src/rules/rule-table.js';
import { resolvePlainly } from '../oracle/plain-rules.js';
import { sizedBoards } from '../support.js';
import { drawBoard, drawPlanes } from './draw.js';

const boards = fc.oneof(
  sizedBoards(33, 64, 3, true),
  sizedBoards(33, 64, 2),
  sizedBoards(33, 64, 6),
  sizedBoards(33, 64, 15, true),
);

prop([boards], { numRuns: 250 })('boards of two words make and leave what the plain rules say', (board) => {
  const shape = wideShape(board.rows, board.cols);
  const words = planesOf(board.cells, shape.bitOf).board;
  const { resolve: resolveBits, last } = wideResolver(shape);
  const { waves, board: left } = resolvePlainly(board.cells, board.rows, board.cols, ruleTable({}, board));
  expect(resolveBits(words, 0), drawPlanes(words, shape)).toBe(waves.flat().length);
  expect(drawPlanes(last, shape), drawPlanes(words, shape)).toBe(drawBoard(left, board));
});

test('a ring of eight around another orb is one combo', () => {
  const board = parseOrbs('000121\n010212\n000121\n121212\n212121\n121212');
  const shape = wideShape(board.rows, board.cols);
  const words = planesOf(board.cells, shape.bitOf).board;
  const { resolve: resolveBits, last } = wideResolver(shape);
  expect(resolveBits(words, 0), drawPlanes(words, shape)).toBe(1);
  expect(last[clearedCells]).toBe(8);
});
