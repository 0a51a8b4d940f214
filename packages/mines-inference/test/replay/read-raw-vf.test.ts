/** RawVF files as programs write them, and what is wrong with others. */
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { formatReplay, type GameMove, gameMetrics, parseReplay } from '../../src/index.js';
import { wonGame } from './recorded.js';
import { writeAvf } from './write-replays.js';

const codeOf = (text: string): string => refusalOf(() => parseReplay(text))?.code ?? 'none';
const messageOf = (text: string): string => refusalOf(() => parseReplay(text))?.message ?? 'none';

/** A 3×2 board with one mine in its corner; `events` come after it. */
const board = (events: string, headers = '') =>
  `RawVF_Version: Rev6\n${headers}Width: 3\nHeight: 2\nBoard:\n*00\n000\nEvents:\n${events}`;
const movesOf = (text: string) => parseReplay(text).moves;
const open = (cell: number, timeMs: number): GameMove => ({ kind: 'open', cell, timeMs });

test('a move over the mine before the clock, then the safe cell', () => {
  const text = `RawVF_Version: Rev6
Width: 2
Height: 1
Mines: 1
Time: 1.250
Player: Änne
Board:
*0
Events:
-0.200 mv 1 1 (9 3)
0.000 start
1.250 lc 2 1 (20 4)
1.250 lr 2 1 (20 4)
number1 2 1
1.250 won`;
  const replay = {
    format: 'rawvf',
    version: 'Rev6',
    field: { rows: 1, cols: 2, mineCells: [0] },
    flags: [],
    moves: [open(1, 1250)],
    status: 'won',
    events: [
      { kind: 'move', timeMs: -200, x: 9, y: 3 },
      { kind: 'left-press', timeMs: 1250, x: 20, y: 4 },
      { kind: 'left-release', timeMs: 1250, x: 20, y: 4 },
    ],
    square: 16,
    header: { timeMs: 1250 },
    player: 'Änne',
  };
  expect(parseReplay(text)).toEqual(replay);
  // A name in the code page of the machine is not UTF-8: it is left out.
  const bytes = [...text].map((sign) => sign.charCodeAt(0));
  const { player, ...rest } = replay;
  expect([player, parseReplay(bytes)]).toEqual(['Änne', rest]);
});

test('what is written for other programs', () => {
  const field = { rows: 1, cols: 3, mineCells: [2] };
  const moves: GameMove[] = [
    { kind: 'flag', cell: 1 },
    { kind: 'flag', cell: 1 },
    { kind: 'question', cell: 1 },
    open(0, 40),
    open(2, 1140),
  ];
  const text = formatReplay({ field, flags: [2], moves: [...moves, open(1, 2000)] }, 'rawvf');
  expect(text).toBe(
    `RawVF_Version: Rev6
Level: Custom
Width: 3
Height: 1
Mines: 1
Marks: On
BBBV: 1
Board:
00*
Events:
flag 3 1
0.000 rc 2 1 (24 8)
0.000 rr 2 1 (24 8)
flag 2 1
0.000 rc 2 1 (24 8)
0.000 rr 2 1 (24 8)
questionmark 2 1
0.000 rc 2 1 (24 8)
0.000 rr 2 1 (24 8)
0.040 start
0.040 lc 1 1 (8 8)
0.040 lr 1 1 (8 8)
number0 1 1
number1 2 1
0.040 won
`.replace('BBBV: 1\n', 'BBBV: 1\nStatus: Won\n'),
  );
  const { flags, moves: read } = parseReplay(text);
  expect([flags, read]).toEqual([[2], moves.slice(0, 4).map((move) => ({ timeMs: 0, ...move }))]);
});

test('levels, times of every size, and the time of the game', () => {
  const headerOf = (rows: number, cols: number, mines: number) =>
    formatReplay(
      { field: { rows, cols, mineCells: Array.from({ length: mines }, (_, at) => at) }, moves: [] },
      'rawvf',
    ).split('\n')[1];
  expect([
    headerOf(9, 9, 10),
    headerOf(8, 8, 10),
    headerOf(16, 16, 40),
    headerOf(16, 30, 99),
    headerOf(9, 9, 9),
  ]).toEqual(['Beginner', 'Beginner', 'Intermediate', 'Expert', 'Custom'].map((level) => `Level: ${level}`));
  const field = { rows: 1, cols: 5, mineCells: [1, 3] };
  for (const timeMs of [-1e21, -0.1, 1e-7, 12.5, 1234.5678, 86_400_000, 1e22]) {
    const moves = [open(0, timeMs), open(2, timeMs)];
    expect(movesOf(formatReplay({ field, moves }, 'rawvf'))).toEqual(moves);
  }
  const timed = parseReplay(formatReplay({ field, moves: [open(0, 500), open(2, 1200)] }, 'rawvf'));
  expect(timed.header).toEqual({ threeBv: 3, timeMs: 700 });
  expect(gameMetrics(timed).timeMs).toBe(700);
  expect(parseReplay(formatReplay({ field, moves: [], timeMs: 9 }, 'rawvf')).header.timeMs).toBe(9);
});

