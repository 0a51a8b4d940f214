import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { ownLayout, ownOptions } from '../layout/own-layouts.js';
import { refusal } from './refusal.js';
import { packed } from './support.js';

const square = (size: number) => Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
const empty = square(4);
const read = (parts: object) => kit.parsePuzzle(JSON.stringify({ size: 4, grid: empty, ...parts }));
const withFirst = (cell: unknown) => ({ grid: empty.with(0, empty[0].with(0, cell as object)) });

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
  [{ grid: [] }, 'bad-text: text.grid is an array of length 0: expected 4 rows'],
  [{ grid: [1, 2, 3, 4] }, 'bad-text: text.grid[0] is 1: expected 4 cells'],
  [{ grid: empty.with(2, [{}, {}, {}]) }, 'bad-text: text.grid[2] is an array of length 3: expected 4 cells'],
  [{ killercage: [{ cells: ['R1C1'], value: 'x' }] }, 'bad-text: text.killercage[0].value is "x": expected a sum'],
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

test('what can’t be read in such a board is told', () => {
  const board = (first: string, count = 80) => `?bd=S9B${first}${'01'.repeat(count)}`;
  expect(kit.parsePuzzle(board('ep')).candidates[0]).toBe(511);
  expect(refusal(() => kit.parsePuzzle(board('eq')))).toBe(
    'bad-digit: text[7] (row 0, column 0) begins 530: expected the number of a cell, 1 to 529',
  );
  expect(refusal(() => kit.parsePuzzle(board('00')))).toContain('begins 0');
  expect(refusal(() => kit.parsePuzzle(board('01', 79)))).toBe(
    'bad-length: text: 160 characters of a board found, 162 expected',
  );
  expect(refusal(() => kit.parsePuzzle(board('01', 81)))).toContain('text: 164 characters of a board found');
});

test('numbers of SudokuWiki at the edges of what they mean', () => {
  // Of nine, of ten, of eighteen and of nineteen, and the greatest, to the base 36.
  const board = kit.parsePuzzle(`S9B${['09', '0a', '0i', '0j', 'ep'].join('')}${'0j'.repeat(76)}`);
  expect(board.givens.slice(0, 5)).toEqual([9, 0, 0, 0, 0]);
  expect(board.values.slice(0, 5)).toEqual([9, 1, 9, 0, 0]);
  expect(board.candidates.slice(0, 5)).toEqual([0, 0, 0, 1, 511]);
  expect(failure(() => kit.parsePuzzle(`S9B${'0j'.repeat(80)}00`))).toMatchObject({
    message: 'text[163] (row 8, column 8) begins 0: expected the number of a cell, 1 to 529',
  });
});

test.each(Object.keys(ownOptions))('%s goes to f-puzzles and back', (name) => {
  const layout = ownLayout(name);
  const empty = kit.positionFromValues(new Uint8Array(layout.size ** 2), undefined, { layout });
  const back = kit.parsePuzzle(kit.formatPuzzle(empty, 'f-puzzles-link'));
  expect(back.candidates).toEqual(empty.candidates);
  const housesWithout = (all: kit.Layout) =>
    kit
      .housesOf(all)
      .filter(({ kind }) => kind !== 'hidden-window')
      .map(({ cells, sum }) => `${cells.join()} ${sum}`)
      .sort();
  expect(housesWithout(back.layout as kit.Layout)).toEqual(housesWithout(layout));
});

test('one diagonal is a house, a small region a cage without a sum, a value without `given` the player’s', () => {
  const one = read({
    'diagonal+': true,
    extraregion: [{ cells: ['R1C1', 'R2C3'] }],
    killercage: [
      { cells: ['R4C4'], value: '3' },
      { cells: ['R4C1', 'R4C2'], value: '' },
    ],
  });
  expect(one.layout?.extraHouses).toEqual([[3, 6, 9, 12]]);
  expect(one.layout?.cages).toEqual([{ cells: [15], sum: 3 }, { cells: [12, 13] }, { cells: [0, 6] }]);
  const played = read(withFirst({ value: 2 }));
  expect([played.givens[0], played.values[0]]).toEqual([0, 2]);
});

/** The error of a call in the form that crosses a worker. */
function failure(act: () => unknown): object {
  try {
    act();
  } catch (error) {
    if (kit.isInvalidInputError(error)) return error.toJSON();
    throw error;
  }
  return {};
}

test('a cell with a value has no marks, whatever else is noted in it', () => {
  const puzzle = read(withFirst({ value: 1, centerPencilMarks: [2, 3] }));
  expect([puzzle.values[0], puzzle.candidates[0]]).toEqual([1, 0]);
});

test('an empty cell without marks has what the values leave, one with marks just those', () => {
  const puzzle = read({ grid: [[{ value: 1 }, {}, { centerPencilMarks: [1, 2] }, {}], ...empty.slice(1)] });
  expect(puzzle.candidates.slice(0, 4)).toEqual([0, 0b1110, 0b0011, 0b1110]);
});

test.each([undefined, null, false, '', []])('a constraint that is %j asks for nothing', (value) => {
  expect(read({ thermometer: value })).toEqual(read({}));
});

test.each([true, 0, 'x', [0], {}])('a constraint that is %j asks for something', (value) => {
  expect(failure(() => read({ thermometer: value }))).toEqual({
    name: 'InvalidInputError',
    code: 'unsupported-constraint',
    message: 'text has "thermometer": expected only constraints that layouts have',
    at: { name: 'thermometer' },
  });
});

test.each([null, 7, 'x', []])('a cell that is %j is none', (cell) => {
  expect(failure(() => read(withFirst(cell)))).toMatchObject({
    code: 'bad-text',
    message: expect.stringMatching(/^text\.grid\[0\]\[0\] is .+: expected a cell$/),
    at: { name: 'grid[0][0]' },
  });
});

