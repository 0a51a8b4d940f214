import { describe, expect, test } from 'vitest';
import { formatPuzzle, parsePuzzle, positionFromValues } from '../../src/index.js';
import { errorOf, fixture } from './support.js';

const LINE = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const puzzle = positionFromValues([...LINE].map(Number));
const rows = LINE.match(/.{9}/g)!;

describe('plain forms', () => {
  test.each([
    ['81 characters with zeros', LINE],
    ['dots', LINE.replaceAll('0', '.')],
    ['stars', LINE.replaceAll('0', '*')],
    ['underscores', LINE.replaceAll('0', '_')],
    ['white space around', `\n  ${LINE}\r\n`],
    ['nine lines', rows.join('\n')],
    ['nine lines with Windows line breaks', rows.join('\r\n')],
    ['spaces between the digits', [...LINE].join(' ')],
    ['blocks of three', LINE.match(/.../g)!.join(' ')],
    ['pipes', rows.map((row) => `|${[...row].join('|')}|`).join('\n')],
    [
      'borders with dots in the corners',
      `.---.---.---.\n${rows.map((row) => `|${row.match(/.../g)!.join('|')}|`).join('\n')}\n'---'---'---'`,
    ],
    ['borders of three strokes', `.-.-.-.\n${rows.join('\n')}`],
    ['borders with stars in the corners', `*-----------*\n${rows.join('\n')}\n*-----------*`],
    [
      'box drawing',
      `┌───┬───┬───┐\n${rows.map((row) => `│${row.match(/.../g)!.join('│')}│`).join('\n')}\n└───┴───┴───┘`,
    ],
    ['commas', [...LINE].join(',')],
    ['commas and spaces', [...LINE].join(', ')],
    ['commas with one at each line end', rows.map((row) => [...row].join(',')).join(',\n')],
    ['commas without one at the line ends', rows.map((row) => [...row].join(',')).join('\n')],
    ['a JSON array', JSON.stringify([...LINE].map(Number))],
    [
      'a nested JSON array',
      JSON.stringify(
        rows.map((row) => [...row].map(Number)),
        null,
        2,
      ),
    ],
    ['query', `?s=1&p=${LINE}`],
    ['query with commas', `?s=1&p=${[...LINE].join(',')}`],
    ['query with encoded commas', `?s=1&p=${[...LINE].join('%2C')}`],
    ['query with blank fields', `?s=1&p=${[...LINE].join(',').replaceAll('0', '')}`],
    ['query with encoded blanks', `?s=1&p=${[...LINE].join(',').replaceAll('0', '%20')}`],
    ['a whole address', `https://example.org/sudoku?s=1&p=${LINE}&theme=dark#top`],
    ['the parameter first', `p=${LINE}&s=1`],
    ['a link of SudokuWiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${LINE}`],
    ['a link of SudokuExchange', `https://sudokuexchange.com/play/?s=${LINE}&d=3`],
    ['a link of sudoku.coach', `https://sudoku.coach/en/play/${LINE.replaceAll('0', '.')}?theme=dark`],
    ['comments', `#A me, 2024\n#D a = b, p: c\n${rows.join('\n')}\n#L http://example.org`],
    ['a drawing with number signs', rows.map((row) => `#${row}#`).join('\n')],
    ['library line', `:0000:x:${LINE.replaceAll('0', '.')}::::`],
    ['library line that ends early', `:0000:x:${LINE.replaceAll('0', '.')}`],
  ])('%s', (_, text) => expect(parsePuzzle(text)).toEqual(puzzle));

  test('a row of empty cells is no border', () => {
    const empty = positionFromValues(new Uint8Array(81));
    expect(parsePuzzle(Array(9).fill('...|...|...').join('\n'))).toEqual(empty);
    expect(parsePuzzle(Array(9).fill('. . . - . . . - . . .').join('\n'))).toEqual(empty);
    expect(parsePuzzle(Array(9).fill('___ ___ ___').join('\n'))).toEqual(empty);
  });

  test('a plus marks a digit that was filled in', () => {
    const { givens, values } = parsePuzzle(`8+94${LINE.slice(3)}`);
    expect(values.slice(0, 3)).toEqual([8, 9, 4]);
    expect(givens.slice(0, 3)).toEqual([8, 0, 4]);
  });

  test('equal givens in a house are accepted', () => {
    expect(parsePuzzle(`88${LINE.slice(2)}`).values.slice(0, 2)).toEqual([8, 8]);
  });
});

describe('the query form may be short', () => {
  test.each([
    ['nothing', '?s=1&p=', ''],
    ['digits', '?s=1&p=8001', '8001'],
    ['fields', '?s=1&p=8,,,1', '8001'],
    ['a comma at the end', '?s=1&p=8,0,0,1,', '8001'],
    ['blanks', '?p=8, ,+,1', '8001'],
  ])('%s', (_, text, digits) => {
    expect(parsePuzzle(text).values.join('')).toBe(digits.padEnd(81, '0'));
  });
});

describe('pencil marks', () => {
  // As HoDoKu draws them: solved cells as lone digits. r1c9 has one mark left that r9c9 still shows: a naked single.
  const drawn = `
.------------------.------------------.------------------.
| 8    9    34     | 367  1    567    | 237  2456 4      |
| 5    2    134    | 9    367  67     | 137  8    134    |
| 14   7    6      | 8    35   2      | 139  145  1349   |
:------------------+------------------+------------------:
| 127  8    9      | 5    237  147    | 6    17   138    |
| 3    4    178    | 167  9    167    | 178  2    5      |
| 1267 6    5      | 1367 2367 8      | 4    179  139    |
:------------------+------------------+------------------:
| 679  368  378    | 2    367  1367   | 5    4    189    |
| 246  1    248    | 46   456  9      | 28   3    7      |
| 2479 35   2347   | 1347 8    13457  | 129  19   6      |
'------------------'------------------'------------------'`;

  test('as other programs draw them', () => {
    const position = parsePuzzle(drawn);
    expect(position.values.slice(0, 9)).toEqual([8, 9, 0, 0, 1, 0, 0, 0, 0]);
    expect(position.givens).toEqual(position.values);
    expect(position.candidates.slice(0, 5)).toEqual([0, 0, 0b1100, 0b1100100, 0]);
  });

  test('a sign that is no mark is refused at its place', () => {
    const error = errorOf(() => parsePuzzle(drawn.replace('2456', '24x6')));
    expect([error.code, error.at]).toMatchObject(['bad-text', { offset: drawn.indexOf('2456') + 2 }]);
  });

  test('a lone digit that a peer with several marks still shows is a naked single', () => {
    const { values, candidates } = parsePuzzle(drawn);
    expect([values[8], candidates[8]]).toEqual([0, 0b1000]);
    expect([values[80], candidates[80]]).toEqual([6, 0]);
  });

  test('a lone dot is an open cell without a mark', () => {
    const { values, candidates } = parsePuzzle(drawn.replace('| 367  1', '| .    1'));
    expect([values[3], candidates[3]]).toEqual([0, 0]);
  });

  test('without borders, separated by tabs', () => {
    const bare = drawn
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.match(/\d+/g)!.join('\t'))
      .join('\n');
    expect(parsePuzzle(bare)).toEqual(parsePuzzle(drawn));
  });
});

