import { formatPuzzle, parsePuzzle } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { errorOf } from './support.js';

test('a candidate string has 729 characters, and neither one more before them nor behind', () => {
  const string = '1........'.repeat(81);
  expect(parsePuzzle(string).candidates).toEqual(Array(81).fill(1));
  for (const text of [`.${string}`, `${string}.`]) {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({
      code: 'bad-length',
      message: expect.stringContaining('text: 730 cells found, 81 expected'),
    });
  }
});

test.each(['+', '-', 'x'])('a field between commas has no %s', (sign) => {
  expect(errorOf(() => parsePuzzle(`1,${sign}2`))).toMatchObject({
    code: 'bad-text',
    message: `text[2] (row 0, column 1) is "${sign}": expected a digit or a comma`,
  });
});

test.each([
  [',1,2', 0, 0],
  ['1,,2', 2, 1],
])('no field between commas is blank: %s', (text, at, col) => {
  expect(errorOf(() => parsePuzzle(text))).toMatchObject({
    code: 'bad-digit',
    message: `text[${at}] (row 0, column ${col}) is a comma: expected a digit before it`,
  });
});

test('SudokuWiki has no form for an open cell without marks, which is named', () => {
  const puzzle = parsePuzzle('.'.repeat(81));
  const position = { ...puzzle, candidates: puzzle.candidates.with(10, 0) };
  expect(errorOf(() => formatPuzzle(position, 'sudokuwiki'))).toMatchObject({
    code: 'bad-candidates',
    message: 'position.candidates[10] is 0: expected a mark in each open cell',
    at: { name: 'position.candidates', index: 10, row: 1, col: 1 },
  });
});
