import { expect, test } from 'vitest';
import { formatTiles, parseTiles, shuffle } from '../../src/index.js';

test('boards are read as people write them', () => {
  const board = { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] };
  for (const text of [
    '1 2 3\n4 _ 5',
    '\n  1,2,3\r\n  4,.,5\r',
    '1 2 3 / 4 0 5',
    '1\t2\t3\n4\tx\t5\n',
    '[1, 2, 3]\n[4, -, 5]',
    '[[1,2,3],[4,0,5]]',
    '[[1,2,3], [4,0,5]]',
    '{1;2;3}/{4;X;5}',
  ]) {
    expect([text, parseTiles(text)]).toEqual([text, board]);
  }
});

test('a single line is a square board where it can be, or has as many columns as are asked for', () => {
  expect(parseTiles('3,1,2,0')).toEqual({ rows: 2, cols: 2, cells: [3, 1, 2, 0] });
  expect(parseTiles('1 2 3 4 5 6 7 8 _').rows).toBe(3);
  expect(parseTiles('1 2 3 4 5 _')).toEqual({ rows: 1, cols: 6, cells: [1, 2, 3, 4, 5, 0] });
  expect(parseTiles('1 2 3 4 5 _', { cols: 2 }).rows).toBe(3);
  expect(parseTiles('3 1 2 0', { cols: 4 }).rows).toBe(1);
  expect(parseTiles('1 2\n3 _', { cols: 2 }).rows).toBe(2);
});

test('parse reads what format writes, whatever the size', () => {
  for (let rows = 1; rows <= 12; rows++) {
    for (let cols = rows === 1 ? 2 : 1; cols <= 12; cols++) {
      const board = shuffle({ rows, cols, seed: rows * 20 + cols });
      expect(parseTiles(formatTiles(board), { cols })).toEqual(board);
      if (rows > 1) expect(parseTiles(formatTiles(board))).toEqual(board);
    }
  }
  expect(formatTiles({ rows: 3, cols: 4, cells: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11] })).toBe(
    ' 1  2  3  4\n 5  6  7  8\n 9 10  _ 11',
  );
});

test('what cannot be read is refused with its place', () => {
  const refusal = (text: unknown, options?: { cols?: number }) => {
    try {
      parseTiles(text as string, options);
      return 'read';
    } catch (error) {
      const { code, at } = error as { code: string; at: object };
      return [code, at];
    }
  };
  expect(refusal('1 2\n3 b')).toEqual(['bad-text', { offset: 6, row: 1, col: 1 }]);
  expect(refusal('1 2 / 3 -1')).toEqual(['bad-text', { offset: 8, row: 1, col: 1 }]);
  expect(refusal('1 2 / 3 0.5')).toEqual(['bad-text', { offset: 8, row: 1, col: 1 }]);
  expect(refusal(` ${'9'.repeat(400)}`)).toEqual(['bad-text', { offset: 1, row: 0, col: 0 }]);
  expect(refusal('1 2 3\n4 _')).toEqual(['ragged-rows', { row: 1, offset: 6 }]);
  expect(refusal('1 2 3 4 5 _', { cols: 4 })).toEqual(['ragged-rows', { row: 0, offset: 0 }]);
  expect(refusal('1 2\n3 _', { cols: 4 })).toEqual(['ragged-rows', { row: 0, offset: 0 }]);
  expect(refusal('')).toEqual(['bad-text', { offset: 0 }]);
  expect(refusal(' /\n[]')).toEqual(['bad-text', { offset: 0 }]);
  expect(refusal(12)).toEqual(['bad-text', { name: 'text' }]);
  expect(refusal('1 2 3 4')).toEqual(['no-blank', { name: 'board.cells' }]);
  expect(refusal('1 2 _ _')).toEqual(['two-blanks', expect.anything()]);
  expect(refusal('1 1 2 _')).toEqual(['duplicate-tile', expect.anything()]);
  expect(refusal('1 2 7 _')).toEqual(['bad-value', expect.anything()]);
  expect(refusal('0')).toEqual(['bad-size', expect.anything()]);
  expect(refusal('1 _', { cols: 0 })).toEqual(['bad-number', { name: 'options.cols' }]);
});
