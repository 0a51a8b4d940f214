import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
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
