import { expect, test } from 'vitest';
import { formatCell, formatPuzzle, parsePuzzle, setValue, toggleCandidate } from '../../src/index.js';
import { errorOf } from './support.js';

const LINE = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const position = toggleCandidate(setValue(parsePuzzle(LINE), 1, 9), 2, 3);

test('the grid has borders between the boxes', () => {
  expect(formatPuzzle(position, 'grid')).toBe(
    `
+-------+-------+-------+
| 8 9 . | . 1 . | . . . |
| 5 2 . | 9 . . | . 8 . |
| . 7 6 | . . 2 | . . . |
+-------+-------+-------+
| . . 9 | 5 . . | 6 . . |
| 3 4 . | . 9 . | . 2 5 |
| . . 5 | . . 8 | 4 . . |
+-------+-------+-------+
| . . . | 2 . . | 5 4 . |
| . 1 . | . . 9 | . 3 7 |
| . . . | . 8 . | . . 6 |
+-------+-------+-------+`.trim(),
  );
});

test('pencil marks stand in columns', () => {
  expect(formatPuzzle(position, 'pencilmarks').split('\n').slice(0, 4)).toEqual([
    '+---------------+-----------------+--------------+',
    '| 8    9   4    | 3467 1    34567 | 237 567 234  |',
    '| 5    2   134  | 9    3467 3467  | 137 8   134  |',
    '| 14   7   6    | 348  345  2     | 139 159 1349 |',
  ]);
});

test('the other forms', () => {
  expect(formatPuzzle(position)).toBe(LINE.replace('80', '89').replaceAll('0', '.'));
  expect(formatPuzzle(position, 'query')).toBe(`?s=1&p=${LINE.replace('80', '89')}`);
  expect(formatPuzzle(position, 'library')).toBe(`:0000:x:${LINE.replace('80', '8+9').replaceAll('0', '.')}:313:::`);
});

test('cells by row and column', () => {
  expect([0, 8, 9, 80].map((cell) => formatCell(cell))).toEqual(['r1c1', 'r1c9', 'r2c1', 'r9c9']);
  expect([0, 8, 9, 80].map((cell) => formatCell(cell, 'A1'))).toEqual(['A1', 'A9', 'B1', 'I9']);
  expect([0, 8, 9, 80].map((cell) => formatCell(cell, 'a1'))).toEqual(['a1', 'i1', 'a2', 'i9']);
});

test('unknown formats, notations and cells are refused', () => {
  expect(errorOf(() => formatPuzzle(position, 'csv' as never)).code).toBe('bad-choice');
  expect(errorOf(() => formatCell(3, 'R1C1' as never)).code).toBe('bad-choice');
  for (const cell of [-1, 81, 1.5, Number.NaN, '3' as never]) {
    expect(errorOf(() => formatCell(cell)).code).toBe('bad-cell');
  }
});

test('an open cell without a mark has no place in a board of SudokuWiki', () => {
  const puzzle = parsePuzzle('.'.repeat(81));
  const bare = { ...puzzle, candidates: puzzle.candidates.with(80, 0) };
  expect(errorOf(() => formatPuzzle(bare, 'sudokuwiki'))).toMatchObject({
    code: 'bad-candidates',
    message: 'position.candidates[80] is 0: expected a mark in each open cell',
  });
});

test('a board of SudokuWiki tells givens from digits that were filled in, and holds the marks', () => {
  const link = formatPuzzle(position, 'sudokuwiki');
  const fields = link.slice(link.indexOf('S9B') + 3).match(/../g) as string[];
  expect(fields.map((field) => Number.parseInt(field, 36))).toEqual(
    position.values.map((digit, cell) => {
      if (digit === 0) return 18 + position.candidates[cell];
      return position.givens[cell] === 0 ? digit + 9 : digit;
    }),
  );
  expect(fields.slice(0, 2)).toEqual(['08', '0i']);
});