test('what RawVF can not hold is refused', () => {
  const field = { rows: 2, cols: 2, mineCells: [0] };
  const code = (game: object, form: unknown = 'rawvf') =>
    refusalOf(() => formatReplay({ field, moves: [], ...game }, form as 'rawvf'))?.code;
  expect(code({ field: { ...field, topology: 'hex' } })).toBe('unsupported-topology');
  expect(code({ field: { ...field, topology: { neighbors: [[1], [0], [], []] } } })).toBe('unsupported-topology');
  expect(code({ field: { ...field, holes: [3] } })).toBe('unsupported-topology');
  expect(code({ moves: [open(1, 5), open(2, 4)] })).toBe('bad-number');
  expect(code({ moves: [{ kind: 'question', cell: 1 }] })).toBe('bad-move');
  expect(code({ timeMs: -1 })).toBe('bad-number');
  expect(code({}, 'avf')).toBe('bad-choice');
  expect(code({})).toBeUndefined();
});

describe('as programs write it', () => {
  const won = [open(5, 1000)];

  test('columns and rows from 0: pixels, numbers and the edge of the board tell', () => {
    const zero = '1.000 lc 2 1 (40 20)\n1.000 lr 2 1 (40 20)';
    expect(movesOf(board(zero))).toEqual(won);
    expect(movesOf(board('1.000 lc 2 1\n1.000 lr 2 1\nnumber0 2 1\nnumber1 0 1'))).toEqual(won);
    expect(movesOf(board('1.000 lc 2 1\n1.000 lr 2 1\n1.000 mv 0 0'))).toEqual(won);
    // The grammar counts from 1.
    expect(movesOf(board('1.000 lc 3 2\n1.000 lr 3 2'))).toEqual(won);
    expect(movesOf(board('1.000 lc 2 1\n1.000 lr 2 1'))).toEqual([open(1, 1000)]);
    expect(movesOf(board('1.000 mv 0 0\n1.000 lc 3 2\n1.000 lr 3 2'))).toEqual(won);
    expect(codeOf(board(`${zero}\n1.000 mv 1 1 (2 2)`))).toBe('forged-replay');
  });

  test('beside the board pixels and numbers may be rounded in any way', () => {
    expect(movesOf(board('0.5 mv 1 1 (-5 -0)\n1.000 lc 3 2 (40 20)\n1.000 lr 3 2 (40 20)'))).toEqual(won);
    expect(movesOf(board('1.000 lc 4 1 (48 3)\n1.000 lr 4 1 (48 3)'))).toEqual([]);
  });

  test('squares of another size, hundredths, held buttons, empty headers and other cases', () => {
    const headers = 'SquareSize: 20\nSKIN:\nTime:\nbbbv:\nMarks: Off\nTimestamp: ??\n';
    const events =
      '0.00 START\n1.00 LC 3 2 (59 39) (l)\n1.00 LR 3 2 (59.5 39) ()\n1.00 LC 1 2 (0 20)\n1.00 LR 1 2 (0 20)\nWON';
    expect(parseReplay(board(events, headers))).toMatchObject({
      moves: [...won, open(3, 1000)],
      status: 'won',
      square: 20,
      header: {},
    });
    expect(movesOf(board('1.000 lc (40 20) l\n1.000 lr (40 20)'))).toEqual(won);
  });

  test('sentences in place of words', () => {
    const events =
      'Flag set 1 1\n1.0 lc 3 2\n1.0 lr 3 2\nCell opened (Number 0) 3 2\nCell opened (Number 1) 1 2\nFlag removed 1 1\nQuestion mark set 1 1';
    expect(parseReplay(board(events))).toMatchObject({ moves: won, flags: [0] });
    expect(parseReplay(board(`Flag set 1 1\nFlag removed 1 1\n${events}`)).flags).toEqual([0]);
    expect(parseReplay(board(`Flag set 1 1\nFlag removed 1 1\n1.0 lc 3 2`)).flags).toEqual([]);
    expect(codeOf(board(events.replace('Number 1', 'Number 2')))).toBe('forged-replay');
    expect(codeOf(board(events.replace('Number 1', 'Number 9')))).toBe('none');
  });

  test('the last line of the game decides how it ends, then the header', () => {
    const lost = '1.0 lc 1 1\n1.0 lr 1 1\nblast 1 1\n';
    for (const status of ['Won', 'Lost', 'loss', 'blast', ''])
      expect(parseReplay(board(`${lost}1.0 boom`, `Status: ${status}\n`)).status).toBe('lost');
    expect(codeOf(board(lost, 'Status: Won\n'))).toBe('forged-replay');
    expect(codeOf(board(lost, 'Status: win\n'))).toBe('forged-replay');
    for (const status of ['Lost', 'loss', 'blast', 'unknown', ''])
      expect(parseReplay(board(lost, `Status: ${status}\n`)).status).toBe('lost');
  });

  test('one click opens all around where the program says so', () => {
    const events = '1 lc 2 2\n1 lr 2 2\n1 rc 1 1\n1 rr 1 1\n2 lc 2 2\n2 lr 2 2\n2 won';
    const kinds = movesOf(board(events, 'SuperClick: On\n')).map(({ kind }) => kind);
    expect(kinds).toEqual(['open', 'flag', 'chord']);
    expect(codeOf(board(events))).toBe('forged-replay');
  });

  test('question marks that are switched on and off, and lines that say nothing', () => {
    const clicks = '1 rc 1 1\n1 rr 1 1\n';
    const kindsOf = (events: string, headers = '') => movesOf(board(events, headers)).map(({ kind }) => kind);
    expect(kindsOf(clicks.repeat(3), 'Marks: On\n')).toEqual(['flag', 'flag', 'question']);
    expect(kindsOf(clicks.repeat(3))).toEqual(['flag', 'flag', 'flag']);
    const silent = '2 sx 4\n2 sy 1\nnonstandard\npressed 1 1';
    expect(kindsOf(`1 mt\n${clicks.repeat(3)}2 mt\n${silent}`)).toEqual(['flag', 'flag', 'question']);
    expect(kindsOf('1 sc 1 1\n1 lr 1 1\n1 mc 2 2\n1 mr 2 2')).toEqual(['chord', 'chord']);
  });

  test('a recording that begins with the release gets its press; a board may come without its size', () => {
    expect(movesOf('RawVF_Version: 6\nBoard:\n*00\n000\nEvents:\n0.9 mv 3 2\n1 lr 3 2')).toEqual(won);
    for (const version of ['Rev5', 'Rev6.1', 'RMV 6.2', 'Rev6.2', '6', 'master', ''])
      expect(parseReplay(board('1 lc 3 2\n1 lr 3 2').replace('Rev6', version)).version).toBe(version);
    expect(movesOf(board('1 lc 3 2\n1 lr 3 2').replace('RawVF_Version: Rev6\n', ''))).toEqual(won);
  });

  test('a game of another format becomes RawVF', () => {
    const { recorded, moves } = wonGame();
    const text = formatReplay(parseReplay(writeAvf(recorded)), 'rawvf');
    expect(parseReplay(text)).toMatchObject({ format: 'rawvf', moves, status: 'won', header: { threeBv: 3 } });
  });
});

