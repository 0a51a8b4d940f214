import { expect, test } from 'vitest';
import { formatTiles, parseTiles, shuffle } from '../../src/index.js';

test('boards are read as people write them', () => {
  const board = { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] };
  for (const text of [
    '1 2 3\n4 _ 5',
    '\n  1,2,3\r\n  4,.,5\r',
    '1 2 3 / 4 0 5',
    '1\t2\t3\n4\tx\t5\n',
    '[1, 2, 3]\n[4, -, 5]',
    '[[1,2,3],[4,0,5]]',
    '[[1,2,3], [4,0,5]]',
    '{1;2;3}/{4;X;5}',
    '{{1,2,3},{4,0,5}}',
    '((1, 2, 3), (4, 0, 5))',
    '(1 2 3)(4 0 5)',
    '[1 2 3; 4 _ 5]',
    '1 2 3;\n4 _ 5;',
    '1 2 3|4 _ 5',
    '| 1 | 2 | 3 |\n| 4 | _ | 5 |',
    '1;2;3\n4;0;5',
    '1/2/3\n4/0/5',
    JSON.stringify(
      [
        [1, 2, 3],
        [4, 0, 5],
      ],
      undefined,
      2,
    ),
    '[[1, 2,\n 3], [4, 0,\n 5]]',
    '\uFEFF1 2 3\r\n4 _ 5\r\n',
    'int board[2][3] = {{1,2,3},{4,0,5}};'.slice(18),
    '123/405',
    '123\n4_5',
    '123 4x5',
    '[123][4.5]',
  ]) {
    expect([text, parseTiles(text)]).toEqual([text, board]);
  }
});

test('a single line is a square board where it can be, or has as many columns as are asked for', () => {
  expect(parseTiles('3,1,2,0')).toEqual({ rows: 2, cols: 2, cells: [3, 1, 2, 0] });
  expect(parseTiles('1 2 3 4 5 6 7 8 _').rows).toBe(3);
  expect(parseTiles('1 2 3 4 _')).toEqual({ rows: 1, cols: 5, cells: [1, 2, 3, 4, 0] });
  expect(parseTiles('[1,2,3,0]')).toEqual({ rows: 2, cols: 2, cells: [1, 2, 3, 0] });
  expect(parseTiles('1 2 3 4 5 _', { cols: 2 }).rows).toBe(3);
  expect(parseTiles('3 1 2 0', { cols: 4 }).rows).toBe(1);
  expect(parseTiles('1 2\n3 _', { cols: 2 }).rows).toBe(2);
});

test('one row is one row where the text shows it', () => {
  for (const text of ['[[1,2,3,0]]', '{{1 2 3 _}}', '| 1 2 3 _ |', '[[\n1,\n2,\n3,\n0\n]]', '[[123_]]']) {
    expect([text, parseTiles(text)]).toEqual([text, { rows: 1, cols: 4, cells: [1, 2, 3, 0] }]);
  }
  expect(parseTiles('[[1],[2],[0]]')).toEqual({ rows: 3, cols: 1, cells: [1, 2, 0] });
  expect(parseTiles('[[1],\n[2],\n[0]]').rows).toBe(3);
});

test('digits that stand together are a square board, or have as many columns as are asked for', () => {
  expect(parseTiles('123456780')).toEqual({ rows: 3, cols: 3, cells: [1, 2, 3, 4, 5, 6, 7, 8, 0] });
  expect(parseTiles(' [12345678_] ').rows).toBe(3);
  expect(parseTiles('3120').rows).toBe(2);
  expect(parseTiles('123450', { cols: 3 })).toEqual({ rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] });
  expect(parseTiles('1234567890', { cols: 5 }).rows).toBe(2);
});

test('parse reads what format writes, whatever the size', () => {
  for (let rows = 1; rows <= 12; rows++) {
    for (let cols = rows === 1 ? 2 : 1; cols <= 12; cols++) {
      const board = shuffle({ rows, cols, seed: rows * 20 + cols });
      expect(parseTiles(formatTiles(board), { cols })).toEqual(board);
      expect(parseTiles(formatTiles(board))).toEqual(board);
    }
  }
  expect(formatTiles({ rows: 3, cols: 4, cells: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11] })).toBe(
    ' 1  2  3  4\n 5  6  7  8\n 9 10  _ 11',
  );
});

/** Texts that boards of several shapes can be meant by. */
const unclear = [
  '12 34;50',
  '1 2 3 4 5 _',
  '4,1,3,0,2,5',
  '123450',
  '10',
  '1;2;3;0',
  '1|2|3|4|5|0',
  '1/2/3/0',
  '[1][2][3][0]',
  '[[1],[2],\n[3],[0]]',
  '[[1,2,3,\n4,5,0]]',
  '[[1 2 3; 4 5 0]]',
  '1 2 / 3 4\n5 6 / 7 0',
  '1,\n2;\n3,\n0',
];

test('a text that several shapes can be meant by is read with the columns that are asked for', () => {
  for (const text of unclear) {
    const { rows, cols, cells } = parseTiles(text, { cols: 2 });
    expect([rows * 2, cols]).toEqual([cells.length, 2]);
  }
});

test('what cannot be read is refused with its place', () => {
  const refusal = (text: unknown, options?: { cols?: number }) => {
    try {
      parseTiles(text as string, options);
      return 'read';
    } catch (error) {
      const { code, at } = error as { code: string; at: object };
      return [code, at];
    }
  };
  expect(refusal('1 2\n3 b')).toEqual(['bad-text', { offset: 6, row: 1, col: 1 }]);
  expect(refusal('1 2 / 3 -1')).toEqual(['bad-text', { offset: 8, row: 1, col: 1 }]);
  expect(refusal('1 2 / 3 0.5')).toEqual(['bad-text', { offset: 8, row: 1, col: 1 }]);
  expect(refusal(` ${'9'.repeat(400)}`)).toEqual(['bad-text', { offset: 1, row: 0, col: 0 }]);
  expect(refusal('1 2 3\n4 _')).toEqual(['ragged-rows', { row: 1, offset: 6 }]);
  expect(refusal('1 2 3 4 5 _', { cols: 4 })).toEqual(['ragged-rows', { row: 0, offset: 0 }]);
  expect(refusal('1 2\n3 _', { cols: 4 })).toEqual(['ragged-rows', { row: 0, offset: 0 }]);
  expect(refusal('| 1 2 3 _ |', { cols: 2 })).toEqual(['ragged-rows', { row: 0, offset: 2 }]);
  for (const text of unclear) expect([text, refusal(text)]).toEqual([text, ['unclear-shape', { name: 'text' }]]);
  expect(refusal('')).toEqual(['bad-text', { offset: 0 }]);
  expect(refusal(' /\n[]')).toEqual(['bad-text', { offset: 0 }]);
  expect(refusal(12)).toEqual(['bad-text', { name: 'text' }]);
  expect(refusal('1 2 3 4')).toEqual(['no-blank', { name: 'board.cells' }]);
  expect(refusal('1 2 _ _')).toEqual(['two-blanks', expect.anything()]);
  expect(refusal('1 1 2 _')).toEqual(['duplicate-tile', expect.anything()]);
  expect(refusal('1 2 7 _')).toEqual(['bad-value', expect.anything()]);
  expect(refusal('0')).toEqual(['bad-size', expect.anything()]);
  expect(refusal('1 _', { cols: 0 })).toEqual(['bad-number', { name: 'options.cols' }]);
});
