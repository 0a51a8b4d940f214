import { expect, test } from 'vitest';
import '../../../../config/work.js';
import { createLayout, isInvalidInputError, parsePuzzle, parsePuzzles } from '../../src/index.js';
import { isQuick } from '../runs.js';

const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const layout = createLayout({ size: 16 });

/** The readers. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  parsePuzzle: (text) => parsePuzzle(text),
  'parsePuzzle on a layout': (text) => parsePuzzle(text, { layout }),
  parsePuzzles: (text) => parsePuzzles(text),
};

/** Beginnings, and what is repeated after them: whatever makes some reader look ahead. */
const pieces = [
  ...['', ' ', '\n', ',', ':', '-', '+', '.', '12', '?p=', '&', '%2', '%2C', ':a', ':0000:x:', '\u2500'],
  ...['#', '# 1\n', '[', '[Puzzle]\n', '<opensudoku ', '<opensudoku><game data="', '&#10;', '1|-|0|', '{"a', 'u1 '],
  ...[
    '3x3:',
    '3x3:a',
    '9j:',
    '_',
    'z',
    '|',
    '0',
    'x',
    '"',
    '/',
    '=',
    ')',
    '] ',
    'https://',
    'fpuzzlesN4Ig',
    '\r',
    '\ufeff',
  ],
  ...['{ce:', "'", '\\', '/{a:', '=%7Ba:', '/scf', '<!--', '<a><![CDATA[', '<folder name="a">'],
  ...['１', '\u{1d7ff}', '123456789', 'null'],
];

/** The counted work of reading a text, whether it is taken or refused. */
function workOf(text: string, read: (text: string) => unknown): number {
  const before = globalThis.kitWork;
  try {
    read(text);
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
  }
  return globalThis.kitWork - before;
}

test.each(Object.entries(readers))('%s looks at each character 20 times at most', (_, read) => {
  const worse: string[] = [];
  let work = 0;
  for (const start of pieces) {
    for (const repeated of pieces.slice(1)) {
      const text = `${start + repeated.repeat(Math.ceil(2_000 / repeated.length))}x`;
      const units = workOf(text, read);
      work += units;
      if (units > 20 * text.length + 2_000) worse.push(`${start}(${repeated})*: ${units} for ${text.length}`);
    }
  }
  expect(worse).toEqual([]);
  expect(work).toBeGreaterThan(100_000);
});

test('a list of puzzles costs as much as its puzzles', () => {
  const one = workOf(line, (text) => parsePuzzles(text));
  for (const text of [
    line,
    `Grid 1\n${line.replace(/.{9}/g, '$&\n')}`,
    `${line},${line.replaceAll('0', '1')},7.2 # hard`,
  ]) {
    const many = workOf(Array(200).fill(text).join('\n'), (list) => parsePuzzles(list));
    expect(many).toBeLessThan(200 * (one + 20 * text.length));
  }
});

test('nor do the expressions go back over long texts', () => {
  const before = performance.now();
  const length = isQuick ? 10_000 : 50_000;
  for (const start of ['', ':', ':abcd', '?p=', '?', '1', '<opensudoku><', '3x3:', '[', '#', '(', 'N4', `${line} `]) {
    for (const repeated of [' ', 'a', '\n', '-', '?p', '=', ')', '"', '1', '+']) {
      for (const read of [readers['parsePuzzle'], readers['parsePuzzles']]) {
        workOf(`${start + repeated.repeat(length / repeated.length)}x`, read);
      }
    }
  }
  // So many texts of so many characters: some seconds on a busy machine, and minutes if any of it were quadratic.
  expect(performance.now() - before).toBeLessThan(120_000);
});
