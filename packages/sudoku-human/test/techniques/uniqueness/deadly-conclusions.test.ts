import { expect, test } from 'vitest';
import { readPosition } from '../../../src/board/read-position.js';
import { stateOf } from '../../../src/solver/step-state.js';
import {
  conclude,
  deadlyStep,
  lockedInRoof,
  withSubset,
} from '../../../src/techniques/uniqueness/deadly-conclusions.js';
import { board, candidates } from '../../verify/draw.js';

const rowOf = (row: string) => stateOf(readPosition(board(`${row}\n${'*\n'.repeat(8)}`)));
const one = 1 << 0;
const two = 1 << 1;

test('a subset in both houses of the roof is listed once, for both', () => {
  const state = rowOf('1238 1239 12 * * * * * *');
  const found = withSubset(state, [0, 1], one | two).filter(({ subset }) => subset.join() === '2');
  expect(found.map(({ houses, subsetDigits }) => [houses, subsetDigits])).toEqual([[[0, 18], one | two]]);
});

test('what a subset in two houses strikes out is told by cell, not house by house', () => {
  const text = `1238 ${'* '.repeat(8)}\n1239 ${'* '.repeat(8)}\n12 ${'* '.repeat(8)}\n${'*\n'.repeat(6)}`;
  const state = stateOf(readPosition(board(text)));
  const [found] = withSubset(state, [0, 9], one | two).filter(({ subset }) => subset.join() === '18');
  expect(found.houses).toEqual([9, 18]);
  expect(found.struck).toEqual(candidates('12 r1c23; 12 r2c23; 12 r3c23; 12 r456789c1'));
});

test('a roof of one cell or of three has no place that is locked in two', () => {
  const wider = rowOf('123 124 !12 !12 !12 !12 !12 !12 !12');
  expect(lockedInRoof(wider, [0, 1], one | two).map(({ struck }) => struck)).toEqual([
    [
      { cell: 0, digit: 2 },
      { cell: 1, digit: 2 },
    ],
    [
      { cell: 0, digit: 1 },
      { cell: 1, digit: 1 },
    ],
  ]);
  for (const roof of [[0], [0, 1, 2]]) expect(lockedInRoof(wider, roof, one | two)).toEqual([]);
});

test('a subset needs a roof of two cells and extra candidates of two digits', () => {
  const state = rowOf('1238 1239 12 * * * * * *');
  expect(withSubset(state, [0], one | two)).toEqual([]);
  expect(withSubset(state, [0, 1], one)).toEqual([]);
});

test('a step names the extra digits, or all digits of the subset where there is one', () => {
  const state = rowOf('12 123 * * * * * * *');
  const pattern = { cells: [0, 1, 9, 10], pair: one | two, roof: [1], extras: 1 << 2 };
  const [plain] = conclude(candidates('1 r1c2'));
  const named = (subsetDigits: number) =>
    deadlyStep('unique-rectangle-3', state, pattern, { ...plain, subsetDigits }).message.params['extraDigits'];
  expect(named(0)).toEqual({ type: 'digits', digits: [3] });
  expect(named(0b1100)).toEqual({ type: 'digits', digits: [3, 4] });
});
