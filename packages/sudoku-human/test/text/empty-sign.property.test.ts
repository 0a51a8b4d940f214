import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createLayout,
  formatPuzzle,
  type Layout,
  parsePuzzle,
  parsePuzzles,
  positionFromValues,
} from '../../src/index.js';
import { withDots } from '../../src/text/empty-sign.js';
import { runs } from '../runs.js';
import { errorOf, fixture } from './support.js';

const lines = ['easy', 'hard', 'few-clues', 'expert', 'hardest'].flatMap((name) => fixture(name).slice(0, 40));

/** The rows of a puzzle, with a sign for empty cells. */
const rowsOf = (line: string, sign: string): string[] => [
  ...line
    .replaceAll(/[0.]/g, '0')
    .match(/.{9}/g)!
    .map((row) => row.replaceAll('0', () => sign)),
];
const split = (row: string, gap: string): string => {
  const cells = [...row];
  return [0, 3, 6].map((start) => cells.slice(start, start + 3).join('')).join(gap);
};
const spaced = (row: string): string => {
  const cells = [...row];
  return [0, 3, 6].map((start) => cells.slice(start, start + 3).join(' ')).join(' | ');
};
const banded = (rows: readonly string[], border: string): string =>
  [border, ...rows.slice(0, 3), border, ...rows.slice(3, 6), border, ...rows.slice(6), border].join('\n');

/** Forms without borders. */
const plain: readonly ((rows: readonly string[]) => string)[] = [
  (rows) => rows.join(''),
  (rows) => rows.join('\n'),
  (rows) => `\ufeff${rows.join('\r\n')}\r\n`,
  (rows) => rows.map((row) => [...row].join(' ')).join('\n'),
  (rows) => rows.map((row) => split(row, ' ')).join('\n\n'),
];

/** Forms with borders. */
const bordered: readonly ((rows: readonly string[]) => string)[] = [
  (rows) =>
    banded(
      rows.map((row) => `| ${spaced(row)} |`),
      '|-------+-------+-------|',
    ),
  (rows) => `┌───┬───┬───┐\n${rows.map((row) => `│${split(row, '│')}│`).join('\n')}\n└───┴───┴───┘`,
];

/** Any character but digits, the usual signs, white space, and what begins another form. */
const sign = fc.oneof(
  fc.constantFrom(...'-x?X~=#ox/!@"\'([<&%$^'),
  fc
    .integer({ min: 0x21, max: 0x1_ffff })
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => !/[\s\p{N}.*_+,:{|\ufeff\u2500-\u257f]/u.test(character)),
);

describe('a puzzle with any one sign for empty cells is that puzzle', () => {
  test.each([...plain, ...bordered].map((form, index) => [index, form] as const))('form %i', (_, form) => {
    fc.assert(
      fc.property(fc.constantFrom(...lines), sign, (line, empty) => {
        const text = form(rowsOf(line, empty));
        expect(parsePuzzle(text), text).toEqual(parsePuzzle(line));
      }),
      { numRuns: runs(40, 10) },
    );
  });

  test('as it is written by formatPuzzle, and with bars where there are no borders', () => {
    for (const line of lines.slice(0, 10)) {
      const position = parsePuzzle(line);
      for (const empty of ['-', 'x', '?', '~']) {
        expect(parsePuzzle(formatPuzzle(position, 'grid').replaceAll('.', empty))).toEqual(position);
        expect(parsePuzzle(formatPuzzle(position, 'line').replaceAll('.', '|'))).toEqual(position);
      }
    }
  });

  test('on other layouts too', () => {
    const layouts: readonly Layout[] = [
      createLayout({ size: 4 }),
      createLayout({ size: 6 }),
      createLayout({ size: 16 }),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...layouts).chain((layout) => {
          const digit = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: layout.size }));
          const length = layout.size ** 2;
          return fc.record({
            layout: fc.constant(layout),
            digits: fc.array(digit, { minLength: length, maxLength: length }),
          });
        }),
        fc.constantFrom('-', 'x', '?', '~'),
        ({ layout, digits }, empty) => {
          const position = positionFromValues(digits, digits, { layout });
          const [line, grid] = (['line', 'grid'] as const).map((format) => formatPuzzle(position, format));
          if (!digits.includes(0)) return;
          for (const text of [line, grid]) {
            expect(parsePuzzle(text.replaceAll('.', empty), { layout }), text).toEqual(position);
          }
        },
      ),
      { numRuns: runs(40, 10) },
    );
  });
});