const form = JSON.stringify({ size: 4, grid: empty.with(0, [{ value: 3, given: true }, {}, {}, {}]) });

test.each([
  ['what is packed is no JSON', `https://f-puzzles.com/?load=${packed('no puzzle at all, and longer')}`, 28],
  ['JSON that was cut off', ` ${form.slice(0, -1)}`, 1],
])('%s: is refused where it begins', (_, text, offset) => {
  expect(failure(() => kit.parsePuzzle(text))).toMatchObject({
    code: 'bad-text',
    message: `text[${offset}] begins no JSON that can be read: expected a puzzle of f-puzzles or SudokuPad`,
    at: { offset },
  });
});

test('a text that only speaks of those programs is no link of theirs', () => {
  const failed = failure(() => kit.parsePuzzle('what scl and ctc stand for'));
  expect(failed).toMatchObject({ code: expect.stringMatching(/^bad-/) });
  expect(failed).not.toMatchObject({ message: expect.stringContaining('link') });
});

test('a mark that is no digit is none', () => {
  const marked = (marks: unknown[]) => read(withFirst({ centerPencilMarks: marks })).candidates[0];
  expect(marked([0, 2, ''])).toBe(0b0010);
  expect(marked([0, null])).toBe(0b1111);
  expect(failure(() => marked([5]))).toMatchObject({
    message: 'text.grid is 5: expected a digit from 1 to 4',
    at: { name: 'grid' },
  });
});

test('cells are R1C1 to R4C4 and nothing before or behind it', () => {
  const caged = (...names: unknown[]) => read({ killercage: [{ cells: names, value: '10' }] }).layout?.cages;
  expect(caged('R1C1', 'R1C4', 'r4c1', 'R4C4')).toEqual([{ cells: [0, 3, 12, 15], sum: 10 }]);
  for (const name of ['R0C1', 'R5C1', 'R1C0', 'R1C5', 'xR1C1', 'R1C1x', 'R1', '', null]) {
    expect(failure(() => caged('R1C1', name))).toMatchObject({
      message: expect.stringMatching(/^text\.killercage\[0\]\.cells\[1\] is .*: expected a cell such as R1C1$/),
    });
  }
  expect(failure(() => read({ killercage: [{ cells: 'R1C1' }] }))).toMatchObject({
    message: expect.stringMatching(/^text\.killercage\[0\] is .*: expected an object with cells$/),
  });
});

test('a row and a column of two digits', () => {
  const grid = Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => ({})));
  const wide = kit.parsePuzzle(JSON.stringify({ size: 12, grid, killercage: [{ cells: ['R12C11', 'R12C12'] }] }));
  expect(wide.layout?.cages).toEqual([{ cells: [142, 143] }]);
});

test('a cell without a region is in its usual box, and those of other shapes are said', () => {
  const layoutOf = (size: number, regions: Readonly<Record<number, number>>) =>
    kit.parsePuzzle(
      JSON.stringify({
        size,
        grid: Array.from({ length: size }, (_, row) =>
          Array.from({ length: size }, (__, col) => {
            const region = regions[row * size + col];
            return region === undefined ? {} : { region };
          }),
        ),
      }),
    ).layout;
  expect(layoutOf(6, { 0: 0, 3: 1, 35: 5 })).toEqual(layoutOf(6, {}));
  // Two neighbours of two boxes change places.
  const changed = layoutOf(6, { 2: 1, 3: 0 });
  expect(changed?.regions.slice(0, 12)).toEqual([0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1]);
  expect(changed?.regions.slice(12)).toEqual(layoutOf(6, {})?.regions.slice(12));
  const lines = Object.fromEntries(Array.from({ length: 25 }, (_, cell) => [cell, Math.floor(cell / 5)]));
  expect(layoutOf(5, lines)?.regions).toEqual(Object.values(lines));
});

test('each constraint goes into the form under its own name, and none that is not there', () => {
  const formOf = (options: kit.LayoutOptions, values = Array(16).fill(0)) =>
    JSON.parse(
      kit.formatPuzzle(
        kit.positionFromValues(values, values, { layout: kit.createLayout({ size: 4, ...options }) }),
        'f-puzzles',
      ),
    );
  const plain = formOf({});
  expect(Object.keys(plain)).toEqual(['size', 'grid']);
  expect(plain.grid[0][0]).toEqual({ centerPencilMarks: [1, 2, 3, 4] });
  expect(formOf({}, [3, ...Array(15).fill(0)]).grid[0][0]).toEqual({ value: 3, given: true });
  for (const [option, names] of [
    ['antiKnight', ['antiknight']],
    ['antiKing', ['antiking']],
    ['disjointGroups', ['disjointgroups']],
    ['nonConsecutive', ['nonconsecutive']],
    ['diagonals', ['diagonal+', 'diagonal-']],
  ] as const) {
    const { size, grid, ...rest } = formOf({ [option]: true });
    expect([size, grid.length, rest]).toEqual([4, 4, Object.fromEntries(names.map((name) => [name, true]))]);
  }
  expect(formOf({ extraHouses: [[0, 5, 10, 15]] }).extraregion).toEqual([{ cells: ['R1C1', 'R2C2', 'R3C3', 'R4C4'] }]);
  expect(formOf({ cages: [{ cells: [0, 1], sum: 5 }, { cells: [4, 5] }] }).killercage).toEqual([
    { cells: ['R1C1', 'R1C2'], value: '5' },
    { cells: ['R2C1', 'R2C2'] },
  ]);
  const jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
  expect(
    formOf({ regions: jigsaw })
      .grid.flat()
      .map(({ region }: { region: number }) => region),
  ).toEqual(jigsaw);
});
