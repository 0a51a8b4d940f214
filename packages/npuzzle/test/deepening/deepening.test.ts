/** How deep a search came is what tells whether it gets anywhere. */
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { deepenByLinePatterns } from '../../src/deepening/line-patterns.js';
import { deepenByLineWalkingDistance } from '../../src/deepening/line-walking-distance.js';
import { deepenByWalkingDistance } from '../../src/deepening/walking-distance.js';
import { buildTables, shuffle } from '../../src/index.js';
import { lineReader } from '../../src/tables/line-reader.js';
import { formatState } from '../support/format-state.js';

const board = labelBoard(shuffle({ rows: 3, cols: 3, seed: 4 }));
const reader = lineReader(buildTables({ rows: 3, cols: 3, metric: 'line', mostTiles: 3 }));

test.each([
  ['walking distance', () => deepenByWalkingDistance(board)],
  ['walking distance in lines', () => deepenByLineWalkingDistance(board)],
  ['line patterns', () => deepenByLinePatterns(board, reader)],
] as const)('a search by %s comes as deep as its solution, and never shallower than before', (_, start) => {
  const search = start();
  expect(search.reached()).toBe(0);
  let before = 0;
  while (!search.run(50)) {
    expect(search.reached(), formatState(board, search)).toBeGreaterThanOrEqual(before);
    before = search.reached();
  }
  expect(search.reached(), formatState(board, search)).toBe(search.path().length);
});

// Searched from the start alone, or from other frontiers, the same boards take another number of nodes.
test.each([
  { seed: 11, nodes: 13_066 },
  { seed: 3, nodes: 20_253 },
])('the frontiers of a board of 4×4 are those that they were: $nodes nodes prove 43 moves', ({ seed, nodes }) => {
  const dealt = labelBoard(shuffle({ rows: 4, cols: 4, seed }));
  const search = deepenByWalkingDistance(dealt);
  while (!search.run(search.slice));
  expect([search.bound(), search.path().length, search.nodes()], formatState(dealt, search)).toEqual([43, 43, nodes]);
});
