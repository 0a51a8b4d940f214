import { expect, test } from 'vitest';
import { createLayout, formatPuzzle, parsePuzzle } from '../../src/index.js';
import { errorOf } from './support.js';

const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const puzzle = parsePuzzle(line);
const packed = 'N4IgzglgXgpiBcBOANCALhNAbO8QGUALCLCVEQgOwHsAnAawEMxqa';

test.each([
  'https://example.org',
  'http://example.org/game/81',
  '<https://example.org/sudoku?id=7>',
  'www.example.org/sudoku',
  'https://sudoku.coach/en/play/',
  'https://f-puzzles.com/?id=abc',
  'https://sudokupad.app/short',
])('a link to something else says what to do: %s', (text) => {
  const empty = {
    code: 'unknown-link',
    message: 'text is a link without a puzzle: open it and copy the puzzle, or a link that has the digits in it',
  };
  expect(errorOf(() => parsePuzzle(text))).toMatchObject(empty);
  expect(errorOf(() => parsePuzzle(text, { layout: createLayout({ size: 4 }) }))).toMatchObject(empty);
});

test.each([
  `https://www.f-puzzles.com/?load=${packed}`,
  `https://sudokupad.app/fpuzzles${packed}`,
  `https://f-puzzles.com/?load=${'-'.repeat(40)}`,
  `fpuzzles${packed}`,
])('a packed puzzle that is cut off says where it begins: %s', (text) => {
  expect(errorOf(() => parsePuzzle(text))).toMatchObject({
    code: 'unknown-link',
    message: "text is a link whose puzzle can't be unpacked: copy the whole link again",
    at: { name: 'text', offset: text.search(/N4Ig|-{40}/) },
  });
});

test('links with digits are read, also where they speak of other sites', () => {
  for (const format of ['query', 'sudokuexchange', 'sudoku-coach'] as const) {
    expect(parsePuzzle(formatPuzzle(puzzle, format))).toEqual(puzzle);
  }
  expect(parsePuzzle(formatPuzzle(puzzle, 'sudokuwiki')).values).toEqual(puzzle.values);
  expect(parsePuzzle(`https://example.org/sudokupad?p=${line}`)).toEqual(puzzle);
  expect(parsePuzzle(`# from https://f-puzzles.com/?load=${packed}\n${line}`)).toEqual(puzzle);
});

test('the packed strings of sudoku.coach are refused by name', () => {
  expect(errorOf(() => parsePuzzle('  (https://sudoku.coach/en/play/SCv7_41_abc)')).code).toBe(
    'unsupported-constraint',
  );
});