describe('candidate strings', () => {
  test('hold marks and no values', () => {
    const position = parsePuzzle(`${'1........'}${'123456789'.repeat(80)}`);
    expect(position.values).toEqual(Array(81).fill(0));
    expect(position.candidates.slice(0, 2)).toEqual([1, 0x1ff]);
  });

  test('may be broken into lines and use zeros', () => {
    const text = `${Array(9).fill('120000789'.repeat(9)).join('\n')}\n`;
    expect(parsePuzzle(text).candidates).toEqual(Array(81).fill(0b111000011));
  });
});

describe('library lines', () => {
  test('strike out the deleted candidates', () => {
    const text = `:0702:9:${LINE.replaceAll('0', '.')}:912 312 999:345::`;
    expect(parsePuzzle(text).candidates.slice(1, 2)).toEqual([0]);
  });

  test('every case of the techniques is read and written back', () => {
    for (const line of fixture('technique-cases').filter((text) => !text.startsWith('#'))) {
      const [, , text] = line.split('|');
      const position = parsePuzzle(text);
      const [, , , givens, deleted] = text.split(':');
      expect(position.givens.join('')).toBe(givens.replace(/\+\d/g, '0').replaceAll('.', '0'));
      for (const [digit, row, col] of deleted
        .split(' ')
        .filter(Boolean)
        .map((name) => [...name].map(Number))) {
        expect(position.candidates[row * 9 + col - 10] & (1 << (digit - 1))).toBe(0);
      }
      expect(formatPuzzle(position, 'library')).toBe(text);
    }
  });
});

