import { expect, test } from 'vitest';
import { walkingAxes } from '../../src/deepening/walking-axes.js';

test('the axes are walked where there is a table for both of them', () => {
  const walks = (rows: number, cols: number) => walkingAxes(rows, cols, rows * cols - 1).walks;
  expect([walks(3, 3), walks(3, 4), walks(6, 2), walks(2, 6), walks(6, 6)]).toEqual([true, true, false, false, false]);
});
