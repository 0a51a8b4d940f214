import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { cellsAt, excludedBy, excludedByAll, excludes, sees, viewOf } from '../../src/layout-logic/view.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { agree } from '../layout/oracle.js';

describe.each<[string, kit.LayoutOptions]>([
  ['plain', {}],
  ['diagonals and a cage', { diagonals: true, cages: [{ cells: [0, 1, 4], sum: 7 }] }],
  ['neighbours apart', { nonConsecutive: true }],
  ['knight’s moves', { antiKnight: true }],
])('%s', (_, rules) => {
  const layout = kit.createLayout({ size: 4, ...rules });
  const boards = [0, 1, 2, 3].map((seed) => (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed, 0.5));

  test('the places of a digit in a house are the cells that have it, and none where it stands', () => {
    for (const board of boards) {
      const view = viewOf(readBoard(board));
      expect([...view.masks]).toEqual(board.candidates);
      const houses = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
      expect(view.places).toHaveLength(4 * houses.length);
      for (const [house, { cells }] of houses.entries()) {
        for (let digit = 0; digit < 4; digit++) {
          const places = cells.filter((cell) => digitsIn(board.candidates[cell]).includes(digit + 1));
          expect(cellsAt(view, house, view.places[4 * house + digit])).toEqual(places);
        }
      }
    }
  });

  test('candidates rule out what the rules say', () => {
    for (const board of boards.slice(0, 1)) {
      const view = viewOf(readBoard(board));
      const nodes = board.candidates.flatMap((mask, cell) =>
        digitsIn(mask).map((digit) => ({ cell, digit, node: 4 * cell + digit - 1 })),
      );
      const isOut = (a: (typeof nodes)[number], b: (typeof nodes)[number]) =>
        a.cell === b.cell ? a.digit !== b.digit : !agree(layout, a.cell, a.digit, b.cell, b.digit);
      for (const a of nodes) {
        const out = nodes.filter((b) => isOut(a, b)).map(({ node }) => node);
        expect(excludedBy(view, a.node).sort((x, y) => x - y)).toEqual(out);
        for (const b of nodes) {
          expect(excludes(view, a.cell, a.digit - 1, b.cell, b.digit - 1)).toBe(isOut(a, b));
          expect(sees(view, a.cell, b.cell)).toBe(a.cell !== b.cell && !agree(layout, a.cell, 1, b.cell, 1));
          const byBoth = nodes.filter((c) => isOut(a, c) && isOut(b, c)).map(({ node }) => node);
          expect(excludedByAll(view, [a.node, b.node])).toEqual(byBoth);
        }
      }
    }
  });
});

test('marks that a value in sight rules out count as struck out, and a digit that stands has no place', () => {
  const layout = kit.createLayout({ size: 4 });
  const values = new Array<number>(16).fill(0).with(0, 1);
  // A second 1 in the row and the box is no matter.
  const candidates = values.map((value) => (value > 0 ? 0 : 15));
  const { masks, places } = viewOf(readBoard({ givens: values, values, candidates, layout }));
  expect([...masks.slice(0, 8)]).toEqual([0, 14, 14, 14, 14, 14, 15, 15]);
  expect([...places.slice(0, 4)]).toEqual([0, 14, 14, 14]);
});
