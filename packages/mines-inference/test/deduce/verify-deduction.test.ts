import { expect, test } from 'vitest';
import { type Deduction, deduce, parseMines, verifyDeduction } from '../../src/index.js';

const board = parseMines('mines 3\n1 2 1\n# # #\n# # F');
const [deduction] = deduce(board) as [Deduction];

test('a cell that is not hidden, or a number that is not open, makes a claim invalid', () => {
  expect(verifyDeduction(board, deduction)).toBe('valid');
  expect(verifyDeduction(board, { ...deduction, cells: [...deduction.cells, 0] })).toBe('invalid');
  expect(verifyDeduction(board, { ...deduction, cells: [8] })).toBe('invalid');
  expect(verifyDeduction(board, { ...deduction, from: [...deduction.from, 3] })).toBe('invalid');
  expect(verifyDeduction(board, { ...deduction, from: [...deduction.from, 8] })).toBe('invalid');
  expect(verifyDeduction(board, { ...deduction, from: [...deduction.from, ...deduction.from] })).toBe('valid');
});

test('what the total forbids is invalid without it, and valid with it', () => {
  const closed = parseMines('mines 2\n# 1 # # # 1 # # # 1 # #');
  const claim: Deduction = { ...deduction, cells: [3], mine: false, from: [1, 5, 9], usesTotal: true };
  expect(verifyDeduction(closed, claim)).toBe('valid');
  expect(verifyDeduction(closed, { ...claim, usesTotal: false })).toBe('invalid');
});

test('an open cell is no claim, even where no layout would have a mine there', () => {
  const done = parseMines('mines 1\n1 #');
  const message = deduction.message;
  expect(verifyDeduction(done, { cells: [0], mine: false, from: [0], usesTotal: true, message })).toBe('invalid');
  expect(verifyDeduction(done, { cells: [1], mine: true, from: [0], usesTotal: false, message })).toBe('valid');
});
