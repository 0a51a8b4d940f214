import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { parseOrbs } from '../../src/index.js';
import { clearedCells } from '../../src/kernel/last-board.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { narrowResolver } from '../../src/kernel/narrow-resolver.js';
import { planesOf } from '../../src/request/bit-input.js';
import { ruleTable } from '../../src/rules/rule-table.js';
import { resolvePlainly } from '../oracle/plain-rules.js';
import { sizedBoards } from '../support.js';
import { drawBoard, drawPlanes } from './draw.js';

const boards = fc.oneof(
  sizedBoards(1, 32, 3, true),
  sizedBoards(1, 32, 2),
  sizedBoards(1, 32, 6),
  sizedBoards(1, 32, 15, true),
);

prop([boards], { numRuns: 250 })('boards of one word make and leave what the plain rules say', (board) => {
  const shape = narrowShape(board.rows, board.cols);
  const words = planesOf(board.cells, shape.bitOf).board;
  const { resolve: resolveBits, last } = narrowResolver(shape);
  const { waves, board: left } = resolvePlainly(board.cells, board.rows, board.cols, ruleTable({}, board));
  expect(resolveBits(words[0], words[1], words[2], words[3]), drawPlanes(words, shape)).toBe(waves.flat().length);
  expect(drawPlanes(last, shape), drawPlanes(words, shape)).toBe(drawBoard(left, board));
});

test('a ring of eight around another orb is one combo', () => {
  const board = parseOrbs('000121\n010212\n000121\n121212\n212121');
  const shape = narrowShape(board.rows, board.cols);
  const words = planesOf(board.cells, shape.bitOf).board;
  const { resolve: resolveBits, last } = narrowResolver(shape);
  expect(resolveBits(words[0], words[1], words[2], words[3]), drawPlanes(words, shape)).toBe(1);
  expect(last[clearedCells]).toBe(8);
});
