import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { packBase64 } from '../../src/layout-text/lz-string.js';

// What makes `parsePuzzle` read the forms of other programs.
kit.createLayout({ size: 4 });

const empty = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
const read = (parts: object) => kit.parsePuzzle(JSON.stringify({ size: 4, grid: empty, ...parts }));
const withFirst = (cell: unknown) => ({ grid: empty.with(0, empty[0].with(0, cell as object)) });

/** The error of a call in the form that crosses a worker. */
function failure(act: () => unknown): object {
  try {
    act();
  } catch (error) {
    if (kit.isInvalidInputError(error)) return error.toJSON();
    throw error;
  }
  return {};
}

test('a cell with a value has no marks, whatever else is noted in it', () => {
  const puzzle = read(withFirst({ value: 1, centerPencilMarks: [2, 3] }));
  expect([puzzle.values[0], puzzle.candidates[0]]).toEqual([1, 0]);
});

test('an empty cell without marks has what the values leave, one with marks just those', () => {
  const puzzle = read({ grid: [[{ value: 1 }, {}, { centerPencilMarks: [1, 2] }, {}], ...empty.slice(1)] });
  expect(puzzle.candidates.slice(0, 4)).toEqual([0, 0b1110, 0b0011, 0b1110]);
});

test.each([undefined, null, false, '', []])('a constraint that is %j asks for nothing', (value) => {
  expect(read({ thermometer: value })).toEqual(read({}));
});

test.each([true, 0, 'x', [0], {}])('a constraint that is %j asks for something', (value) => {
  expect(failure(() => read({ thermometer: value }))).toEqual({
    name: 'InvalidInputError',
    code: 'unsupported-constraint',
    message: 'text has "thermometer": expected only constraints that layouts have',
    at: { name: 'thermometer' },
  });
});

test.each([null, 7, 'x', []])('a cell that is %j is none', (cell) => {
  expect(failure(() => read(withFirst(cell)))).toMatchObject({
    code: 'bad-text',
    message: expect.stringMatching(/^text\.grid\[0\]\[0\] is .+: expected a cell$/),
    at: { name: 'grid[0][0]' },
  });
});

test('regions that no layout has are named as what the text asks for', () => {
  expect(failure(() => read({ grid: empty.map((row) => row.map(() => ({ region: 0 }))) }))).toMatchObject({
    code: 'bad-regions',
    message: 'text.regions[4] (row 1, column 0) is 0: expected no region with more than 4 cells',
  });
});

const form = JSON.stringify({ size: 4, grid: empty.with(0, [{ value: 3, given: true }, {}, {}, {}]) });
const cells = JSON.stringify({ cells: empty.with(0, [{ value: 3 }, {}, {}, {}]) });

test.each([
  ['JSON with blanks around it', `  ${form}\n`],
  ['a link', `https://f-puzzles.com/?load=${packBase64(form)}`],
  ['a link with a part before the puzzle', `https://www.f-puzzles.com/?id=x&load=${packBase64(form)}`],
  ['a link with blanks around it', `\n https://f-puzzles.com/?load=${packBase64(form)} \n`],
  ['the puzzle alone', `fpuzzles${packBase64(form)}`],
  ['its short name', `fpuz${packBase64(form)}`],
  ['a link of SudokuPad with a puzzle of f-puzzles', `https://sudokupad.app/fpuzzles${packBase64(form)}`],
  ['a link of SudokuPad', `https://sudokupad.app/scl${packBase64(cells)}`],
  ['an older one', `https://app.crackingthecryptic.com/sudoku/ctc${packBase64(cells)}`],
])('%s is read', (_, text) => {
  expect(kit.parsePuzzle(text).values).toEqual([3, ...Array(15).fill(0)]);
});

test.each([
  ['a link without a puzzle', 'https://f-puzzles.com/?id=abc', 0],
  ['a link whose puzzle was cut off', `https://f-puzzles.com/?load=${packBase64(form).slice(0, 40)}`, 28],
  ['a link with letters that no packing has', `https://f-puzzles.com/?load=${'-'.repeat(40)}`, 28],
])('%s is refused where it begins', (_, text, offset) => {
  expect(failure(() => kit.parsePuzzle(text))).toMatchObject({
    code: 'bad-text',
    message: `text[${offset}] is in a link without a puzzle: expected what f-puzzles packs`,
    at: { offset },
  });
});

test.each([
  ['what is packed is no JSON', `https://f-puzzles.com/?load=${packBase64('no puzzle at all, and longer')}`, 28],
  ['JSON that was cut off', ` ${form.slice(0, -1)}`, 1],
])('%s: is refused where it begins', (_, text, offset) => {
  expect(failure(() => kit.parsePuzzle(text))).toMatchObject({
    code: 'bad-text',
    message: `text[${offset}] begins no JSON that can be read: expected a puzzle of f-puzzles or SudokuPad`,
    at: { offset },
  });
});

test('a text that only speaks of those programs is no link of theirs', () => {
  const failed = failure(() => kit.parsePuzzle('what scl and ctc stand for'));
  expect(failed).toMatchObject({ code: expect.stringMatching(/^bad-/) });
  expect(failed).not.toMatchObject({ message: expect.stringContaining('link') });
});

test('a form that layouts do not have is named with those that they have', () => {
  const position = kit.parsePuzzle(form);
  expect(failure(() => kit.formatPuzzle(position, 'query'))).toMatchObject({
    code: 'bad-choice',
    message: expect.stringMatching(/^format is "query": expected .*"line".*"f-puzzles-link"/),
  });
  expect(kit.formatPuzzle(position, 'line')).toBe('3...............');
  expect(JSON.parse(kit.formatPuzzle(position, 'f-puzzles'))).toMatchObject({ size: 4 });
});
