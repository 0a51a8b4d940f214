import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/layout/read-position.js';
import { netGraph } from '../../src/layout-logic/net-graph.js';
import { ASSUMED, createNet, follow, infer } from '../../src/layout-logic/net-state.js';
import { viewOf } from '../../src/layout-logic/view.js';

/** The digits that are left in a row of nine with a cage of 3 in its first two cells, when one candidate is taken off. */
function leftOfRow(row: readonly string[], gone: { readonly cell: number; readonly digit: number }): string[] {
  const layout = kit.createLayout({ cages: [{ cells: [0, 1], sum: 3 }] });
  const zeros = Array.from({ length: 81 }, () => 0);
  const candidates = zeros.map((_, cell) =>
    [...(row[cell] ?? '123456789')].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0),
  );
  const position: kit.Position = { givens: zeros, values: zeros, candidates, layout };
  const graph = netGraph(viewOf(readBoard(position)));
  const net = createNet(graph);
  infer(graph, net, graph.indexOf[9 * gone.cell + gone.digit - 1], false, ASSUMED, 0);
  expect(follow(graph, net)).toBe(true);
  return row.map((digits, cell) =>
    [...digits].filter((digit) => net.status[graph.indexOf[9 * cell + Number(digit) - 1]] !== 2).join(''),
  );
}

test('a row of forty candidates is filled in all ways, one of more is not', () => {
  const gone = { cell: 8, digit: 9 };
  // The third and the fourth cell have 3 and 4, so no other cell of the row has.
  const forty = ['12', '12', '34', '34', '3456789', '3456789', '456789', '356789', '3456789'];
  expect(forty.join('')).toHaveLength(41);
  const narrow = ['12', '12', '34', '34', '56789', '56789', '56789', '56789', '5678'];
  expect(leftOfRow(forty, gone)).toEqual(narrow);
  const more = forty.with(7, '3456789');
  expect(leftOfRow(more, gone)).toEqual(more.with(8, '345678'));
});
