import { describe, expect, test } from 'vitest';
import { formatMines, isInvalidInputError, parseMines } from '../../src/index.js';

const codeOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (isInvalidInputError(error)) return error.code;
    throw error;
  }
  return 'none';
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

  test('a text of more cells than a board may have is refused', () => {
    expect(codeOf(() => parseMines(`mines 1\n${'#'.repeat(1_048_577)}`))).toBe('bad-size');
  });
});
