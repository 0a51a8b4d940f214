import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { weightsFor } from '../../src/beam/evaluation-weights.js';
import { evaluationTables } from '../../src/kernel/evaluation.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { narrowEvaluator } from '../../src/kernel/narrow-evaluator.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideEvaluator } from '../../src/kernel/wide-evaluator.js';
import { planesOf } from '../../src/request/bit-input.js';
import { sizedBoards } from '../support.js';
import { drawPlanes } from './draw.js';
import { weigh } from './weigh.js';

const held = (least: number, most: number) =>
  fc
    .oneof(sizedBoards(least, most, 6), sizedBoards(least, most, 4, true), sizedBoards(least, most, 15))
    .chain((board) =>
      fc.tuple(fc.constant(board), fc.nat(board.cells.length - 1), fc.constantFrom(4 as const, 8 as const)),
    );

prop([held(1, 32)], { numRuns: 200 })('boards of one word are worth what the definition says', ([board, at, ways]) => {
  const weights = weightsFor(ways, 'own');
  const shape = narrowShape(board.rows, board.cols);
  const { board: words, types, orbs } = planesOf(board.cells, shape.bitOf);
  const { evaluate } = narrowEvaluator(shape, types, orbs, evaluationTables(weights, board.rows, board.cols));
  const value = evaluate(words[0], words[1], words[2], words[3], shape.bitOf[at]);
  expect(value, drawPlanes(words, shape)).toBe(weigh(board, at, weights));
});

prop([held(33, 64)], { numRuns: 200 })(
  'boards of two words are worth what the definition says',
  ([board, at, ways]) => {
    const weights = weightsFor(ways, 'own');
    const shape = wideShape(board.rows, board.cols);
    const { board: words, types } = planesOf(board.cells, shape.bitOf);
    const value = wideEvaluator(shape, types, weights).evaluate(words, 0, shape.bitOf[at]);
    expect(value, drawPlanes(words, shape)).toBe(weigh(board, at, weights));
  },
);
