import { expect, test } from 'vitest';
import { formatTiles, parseTiles, shuffle, slidesToText } from '../../src/index.js';

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

test('borders round rows or tiles are no tiles', () => {
  for (const size of [
    { rows: 2, cols: 2 },
    { rows: 3, cols: 4 },
    { rows: 1, cols: 12 },
  ]) {
    const shuffled = shuffle({ ...size, seed: 7 });
    expect(parseTiles(slidesToText(shuffled))).toEqual(shuffled);
  }
  const wide = { rows: 2, cols: 3, cells: [1, 4, 3, 5, 0, 2] };
  for (const text of [
    '+---+---+---+\n| 1 | 4 | 3 |\n+---+---+---+\n| 5 |   | 2 |\n+---+---+---+',
    '+===+===+===+\r\n| 1 | 4 | 3 |\r\n|---|---|---|\r\n| 5 | - | 2 |\r\n+===+===+===+',
    '┏━━┳━━┳━━┓\n┃ 1┃ 4┃ 3┃\n┣━━╋━━╋━━┫\n┃ 5┃  ┃ 2┃\n┗━━┻━━┻━━┛',
    '╔═══════╗\n║ 1 4 3 ║\n║ 5 · 2 ║\n╚═══════╝',
    '| 1 | 4 | 3 |\n| 5 | | 2 |',
    '1 4 3\n|\n5 0 2',
    '# rows\v1 4 3\u20285 0 2',
  ]) {
    expect(parseTiles(text), text).toEqual(wide);
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
  expect(refusal('1 2 / 3 -2')).toEqual(['bad-text', { offset: 8, row: 1, col: 1 }]);
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
  expect(refusal(' 1 2 3 4')).toEqual(['no-blank', { offset: 1 }]);
  expect(refusal('1 2 _ _')).toEqual(['two-blanks', { offset: 6, row: 1, col: 1 }]);
  expect(refusal('1 2 0 _')).toEqual(['two-blanks', { offset: 6, row: 1, col: 1 }]);
  expect(refusal('1 2 0 -1 x 3')).toEqual(['unclear-shape', { name: 'text' }]);
  expect(refusal('1 2 0 / -1 x 3')).toEqual(['two-blanks', { offset: 8, row: 1, col: 0 }]);
  expect(refusal('1 1 2 _')).toEqual(['duplicate-tile', { offset: 2, row: 0, col: 1 }]);
  expect(refusal('(1 1 2 _)')).toEqual(['duplicate-tile', { offset: 3, row: 0, col: 1 }]);
  expect(refusal('1 2 7 _')).toEqual(['bad-value', { offset: 4, row: 1, col: 0 }]);
  expect(refusal('0')).toEqual(['bad-size', { offset: 0 }]);
  expect(refusal('3x2:')).toEqual(['bad-text', { offset: 4 }]);
  expect(refusal('# 1 2\n')).toEqual(['bad-text', { offset: 0 }]);
  expect(refusal(`1 2\n3 '0`)).toEqual(['bad-text', { offset: 6, row: 1, col: 1 }]);
  expect(refusal('1 _', { cols: 0 })).toEqual(['bad-number', { name: 'options.cols' }]);
});

test('the size may stand before the tiles, and comments anywhere', () => {
  const wide = { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] };
  for (const text of [
    '3x2:1,2,3,4,0,5',
    '3 x 2 : 1 2 3 4 _ 5',
    '3x2:\n1 2 3\n4 0 5',
    '2 3\n1 2 3\n4 0 5',
    '3 2\n1 2 3\n4 0 5',
    '2x3\n[[1,2,3],[4,0,5]]',
    '3 × 2 / 1 2 3 / 4 . 5',
    '2, 3\n123\n4_5',
    '# two rows\r\n1 2 3#note\r\n 4 0 5 # 7\t8\r\n',
  ]) {
    expect([text, parseTiles(text)]).toEqual([text, wide]);
  }
  const square = { rows: 3, cols: 3, cells: [8, 1, 2, 0, 4, 3, 7, 6, 5] };
  for (const text of [
    '3\n8 1 2\n0 4 3\n7 6 5\n\n',
    '# This puzzle is solvable\n3#size\n 8  1  2#first\n 0  4  3\n 7  6  5 # last',
    '3 8 1 2 0 4 3 7 6 5',
    '3\n8 1 2 0 4 3 7 6 5',
    '3 3\n812043765',
    '3:8,1,2,0,4,3,7,6,5',
    '3x3 8 1 2 -1 4 3 7 6 5',
    '3\n812\n043\n765',
  ]) {
    expect([text, parseTiles(text)]).toEqual([text, square]);
  }
  expect(parseTiles('3x2: 1 2 3 4 0 5', { cols: 3 })).toEqual(wide);
  expect(parseTiles('2 3 1 2 3 4 0 5', { cols: 3 })).toEqual(wide);
});