describe('what is refused, and where', () => {
  test.each([
    ['no text', 17 as never, 'bad-text', { name: 'text' }],
    ['nothing', '', 'bad-length', { offset: 0 }],
    ['80 characters', LINE.slice(1), 'bad-length', { offset: 80 }],
    ['82 characters', `${LINE}0`, 'bad-length', { offset: 81 }],
    ['a letter', LINE.replace('7', 'x'), 'bad-text', { offset: 19, row: 2, col: 1 }],
    ['a byte of another script in a link', '?p=1%C3', 'bad-text', { offset: 4, row: 0, col: 1 }],
    ['a letter in a row', rows.with(4, '3400z0025').join('\n'), 'bad-text', { offset: 44, row: 4, col: 4 }],
    [
      'a letter in the second of three lines',
      LINE.replace(/.{27}/g, '$&\n').replace('34009', '3400z'),
      'bad-text',
      { offset: 41, row: 4, col: 4 },
    ],
    ['a short row', rows.with(2, '07600200').join('\n'), 'bad-length', { offset: 28, row: 2, col: 0 }],
    ['a long row', rows.with(2, '0760020000').join('\n'), 'bad-length', { offset: 29, row: 2, col: 0 }],
    [
      'a short row and a long one that make up for it, with blank lines between',
      rows.with(2, '07600200').with(3, `${rows[3]}0`).join('\n\n'),
      'bad-length',
      { offset: 30, row: 2, col: 0 },
    ],
    ['80 fields', [...LINE.slice(1)].join(','), 'bad-length', { offset: 159 }],
    ['a number above 9', `10,${[...LINE.slice(1)].join(',')}`, 'bad-digit', { offset: 1, row: 0, col: 0 }],
    ['a negative number', `-1,${[...LINE.slice(1)].join(',')}`, 'bad-text', { offset: 0, row: 0, col: 0 }],
    ['a blank field', `8,,${[...LINE.slice(2)].join(',')}`, 'bad-digit', { offset: 2, row: 0, col: 1 }],
    ['a long query', `?s=1&p=${LINE}0`, 'bad-length', { offset: 88 }],
    ['a letter in a query', '?s=1&p=8,x', 'bad-text', { offset: 9, row: 0, col: 1 }],
    ['two digits in a field of a query', '?s=1&p=8,12', 'bad-digit', { offset: 10, row: 0, col: 1 }],
    ['a letter as the last cell', `${LINE.slice(0, 80)}x`, 'bad-text', { offset: 80, row: 8, col: 8 }],
    ['a letter behind the last cell', `${LINE}x`, 'bad-text', { offset: 81 }],
    ['a letter behind the last cell of a query', `?p=${LINE}x`, 'bad-text', { offset: 84 }],
    ['82 cells of marks', '12 '.repeat(82), 'bad-length', { offset: 243 }],
    ['82 fields', `${[...LINE].join(',')},8`, 'bad-length', { offset: 162 }],
    ['a number above 9 in a candidate string', `2${'.'.repeat(728)}`, 'bad-candidates', { offset: 0, row: 0, col: 0 }],
    ['728 characters of a candidate string', '.'.repeat(728), 'bad-length', { offset: 81 }],
    ['a mark twice', '11 '.repeat(81), 'bad-candidates', { offset: 1, row: 0, col: 0 }],
    ['80 cells of marks', '12 '.repeat(80), 'bad-length', { offset: 240 }],
    ['an empty mark among marks', `1. ${'12 '.repeat(80)}`, 'bad-candidates', { offset: 1, row: 0, col: 0 }],
    ['a library line without givens', ':0000:x:', 'bad-length', { offset: 8 }],
    ['a library line without fields', ':0000:', 'bad-text', { offset: 6 }],
    ['a bad deleted candidate', `:0000:x:${LINE}:1x2:::`, 'bad-candidates', { offset: 90 }],
  ])('%s', (_, text, code, at) => {
    const error = errorOf(() => parsePuzzle(text));
    expect([error.code, error.at]).toEqual([code, at]);
  });

  test.each([
    [
      'a sign of another script',
      LINE.replace('7', '七'),
      '[19] (row 2, column 1) is U+4E03: expected a cell or a border',
    ],
    ['a blank', '?p=1 2', '[4] (row 0, column 1) is " ": expected a digit'],
    ['the last sign that is shown as it is', '?p=1~', '[4] (row 0, column 1) is "~": expected a digit'],
    ['the first one that is not', '?p=1%7F', '[4] (row 0, column 1) is U+007F: expected a digit'],
    ['the last one before a blank', '?p=1\u001f', '[4] (row 0, column 1) is U+001F: expected a digit'],
    ['a byte that is no sign alone', '?p=1%80', '[4] (row 0, column 1) is "%80": expected a digit'],
    ['more than one sign', `:0000:x:${LINE}:1x2:::`, '[90] is "1x2": expected a digit, a row and a column'],
    ['two signs of another script', `:0000:x:${LINE}:七七:::`, '[90] is "七七": expected a digit, a row and a column'],
  ])('the message names the bad value and its place: %s', (_, text, message) => {
    expect(errorOf(() => parsePuzzle(text)).message).toBe(`text${message}`);
  });
});
