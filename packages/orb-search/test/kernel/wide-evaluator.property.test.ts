import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { weightsFor } from '../../src/beam/evaluation-weights.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideEvaluator } from '../../src/kernel/wide-evaluator.js';
import { planesOf } from '../../src/request/bit-input.js';
import { sizedBoards } from '../support.js';
import { drawPlanes } from './draw.js';
import { weigh } from './weigh.js';

const held = fc
  .oneof(sizedBoards(33, 64, 6), sizedBoards(33, 64, 4, true), sizedBoards(33, 64, 15))
  .chain((board) =>
    fc.tuple(fc.constant(board), fc.nat(board.cells.length - 1), fc.constantFrom(4 as const, 8 as const)),
  );

prop([held], { numRuns: 200 })('boards of two words are worth what the definition says', ([board, at, ways]) => {
  const weights = weightsFor(ways, 'own');
  const shape = wideShape(board.rows, board.cols);
  const { board: words, types } = planesOf(board.cells, shape.bitOf);
  const value = wideEvaluator(shape, types, weights).evaluate(words, 0, shape.bitOf[at]);
  expect(value, drawPlanes(words, shape)).toBe(weigh(board, at, weights));
});
