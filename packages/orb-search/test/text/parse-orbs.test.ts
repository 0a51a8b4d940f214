import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { formatOrbs, parseOrbs } from '../../src/index.js';

function refusal(call: () => unknown): unknown {
  const error = refusalOf(call);
  return error ? [error.code, error.at] : 'none';
}

describe('boards are read', () => {
  test('from lines of digits, letters or both, with whatever separates them', () => {
    expect(parseOrbs('012\n345')).toEqual({ rows: 2, cols: 3, cells: [0, 1, 2, 3, 4, 5] });
    expect(parseOrbs('\r\n | 0, 1 |\t2 \r\n\r\n3 4 5\n')).toEqual(parseOrbs('012\n345'));
    expect(parseOrbs('aX?.e').cells).toEqual([10, -1, -1, -1, 14]);
  });
  test('from one line: of a usual length, of the shape that is asked, or as a row', () => {
    const sizeOf = (length: number, shape?: { rows: number; cols: number }) => {
      const { rows, cols } = parseOrbs('0'.repeat(length), shape);
      return [rows, cols];
    };
    expect([20, 30, 42].map((length) => sizeOf(length))).toEqual([
      [4, 5],
      [5, 6],
      [6, 7],
    ]);
    expect([19, 21, 31].map((length) => sizeOf(length))).toEqual([
      [1, 19],
      [1, 21],
      [1, 31],
    ]);
    expect(sizeOf(30, { rows: 6, cols: 5 })).toEqual([6, 5]);
    expect(sizeOf(32)).toEqual([1, 32]);
    expect(parseOrbs('0\n'.repeat(32)).rows).toBe(32);
  });
});

describe('texts that once were read wrong, or were refused without their place', () => {
  test.each<[string, string, unknown]>([
    ['nothing', '', ['bad-text', { offset: 0 }]],
    ['only separators', ' |\n,', ['bad-text', { offset: 0 }]],
    ['a letter that is none', '01\n0!', ['bad-text', { offset: 4, row: 1, col: 1 }]],
    ['a digit of another script', '0١', ['bad-text', { offset: 1, row: 0, col: 1 }]],
    ['rows of different lengths', '01\n\n012', ['ragged-rows', { row: 1, offset: 4 }]],
    ['a row too long', '0'.repeat(33), ['bad-size', { name: 'text' }]],
    ['rows too many', '0\n'.repeat(33), ['bad-size', { name: 'text' }]],
  ])('%s', (_, text, expected) => {
    expect(refusal(() => parseOrbs(text))).toEqual(expected);
  });
  test('a text of another shape than asked', () => {
    expect(refusal(() => parseOrbs('012\n345', { rows: 2, cols: 4 }))).toEqual(['bad-size', { name: 'text' }]);
    expect(refusal(() => parseOrbs('012\n345', { rows: 1, cols: 3 }))).toEqual(['bad-size', { name: 'text' }]);
    expect(refusal(() => parseOrbs('012\n345', { rows: 3, cols: 2 }))).toEqual(['bad-size', { name: 'text' }]);
    expect(refusal(() => parseOrbs('01234', { rows: 3, cols: 2 }))).toEqual(['bad-size', { name: 'text' }]);
  });
});

test('every form is read again', () => {
  const board = { rows: 2, cols: 3, cells: [0, -1, 2, 14, 9, 1] };
  expect(parseOrbs(formatOrbs(board))).toEqual(board);
  expect(parseOrbs(formatOrbs(board, 'digits-line'), board)).toEqual(board);
});

test('what parts rows on a line of their own parts them on a single line', () => {
  const board = parseOrbs('RBGLD\nHRBGL\n.?X01\nRRRRR\nBBBBB\nGGGGG');
  const rows = formatOrbs(board).split('\n');
  for (const part of [' ', '\t', ', ', '|', ' | ']) expect(parseOrbs(rows.join(part))).toEqual(board);
  expect(parseOrbs('R B G').rows).toBe(1);
});

describe('links of simulators', () => {
  const board = { rows: 2, cols: 3, cells: [0, 1, 2, 3, 4, 5] };
  test.each([
    ['https://pad.dawnglare.com/?patt=RBGLDH&width=3&height=2', board],
    ['(https://pad.dawnglare.com/?height=2&width=3&patt=rbgldh&replay=0|1)', board],
    ['patt=RBGLDH&height=2', board],
    ['look: http://x.y/?width=3&patt=RBG%20LDH&showfill=1#top', board],
    ['https://x.y/?route=05,4&layout=012345&width=3&height=2', board],
    ['?patt=pjxZmR&width=6', { rows: 1, cols: 6, cells: [7, 6, 9, -1, 8, 0] }],
  ])('%s', (text, grid) => {
    expect(parseOrbs(text)).toEqual(grid);
    expect(parseOrbs(text, { rows: grid.rows, cols: grid.cols })).toEqual(grid);
  });
  test('tell their size, or have the usual one', () => {
    const sizes = [20, 30, 42].map((length) => parseOrbs(`https://x.y/?patt=${'R'.repeat(length)}`));
    expect(sizes.map(({ rows, cols }) => [rows, cols])).toEqual([
      [4, 5],
      [5, 6],
      [6, 7],
    ]);
    for (const length of [7, 19, 29, 31]) {
      const link = `https://x.y/?patt=${'R'.repeat(length)}`;
      expect(refusalOf(() => parseOrbs(link))).toMatchObject({
        code: 'bad-size',
        message: expect.stringContaining(`${length} orbs`),
      });
      expect(parseOrbs(link, { rows: 1, cols: length }).cols).toBe(length);
    }
    expect(parseOrbs(`https://x.y/?layout=${'0'.repeat(30)}`, { rows: 6, cols: 5 }).rows).toBe(6);
  });
  test.each<[string, string, unknown]>([
    ['a bad letter', 'https://x.y/?patt=RBE', ['bad-text', { offset: 18, row: 0, col: 2 }]],
    ['a digit in letters', '?patt=R0', ['bad-text', { offset: 6, row: 0, col: 1 }]],
    ['a letter in digits', '?layout=01x', ['bad-text', { offset: 8, row: 0, col: 2 }]],
    ['no orbs', '?patt=&x=1', ['bad-text', { offset: 6 }]],
    ['a width that is none', '?patt=RRRR&width=two', ['bad-text', { offset: 17, row: 0, col: 0 }]],
    ['another number of orbs', '?patt=RRRR&width=3', ['bad-size', { name: 'text' }]],
    ['another number of rows', '?patt=RRRR&height=3', ['bad-size', { name: 'text' }]],
    ['no width at all', '?patt=RRRR&width=0', ['bad-text', { offset: 17, row: 0, col: 0 }]],
    ['a broken escape', '?patt=R%R', ['bad-text', { offset: 6, row: 0, col: 1 }]],
    ['other sides', '?patt=RRRR&width=2&height=3', ['bad-size', { name: 'text' }]],
    ['a short link', 'https://pad.dawnglare.com/?s=Ab3', ['unknown-link', { offset: 0 }]],
    ['another page', '<www.example.org/board>', ['unknown-link', { offset: 0 }]],
  ])('%s is refused', (_, text, place) => {
    expect(refusal(() => parseOrbs(text))).toEqual(place);
  });
  test('with another shape than the one that is asked for is refused', () => {
    expect(refusal(() => parseOrbs('?patt=RRRRRR&width=2', { rows: 2, cols: 4 }))).toEqual([
      'bad-size',
      { name: 'text' },
    ]);
  });
});
