import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { formatMines, minesToText, parseMines } from '../../src/index.js';

const codeOf = (call: () => unknown): string => {
  return refusalOf(call)?.code ?? 'none';
};

describe('text', () => {
  test('what is written is read back', () => {
    const board = parseMines('mines 3\ntopology hex\n1 # F\n* 2 #\n. # 1');
    expect(parseMines(formatMines(board))).toEqual(board);
  });

  test('ragged rows, strange signs and missing mines are named', () => {
    expect(() => parseMines('mines 1\n##\n#')).toThrow('row 1 of the text is 1 cells long: expected 2');
    expect(() => parseMines('mines 1\n#x')).toThrow('"x"');
    expect(() => parseMines('##')).toThrow('mines');
    expect(() => parseMines('mines 9\n##')).toThrow('mines is 9');
    expect(() => parseMines('mines 1\n#4')).toThrow('expected 0 to 1');
  });

  test('a header without its word, or with two, is no header', () => {
    for (const text of ['mines\n#', 'mines :\n#', 'mines 1 2\n#'])
      expect(() => parseMines(text, { mines: 0 })).toThrow('text[0] is "m"');
  });

  test('where the number of mines is wrong, and where a sign is strange', () => {
    expect(() => parseMines('mines 9\n##')).toThrow(/^mines is 9/);
    expect(() => parseMines('##', { mines: 9 })).toThrow(/^options\.mines is 9/);
    expect(() => parseMines('mines 9\n##', { mines: 1 })).toThrow(/^mines is 9/);
    expect(() => parseMines('/mines 1\n\n#/ x')).toThrow('text[13] is "x"');
  });

  test('the place of what is missing', () => {
    const at = { name: 'options.mines' };
    expect(() => parseMines('##')).toThrow(expect.objectContaining({ code: 'missing-mines', at }));
  });

  test('each sign by itself', () => {
    const signs = { '#': -1, '?': -1, '-': -1, F: -2, f: -2, '*': -3, _: -4, '.': 0, '·': 0, 0: 0 };
    for (const [sign, cell] of Object.entries(signs))
      expect(parseMines(sign, { mines: cell < 0 && cell > -4 ? 1 : 0 }).cells).toEqual([cell]);
  });

  test('the numbers of a board are read as they are, whatever parts the rows', () => {
    const cells = [-1, 1, -1, 1, 2, -2];
    for (const end of ['\n', '\r\n', '/', ' / ']) {
      expect(parseMines(`mines 2\n-1 1 -1${end}1 2 -2`).cells).toEqual(cells);
    }
    const line = { neighbors: [[1], [0], []] };
    expect(parseMines('-3 1 -4', { mines: 1, topology: line }).cells).toEqual([-3, 1, -4]);
    expect(parseMines('mines 2\n -1 1 -1\n 1  2 -2').cells).toEqual([-1, 1, -1, 1, 2, -2]);
    expect(parseMines('mines 1\n-1 #').cells).toEqual([-1, 1, -1]);
  });

  test('numbers that could be two signs each are refused', () => {
    for (const text of ['-1', '-1 -1\n-1 -1', 'mines 2\n-1/-1']) {
      expect(refusalOf(() => parseMines(text, { mines: 1 }))?.code).toBe('bad-text');
    }
    expect(parseMines('-1-1', { mines: 2 }).cells).toEqual([-1, 1, -1, 1]);
  });

  test('what is drawn as text is read', () => {
    const board = parseMines('mines 3\n# # #\n1 2 #\n0 1 F');
    expect(parseMines(minesToText(board), { mines: 3 })).toEqual(board);
  });

  test('a number of two digits is one where a blank stands in its line, first and last too', () => {
    const hub = Array.from({ length: 13 }, (_, cell) => (cell === 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [0]));
    const first = parseMines(`12${' #'.repeat(12)}`, { mines: 12, topology: { neighbors: hub } });
    expect(first.cells).toEqual([12, ...new Array(12).fill(-1)]);
    expect(parseMines('1#\n##', { mines: 1 }).cells).toEqual([1, -1, -1, -1]);
    expect(parseMines('11\n##', { mines: 1 }).cells).toEqual([1, 1, -1, -1]);
  });

  test('the topology is part of the board where the text or the options name one', () => {
    const board = { rows: 1, cols: 2, mines: 1, cells: [-1, 1] };
    expect(parseMines('mines 1\ntopology hex\n# 1')).toStrictEqual({ ...board, topology: 'hex' });
    expect(parseMines('# 1', { mines: 1, topology: 'torus' })).toStrictEqual({ ...board, topology: 'torus' });
    expect(parseMines('mines 1\n# 1')).toStrictEqual(board);
  });
  test('lines may be empty, and the last may end or not', () => {
    const board = { rows: 2, cols: 1, mines: 1, cells: [-1, 1] };
    for (const text of ['mines 1\n#\n1', '\n\nmines 1//#\n \n1\n', '#/1/mines 1', 'mines 1/#/1/'])
      expect(parseMines(text)).toEqual(board);
  });
});

describe('texts that once took long, or went wrong', () => {
  const spaces = ' '.repeat(200_000);
  const nasty = [
    `mines${spaces}`,
    `mines${spaces}x y`,
    `mines :${spaces}=${spaces}4`,
    `topology${spaces}${spaces}hex hex`,
    'mines\n'.repeat(50_000),
    '/'.repeat(300_000),
    `mines 1\n${'12 '.repeat(100_000)}`,
    `mines 1\n${'1'.repeat(300_000)} 2`,
    `${'\u00a0'.repeat(300_000)}mines`,
    `mines 1\n${'#'.repeat(300_000)}x`,
  ];

  test.each(nasty.map((text) => [`${JSON.stringify(text.slice(0, 12))} of ${text.length}`, text]))(
    '%s is refused, in no more than linear time',
    (_, text) => {
      const before = process.cpuUsage();
      expect(codeOf(() => parseMines(text))).not.toBe('none');
      const { user, system } = process.cpuUsage(before);
      // Quadratic work on these takes many seconds.
      expect((user + system) / 1e6).toBeLessThan(3);
    },
  );

  test('a header may have a colon or an equals sign, and any case', () => {
    expect(parseMines('MINES: 1\nTopology = hex\n#').topology).toBe('hex');
    expect(parseMines('mines=1\n#').mines).toBe(1);
  });

  test('a text of more cells than a board may have is refused, and of as many is not', () => {
    expect(parseMines(`mines 1\n${'#'.repeat(1_048_576)}`).cols).toBe(1_048_576);
    expect(codeOf(() => parseMines(`mines 1\n${'#'.repeat(1_048_577)}`))).toBe('bad-size');
  });
});
