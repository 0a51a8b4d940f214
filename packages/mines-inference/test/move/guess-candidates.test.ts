import { expect, test } from 'vitest';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { borderOf, guessCandidates } from '../../src/move/guess-candidates.js';
import { neighborsOf } from '../../src/topology/neighbors-of.js';

/** A board by what it shows, row after row, and the chances of its cells; half of them may be a mine without. */
function candidates(rows: readonly (readonly number[])[], chances: readonly number[] = [], share = 0.8): number[] {
  const table = neighborsOf({ rows: rows.length, cols: rows[0]!.length }, 'square8', 'topology');
  const cells = Int32Array.from(rows.flat());
  const constraints = collectConstraints(cells, table, 9, true);
  const given = Float64Array.from(cells, (_, cell) => chances[cell] ?? 0.5);
  const border = borderOf(cells, table, constraints);
  return guessCandidates(border, table, constraints, given, share);
}
const row = (cells: number, shown: number) => new Array<number>(cells).fill(shown);

test('of cells that no number sees the three with the fewest neighbours, the first of those with as many', () => {
  expect(candidates([row(3, -1), row(3, -1), row(3, -1)])).toEqual([0, 2, 6]);
  expect(candidates([row(5, -1)])).toEqual([0, 4, 1]);
  expect(candidates([row(2, -1)])).toEqual([0, 1]);
  expect(candidates([[-1]])).toEqual([0]);
});

test('and three that touch the most cells of the border', () => {
  // The border is the second column; the corners are quiet, the middle of the third column touches three.
  const columns = [1, -1, -1, -1, -1];
  const chances = [1, 2, 3, 4, 5].flatMap(() => [-1, 0.9, 0.5, 0.5, 0.5]);
  expect(candidates([columns, columns, columns, columns, columns], chances)).toEqual([4, 24, 2, 7, 12, 17]);
});

test('of the border the twelve safest, the first of those that are as safe', () => {
  const chances = [...row(16, -1), ...Array.from({ length: 16 }, (_, at) => 0.5 - 0.001 * at)];
  expect(candidates([row(16, 1), row(16, -1)], chances)).toEqual(Array.from({ length: 12 }, (_, at) => 31 - at));
  const even = [...row(16, -1), ...row(16, 0.5)];
  const first = candidates([row(16, 1), row(16, -1)], even);
  expect(first.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => 16 + at));
});

test('the safest first, then those with the fewest neighbours, then the first', () => {
  expect(candidates([row(4, 1), row(4, -1)], [-1, -1, -1, -1, 0.5, 0.5, 0.45, 0.5])).toEqual([6, 4, 7, 5]);
});

test('as safe as the share of the safest is safe enough, a mine never', () => {
  const shown = [row(4, 1), row(4, -1)];
  expect(candidates(shown, [-1, -1, -1, -1, 0, 0.5, 0.51, 1], 0.5)).toEqual([4, 5]);
  expect(candidates(shown, [-1, -1, -1, -1, 1, 1, 1, 1], 0)).toEqual([]);
});

test('the first cell is not on the border, nor does the end of a row touch the beginning of the next', () => {
  expect(candidates([[...row(7, -1), 1, 0]])).toEqual([0, 1, 2, 5, 6]);
  const first = [1, -1, -1, -1, -1, -1, -1];
  const chances = [0.9, 0.9, 0.9, 0.5, 0.5, 0.5, 0.5];
  expect(candidates([first, row(7, -1), row(7, -1)], [...chances, ...chances, ...chances])).toEqual([6, 20, 3]);
});

test('a flagged mine that a number sees belongs to the border, another does not', () => {
  // Cells 4 and 10 touch one cell of the border more if the flag beside them is seen.
  const flagged = [1, -2, -1, -1, -1, -1, -1, -1, -1];
  const touchingFlag = candidates([flagged], [-1, -1, ...row(7, 0.5)]);
  expect(touchingFlag).toContain(2);
  const unseen = candidates([row(9, -1), [-1, -1, -1, -1, -2, -1, -1, -1, -1], row(9, -1)]);
  expect(unseen).toEqual([0, 8, 18]);
});
