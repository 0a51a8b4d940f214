import { expect, test } from 'vitest';
import { legalSlides, slide } from '../../src/index.js';

test('a slide moves the whole line between the cell and the blank', () => {
  const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
  expect(slide(board, 6)?.cells).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
  expect(slide(board, 2)?.cells).toEqual([1, 2, 0, 4, 5, 3, 7, 8, 6]);
  expect(slide(board, 4)).toBeUndefined();
  expect(slide(board, 8)).toBeUndefined();
  expect(legalSlides(board)).toEqual([2, 5, 6, 7]);
});

test('slides of all lines of a board, to its edges', () => {
  const board = { rows: 2, cols: 4, cells: [1, 2, 0, 3, 4, 5, 6, 7] };
  expect(legalSlides(board)).toEqual([0, 1, 3, 6]);
  expect(slide(board, 0)?.cells).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(slide(board, 3)?.cells).toEqual([1, 2, 3, 0, 4, 5, 6, 7]);
  expect(slide(board, 6)?.cells).toEqual([1, 2, 6, 3, 4, 5, 0, 7]);
  // The cell behind the end of the row is not in it.
  expect(slide(board, 4)).toBeUndefined();
  const column = { rows: 3, cols: 1, cells: [0, 1, 2] };
  expect(slide(column, 2)?.cells).toEqual([1, 2, 0]);
});

test('a slide looks at the tiles that it moves, and at the blank', () => {
  const code = (cells: unknown[], cell: unknown) => {
    try {
      slide({ rows: 1, cols: cells.length, cells: cells as number[] }, cell as number);
      return 'taken';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(code([0, 1, Number.NaN], 1)).toBe('taken');
  expect(code([0, 1, Number.NaN], 2)).toBe('bad-value');
  expect(code([0, '1', 2], 1)).toBe('bad-value');
  expect(code([0, 3, 2], 1)).toBe('bad-value');
  expect(code([0, 2, 1], 1)).toBe('taken');
  expect(code([0, -1, 1], 1)).toBe('bad-value');
  expect(code([3, 1, 2], 1)).toBe('no-blank');
  expect(code([0, 1, 2], 3)).toBe('bad-cell');
});
