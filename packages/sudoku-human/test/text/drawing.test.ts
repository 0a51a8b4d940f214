import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { ownLayout, ownPuzzles } from '../layout/own-layouts.js';
import { refusal } from './refusal.js';

const small = kit.createLayout({ size: 4 });
const twelve = kit.createLayout({ size: 12 });
const read = (text: string, layout = small) => kit.parsePuzzle(text, { layout });
const rowOf = (cells: number, ...first: string[]) => [...first, ...Array(cells - first.length).fill('.')].join(' ');

test('a plus before one cell among blanks says that it was filled in', () => {
  const { givens, values } = read(rowOf(16, '1', '+2', '.', '+4'));
  expect(givens.slice(0, 4)).toEqual([1, 0, 0, 0]);
  expect(values.slice(0, 4)).toEqual([1, 2, 0, 4]);
  const wide = read(rowOf(144, '+12', '11'), twelve);
  expect([wide.givens.slice(0, 2), wide.values.slice(0, 2)]).toEqual([
    [0, 11],
    [12, 11],
  ]);
});

test('a plus at the end of a row is a border', () => {
  const { candidates } = read(['12 . . . +', '. . . . +', '. . . . +', '. . . 34 +'].join('\n'));
  expect([candidates[0], candidates[15]]).toEqual([0b0011, 0b1100]);
});

describe('numbers in columns', () => {
  test('blank lines between the rows are none, a row of tabs is one', () => {
    expect(read('1,,,\n\n,,,\n \n,,,\n,,,2\n').values).toEqual([1, ...Array(14).fill(0), 2]);
    expect(read('1\t\t\t\n\t\t\t\n\n \n\t\t\t\n\t\t\t2\n').values).toEqual([1, ...Array(14).fill(0), 2]);
  });

  test('a comma and a blank after the last one are no cell, a digit there is one too many', () => {
    const rows = Array(3).fill('.,.,.,., ').join('\n');
    expect(read(`1,2,3,4, \n${rows}`).values.slice(0, 5)).toEqual([1, 2, 3, 4, 0]);
    expect(refusal(() => read(`1,2,3,4,1\n${rows}`))).toContain('17 cells found');
  });

  test('two digits in a field are one number', () => {
    expect(refusal(() => read(`12,.,.,.\n${'.,.,.,.\n'.repeat(3)}`))).toBe(
      'bad-text: text[0] (row 0, column 0) is "12": expected a digit from 1 to 4',
    );
  });

  test('a number may begin with a zero, and nothing but zeros is an empty cell', () => {
    const rest = ',00'.repeat(11);
    expect(read(`07${rest}\n${`12${rest}\n`.repeat(11)}`, twelve).values.slice(0, 13)).toEqual([
      ...[7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      12,
    ]);
  });

  test.each(['1.5', '0A', 'A.', '13'])('%s is no digit, named where it stands', (name) => {
    const rows = Array.from({ length: 12 }, () => Array(12).fill(1));
    const text = JSON.stringify(rows).replaceAll('],', '],\n').replace('\n[1,1', `\n[1, ${name}`);
    const offset = text.indexOf(name);
    try {
      read(text, twelve);
      expect.unreachable();
    } catch (error) {
      expect(kit.isInvalidInputError(error) && error.toJSON()).toMatchObject({
        code: 'bad-text',
        message: `text[${offset}] (row 1, column 1) is "${name}": expected a digit from 1 to 12`,
        at: { offset, row: 1, col: 1 },
      });
    }
  });
});

describe('marks in groups', () => {
  test('are no numbers where one of them can be none', () => {
    expect(read(rowOf(144, '123', '12'), twelve).candidates.slice(0, 3)).toEqual([0b111, 0b11, 0]);
  });

  test('are never numbers where nine is the greatest', () => {
    expect(read(rowOf(81, '12', '19'), kit.createLayout()).candidates.slice(0, 3)).toEqual([0b11, 0b100000001, 0]);
  });

  test.each([
    ['19', 'bad-text: text[1] (row 0, column 0) is "9": expected a digit from 1 to 4'],
    ['10', 'bad-candidates: text[1] (row 0, column 0) is "0": expected other marks in "10"'],
  ])('%s has a mark that is none', (group, expected) => {
    expect(refusal(() => read(rowOf(16, group)))).toBe(expected);
  });
});

describe('drawings', () => {
  const layout = kit.createLayout({ size: 12 });
  const values = Array.from({ length: 144 }, (_, cell) => (cell % 5 === 0 ? (cell % 12) + 1 : 0));
  const position = kit.positionFromValues(values, values, { layout });

  test.each(['line', 'grid', 'f-puzzles', 'f-puzzles-link'] as const)('%s comes back', (format) => {
    expect(kit.parsePuzzle(kit.formatPuzzle(position, format), { layout })).toEqual(position);
    for (const own of ownPuzzles) {
      const back = kit.parsePuzzle(kit.formatPuzzle(own.position, format), { layout: own.position.layout });
      expect(back.givens).toEqual(own.position.givens);
      expect(kit.countSolutions(back)).toBe(1);
    }
  });

  test('pencil marks come back', () => {
    const { position: own } = ownPuzzles[1];
    const noted = kit.toggleCandidate(own, 0, kit.candidatesOf(own, 0)[0]);
    expect(kit.parsePuzzle(kit.formatPuzzle(noted, 'pencilmarks'), { layout: own.layout })).toEqual(noted);
    const none = { ...own, candidates: own.candidates.with(0, 0) };
    expect(kit.parsePuzzle(kit.formatPuzzle(none, 'pencilmarks'), { layout: own.layout })).toEqual(none);
  });

  test('numbers with commas, tabs or blanks, and nothing between two of them', () => {
    const rows = Array.from({ length: 12 }, (_, row) => values.slice(row * 12, row * 12 + 12));
    const write = (gap: string, empty: string) =>
      rows.map((row) => row.map((v) => (v === 0 ? empty : `${v}`)).join(gap)).join('\n');
    const trailing = rows.map((row) => `${row.join(',')},`).join('\n');
    for (const text of [
      write(',', ''),
      write('\t', ''),
      write(',', '0'),
      write(' ', '.'),
      JSON.stringify(rows),
      trailing,
    ]) {
      expect(kit.parsePuzzle(text, { layout }).values).toEqual(values);
    }
  });

  test.each<[string, string]>([
    ['11111111111111111', 'bad-length: text: 17 cells found, 16 expected'],
    ['1', 'bad-length: text: 1 cell found, 16 expected'],
    ['5...............', 'bad-text: text[0] (row 0, column 0) is "5": expected a digit from 1 to 4'],
    ['x...............', 'bad-text: text[0] (row 0, column 0) is "x": expected a digit from 1 to 4'],
    [
      '11 . . . . . . . . . . . . . . .',
      'bad-candidates: text[1] (row 0, column 0) is "1": expected other marks in "11"',
    ],
  ])('%s is refused', (text, expected) => {
    expect(refusal(() => kit.parsePuzzle(text, { layout: ownLayout('small') }))).toBe(expected);
  });

  test('forms that only classic puzzles have are refused', () => {
    expect(refusal(() => kit.formatPuzzle(position, 'library'))).toContain('bad-choice');
  });
});
