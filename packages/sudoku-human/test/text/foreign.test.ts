import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { packBase64 } from '../../src/text/lz-string.js';

const empty = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
const read = (parts: object) => kit.parsePuzzle(JSON.stringify({ size: 4, grid: empty, ...parts }));
const withFirst = (cell: unknown) => ({ grid: empty.with(0, empty[0].with(0, cell as object)) });

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

test('regions that no layout has are named as what the text asks for', () => {
  expect(failure(() => read({ grid: empty.map((row) => row.map(() => ({ region: 0 }))) }))).toMatchObject({
    code: 'bad-regions',
    message: 'text.regions[4] (row 1, column 0) is 0: expected no region with more than 4 cells',
  });
});

const form = JSON.stringify({ size: 4, grid: empty.with(0, [{ value: 3, given: true }, {}, {}, {}]) });
const cells = JSON.stringify({ cells: empty.with(0, [{ value: 3 }, {}, {}, {}]) });

test.each([
  ['JSON with blanks around it', `  ${form}\n`],
  ['a link', `https://f-puzzles.com/?load=${packBase64(form)}`],
  ['a link with a part before the puzzle', `https://www.f-puzzles.com/?id=x&load=${packBase64(form)}`],
  ['a link with blanks around it', `\n https://f-puzzles.com/?load=${packBase64(form)} \n`],
  ['the puzzle alone', `fpuzzles${packBase64(form)}`],
  ['its short name', `fpuz${packBase64(form)}`],
  ['a link of SudokuPad with a puzzle of f-puzzles', `https://sudokupad.app/fpuzzles${packBase64(form)}`],
  ['a link of SudokuPad', `https://sudokupad.app/scl${packBase64(cells)}`],
  ['an older one', `https://app.crackingthecryptic.com/sudoku/ctc${packBase64(cells)}`],
])('%s is read', (_, text) => {
  expect(kit.parsePuzzle(text).values).toEqual([3, ...Array(15).fill(0)]);
});

test.each([
  ['a link whose puzzle was cut off', `https://f-puzzles.com/?load=${packBase64(form).slice(0, 40)}`, 28],
  ['a link with letters that no packing has', `https://f-puzzles.com/?load=${'-'.repeat(40)}`, 28],
])('%s is refused where it begins', (_, text, offset) => {
  expect(failure(() => kit.parsePuzzle(text))).toMatchObject({
    code: 'unknown-link',
    message: "text is a link whose puzzle can't be unpacked: copy the whole link again",
    at: { offset },
  });
});

test.each([
  ['what is packed is no JSON', `https://f-puzzles.com/?load=${packBase64('no puzzle at all, and longer')}`, 28],
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

test('a form that layouts do not have is named with those that they have', () => {
  const position = kit.parsePuzzle(form);
  expect(failure(() => kit.formatPuzzle(position, 'query'))).toMatchObject({
    code: 'bad-choice',
    message: expect.stringMatching(/^format is "query": expected .*"line".*"f-puzzles-link"/),
  });
  expect(kit.formatPuzzle(position, 'line')).toBe('3...............');
  expect(JSON.parse(kit.formatPuzzle(position, 'f-puzzles'))).toMatchObject({ size: 4 });
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
