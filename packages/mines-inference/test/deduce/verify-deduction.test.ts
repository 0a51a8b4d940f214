import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-board.js';
import { verifyWork } from '../../src/deduce/verify-deduction.js';
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

test('as many steps as it takes settle it, one less does not', () => {
  const verdict = (maxNodes: number) => runSlices(verifyWork(readBoard(board), deduction, maxNodes, createPace()));
  let steps = 0;
  while (verdict(steps) === 'limit') steps++;
  expect(verdict(steps)).toBe('valid');
  expect(steps).toBe(1);
});

test('what the total forbids is looked at no further', () => {
  const closed = parseMines('mines 2\n# 1 # # # 1 # # # 1 # #');
  const claim: Deduction = { ...deduction, cells: [3], mine: false, from: [1, 5, 9], usesTotal: true };
  const verdict = (maxNodes: number) => runSlices(verifyWork(readBoard(closed), claim, maxNodes, createPace()));
  let steps = 0;
  while (verdict(steps) === 'limit') steps++;
  expect(verdict(steps)).toBe('valid');
  expect(steps).toBe(3);
});

test('an open cell is no claim, even where no layout would have a mine there', () => {
  const done = parseMines('mines 1\n1 #');
  const message = deduction.message;
  expect(verifyDeduction(done, { cells: [0], mine: false, from: [0], usesTotal: true, message })).toBe('invalid');
  expect(verifyDeduction(done, { cells: [1], mine: true, from: [0], usesTotal: false, message })).toBe('valid');
});
