import { parsePuzzle } from '@kit/sudoku-human';
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
