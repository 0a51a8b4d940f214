import { expect, test } from 'vitest';
import { stateOf } from '../../src/solver/step-state.js';
import { lockedInRoof, withSubset } from '../../src/uniqueness/deadly-conclusions.js';
import { board } from '../verify/draw.js';

const rowOf = (row: string) => stateOf(board(`${row}\n${'*\n'.repeat(8)}`));
const one = 1 << 0;
const two = 1 << 1;

test('a subset in both houses of the roof is listed once, for both', () => {
  const state = rowOf('1238 1239 12 * * * * * *');
  const found = withSubset(state, [0, 1], one | two).filter(({ subset }) => subset.join() === '2');
  expect(found.map(({ houses, subsetDigits }) => [houses, subsetDigits])).toEqual([[[0, 18], one | two]]);
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
