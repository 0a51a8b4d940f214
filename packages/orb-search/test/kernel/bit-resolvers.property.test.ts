import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { type Grid, parseOrbs } from '../../src/index.js';
import { clearedCells } from '../../src/kernel/last-board.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { narrowResolver } from '../../src/kernel/narrow-resolver.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideResolver } from '../../src/kernel/wide-resolver.js';
import { planesOf } from '../../src/request/bit-input.js';
import { ruleTable } from '../../src/rules/rule-table.js';
import { resolvePlainly } from '../oracle/plain-rules.js';
import { sizedBoards } from '../support.js';
import { drawBoard, drawPlanes } from './draw.js';

/** The combos of a board by bits, and what is left of it. */
function byBits(board: Grid, isWide: boolean) {
  const shape = isWide ? wideShape(board.rows, board.cols) : narrowShape(board.rows, board.cols);
  const words = planesOf(board.cells, shape.bitOf).board;
  const drawn = drawPlanes(words, shape);
  if (isWide) {
    const { resolve, last } = wideResolver(wideShape(board.rows, board.cols));
    return { combos: resolve(words, 0), last, left: drawPlanes(last, shape), drawn };
  }
  const { resolve, last } = narrowResolver(narrowShape(board.rows, board.cols));
  return { combos: resolve(words[0], words[1], words[2], words[3]), last, left: drawPlanes(last, shape), drawn };
}

describe.each([
  ['one word', false, 1, 32, ''],
  ['two words', true, 33, 64, '\n121212'],
] as const)('boards of %s', (_, isWide, least, most, lastRow) => {
  const boards = fc.oneof(
    sizedBoards(least, most, 3, true),
    sizedBoards(least, most, 2),
    sizedBoards(least, most, 6),
    sizedBoards(least, most, 15, true),
  );

  prop([boards], { numRuns: 250 })('make and leave what the plain rules say', (board) => {
    const { combos, left, drawn } = byBits(board, isWide);
    const plain = resolvePlainly(board.cells, board.rows, board.cols, ruleTable({}, board));
    expect(combos, drawn).toBe(plain.waves.flat().length);
    expect(left, drawn).toBe(drawBoard(plain.board, board));
  });

  test('make one combo of a ring of eight around another orb', () => {
    const { combos, last } = byBits(parseOrbs(`000121\n010212\n000121\n121212\n212121${lastRow}`), isWide);
    expect(combos).toBe(1);
    expect(last[clearedCells]).toBe(8);
  });
});
