/** A text that shows rows is read as these rows or refused, never as another board. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { formatTiles, type Grid, isInvalidInputError, parseTiles, shuffle } from '../../src/index.js';

const boards = fc
  .record({ rows: fc.integer({ min: 1, max: 6 }), cols: fc.integer({ min: 1, max: 6 }), seed: fc.nat() })
  .filter(({ rows, cols }) => rows * cols > 1)
  .map((options) => shuffle(options));

/** The board that a text is read as; undefined if it is refused. */
function read(text: string, options?: { cols: number }): Grid | undefined {
  try {
    return parseTiles(text, options);
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
    return undefined;
  }
}

const rowsOf = ({ rows, cols, cells }: Grid): string[][] =>
  Array.from({ length: rows }, (_, row) => Array.from(cells.slice(row * cols, (row + 1) * cols), String));

/** Boards of several rows and columns are read in each of these styles. */
const styles: Readonly<Record<string, (rows: string[][]) => string>> = {
  lines: (rows) => rows.map((row) => row.join(' ')).join('\n'),
  commas: (rows) => rows.map((row) => row.join(',')).join('\r\n'),
  slashes: (rows) => rows.map((row) => row.join(' ')).join(' / '),
  semicolons: (rows) => `[${rows.map((row) => row.join(' ')).join('; ')}]`,
  bars: (rows) => rows.map((row) => row.join(',')).join('|'),
  JSON: (rows) => JSON.stringify(rows.map((row) => row.map(Number))),
  'JSON in lines': (rows) =>
    JSON.stringify(
      rows.map((row) => row.map(Number)),
      undefined,
      '\t',
    ),
  braces: (rows) => `{ ${rows.map((row) => `{${row.join(', ')}}`).join(',\n  ')} };`,
  tuples: (rows) => rows.map((row) => `(${row.join(' ')})`).join(''),
  matrix: (rows) => `[${rows.map((row) => `[${row.join(' ')}]`).join('\n ')}]`,
  table: (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
  'semicolons in lines': (rows) => rows.map((row) => row.join(';')).join('\n'),
  'lines that end with commas': (rows) => rows.map((row) => `${row.join(', ')},`).join('\n'),
};

const nested = ['JSON', 'JSON in lines', 'braces', 'matrix'];

for (const [name, style] of Object.entries(styles)) {
  prop([boards], { numRuns: runs(40, 400, 20) })(
    `a board in ${name} is read as it is, or a narrow one refused`,
    (board) => {
      // A single row is shown by brackets within brackets alone.
      if (board.rows === 1 && !nested.includes(name)) return;
      const text = style(rowsOf(board));
      const found = read(text);
      if (found !== undefined || (board.rows > 1 && board.cols > 1)) expect([text, found]).toEqual([text, board]);
      const wanted = read(text, { cols: board.cols });
      if (wanted !== undefined) expect([text, wanted]).toEqual([text, board]);
    },
  );
}

const space = fc.constantFrom('', ' ', '  ', '\t');
const part = fc.constantFrom(' ', ',', ', ', ';', '|', '/', ' | ', '] [', ')(', '\n', ',\n', '],\n[');
const ends = fc.constantFrom(
  ['', ''],
  ['[', ']'],
  ['[[', ']]'],
  ['{{', '}};'],
  ['| ', ' |'],
  ['(', ')'],
  ['\n', '\n'],
  ['', ';'],
);

prop([boards, part, part, space, space, ends], { numRuns: runs(600, 20_000, 300) })(
  'whatever parts tiles and rows, no other board is read where the two differ',
  (board, betweenTiles, betweenRows, before, after, [open, close]) => {
    const parted = rowsOf(board).map((row) => row.join(before + betweenTiles + after));
    const text = open + parted.join(before + betweenRows + after) + close;
    // With one row or column, or the same marks between tiles and rows, the rows are not shown.
    const [inRows, ofRows] = [betweenTiles, betweenRows].map((mark) => mark.replace(/[ ,]/g, ''));
    if (board.rows === 1 || board.cols === 1 || ofRows === '' || inRows === ofRows) return;
    const found = read(text);
    if (found !== undefined) expect([text, found]).toEqual([text, board]);
  },
);

/** What people and programs do to a text that shows a board; a drawn number chooses among the ways. */
const changes: readonly ((text: string, draw: number) => string)[] = [
  (text, draw) => text.replace(/\r?\n/g, ['\n', '\r\n', '\r', '\n\n', ' \n\t', '\u2028'][draw % 6]),
  (text) => `\uFEFF${text}`,
  (text, draw) => `${' \n\t'.repeat(draw % 3)}${text}${'\n \u00A0'.repeat(draw % 4)}`,
  (text, draw) => text.replace(/[[({]/g, '[({'[draw % 3]).replace(/[\])}]/g, '])}'[draw % 3]),
  (text, draw) => (/[;|/\n[({]/.test(text) ? `${'[({'[draw % 3]}${text}${'])}'[draw % 3]}` : text),
  (text, draw) => `${quotes[draw % 4]}${text}${quotes[draw % 4]}`,
  (text, draw) => text.replace(/\d+/g, ['"$&"', "'$&'", '`$&`'][draw % 3]),
  (text, draw) => text.replace(/,/g, [' ', ' , ', '\t', ''][draw % 4]),
  // A line's end shows a row, which such a mark need not. Without rows two pairs of brackets show a single one.
  (text, draw) => text.replace(/[;|/]/g, [/[\r\n\u2028]/.test(text) ? ';' : '\n', ';', '|', '/'][draw % 4]),
  (text, draw) => (/[[({]/.test(text) ? text : text.replace(/[;|/]/g, [' ', ','][draw % 2])),
  (text, draw) => text.replace(/\n|$/g, ['#$&', ' # 1 2$&', '# [0$&'][draw % 3]),
  (text, draw) => text.replace(/\b0\b/, ['_', '.', '-', 'x', '-1', 'null', 'None', '*', '""'][draw % 9]),
];

const quotes = ['"', "'", '```', '"""'];

/** The ways to write the size before the tiles. */
function sizesOf({ rows, cols }: Grid): string[] {
  const square = rows === cols ? [`${rows}\n`, `${rows} `, `${rows}:`, `# ${rows}\n${rows} #\n`] : [];
  return [...square, `${cols}x${rows}:`, `${cols}×${rows}\n`, `${rows} ${cols}\n`, `${cols},${rows}\n`, ''];
}

prop(
  [boards, fc.constantFrom(...Object.keys(styles)), fc.nat(), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 })],
  { numRuns: runs(1000, 30_000, 300) },
)('a changed text is read as the same board or refused', (board, style, head, changed) => {
  // One row or column looks like a list.
  if (board.rows === 1 || board.cols === 1) return;
  let text = styles[style](rowsOf(board));
  for (const [which, draw] of changed) text = changes[which % changes.length](text, draw);
  const sizes = sizesOf(board);
  const sized = sizes[head % sizes.length] + text;
  for (const found of [read(text), read(sized), read(text, { cols: board.cols })]) {
    if (found !== undefined) expect([sized, found]).toEqual([sized, board]);
  }
});

const isRead = (text: string, board: Grid): boolean => JSON.stringify(read(text)) === JSON.stringify(board);

test('each change leaves some texts readable', () => {
  const board = shuffle({ rows: 3, cols: 4, seed: 2 });
  for (const change of changes) {
    const texts = Object.values(styles).flatMap((style) =>
      [0, 1, 2, 3].map((draw) => change(style(rowsOf(board)), draw)),
    );
    expect(texts.filter((text) => isRead(text, board)).length).toBeGreaterThan(10);
  }
  for (const size of sizesOf(board)) expect(isRead(size + formatTiles(board), board)).toBe(true);
});

prop([boards], { numRuns: runs(100, 1000) })(
  'a refusal has a place and no word of the code',
  ({ rows, cols, cells }) => {
    const list = cells.join(' ');
    for (const text of ['', `${list} q`, list.replace(/\b0\b/, '1'), `${rows * cols}x${cols}:${list}`, `0 / ${list}`]) {
      let message = 'read';
      try {
        parseTiles(text);
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/), at: expect.anything() });
        message = (error as Error).message;
      }
      expect(message).not.toMatch(/board\.|cells|options|undefined|NaN|\[\d/);
    }
  },
);

prop([boards, fc.boolean()], { numRuns: runs(60, 600) })('parse reads what format writes', (board, isWide) => {
  const text = formatTiles(board);
  expect(parseTiles(isWide ? `\uFEFF  ${text}\n\n` : text)).toEqual(board);
});

test('every style reads some board of each size from 2×2 on', () => {
  let count = 0;
  for (const style of Object.values(styles)) {
    for (let rows = 2; rows <= 5; rows++) {
      for (let cols = 2; cols <= 5; cols++) {
        const board = shuffle({ rows, cols, seed: rows * cols });
        expect(parseTiles(style(rowsOf(board)))).toEqual(board);
        count++;
      }
    }
  }
  expect(count).toBe(16 * Object.keys(styles).length);
});

test('a long text is read in time that grows with its length', () => {
  const row = Array.from({ length: 400 }, (_, col) => String(col)).join(';');
  expect(read(`${row}|`.repeat(400))).toBeUndefined();
  expect(read(`${'[[('.repeat(200_000)} 1 0`)).toBeUndefined();
  const parts = [
    '#',
    '"',
    `"'`,
    `'"\``,
    '1 ',
    '3x',
    '3 x ',
    ' ',
    ', ',
    '1,',
    '#\n',
    `''`,
    `'''`,
    '1\n',
    '12\n',
    'x',
    '-1 ',
    ')|',
  ];
  for (const part of parts) {
    for (const [head, tail] of [
      ['', ''],
      ['3', ':'],
      ['3 ', '0'],
      ['3x', '"'],
      ['"1', "'"],
    ]) {
      expect(read(head + part.repeat(10_000 / part.length) + tail)).toBeUndefined();
    }
  }
});
