/**
 * A text is read in work that grows with its length: calls and turns of loops are counted (config/count-work.ts), and of
 * strings each character that a method is given.
 */
import { expect, test } from 'vitest';
import '../../../../config/work.js';
import { isInvalidInputError, parseTiles } from '../../src/index.js';

const lengthOf = (text: unknown): number => String(text).length;

/** Up to where an expression looks: the end of what it found, or of the text. */
function endOf(expression: RegExp, text: string, found: RegExpExecArray | null): number {
  if (found !== null) return found.index + found[0].length;
  // One for the beginning only goes over spaces and two numbers.
  const isForBeginning = expression.source.startsWith('^') && !expression.source.endsWith('$');
  return isForBeginning ? Math.min(text.length, text.length - text.trimStart().length + 40) : text.length;
}

/** Calls with all characters counted that strings and expressions look at, or copy. */
function withCounting(call: () => void): void {
  const undo: (() => void)[] = [];
  const count = (prototype: object, name: string, charactersOf: (self: unknown, result: unknown) => number): void => {
    const property = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
    const original = property.value as () => unknown;
    const value = function (this: unknown, ...args: unknown[]): unknown {
      const result: unknown = Reflect.apply(original, this, args);
      globalThis.kitWork += charactersOf(this, result);
      return result;
    };
    Object.defineProperty(prototype, name, { ...property, value });
    undo.push(() => Object.defineProperty(prototype, name, property));
  };
  for (const name of ['includes', 'indexOf', 'toLowerCase', 'trim']) count(String.prototype, name, lengthOf);
  for (const name of ['slice', 'padStart']) count(String.prototype, name, (_, result) => lengthOf(result));
  // Whatever takes an expression calls this.
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text: string): RegExpExecArray | null {
    const from = this.global ? this.lastIndex : 0;
    const found = exec.call(this, text);
    globalThis.kitWork += endOf(this, text, found) - from;
    return found;
  };
  try {
    call();
  } finally {
    RegExp.prototype.exec = exec;
    for (const step of undo) step();
  }
}

/** Beginnings, and what is repeated after them: whatever makes the reader look ahead. */
const starts = ['', ' ', '3', '3 ', '3x', '3 x 3:', '3\n', '2 3\n', '"', '"1', '[[', '#', '0 ', '-1 '];
const repeated = [
  ...[' ', '\n', '\r\n', '\t', ',', ', ', ';', '|', '/', '[', ']', '[[(', ')(', '#', '#\n', '"', "'", `"'`, `'"\``],
  ...[
    `''`,
    `'''`,
    '0',
    '1',
    '1 ',
    '1,',
    '1\n',
    '12\n',
    '120 ',
    '12|',
    '[1]',
    '(12)',
    '"1" ',
    '"1 2" ',
    '3x',
    '3 x ',
    'x',
  ],
  ...[
    '|   |',
    '+---',
    '│',
    '─',
    '| \n',
    '+-+\n',
    'x ',
    '-',
    '-1 ',
    '_',
    '. ',
    'null ',
    'None,',
    'q',
    '\u2028',
    '\ufeff',
    '\u25a1',
    '10 ',
    '1234567890\n',
    '1;2|',
  ],
];
const ends = ['', '"', ':', ' 0', ']]'];

/** The counted work of reading a text, whether it is taken or refused. */
function workOf(text: string, cols?: number): number {
  const before = globalThis.kitWork;
  withCounting(() => {
    try {
      parseTiles(text, cols === undefined ? {} : { cols });
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
    }
  });
  return globalThis.kitWork - before;
}

test('parseTiles looks at each character 20 times at most', () => {
  const worse: string[] = [];
  let work = 0;
  for (const start of starts) {
    for (const piece of repeated) {
      for (const end of ends) {
        const text = start + piece.repeat(Math.ceil(2_000 / piece.length)) + end;
        for (const cols of [undefined, 3]) {
          const units = workOf(text, cols);
          work += units;
          if (units > 20 * text.length + 2_000) {
            worse.push(`${JSON.stringify(`${start}(${piece})*${end}`)}: ${(units / text.length).toFixed(1)}`);
          }
        }
      }
    }
  }
  expect(worse).toEqual([]);
  expect(work).toBeGreaterThan(10_000_000);
});

test('nor a board of many tiles, whole or with a wrong one', () => {
  for (const [betweenTiles, betweenRows] of [
    [' ', '\n'],
    [',', '],['],
    [';', '|'],
    [' | ', ' |\n| '],
    ['","', '"]\n["'],
  ]) {
    const rows = Array.from({ length: 60 }, (_, row) =>
      Array.from({ length: 60 }, (_, col) => row * 60 + col).join(betweenTiles),
    );
    const text = rows.join(betweenRows);
    for (const board of [text, `60x60:${text}`, `60\n${text}`, text.replace('59', '58'), `${text} q`]) {
      expect(workOf(board) / board.length, JSON.stringify(board.slice(0, 30))).toBeLessThan(20);
    }
  }
});
