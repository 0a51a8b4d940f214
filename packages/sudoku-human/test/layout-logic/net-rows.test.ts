import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { netGraph } from '../../src/layout-logic/net-graph.js';
import { ASSUMED, createNet, follow, infer } from '../../src/layout-logic/net-state.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { drawn, marks } from '../verify/hand-made.js';

const ALL = '123456789';

/** What follows on a board of nine by nine with cages, where the first cells are drawn, when some candidates are off. */
function followed(cages: readonly kit.Cage[], row: readonly string[], off: string): (cell: number) => string {
  const words = Array.from({ length: 81 }, (_, cell) => row[cell] ?? ALL);
  const graph = netGraph(viewOf(readBoard(drawn(kit.createLayout({ cages }), words.join(' ')))));
  const net = createNet(graph);
  for (const { cell, digit } of marks(off)) infer(graph, net, graph.indexOf[9 * cell + digit - 1], false, ASSUMED, 0);
  expect(follow(graph, net)).toBe(true);
  const isLeft = (cell: number, digit: number): boolean => net.status[graph.indexOf[9 * cell + digit - 1]] !== 2;
  return (cell) => [...words[cell]].filter((digit) => isLeft(cell, Number(digit))).join('');
}

test('a row of forty candidates is filled in all ways, one of more is not', () => {
  const leftOf = (row: readonly string[]) => {
    const left = followed([{ cells: [0, 1], sum: 3 }], row, '8:9');
    return row.map((_, cell) => left(cell));
  };
  // The third and the fourth cell have 3 and 4, so no other cell of the row has.
  const forty = ['12', '12', '34', '34', '3456789', '3456789', '456789', '356789', '3456789'];
  expect(forty.join('')).toHaveLength(41);
  expect(leftOf(forty)).toEqual(['12', '12', '34', '34', '56789', '56789', '56789', '56789', '5678']);
  const more = forty.with(7, '3456789');
  expect(leftOf(more)).toEqual(more.with(8, '345678'));
});

test('of the digits of a sum those sets are left of which each digit has a cell, and each cell a digit', () => {
  // 8 is 1 + 2 + 5 or 1 + 3 + 4.
  const leftOf = (off: string) => [0, 1, 9].map(followed([{ cells: [0, 1, 9], sum: 8 }], [], off));
  expect(leftOf('0:9')).toEqual(['12345', '12345', '12345']);
  expect(leftOf('0:5 1:5 9:5')).toEqual(['134', '134', '134']);
  expect(leftOf('0:1256789')).toEqual(['34', '134', '134']);
  expect(leftOf('1:12346789')).toEqual(['12', '5', '12']);
  // Nor has the first cell its first digit.
  expect([0, 1, 9].map(followed([{ cells: [0, 1, 9], sum: 24 }], [], '0:9'))).toEqual(['78', '789', '789']);
});

test('an innie and an outie bound each other, both ways', () => {
  // The last cell of the first row has 45 - 12 - 15 - 13, that is 5, more than cell 16.
  const cages = [
    { cells: [0, 1, 2], sum: 12 },
    { cells: [3, 4, 5], sum: 15 },
    { cells: [6, 7, 16], sum: 13 },
  ];
  const both = (off: string) => [8, 16].map(followed(cages, [], off));
  expect(both('8:9')).toEqual(['678', '123']);
  expect(both('16:1')).toEqual(['789', '234']);
});
