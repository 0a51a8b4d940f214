import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { refusal } from './refusal.js';

const square = (size: number) => Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
const empty = square(4);
const read = (parts: object) => kit.parsePuzzle(JSON.stringify({ size: 4, grid: empty, ...parts }));
const withFirst = (cell: object) => ({ grid: empty.with(0, empty[0].with(0, cell)) });

test('what says nothing about digits changes no puzzle', () => {
  const silent = {
    title: 'Four',
    author: 'somebody',
    successMessage: 'Well done!',
    msgcorrect: 'Well done!',
    highlightConflicts: true,
    disabledlogic: ['fish'],
    truecandidatesoptions: ['colored'],
    solution: Array(16).fill(1),
  };
  expect(read(silent)).toEqual(read({}));
  const looks = { c: '#FFFFFF', cArray: ['#FFFFFF'], highlight: 1, highlightArray: [1, 2], cornerPencilMarks: [3] };
  expect(read(withFirst(looks))).toEqual(read({}));
});

test.each([
  ['antiknight', 'antiKnight'],
  ['antiking', 'antiKing'],
  ['disjointgroups', 'disjointGroups'],
  ['nonconsecutive', 'nonConsecutive'],
] as const)('%s is a rule of its own', (name, flag) => {
  expect(read({ [name]: true }).layout).toEqual({ ...read({}).layout, [flag]: true });
  expect(read({ [name]: false }).layout).toEqual(read({}).layout);
});

test('both diagonals are a rule, one is a house', () => {
  expect(read({ 'diagonal+': true, 'diagonal-': true }).layout).toEqual({ ...read({}).layout, diagonals: true });
  expect(read({ 'diagonal-': true }).layout).toEqual({ ...read({}).layout, extraHouses: [[0, 5, 10, 15]] });
});

test.each([3, 17, 4.5, '4'])('a size of %j is none', (size) => {
  expect(refusal(() => read({ size }))).toMatch(/^bad-text: text\.size is .*: expected a size from 4 to 16$/);
});

test('sixteen is a size; five is one with regions only', () => {
  expect(read({ size: 16, grid: square(16) }).layout?.size).toBe(16);
  expect(refusal(() => read({ size: 5, grid: square(5) }))).toBe(
    'bad-box: text.size is 5: expected regions, or a size that boxes can have',
  );
});

test.each<[object, string]>([
  [{ grid: empty.with(2, [{}, {}, {}]) }, 'bad-text: text.grid[2] is an array of length 3: expected 4 cells'],
  [{ extraregion: [{ cells: ['R1C1'] }, 7] }, 'bad-text: text.extraregion[1] is 7: expected an object with cells'],
  [
    withFirst({ region: null }),
    'unsupported-constraint: text has "cells without a region": expected only constraints that layouts have',
  ],
  ...[1.5, -1, 5].map((value): [object, string] => [
    withFirst({ value }),
    `bad-text: text.grid is ${value}: expected a digit from 1 to 4`,
  ]),
])('%j is refused', (parts, expected) => {
  expect(refusal(() => read(parts))).toBe(expected);
});

test.each([
  ['behind words', 'my board: S9B', true],
  ['in a word', 'xS9B', false],
])('a board of SudokuWiki %s', (_, before, isRead) => {
  const text = `${before}${'01'.repeat(81)}`;
  if (isRead) expect(kit.parsePuzzle(text).values).toEqual(Array(81).fill(1));
  else expect(refusal(() => kit.parsePuzzle(text))).toMatch(/^bad-text/);
});

test('what sudoku.coach packs is named with its whole number', () => {
  expect(refusal(() => kit.parsePuzzle('https://sudoku.coach/en/play/SCv12_abc'))).toContain('has "SCv12"');
});
