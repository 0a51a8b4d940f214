import { describe, expect, test } from 'vitest';
import { createLayout, formatPuzzle, parsePuzzle } from '../../src/index.js';
import { errorOf } from './support.js';

const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const puzzle = parsePuzzle(line);
const packed = 'N4IgzglgXgpiBcBOANCALhNAbO8QGUALCLCVEQgOwHsAnAawEMxqa';

const withPuzzles = [
  `https://www.f-puzzles.com/?load=${packed}`,
  `https://sudokupad.app/fpuzzles${packed}`,
  `https://app.crackingthecryptic.com/sudoku/?puzzleid=scl${packed}`,
  `fpuzzles${packed}`,
  formatPuzzle(puzzle, 'sudokuwiki'),
  `?bd=S9B${'01'.repeat(81)}`,
  `  (https://sudoku.coach/en/play/SCv7_41_abc)`,
];
const without = [
  'https://example.org',
  'http://example.org/game/81',
  '<https://example.org/sudoku?id=7>',
  'www.example.org/sudoku',
  'https://sudoku.coach/en/play/',
  'https://f-puzzles.com/?id=abc',
  'https://sudokupad.app/short',
];

// Nothing in this file has called createLayout before.
test.each(withPuzzles)('a packed puzzle needs createLayout, and the message says so: %s', (text) => {
  expect(errorOf(() => parsePuzzle(text))).toMatchObject({
    code: 'unknown-link',
    message: 'text is a link with a packed puzzle: call createLayout once before, which brings what reads such links',
    at: { name: 'text', offset: 0 },
  });
});

const empty = {
  code: 'unknown-link',
  message: 'text is a link without a puzzle: open it and copy the puzzle, or a link that has the digits in it',
};

test.each(without)('a link to something else says what to do: %s', (text) => {
  expect(errorOf(() => parsePuzzle(text))).toMatchObject(empty);
});

test('links with digits are read, also where they speak of other sites', () => {
  for (const format of ['query', 'sudokuexchange', 'sudoku-coach'] as const) {
    expect(parsePuzzle(formatPuzzle(puzzle, format))).toEqual(puzzle);
  }
  expect(parsePuzzle(`https://example.org/sudokupad?p=${line}`)).toEqual(puzzle);
  expect(parsePuzzle(`# from https://f-puzzles.com/?load=${packed}\n${line}`)).toEqual(puzzle);
});

describe('once createLayout was called', () => {
  test('the same links are read or refused with what is wrong', () => {
    createLayout({ size: 4 });
    expect(parsePuzzle(formatPuzzle(puzzle, 'sudokuwiki')).values).toEqual(puzzle.values);
    for (const text of without) {
      expect(errorOf(() => parsePuzzle(text))).toMatchObject(empty);
    }
    expect(errorOf(() => parsePuzzle(`https://f-puzzles.com/?load=${'-'.repeat(40)}`))).toMatchObject({
      code: 'unknown-link',
      message: "text is a link whose puzzle can't be unpacked: copy the whole link again",
      at: { name: 'text', offset: 28 },
    });
  });
});
