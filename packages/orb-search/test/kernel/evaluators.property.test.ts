import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { weightsFor } from '../../src/beam/evaluation-weights.js';
import { type Grid, resolve } from '../../src/index.js';
import type { EvaluationWeights } from '../../src/kernel/evaluation.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { narrowEvaluator } from '../../src/kernel/narrow-evaluator.js';
import { wideShape } from '../../src/kernel/wide-board.js';
import { wideEvaluator } from '../../src/kernel/wide-evaluator.js';
import { planesOf } from '../../src/request/bit-input.js';
import { sizedBoards } from '../support.js';

/** The evaluation from its definition, feature by feature. */
function weigh(board: Grid, at: number, by: EvaluationWeights): number {
  const { rows, cols } = board;
  const { waves, board: left } = resolve(board);
  const columnOf = (cell: number) => cell % cols;
  const first = new Set(waves[0]?.flatMap(({ cells }) => cells));
  const later = waves.slice(1).flat().length;
  const beside = [
    at - cols,
    at + cols,
    ...(columnOf(at) > 0 ? [at - 1] : []),
    ...(columnOf(at) < cols - 1 ? [at + 1] : []),
  ];
  let sum = (waves[0]?.length ?? 0) * by.combo + later * by.laterCombo;
  for (const { cells } of waves.flat()) sum += (cells.length - 3) * by.wasted;
  if (first.has(at)) sum += by.inMatch;
  sum += beside.filter((cell) => first.has(cell)).length * by.besideMatch;
  if (columnOf(at) === 0 || columnOf(at) === cols - 1) sum += by.sideEdge;
  if (at < cols || at >= (rows - 1) * cols) sum += by.endEdge;
  const distance = (cells: readonly number[]) =>
    Math.min(...cells.map((cell) => Math.abs(columnOf(cell) - columnOf(at))));
  const open: number[] = [];
  for (let type = 0; type < 15; type++) {
    const cells = left.cells.flatMap((value, cell) => (value === type ? [cell] : []));
    if (cells.length < 3) {
      sum += cells.length * by.stranded;
      continue;
    }
    open.push(...cells);
    const columns = [...new Set(cells.map(columnOf))].sort((a, b) => a - b);
    const spread = columns.at(-1)! - columns[0];
    const windows = columns.filter((col) => columns.includes(col + 1) && columns.includes(col + 2)).length;
    sum += by.open + cells.length * by.unfinished + by.spread[spread] + columns.length * by.column;
    sum += (spread + 1 - columns.length) * by.gap + windows * by.window;
    if (board.cells[at] === type) sum += by.held + distance(cells) * by.heldAway;
  }
  if (open.length > 0) sum += distance(open) * by.away;
  for (const cell of open) {
    const equal = (steps: number) => columnOf(cell) + steps < cols && left.cells[cell + steps] === left.cells[cell];
    sum += (equal(1) ? by.pairAside : 0) + (equal(2) ? by.skipAside : 0);
  }
  return sum;
}

const held = fc
  .oneof(sizedBoards(1, 32, 6), sizedBoards(1, 32, 15, true), sizedBoards(33, 64, 6, true), sizedBoards(33, 64, 15))
  .chain((board) =>
    fc.tuple(fc.constant(board), fc.nat(board.cells.length - 1), fc.constantFrom(4 as const, 8 as const)),
  );

test.prop([held], { numRuns: 900 })(
  'bit kernels of one and two words evaluate as the definition says',
  ([board, at, ways]) => {
    const { rows, cols } = board;
    const weights = weightsFor(ways, 'own');
    let value: number;
    if (rows * cols > 32) {
      const shape = wideShape(rows, cols);
      const { board: words, types } = planesOf(board.cells, shape.bitOf);
      value = wideEvaluator(shape, types, weights).evaluate(words, 0, shape.bitOf[at]);
    } else {
      const shape = narrowShape(rows, cols);
      const { board: words, types, orbs } = planesOf(board.cells, shape.bitOf);
      const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = words;
      value = narrowEvaluator(shape, types, orbs, weights).evaluate(p0, p1, p2, p3, shape.bitOf[at]);
    }
    expect(value).toBe(weigh(board, at, weights));
  },
);
