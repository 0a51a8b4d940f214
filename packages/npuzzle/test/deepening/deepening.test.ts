/** How deep a search came is what tells whether it gets anywhere. */
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { deepenByCompactPatterns } from '../../src/deepening/compact-patterns.js';
import type { Deepening } from '../../src/deepening/deepening.js';
import { deepenByExpandedPatterns } from '../../src/deepening/expanded-patterns.js';
import { deepenByLinePatterns } from '../../src/deepening/line-patterns.js';
import { deepenByLineWalkingDistance } from '../../src/deepening/line-walking-distance.js';
import { deepenByWalkingDistance } from '../../src/deepening/walking-distance.js';
import { buildTables, goalBoard, shuffle } from '../../src/index.js';
import { compactReader } from '../../src/tables/compact-reader.js';
import { expandedTables } from '../../src/tables/expand-tables.js';
import { lineReader } from '../../src/tables/line-reader.js';
import { distancesFrom } from '../oracle.js';

/** What a search has proven and looked at, and its path. */
const stateOf = (search: Deepening) => [search.bound(), search.nodes(), search.reached(), ...search.path()];

const board = labelBoard(shuffle({ rows: 3, cols: 3, seed: 4 }));
const reader = lineReader(buildTables({ rows: 3, cols: 3, metric: 'line', maxTiles: 3 }));

test.each([
  ['walking distance', () => deepenByWalkingDistance(board)],
  ['walking distance in lines', () => deepenByLineWalkingDistance(board)],
  ['line patterns', () => deepenByLinePatterns(board, reader)],
] as const)('a search by %s comes as deep as its solution, and never shallower than before', (_, start) => {
  const search = start();
  expect(search.reached()).toBe(0);
  let before = 0;
  while (!search.run(50)) {
    expect(search.reached()).toBeGreaterThanOrEqual(before);
    before = search.reached();
  }
  expect(search.reached()).toBe(search.path().length);
});

const tables = buildTables({ rows: 3, cols: 3, maxTiles: 3 });
const expanded = expandedTables(tables);
if (!expanded) throw new Error('small tables are expanded');

test.each([
  ['walking distance', () => deepenByWalkingDistance(board)],
  ['expanded patterns', () => deepenByExpandedPatterns(board, expanded)],
  ['compact patterns', () => deepenByCompactPatterns(board, compactReader(tables))],
  ['walking distance in lines', () => deepenByLineWalkingDistance(board)],
  ['line patterns', () => deepenByLinePatterns(board, reader)],
] as const)('a search by %s looks at no more nodes than it may, and comes to the same', (_, start) => {
  const whole = start();
  while (!whole.run(1000));
  const search = start();
  let most = 0;
  let isOver = false;
  while (!isOver) {
    const before = search.nodes();
    isOver = search.run(20);
    most = Math.max(most, search.nodes() - before);
  }
  expect(most).toBe(20);
  expect(stateOf(search)).toEqual(stateOf(whole));
});

test.each([
  { rows: 6, cols: 2, most: 5, every: 13 },
  { rows: 2, cols: 7, most: 4, every: 13 },
  { rows: 3, cols: 2, most: 20, every: 3 },
])('on $rows×$cols, too long for a walking table or not, the fewest slides are found', ({ most, every, ...size }) => {
  for (const [cells, distance] of distancesFrom(goalBoard(size), 'line', most).sample(every)) {
    const search = deepenByLineWalkingDistance(labelBoard({ ...size, cells }));
    while (!search.run(1000));
    expect([cells, search.path().length]).toEqual([cells, distance]);
  }
});

// Searched from the start alone, or from other frontiers, the same boards take another number of nodes.
test.each([
  { seed: 11, nodes: 13_066 },
  { seed: 3, nodes: 20_253 },
])('the frontiers of a board of 4×4 are those that they were: $nodes nodes prove 43 moves', ({ seed, nodes }) => {
  const dealt = labelBoard(shuffle({ rows: 4, cols: 4, seed }));
  const search = deepenByWalkingDistance(dealt);
  while (!search.run(search.slice));
  expect([search.bound(), search.path().length, search.nodes()]).toEqual([43, 43, nodes]);
});

// Patterns whose values are left out, or taken from another board, lead elsewhere.
test('the nodes of a search by line patterns are those that they were', () => {
  const nodes = [1, 2, 3].map((seed) => {
    const search = deepenByLinePatterns(labelBoard(shuffle({ rows: 3, cols: 3, seed })), reader);
    while (!search.run(1000));
    return search.nodes();
  });
  expect(nodes).toEqual([463, 237, 305]);
});

test.each([
  { rows: 3, cols: 3 },
  { rows: 3, cols: 4, maxTiles: 4 },
  { rows: 2, cols: 4 },
  { rows: 3, cols: 3, maxTiles: 3 },
])('compact and expanded patterns make the same search ($rows×$cols)', (options) => {
  const patterns = buildTables(options);
  const large = expandedTables(patterns);
  if (!large) throw new Error('small tables are expanded');
  for (let seed = 0; seed < 6; seed++) {
    const dealt = labelBoard(shuffle({ rows: options.rows, cols: options.cols, seed }), goalBoard(options));
    const [one, other] = [
      deepenByExpandedPatterns(dealt, large),
      deepenByCompactPatterns(dealt, compactReader(patterns)),
    ];
    while (!one.run(1000));
    while (!other.run(1000));
    // With the board, what either has proven and searched, and its path.
    expect(stateOf(one)).toEqual(stateOf(other));
  }
});