test('a number that may be a tile is one where the board is whole with it', () => {
  expect(parseTiles('2\n1\n3\n0\n4').rows).toBe(5);
  expect(parseTiles('1 2\n3 0')).toEqual({ rows: 2, cols: 2, cells: [1, 2, 3, 0] });
  expect(parseTiles('1 x 2\n3 4 5')).toEqual({ rows: 2, cols: 3, cells: [1, 0, 2, 3, 4, 5] });
  expect(parseTiles('1x2\n345')).toEqual({ rows: 2, cols: 3, cells: [1, 0, 2, 3, 4, 5] });
  expect(parseTiles('2 1\n1\n0')).toEqual({ rows: 2, cols: 1, cells: [1, 0] });
});

test('a size that the tiles contradict is refused', () => {
  const refusal = (text: string, options?: { cols: number }) => {
    try {
      return parseTiles(text, options);
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      return `${code}: ${message}`;
    }
  };
  expect(refusal('3\n1 2 3\n4 5 6\n7 0')).toBe('bad-length: the text says 3×3 and has 8 tiles: expected 9');
  expect(refusal('2x2\n123\n450')).toBe('bad-length: the text says 2×2 and has 6 tiles: expected 4');
  expect(refusal('4:1,2,3,0')).toBe('bad-length: the text says 4×4 and has 4 tiles: expected 16');
  expect(refusal('3x2:\n1 2\n3 4\n5 0')).toMatch(/^unclear-shape: the text says 3×2, and its rows are 2×3/);
  expect(refusal('3\n1 2 3 4 5 6 7 8 0', { cols: 9 })).toMatch(/^unclear-shape: /);
  expect(refusal('2 3 1 2 3 4 0 5')).toMatch(/^unclear-shape: /);
  expect(refusal('3\n1 2 3\n4 5 6\n7 8 8')).toMatch(/^no-blank: /);
  expect(refusal('1x3\n1 2 3\n4 5 0')).toMatch(/^bad-length: /);
});

test('the blank is read in each of the ways it is written', () => {
  const blanks = [
    '0',
    '00',
    '_',
    '__',
    '.',
    '-',
    '--',
    'x',
    'X',
    '*',
    '?',
    '–',
    '□',
    '-1',
    'null',
    'NULL',
    'None',
    'nil',
  ];
  for (const blank of [...blanks, 'undefined', 'NaN', '""', `''`, '" "']) {
    const text = `1 2 3\n4 ${blank} 5`;
    expect([text, parseTiles(text).cells]).toEqual([text, [1, 2, 3, 4, 0, 5]]);
  }
  for (const blank of ['b', '-2', '!', '_.', 'nul', '0x', '+']) {
    expect(() => parseTiles(`1 2 3\n4 ${blank} 5`), blank).toThrow(/expected a tile's number, or _/);
  }
});

test('beside a constant of a program tiles may be counted from 0', () => {
  for (const blank of ['-1', 'null', 'None']) {
    expect(parseTiles(`[[0, 1, 2], [3, ${blank}, 4]]`).cells).toEqual([1, 2, 3, 4, 0, 5]);
    expect(() => parseTiles(`[[0, 1, 2], [4, ${blank}, 5]]`)).toThrow(/is a second blank/);
  }
  expect(() => parseTiles('[[0, 1, 2], [3, _, 4]]')).toThrow(/is a second blank/);
  expect(() => parseTiles('[[0, 1, 2], [-1, null, 3]]')).toThrow(/is a second blank/);
  expect(() => parseTiles('[[0], [-1]]')).toThrow(/is a second blank/);
});

test('quotes round tiles, rows or the whole text are left out', () => {
  const board = { rows: 2, cols: 3, cells: [1, 2, 3, 4, 0, 5] };
  for (const text of [
    '"1 2 3\n4 0 5"',
    '[["1","2","3"],["4","","5"]]',
    `[['1', '2', '3'], ['4', '0', '5']]`,
    '["1 2 3", "4 0 5"]',
    `'1,2,3' '4,0,5'`,
    '"123","405"',
    '```\n1 2 3\n4 0 5\n```',
    '"""1 2 3\n4 0 5"""',
  ]) {
    expect([text, parseTiles(text)]).toEqual([text, board]);
  }
  expect(parseTiles('"1,2,3,0"').rows).toBe(2);
  expect(parseTiles('["1 2 3 4 5 6 7 8", "9 10 11 12 13 14 15 0"]').rows).toBe(2);
});
