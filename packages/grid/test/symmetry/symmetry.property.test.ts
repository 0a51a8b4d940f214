import fc from 'fast-check';
import { test as example, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalCode } from '../../../../config/refusals.js';
import {
  canonicalForm,
  createGrid,
  formatGrid,
  parseGrid,
  symmetries,
  transform,
  transformCell,
} from '../../src/index.js';
import { boards, deepFreeze } from '../support.js';

const anySymmetry = fc.constantFrom(...symmetries);

/** A board without symmetry: its eight images are different, so an image names its symmetry. */
const witness = parseGrid('1 2 3\n4 5 6');

example('the eight images of a board', () => {
  const images = Object.fromEntries(symmetries.map((name) => [name, formatGrid(transform(witness, name)).split('\n')]));
  expect(images).toEqual({
    identity: ['1 2 3', '4 5 6'],
    rotate90: ['4 1', '5 2', '6 3'],
    rotate180: ['6 5 4', '3 2 1'],
    rotate270: ['3 6', '2 5', '1 4'],
    flipHorizontal: ['3 2 1', '6 5 4'],
    flipVertical: ['4 5 6', '1 2 3'],
    transpose: ['1 4', '2 5', '3 6'],
    antiTranspose: ['6 3', '5 2', '4 1'],
  });
});

example('the eight symmetries form a group', () => {
  const images = symmetries.map((name) => formatGrid(transform(witness, name)));
  // Closed: one after the other is one of the eight; with an inverse: each row and column of the table holds all eight.
  const table = symmetries.map((first) =>
    symmetries.map((second) => images.indexOf(formatGrid(transform(transform(witness, first), second)))),
  );
  const all = symmetries.map((_, index) => index);
  for (const row of table) expect(row.toSorted((a, b) => a - b)).toEqual(all);
  for (const col of all) expect(table.map((row) => row[col]).toSorted((a, b) => a - b)).toEqual(all);
  // Neutral element, and the one law left: (a b) c = a (b c).
  expect(table[0]).toEqual(all);
  for (const a of all) {
    for (const b of all) for (const c of all) expect(table[table[a][b]][c]).toBe(table[a][table[b][c]]);
  }
});

prop([boards, anySymmetry, anySymmetry])(
  'one symmetry after the other is one symmetry on every board',
  (board, a, b) => {
    const product = symmetries.find(
      (name) => formatGrid(transform(witness, name)) === formatGrid(transform(transform(witness, a), b)),
    )!;
    expect(transform(transform(deepFreeze(board), a), b)).toEqual(transform(board, product));
  },
);

prop([boards, anySymmetry])('every cell goes where transformCell says', (board, symmetry) => {
  const after = transform(board, symmetry);
  const cells = board.cells.map((_, cell) => transformCell(board, cell, symmetry));
  expect(cells.map((cell) => after.cells[cell])).toEqual(board.cells);
  expect(new Set(cells).size).toBe(board.cells.length);
});

prop([boards, anySymmetry])(
  'all eight images have the same canonical form, and it is one of them',
  (board, symmetry) => {
    const form = canonicalForm(deepFreeze(board));
    expect(canonicalForm(transform(board, symmetry))).toEqual(form);
    expect(symmetries.map((name) => transform(board, name))).toContainEqual(form);
  },
);

prop([boards, boards])('boards with one canonical form are images of each other', (a, b) => {
  const areImages = symmetries.some((name) => formatGrid(transform(a, name)) === formatGrid(b));
  expect(formatGrid(canonicalForm(a)) === formatGrid(canonicalForm(b))).toBe(areImages);
});

example('other names are refused', () => {
  expect(refusalCode(() => transform(createGrid(1, 1, 0), 'rotate45' as never))).toBe('bad-choice');
  expect(refusalCode(() => transformCell({ rows: 1, cols: 1 }, 0, 'toString' as never))).toBe('bad-choice');
});
