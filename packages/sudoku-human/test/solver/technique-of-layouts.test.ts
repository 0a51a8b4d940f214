import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { drawn } from '../verify/hand-made.js';

const layout = kit.createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
// Cell 1 has its only digit; the pair in the third row leaves its other cells.
const before = drawn(layout, `=1 2 34 34 | ${ALL} | 1234 12 1234 12 | ${ALL}`);
const after = (change: (position: kit.Position) => kit.Position) => kit.techniqueOf(before, change(before));

test('a digit that is set is explained by the step that sets it', () => {
  expect(after((position) => kit.setValue(position, 1, 2))).toMatchObject({
    status: 'explained',
    technique: 'naked-single',
  });
  expect(kit.techniqueOf(before, kit.setValue(before, 1, 3), [kit.nakedSingle]).status).toBe('unexplained');
});

test('a digit is explained by a step that leaves it a single, or by none', () => {
  const open = drawn(layout, `12 1234 1234 12 | 123 1234 1234 1234 | ${ALL} | ${ALL}`);
  const set = kit.setValue({ ...open, candidates: open.candidates.with(1, 7) }, 1, 3);
  const pair = { ...open, candidates: open.candidates.with(1, 7) };
  expect(kit.techniqueOf(pair, set, [kit.nakedPair])).toMatchObject({ status: 'explained', technique: 'naked-pair' });
  expect(kit.techniqueOf(open, kit.setValue(open, 1, 3), [kit.nakedPair]).status).toBe('unexplained');
});

test('candidates that are struck out are explained by a step that strikes out all of them', () => {
  const without =
    (...marks: [number, number][]) =>
    (position: kit.Position) =>
      marks.reduce((left, [cell, digit]) => kit.toggleCandidate(left, cell, digit), position);
  expect(after(without([8, 2], [10, 1]))).toMatchObject({ status: 'explained', technique: 'naked-pair' });
  expect(kit.techniqueOf(before, without([8, 2], [8, 3])(before), [kit.nakedPair]).status).toBe('unexplained');
  expect(after((position) => position)).toEqual({ status: 'no-move' });
});

test('what a set digit rules out is no move of its own', () => {
  const set = kit.setValue(before, 1, 2);
  expect(kit.techniqueOf(before, set)).toMatchObject({ technique: 'naked-single' });
  // A mark that no digit rules out must be accounted for.
  expect(kit.techniqueOf(before, kit.toggleCandidate(set, 15, 4), [kit.nakedSingle]).status).toBe('unexplained');
});

test('both positions have one layout and the same givens', () => {
  const other = { ...before, layout: kit.createLayout({ size: 4, diagonals: true }) };
  expect(() => kit.techniqueOf(before, other)).toThrow('after.layout is another: expected that of before');
  const given = (cell: number): kit.Position => ({
    ...before,
    givens: before.givens.with(cell, 1),
    values: before.values.with(cell, 1),
    candidates: before.candidates.with(cell, 0),
  });
  expect(() => kit.techniqueOf(before, given(0))).toThrow('after.givens[0] (row 0, column 0) is 1: before has 0 there');
  expect(() => kit.techniqueOf(before, given(6))).toThrow('after.givens[6] (row 1, column 2) is 1: before has 0 there');
});
