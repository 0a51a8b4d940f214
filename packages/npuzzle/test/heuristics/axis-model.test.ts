import { expect, test } from 'vitest';
import { createAxisModel } from '../../src/heuristics/axis-model.js';

/** Has the axis conflict digits? */
const hasDigits = (rows: number, cols: number, vertical: boolean) =>
  createAxisModel(rows, cols, rows * cols - 1, vertical).digit.length === (rows * cols) ** 2;

test('lines of up to six cells, on boards of up to 64, have digits for their conflicts', () => {
  // The vertical axis has rows for lanes, whose lines are as long as a row.
  expect([hasDigits(2, 6, true), hasDigits(2, 7, true)]).toEqual([true, false]);
  expect([hasDigits(6, 2, false), hasDigits(7, 2, false)]).toEqual([true, false]);
  expect([hasDigits(16, 4, true), hasDigits(13, 5, true), hasDigits(17, 4, true)]).toEqual([true, false, false]);
});

test('models of boards of up to 64 cells are kept, larger ones made anew', () => {
  const model = (rows: number) => createAxisModel(rows, 4, 3, true);
  expect(model(16)).toBe(model(16));
  expect(model(17)).not.toBe(model(17));
});
