import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { narrowShape } from '../src/bits/narrow-board.js';
import { narrowEvaluator } from '../src/bits/narrow-evaluator.js';
import { resolve } from '../src/index.js';
import { judgementFor } from '../src/search/judgements.js';
import { planesOf } from '../src/search/narrow-input.js';
import { boards } from './boards.js';

const narrow = fc
  .oneof(boards(8, 8, 3, true), boards(8, 8, 2), boards(8, 8, 6), boards(5, 6, 15, true))
  .filter(({ rows, cols }) => rows * cols <= 32 && cols <= 8 && rows <= 8);

test.prop([narrow], { numRuns: 3000 })('the bit kernel makes the combos that the plain rules make', (board) => {
  const shape = narrowShape(board.rows, board.cols);
  const { planes, types } = planesOf(board.cells, shape.bitOf);
  const { evaluate, combos } = narrowEvaluator(shape, types, judgementFor(4, 0));
  evaluate(...planes);
  expect(combos()).toBe(resolve(board).combos);
});
