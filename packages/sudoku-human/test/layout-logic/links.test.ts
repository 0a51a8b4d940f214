import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { pairsOf, strongLinks } from '../../src/layout-logic/links.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';

const layout = kit.createLayout({ size: 4, diagonals: true, cages: [{ cells: [0, 1, 4] }] });
const boards = Array.from({ length: 6 }, (_, seed) =>
  (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed, 0.5),
);

test('a strong link joins the two digits of a cell, and the two places of a digit in a house; a cage has none', () => {
  let many = 0;
  for (const { candidates, ...board } of boards) {
    const { inCell, inHouse } = strongLinks(viewOf(readBoard({ ...board, candidates })));
    const houses = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
    for (const [node, list] of inHouse.entries()) {
      const [cell, digit] = [Math.floor(node / 4), (node % 4) + 1];
      const digits = digitsIn(candidates[cell]);
      const isHere = digits.includes(digit);
      const other = isHere && digits.length === 2 ? digits.filter((one) => one !== digit) : [];
      expect(inCell[node]).toEqual(other.map((one) => cell * 4 + one - 1));
      const partners = houses
        .filter(({ cells }) => isHere && cells.includes(cell))
        .map(({ cells }) => cells.filter((at) => at !== cell && digitsIn(candidates[at]).includes(digit)))
        .filter(({ length }) => length === 1);
      expect([...list].sort((a, b) => a - b)).toEqual(
        [...new Set(partners.flat())].sort((a, b) => a - b).map((at) => at * 4 + digit - 1),
      );
      many += list.length + other.length;
    }
  }
  expect(many).toBeGreaterThan(20);
});

test('houses with two places of a digit come in their order', () => {
  let many = 0;
  for (const board of boards) {
    const view = viewOf(readBoard(board));
    for (let digit = 0; digit < 4; digit++) {
      const expected = kit.housesOf(layout).flatMap(({ kind, cells }, house) => {
        const places = cells.filter((cell) => digitsIn(board.candidates[cell]).includes(digit + 1));
        return kind !== 'cage' && places.length === 2 ? [{ house, cells: places }] : [];
      });
      expect(pairsOf(view, digit)).toEqual(expected);
      many += expected.length;
    }
  }
  expect(many).toBeGreaterThan(10);
});
