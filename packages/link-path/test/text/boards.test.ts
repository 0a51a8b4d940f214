import { formatBoard, type GridLike, isInvalidInputError, parseBoard, parseGrid } from '@kit/link-path';
import { expect, test } from 'vitest';
import { markedBoard } from '../marked-game.js';

test('what is written is read as the same board', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { board } = markedBoard(seed);
    expect(parseBoard(formatBoard(board))).toEqual(board);
  }
});

test('a text of numbers is read as parseGrid reads it', () => {
  const text = '\n1, 2\t3\r\n\r\n0 -1 12\r';
  expect(parseBoard(text)).toEqual(parseGrid(text));
});

test('columns stand below each other, and ties have names from a to z, aa and on', () => {
  expect(formatBoard({ rows: 2, cols: 2, cells: [1, -1, 0, 10], frozen: [3] })).toBe('1   #\n.   10*');
  const cells = Array.from({ length: 56 }, () => 5);
  const tied = Array.from({ length: 28 }, (_, index) => ({ a: 2 * index + 1, b: 2 * index }));
  const text = formatBoard({ rows: 1, cols: 56, cells, tied });
  expect(text).toMatch(/^5a {2}5a {2}5b.*5z {2}5z {2}5aa 5aa 5ab 5ab$/);
  expect(parseBoard(text).tied?.[27]).toEqual({ a: 54, b: 55 });
  expect(formatBoard({ rows: 1, cols: 2, cells: new Int8Array([1, 1]), frozen: [], tied: [] } as GridLike)).toBe('1 1');
});

test.each([
  ['', 'bad-text', 0, undefined],
  [' \n ', 'bad-text', 0, undefined],
  ['1 2\n1 x', 'bad-text', 6, 1],
  ['1 -2', 'bad-text', 2, 0],
  ['1a* 1a', 'bad-text', 0, 0],
  ['0* 1', 'bad-text', 0, 0],
  ['1 9007199254740993', 'bad-text', 2, 0],
  ['1a 1', 'bad-text', 0, undefined],
  ['1 1a 1a 1a', 'bad-text', 2, undefined],
  ['1 1\n1', 'ragged-rows', 4, 1],
] as const)('%j is refused: %s at offset %i', (text, code, offset, row) => {
  let error: unknown;
  try {
    parseBoard(text);
  } catch (thrown) {
    error = thrown;
  }
  if (!isInvalidInputError(error)) throw new Error(String(error));
  expect([error.code, error.at.offset, error.at.row]).toEqual([code, offset, row]);
  expect(() => parseBoard(7 as never)).toThrow('text is 7');
});

test('a refused cell is named with its place', () => {
  expect(() => parseBoard('1 2\n2 x')).toThrow(
    '"x" at offset 6 (row 1, column 1): expected a cell such as ".", "#", "7" or "7*a"',
  );
});
