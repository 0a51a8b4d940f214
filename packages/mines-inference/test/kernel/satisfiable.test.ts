/** Does anything fit a selection? With a limit of states the answer may be missing, but it is never wrong. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-board.js';
import type { Board } from '../../src/index.js';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { createSatisfiable } from '../../src/kernel/satisfiable.js';

function ask(board: Board, chosen: readonly number[], useTotal: boolean, maxStates = 1e6): boolean | undefined {
  const pace = createPace();
  const { cells, table, mines } = readBoard(board);
  const constraints = collectConstraints(cells, table, mines, true);
  return runSlices(createSatisfiable(constraints, maxStates, pace).fits(chosen, [], useTotal));
}

/** Numbers between hidden cells on a ring, each of them 1: only an even ring has layouts. */
function ring(cells: number, mines: number): Board {
  const size = 2 * cells;
  const neighbors = Array.from({ length: size }, (_, at) => [(at + 1) % size, (at + size - 1) % size]);
  const shown = Array.from({ length: size }, (_, at) => (at % 2 === 0 ? -1 : 1));
  return { rows: 1, cols: size, mines, cells: shown, topology: { neighbors } };
}

const all = (count: number) => Array.from({ length: count }, (_, at) => at);

test('an odd ring fits nothing, with the total and without; one number less does', () => {
  for (const useTotal of [false, true]) {
    expect(ask(ring(5, 2), all(5), useTotal)).toBe(false);
    expect(ask(ring(5, 2), all(4), useTotal)).toBe(true);
    expect(ask(ring(6, 3), all(6), useTotal)).toBe(true);
  }
  expect(ask(ring(6, 2), all(6), true)).toBe(false);
  expect(ask(ring(6, 4), all(6), true)).toBe(false);
  expect(ask(ring(6, 2), all(6), false)).toBe(true);
});

test('with too few states there is no answer', () => {
  for (const useTotal of [false, true]) expect(ask(ring(6, 3), all(6), useTotal, 2)).toBe(undefined);
});

test('more numbers than are kept between questions: a long ring', () => {
  expect(ask(ring(40, 20), all(40), true)).toBe(true);
  expect(ask(ring(40, 19), all(40), true)).toBe(false);
  expect(ask(ring(41, 20), all(41), true)).toBe(false);
});
