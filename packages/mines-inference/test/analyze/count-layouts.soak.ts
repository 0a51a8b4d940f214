import { expect, test } from 'vitest';
import { countLayouts } from '../../src/index.js';
import { scattered } from '../scattered.js';

test('a region of too many states is a limit, never a number', () => {
  const { board } = scattered({ rows: 61, cols: 61 }, 0.4, (row, col) => row % 2 === 1 && col % 2 === 1, 1);
  expect(countLayouts(board)).toBe('limit');
});
