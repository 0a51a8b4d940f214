import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { drawn, marks } from '../verify/hand-made.js';

const layout = kit.createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
const board = drawn(layout, `=1 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
const apply = (placements: unknown, eliminations: unknown = []) =>
  kit.applyStep(board, { placements, eliminations } as kit.Step);

test('a step sets its digits, which leave what sees them, and strikes out its candidates', () => {
  const after = apply(marks('15:4'), marks('5:3 6:12'));
  expect(after.values).toEqual([1, ...new Array(14).fill(0), 4]);
  const at = (cell: number) => after.candidates[cell];
  expect([at(15), at(14), at(5), at(6), at(7), at(9)]).toEqual([0, 7, 15 & ~1 & ~4, 12, 7, 15]);
});

test('a digit that stands may be set again, another may not', () => {
  expect(apply(marks('0:1')).values).toEqual(board.values);
  expect(() => apply(marks('0:2'))).toThrow('step.placements has 2 in cell 0: the cell holds 1');
});

test('the cells and digits of a step are those of the layout', () => {
  for (const [cell, digit] of [
    [0, 1],
    [15, 4],
    [15, 1],
  ])
    expect(() => apply([], [{ cell, digit }])).not.toThrow();
  for (const [cell, digit] of [
    [-1, 1],
    [16, 1],
    [1, 0],
    [1, 5],
    [1.5, 1],
    [1, 1.5],
    [undefined, 1],
  ]) {
    expect(() => apply([], [{ cell, digit }])).toThrow('expected 0 to 15 and 1 to 4');
    expect(() => apply([{ cell, digit }])).toThrow('step.placements[0]');
  }
});
