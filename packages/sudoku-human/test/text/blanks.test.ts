import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { refusal } from './refusal.js';

const small = kit.createLayout({ size: 4 });
const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const rows = line.replaceAll('0', ' ').match(/.{9}/g) as string[];
const first = rows[0].trimEnd();

test('a first row without a digit is a row, a break before nine rows is none', () => {
  const below = ['', ...rows.slice(1)].join('\n');
  expect(kit.parsePuzzle(below).values).toEqual([...'000000000', ...line.slice(9)].map(Number));
  expect(kit.parsePuzzle(`\n${rows.join('\n')}`).values.join('')).toBe(line);
});

test.each([
  ['ten rows', [first, ...rows].join('\n')],
  ['ten characters in a row', rows.with(0, '8   1     ').join('\n')],
  ['a dot for one of the empty cells', rows.join('\n').replace(' ', '.')],
  ['eight rows', rows.slice(1).join('\n')],
  ['a letter', rows.with(0, '8   x').join('\n')],
  ['ten columns', rows.map((row) => [...row, ' 1'].join('\t')).join('\n')],
  ['words behind a sharp that no line begins with', ['1 #one more', ...rows].join('\n')],
  ['tabs in one row only, too few of them', `1\t\t2${'\n'.repeat(9)}`],
  ['nine empty rows', '\n'.repeat(9)],
])('%s: blanks stand for no cells, and the text is refused', (_, text) => {
  expect(refusal(() => kit.parsePuzzle(text))).toMatch(/^bad-(text|length|digit)/);
});

test('a comment may be one word', () => {
  expect(kit.parsePuzzle(`#hard\n${rows.join('\n')}`).values.join('')).toBe(line);
});

test('blanks of one long line and a short one are no cells', () => {
  expect(refusal(() => kit.parsePuzzle(`1${' '.repeat(15)}\n3`, { layout: small }))).toContain('2 cells found');
});

test('a letter is named where it stands in the text', () => {
  const text = rows.with(1, '52 9a').join('\n');
  expect(refusal(() => kit.parsePuzzle(text))).toMatch(/^bad-text: text\[14\] .* is "a"/);
});

test('letters and blanks on twelve digits, and no digit above the size', () => {
  const twelve = kit.createLayout({ size: 12 });
  const drawn = ['1 3456789aBC', '', '  2', ...Array(9).fill('')].join('\n');
  const { values } = kit.parsePuzzle(`${drawn}\n`, { layout: twelve });
  expect(values.slice(0, 36)).toEqual([
    ...[1, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ...[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(refusal(() => kit.parsePuzzle('1  5\n 2\n\n3', { layout: small }))).toContain('4 cells found');
});

test.each([
  ['blanks for empty cells', rows.join('\n')],
  ['blanks that an editor cut off, Windows line breaks', rows.map((row) => `${row.trimEnd()}\r\n`).join('')],
  ['a line of blanks', rows.join('')],
  ['a spreadsheet', rows.map((row) => [...row].join('\t').replaceAll(' ', '')).join('\n')],
  ['one with commas, also at the ends', rows.map((row) => `${[...row].join(',').replaceAll(' ', '')},`).join('\n')],
  ['one with semicolons and a break before it', `\n${rows.map((row) => [...row].join(';')).join('\n')}\n`],
  ['comments before blanks', `#A me, 2024\n#D hard\n${rows.join('\n')}`],
])('%s', (_, text) => expect(kit.parsePuzzle(text)).toEqual(kit.parsePuzzle(line)));

test('an empty row of a spreadsheet', () => {
  const one = [...'12345678'].join('\t');
  expect(kit.parsePuzzle(`${one}\t\n${'\t'.repeat(8)}\n`.repeat(4) + '\t'.repeat(8)).values.slice(0, 18)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test('blanks on a layout', () => {
  expect(kit.parsePuzzle('1\n  2\n\n   4', { layout: small }).values).toEqual([
    1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4,
  ]);
});
