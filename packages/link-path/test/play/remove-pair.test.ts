import { removePair } from '@kit/link-path';
import { expect, test } from 'vitest';

test('what is no pair is said: the same cell twice, or a cell without a tile', () => {
  const board = { rows: 1, cols: 3, cells: [1, 0, 1] };
  expect(() => removePair(board, 2, 2)).toThrow('a is 2: a and b are the same cell');
  expect(() => removePair(board, 0, 1)).toThrow('b is 1: no tile stands there, but 0');
});
