import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { findMatches, resolve } from '../../src/index.js';
import { matchesOf } from '../../src/rules/mark-clearing.js';
import { resolveCells } from '../../src/rules/resolve.js';
import { ruleTable } from '../../src/rules/rule-table.js';
import { boards } from '../support.js';

prop(
  [
    fc.oneof(
      boards(7, 7, 4, true),
      boards(8, 8, 2, true),
      boards(8, 8, 15, true),
      boards(6, 5, 15, true),
      boards(6, 32, 3, true),
      boards(32, 6, 15, true),
    ),
  ],
  {
    numRuns: 400,
  },
)('the fast way through the ordinary rules is the plain one', (board) => {
  const { rows, cols, cells } = board;
  const table = ruleTable({}, board);
  expect(resolve(board)).toEqual(resolveCells(Int8Array.from(cells), rows, cols, table));
  expect(findMatches(board)).toEqual(matchesOf(cells, rows, cols, table));
});
