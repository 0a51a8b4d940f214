import { describe, expect, test } from 'vitest';
import { createLayout, formatPuzzle, parsePuzzle } from '../../src/index.js';
import { packBase64 } from '../../src/text/lz-string.js';
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

describe('a link with a packed puzzle is read wherever it stands', () => {
  const [host, payload] = formatPuzzle(puzzle, 'f-puzzles-link').split('load=');
  const cells = JSON.stringify({ cells: [0, 1, 2, 3].map((row) => [row === 0 ? { value: 3 } : {}, {}, {}, {}]) });

  test.each([
    ['on its own host', `${host}load=${payload}`],
    ['by puzzleid', `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${payload}`],
    ['in a path', `https://sudokupad.app/sudoku/fpuz${payload}`],
    ['percent-encoded', `https://test.crackingthecryptic.com/?puzzleid=fpuzzles${encodeURIComponent(payload)}`],
    ['with blanks for its plus signs', `https://sudokupad.app/fpuzzles${payload.replaceAll('+', ' ')}`],
    ['with settings behind it', `https://sudokupad.app/fpuzzles${payload}?setting-nogrid=1&setting-largepuzzle=1`],
    ['with a setting before it', `https://sudokupad.app/?setting-nogrid=1&puzzleid=fpuzzles${payload}`],
    ['with a fragment', `${host}load=${payload}#top`],
    ['on a host that we do not know', `https://example.org/solver?load=${payload}`],
    ['under another name', `https://example.org/play?puzzle=${payload}`],
    ['in a fragment of another host', `http://localhost:8080/#fpuzzles${payload}`],
    ['in the path of another host', `https://example.org/${payload}/edit`],
    ['alone', payload],
    ['in angle brackets', `<${host}load=${payload}>`],
    ['in brackets, at the end of a sentence', `Try this one (${host}load=${payload}).`],
    ['as Markdown', `[a puzzle](${host}load=${payload})`],
    ['in quotes', `"${host}load=${payload}"`],
    ['with a line of words behind it', `${host}load=${payload}\nhave fun`],
  ])('%s', (_, text) => {
    expect(parsePuzzle(text)).toEqual({ ...puzzle });
  });

  test.each(['scl', 'ctc'])('in the own form of SudokuPad, %s', (prefix) => {
    for (const link of [
      `https://sudokupad.app/${prefix}${packBase64(cells)}?setting-nogrid=1`,
      `<https://app.crackingthecryptic.com/sudoku/?puzzleid=${prefix}${packBase64(cells)}>`,
      `${prefix}${packBase64(cells)}`,
    ]) {
      expect(parsePuzzle(link).values).toEqual([3, ...Array(15).fill(0)]);
    }
  });
});

test.each([
  `https://example.org/?p=${line}`,
  `<https://example.org/?p=${line}>`,
  `"?s=1&p=${line}"`,
  `(see https://sudokuexchange.com/play/?s=${line})`,
  `[a puzzle](https://sudoku.coach/en/play/${line})`,
])('a link with the digits is read in brackets and quotes: %s', (text) => {
  expect(parsePuzzle(text)).toEqual(puzzle);
});

test.each(['?str=', '?puzzle=', '#', '#puzzle=', 'play/'])(
  'a part of a link with 81 marks is the puzzle: %s',
  (part) => {
    for (const empty of ['0', '.', '*', '_', '-', 'x']) {
      const marks = line.replaceAll('0', empty);
      for (const end of ['', '&level=3', '?level=3', '>', ')', '.', '#top']) {
        if (part[0] === '#' && end === '#top') continue;
        expect(parsePuzzle(`https://example.org/${part}${marks}${end}`), part + marks + end).toEqual(puzzle);
      }
      for (const marked of [marks.slice(1), `${marks}1`]) {
        expect(errorOf(() => parsePuzzle(`https://example.org/${part}${marked}`)).code).toMatch(
          /unknown-link|bad-length/,
        );
      }
    }
  },
);
