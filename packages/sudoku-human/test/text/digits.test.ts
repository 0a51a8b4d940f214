import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLayout, type FirstDigit, formatPuzzle, parsePuzzle, positionFromValues } from '../../src/index.js';
import { attempt } from '../../src/text/normal-text.js';
import { runs } from '../runs.js';
import { errorOf } from './support.js';

const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const layout = createLayout({ size: 16 });
const hex = '0123456789ABCDEF';
const read = (text: string, digits?: FirstDigit) => parsePuzzle(text, { layout, digits }).values;

describe('digits of all scripts', () => {
  /** Every decimal digit that Unicode has. */
  const scripts: number[] = [];
  for (let point = 0x80; point < 0x20000; point++) {
    if (point < 0xd800 || point > 0xdfff) if (/\p{Nd}/u.test(String.fromCodePoint(point))) scripts.push(point);
  }

  test('stand in rows of ten', () => {
    expect(scripts.length % 10).toBe(0);
    for (let at = 0; at < scripts.length; at += 10) {
      const digits = scripts.slice(at, at + 10);
      expect(digits).toEqual(digits.map((_, digit) => digits[0] + digit));
      const text = line.replace(/\d/g, (digit) => String.fromCodePoint(digits[Number(digit)]));
      expect(parsePuzzle(text).values.join(''), text).toBe(line);
    }
  });

  test('are named by their place in the text as it was given', () => {
    const wide = [...line].map((digit) => String.fromCodePoint(0x1d7ce + Number(digit)));
    const text = `\ufeff\r\n${wide.with(80, 'x').join('')}`;
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({
      code: 'bad-text',
      message: 'text[163] (row 8, column 8) is "x": expected a cell or a border',
      at: { offset: 163, row: 8, col: 8 },
    });
  });

  test('an error about a part of a file keeps the name of the part, and no other error is taken for a refusal', () => {
    expect(errorOf(() => parsePuzzle('\ufeff{"cells": 7}'))).toMatchObject({ code: 'bad-text', at: { name: 'cells' } });
    const broken = () =>
      attempt(() => {
        throw new TypeError('inside');
      });
    expect(broken).toThrow(TypeError);
  });

  test('a fraction, a Roman number or a digit in a circle is none', () => {
    for (const sign of '½Ⅳ①²') {
      expect(errorOf(() => parsePuzzle(line.replace('5', sign))).code).toBe('bad-text');
    }
  });
});

test('letters from A to P are the digits from 1 on', () => {
  const values = Array.from({ length: 256 }, (_, cell) => (cell % 3 === 0 ? 0 : ((cell * 7 + (cell >> 4)) % 16) + 1));
  for (const empty of '.0-') {
    const text = values.map((digit) => (digit === 0 ? empty : String.fromCharCode(64 + digit))).join('');
    expect(read(text)).toEqual(values);
    expect(read(text.toLowerCase().match(/.{16}/g)!.join('\n'))).toEqual(values);
  }
  const letters = values.map((digit) => (digit === 0 ? '.' : String.fromCharCode(64 + digit))).join('');
  for (const text of [letters.replace('P', 'Q'), letters.replace('B', '2')]) {
    expect(errorOf(() => read(text)).code).toBe('bad-text');
  }
});

describe('ends of lines', () => {
  const rows = line.replaceAll('0', '.').match(/.{9}/g) as string[];
  const drawn = ['*-----------*', ...rows.map((row) => `|${row.match(/.../g)?.join('|')}|`), '*-----------*'];

  test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085'])('%j', (end) => {
    expect(parsePuzzle(drawn.join(end)).values.join('')).toBe(line);
    expect(parsePuzzle(`\ufeff${rows.join(end)}${end}`).values.join('')).toBe(line);
  });
});

