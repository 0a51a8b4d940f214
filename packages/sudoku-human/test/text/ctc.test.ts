import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { refusal } from './refusal.js';

const empty = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
const read = (parts: object) => kit.parsePuzzle(JSON.stringify({ cells: empty, ...parts }));

test('an open cell has what the values leave', () => {
  const { candidates } = read({ cells: empty.with(0, [{ value: 1 }, {}, {}, {}]) });
  expect(candidates.slice(0, 5)).toEqual([0, 0b1110, 0b1110, 0b1110, 0b1110]);
});

test('what is no cell is an open one', () => {
  expect(read({ cells: empty.with(0, [null, 7, {}, {}] as never) })).toEqual(read({}));
});

test('names and looks say nothing about digits', () => {
  const looks = { id: 'x', title: 'Four', author: 'somebody', cellSize: 64, settings: { conflictchecker: true } };
  expect(read(looks)).toEqual(read({}));
});

test.each([
  ['  Rules: one\nand another', 'one\nand another'],
  ['rules: no rules: at all', 'no rules: at all'],
  ['title: The rules: a story', undefined],
  ['rules:  ', undefined],
])('a cage without cells that says %j', (value, rules) => {
  expect(read({ cages: [{ value: 'author: x' }, { value }] }).layout?.rules).toBe(rules);
});

test('a cage with cells has a sum and says nothing more', () => {
  const { layout } = read({ cages: [{ cells: [[0, 0]], sum: 3, value: 'rules: none' }] });
  expect(layout?.cages).toEqual([{ cells: [0], sum: 3 }]);
  expect(layout).not.toHaveProperty('rules');
});

test('cells are counted from the corner to the last row and column', () => {
  const corners = [
    [0, 0],
    [0, 3],
    [3, 0],
    [3, 3],
  ];
  expect(read({ cages: [{ cells: corners, sum: 10 }] }).layout?.cages).toEqual([{ cells: [0, 3, 12, 15], sum: 10 }]);
  // Without a sum it is a further house.
  expect(read({ cages: [{ cells: corners }] }).layout).toMatchObject({ cages: [], extraHouses: [[0, 3, 12, 15]] });
});

const regions = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((col) => [row, col]));

test.each<[object, string]>([
  [{ cells: empty.with(2, [{}, {}, {}]) }, 'text.cells[2] is an array of length 3: expected 4 cells'],
  [{ cells: 7 }, 'text.cells is 7: expected rows of cells'],
  [{ metadata: { rules: 7 } }, 'text.metadata.rules is 7: expected a text'],
  [{ regions: [7] }, 'text.regions[0] is 7: expected a list of cells'],
  ...[[4, 0], [0, 4], [-1, 0], [0, -1], [0.5, 0], [0, '1'], [0], 7].map((pair): [object, string] => [
    { cages: [{ cells: [[0, 0], pair] }] },
    `text.cages[0].cells[1] is ${Array.isArray(pair) ? `an array of length ${pair.length}` : pair}: expected a row and a column`,
  ]),
])('%j is refused', (parts, expected) => {
  expect(refusal(() => read(parts))).toBe(`bad-text: ${expected}`);
});

test('a cell in no region is named', () => {
  expect(refusal(() => read({ regions: regions.with(1, regions[1].toSpliced(1, 1)) }))).toBe(
    'bad-regions: text.regions[5] (row 1, column 1) is -1: expected a region, an integer from 0 to 3',
  );
});