describe('what is wrong with a text', () => {
  test.each([
    ['hello: world', 'foreign-replay', 'bytes is a text of another kind: expected a replay'],
    ['RawVF_Version: Rev6\nWidth: 2', 'cut-replay', 'the replay ends too early: expected a line "Board:"'],
    ['RawVF_Version: Rev6\nBoard:\n*0', 'cut-replay', 'expected a line "Events:" after the board'],
    ['RawVF_Version: Rev6\nHeight: 2\nBoard:\n*0\nEvents:', 'cut-replay', 'expected 2 rows of the board'],
    ['RawVF_Version: Rev6\nWidth\nBoard:\n*0\nEvents:', 'forged-replay', 'line 2 of the replay is no header'],
    ['RawVF_Version: Rev7\nBoard:\n*0\nEvents:', 'forged-replay', 'revision 7: expected a revision from 5 to 6.2'],
    ['RawVF_Version: Rev6\nBoard:\nEvents:', 'forged-replay', 'at least one cell'],
    ['RawVF_Version: Rev6\nBoard:\n*0\n*\nEvents:', 'forged-replay', 'line 4 of the replay is no row of the board'],
    ['RawVF_Version: Rev6\nHeight: 1\nBoard:\n*0\n*0\nEvents:', 'forged-replay', 'expected 1 rows of 2 signs'],
    ['RawVF_Version: Rev6\nBoard:\n*1\nEvents:', 'forged-replay', '* for a mine and 0 for none'],
    [board('', 'Mines: 2\n'), 'forged-replay', 'of 1 mines on its board: expected 2'],
    [board('', 'Mines: x\n'), 'forged-replay', 'line 2 of the replay is "x": expected a whole number'],
    [board('', 'Mines: 1\nMines: 2\n'), 'forged-replay', 'line 3 of the replay is another mines: expected 1'],
    [board('', 'SquareSize: 0\n'), 'forged-replay', 'cells of no width'],
    [board('', 'Time: soon\n'), 'forged-replay', 'line 2 of the replay is "soon": expected seconds'],
    [board('', 'Time: -1\n'), 'forged-replay', 'expected seconds'],
    [board('', 'BBBV: 3\n'), 'forged-replay', 'of a 3BV of 3: expected 2'],
    [board('lc 1 1'), 'forged-replay', 'line 8 of the replay is "lc" without a time'],
    [board('1 lc'), 'forged-replay', 'expected an event of RawVF'],
    [board('1 lc 1 1 (2 2'), 'forged-replay', 'expected an event of RawVF'],
    [board('1 zz 1 1'), 'forged-replay', 'line 8 of the replay is "1 zz 1 1"'],
    [board('1 1 1'), 'forged-replay', 'expected an event'],
    [board('1'), 'forged-replay', 'expected an event'],
    [board('won 1'), 'forged-replay', 'expected an event'],
    [board('number1 1'), 'forged-replay', 'expected an event'],
    [board('number1 1 x'), 'forged-replay', 'expected an event'],
    [board('cell opened x 1'), 'forged-replay', 'expected an event'],
    [board(`1 ${'x'.repeat(60)}`), 'forged-replay', 'x…": expected'],
    [board('number1 4 4'), 'forged-replay', 'column 4, row 4: expected a cell of a board of 3×2'],
    [
      board('number2 1 1\nnumber2 2 2'),
      'forged-replay',
      'line 8 of the replay is a 2 in cell 0: expected a mine, as the mines say',
    ],
    [board('blast 3 2'), 'forged-replay', 'a mine in cell 5: expected a 0'],
    [board('2 mv 1 1\n1 mv 1 1'), 'forged-replay', 'at 1000 ms: expected no time before 2000 ms'],
    [
      board('1 lc 1 1 (40 20)\n1 lr 3 2 (40 20)'),
      'forged-replay',
      'column 1, row 1: expected 3 and 2, as its pixels say',
    ],
  ])('%j is %s', (text, code, part) => {
    expect(codeOf(text)).toBe(code);
    expect(messageOf(text)).toContain(part);
  });

  test('a text that is too long is refused, whatever form it has', () => {
    const long = `${board('')}${'\n'.repeat(4_194_304)}`;
    expect(codeOf(long)).toBe('bad-length');
    expect(refusalOf(() => parseReplay(new TextEncoder().encode(long)))?.code).toBe('bad-length');
    expect(codeOf('avf')).toBe('foreign-replay');
  });

  test('no text takes more than linear time', () => {
    for (const piece of [' ', '\n', '(', '1 ', 'a:', '1 lc (', 'flag '])
      for (const head of ['RawVF_Version: ', board('')]) codeOf(`${head}${piece.repeat(400_000 / piece.length)}x`);
  });
});

test('a file with a byte order mark', () => {
  const text = board('0.500 lc 2 2\n0.700 lr 2 2', 'Mines: 1\n');
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]);
  expect(parseReplay(bytes)).toEqual(parseReplay(text));
  expect(parseReplay(text).moves).toEqual([open(4, 700)]);
});

test('a line with nothing but its time is refused', () => {
  expect(messageOf(board('0.600', 'Mines: 1\n'))).toMatch(/^line 9 of the replay is "0.600"/);
});

test('JSON that is not in UTF-8', () => {
  const json = new TextEncoder().encode('{"format":"kit-mines-replay","player":"?"}');
  json[json.lastIndexOf(0x3f)] = 0xff;
  expect(refusalOf(() => parseReplay(json))?.code).toBe('forged-replay');
});
