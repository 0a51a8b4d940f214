import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { tablesOf } from '../../src/layout/tables.js';
import { closedRectangles } from '../../src/layout-logic/closed-rectangles.js';
import { choices } from '../layout/boards.js';

const jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];

test.each<[string, kit.LayoutOptions, boolean]>([
  ['plain', {}, true],
  ['diagonals, one of which every rectangle of so small a board meets', { diagonals: true }, false],
  ['a jigsaw', { regions: jigsaw }, true],
  ['cages', { cages: [{ cells: [0, 1, 4, 5] }, { cells: [2, 3] }, { cells: [10, 15] }] }, true],
  ['a further house', { extraHouses: [[0, 6, 9, 15]] }, true],
  ['knight’s moves', { antiKnight: true }, false],
  ['king’s moves', { antiKing: true }, false],
  ['neighbours apart', { nonConsecutive: true }, false],
])(
  '%s: the closed rectangles are all of which every house and cage holds one of each two corners or none, by rows and columns',
  (_, rules, isAny) => {
    const layout = kit.createLayout({ size: 4, ...rules });
    const lines = choices([0, 1, 2, 3], 2);
    const expected = lines
      .flatMap(([top, bottom]) =>
        lines.map(([left, right]) => [top * 4 + left, top * 4 + right, bottom * 4 + left, bottom * 4 + right]),
      )
      .filter(([a, b, c, d]) =>
        kit.housesOf(layout).every(({ cells }) => {
          const count = (some: readonly number[]) => some.filter((cell) => cells.includes(cell)).length;
          return count([a, d]) === count([b, c]) && count([a, d]) < 2;
        }),
      );
    expect(closedRectangles(tablesOf(layout))).toEqual(isAny ? expected : []);
    if (isAny) expect(expected.length).toBeGreaterThan(0);
  },
);