test('an empty row of nine strokes is a row, other lines of strokes are borders', () => {
  const rows = [
    '--------1',
    '---|---|---',
    '- - - | - 2 - | - - -',
    '---------',
    ...Array<string>(5).fill('--3|---|---'),
  ];
  const read = parsePuzzle(
    ['---+---+---', rows.slice(0, 3), '-----------', rows.slice(3), '==========='].flat().join('\n'),
  );
  expect(read.values.join('')).toBe(`000000001${'0'.repeat(9)}000020000${'0'.repeat(9)}${'003000000'.repeat(5)}`);
});

test('a line of strokes alone is a border, whatever their number, unless it is a row of nine', () => {
  const [line] = lines;
  const stroke = fc
    .oneof(...[3, 40].map((maxLength) => fc.array(fc.constantFrom(...'-+|= '), { maxLength })))
    .map((list) => list.join(''))
    .filter((text) => (text.match(/[-=]/g)?.length ?? 0) !== 9);
  fc.assert(
    fc.property(
      fc.constantFrom('.', '0', '-', 'x'),
      fc.array(stroke, { minLength: 10, maxLength: 10 }),
      (sign, borders) => {
        const rows = rowsOf(line, sign);
        const text = borders.flatMap((border, at) => [border, ...rows.slice(at, at + 1)]).join('\n');
        const position = parsePuzzle(line);
        expect(parsePuzzle(text), text).toEqual(position);
        const { puzzles, leftOut } = parsePuzzles(text);
        expect([puzzles.map((one) => one.position), leftOut], text).toEqual([[position], []]);
      },
    ),
    { numRuns: runs(60, 20) },
  );
});

test('texts with a usual sign, with as many digits as cells, or with digits of other scripts stay as they are', () => {
  const character = fc.constantFrom(...'123456789-x|+ \n');
  fc.assert(
    fc.property(fc.array(character, { maxLength: 200 }), fc.constantFrom(...'0.*_,５٣'), (list, usual) => {
      const text = list.join('');
      expect(withDots(text + usual)).toBe(text + usual);
      const full = `${text}${'1'.repeat(81)}`;
      expect(withDots(full)).toBe(full);
    }),
  );
});

describe('what is refused says how many cells were found', () => {
  const [line] = lines;
  const rows = rowsOf(line, '-');

  test.each([
    ['strokes', rows.join('').slice(1), 'text: 80 cells found, 81 expected'],
    ['one stroke too many', `${rows.join('')}-`, 'text: 82 cells found, 81 expected'],
    ['letters for empty cells', rowsOf(line, 'x').join('').slice(1), 'text: 80 cells found, 81 expected'],
    ['a short row', rows.with(2, rows[2].slice(1)).join('\n'), 'text (row 2): 8 cells found, 9 expected'],
    ['dots', '.'.repeat(38), 'text: 38 cells found, 81 expected'],
    ['marks', '12 '.repeat(80), 'text: 80 cells of pencil marks found, 81 expected'],
    ['commas', '1,2,3', 'text: 3 digits found, 81 expected'],
    ['a query', `?p=${'0'.repeat(83)}`, 'text: 83 digits found, at most 81 expected'],
  ])('%s', (_, text, message) => {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({ code: 'bad-length', message });
  });

  test.each([
    ['two signs', rows.join('').replace('-', 'x').replace('-', '?')],
    ['a letter among zeros', rowsOf(line, '0').join('').replace('0', 'x')],
  ])('%s: the sign is named', (_, text) => {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({
      code: 'bad-text',
      message: expect.stringContaining('"x": expected a cell or a border'),
    });
  });
});
