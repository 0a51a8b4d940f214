import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { resolve } from '../../src/index.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { laterWaves } from '../../src/proof/later-waves.js';
import { planesOf } from '../../src/request/bit-input.js';
import { drawPlanes } from '../kernel/draw.js';
import { sizedBoards } from '../support.js';

const boards = fc.oneof(sizedBoards(12, 32, 2), sizedBoards(12, 32, 3, true), sizedBoards(20, 32, 9));

prop([boards], { numRuns: 150 })('the waves after the first reach what the plain rules reach', (board) => {
  const shape = narrowShape(board.rows, board.cols);
  const { board: planes, types } = planesOf(board.cells, shape.bitOf);
  const { waves, combos } = resolve(board);
  const [first = []] = waves;
  let clearing = 0;
  for (const cell of first.flatMap(({ cells }) => cells)) clearing |= 1 << shape.bitOf[cell];
  const reaches = (target: number, spare: number) =>
    laterWaves(shape, types, target)(planes[0], planes[1], planes[2], planes[3], clearing, first.length, spare);
  if (clearing === 0) return;
  expect(reaches(combos, 99), drawPlanes(planes, shape)).toBe(true);
  expect(reaches(combos + 1, 99), drawPlanes(planes, shape)).toBe(false);
});