describe('a 0 on boards with letters', () => {
  const shifted = Array.from({ length: 256 }, (_, cell) => (cell % 16) + 1);

  test('is a digit where all from 0 to F occur', () => {
    expect(read(hex.repeat(16))).toEqual(shifted);
    expect(read(hex.toLowerCase().repeat(16))).toEqual(shifted);
    for (const empty of ['.', '-', '?', '*']) {
      expect(read(hex.repeat(8) + empty.repeat(128)), empty).toEqual(shifted.fill(0, 128));
    }
    const numbers = [...hex].map((_, number) => number).join(' ');
    expect(read(`${numbers}\n${'. '.repeat(240)}`).slice(0, 17)).toEqual([...shifted.slice(0, 16), 0]);
    expect(read(`${numbers.replaceAll(' ', ',')}\n${`${','.repeat(15)}\n`.repeat(15)}`).slice(0, 16)).toEqual(
      shifted.slice(0, 16),
    );
  });

  test('is an empty cell where the last digit occurs, or where it stands too often for a digit', () => {
    expect(read(`${hex}G${'.'.repeat(239)}`).slice(0, 17)).toEqual([...hex, 'G'].map((_, digit) => digit));
    expect(read('0'.repeat(256))).toEqual(Array(256).fill(0));
    expect(read(`12${'0'.repeat(254)}`).slice(0, 3)).toEqual([1, 2, 0]);
  });

  test.each([
    ['few digits', `012${'.'.repeat(253)}`, 0],
    ['few digits and another sign', `x01${'x'.repeat(253)}`, 1],
    ['a row of zeros too many', `${hex}${'0'.repeat(240)}`, 0],
    ['one zero', `${'123456789ABCDEF'.repeat(17)}0`.slice(0, 256).replace('F', '0').replaceAll('F', '1'), 14],
  ])('is refused where it can be both: %s', (_, text, cell) => {
    expect(errorOf(() => read(text))).toMatchObject({
      code: 'unclear-digits',
      message: `text[${cell}] (row 0, column ${cell}) is 0: it can be a digit or an empty cell; the option digits, 'from-0' or 'from-1', says which`,
      at: { offset: cell, row: 0, col: cell },
    });
    const zeros = [...text].map((sign) => ('.x'.includes(sign) ? 0 : Number.parseInt(sign, 16)));
    expect(read(text, 'from-1')).toEqual(zeros);
    expect(read(text, 'from-0')).toEqual(zeros.map((digit, at) => ('.x'.includes(text[at]) ? 0 : digit + 1)));
  });

  test('texts in hexadecimal are read as they are written, whatever occurs, or refused', () => {
    const written = fc
      .array(fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 16 })), {
        minLength: 256,
        maxLength: 256,
      })
      .map((values) => ({ values, text: values.map((value) => (value === 0 ? '.' : hex[value - 1])).join('') }));
    fc.assert(
      fc.property(written, ({ values, text }) => {
        expect(read(text, 'from-0')).toEqual(values);
        if (!values.includes(1)) return;
        if (new Set(values).size === 17) expect(read(text)).toEqual(values);
        else expect(errorOf(() => read(text)).code).toBe('unclear-digits');
      }),
      { numRuns: runs(20, 10) },
    );
  });

  test('marks of 0 to F', () => {
    const rows = `0F 12 ${'. '.repeat(254)}`;
    const { candidates } = parsePuzzle(rows, { layout });
    expect(candidates.slice(0, 3)).toEqual([0x8001, 0b110, 0]);
    expect(parsePuzzle(`12 0 ${'. '.repeat(254)}`, { layout, digits: 'from-0' }).values.slice(0, 3)).toEqual([
      13, 1, 0,
    ]);
  });

  test('digits from 0 on the classic board need the option', () => {
    const text = '012345678'.repeat(9);
    expect(parsePuzzle(text, { digits: 'from-0' }).values.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(parsePuzzle(text).values.slice(0, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(errorOf(() => parsePuzzle('9'.repeat(81), { digits: 'from-0' })).message).toBe(
      'text[0] (row 0, column 0) is "9": expected a digit from 0 to 8',
    );
    expect(errorOf(() => parsePuzzle(line, { digits: 'hex' as never })).code).toBe('bad-choice');
  });
});

describe('marks, as many for each cell as there are digits', () => {
  test.each([4, 6, 9, 12, 16])('of size %i', (size) => {
    const known = createLayout({ size });
    const names = Array.from({ length: size }, (_, digit) => (digit + 1).toString(36).toUpperCase());
    fc.assert(
      fc.property(
        fc.array(fc.nat(2 ** size - 1), { minLength: size * size, maxLength: size * size }),
        fc.constantFrom('.', '0', '_'),
        (candidates, empty) => {
          const text = candidates
            .map((mask) => names.map((name, bit) => (mask & (1 << bit) ? name : empty)).join(''))
            .join('\n');
          const position = parsePuzzle(text, { layout: known });
          expect(position.candidates).toEqual(candidates);
          expect(position).toMatchObject({ values: Array(size * size).fill(0), givens: Array(size * size).fill(0) });
          if (size !== 9) expect(position.layout).toEqual(known);
        },
      ),
      { numRuns: runs(8, 3) },
    );
  });

  test('in hexadecimal with the option', () => {
    expect(parsePuzzle(hex.repeat(256), { layout, digits: 'from-0' }).candidates).toEqual(Array(256).fill(0xffff));
  });

  test('a mark in another place is named', () => {
    const text = `.1..${'....'.repeat(15)}`;
    expect(errorOf(() => parsePuzzle(text, { layout: createLayout({ size: 4 }) }))).toMatchObject({
      code: 'bad-candidates',
      message: 'text[1] (row 0, column 0) is "1": expected 2 or an empty mark',
      at: { offset: 1, row: 0, col: 0 },
    });
  });

  test('a drawing of 64 cells is none of marks', () => {
    expect(formatPuzzle(positionFromValues(Array(16).fill(0), undefined, { layout: createLayout({ size: 4 }) }))).toBe(
      '.'.repeat(16),
    );
  });
});
