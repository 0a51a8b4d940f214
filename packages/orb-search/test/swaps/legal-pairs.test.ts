import { describe, expect, test } from 'vitest';
import { parseOrbs } from '../../src/index.js';
import { ruleTable } from '../../src/rules/rule-table.js';
import { legalPairs, pairsByTrial } from '../../src/swaps/legal-pairs.js';

/** The pairs of a text board, as `legalPairs` and as the trial of each finds them. */
function pairsOf(text: string) {
  const board = parseOrbs(text);
  const { rows, cols, cells } = board;
  const table = ruleTable({}, board);
  return [legalPairs(cells, rows, cols, table), pairsByTrial(cells, rows, cols, table)];
}

const rest = '34343434\n43434343';

describe('swaps at the corners of a board of eight rows and columns', () => {
  test.each([
    ['above, to the right', `01211212\n31010343\n${rest}\n${rest}\n${rest}`],
    ['below, to the left', `${rest}\n${rest}\n${rest}\n01343434\n10103434`],
    ['below, to the right', `${rest}\n${rest}\n${rest}\n34343401\n43434010`],
  ])('%s', (_, text) => {
    const [pairs, tried] = pairsOf(text);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs).toEqual(tried);
  });
});

test.each(['0\n0\n1\n0', '0010', '0'])('a board of one column, one row or one cell: %j', (text) => {
  const [pairs, tried] = pairsOf(text);
  expect(pairs).toHaveLength(text.length > 1 ? 1 : 0);
  expect(pairs).toEqual(tried);
});
