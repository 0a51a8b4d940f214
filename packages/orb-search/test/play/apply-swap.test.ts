import { expect, test } from 'vitest';
import { applySwap, isInvalidInputError, parseOrbs } from '../../src/index.js';

test('cells that are no neighbours are not swapped', () => {
  const board = parseOrbs('012\n345');
  const codes = [
    [0, 2],
    [2, 3],
    [0, 0],
  ].map(([a = 0, b = 0]) => {
    try {
      applySwap(board, a, b);
    } catch (error) {
      return isInvalidInputError(error) && error.code;
    }
    return 'none';
  });
  expect(codes).toEqual(['bad-swap', 'bad-swap', 'bad-swap']);
  expect(applySwap(board, 4, 0).cells).toEqual([4, 1, 2, 3, 0, 5]);
});
