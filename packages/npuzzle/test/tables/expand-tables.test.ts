import { expect, test } from 'vitest';
import { buildTables, checkTablesSearch, shuffle, solve } from '../../src/index.js';

/** One pattern of all eight tiles: the ball around home holds half of its boards. */
const whole = buildTables({ rows: 3, cols: 3, maxTiles: 8 });

test('patterns of more than 2²⁴ entries stay compact, and are searched all the same', () => {
  const halves = buildTables({ rows: 3, cols: 3 });
  for (let seed = 0; seed < 5; seed++) {
    const board = shuffle({ rows: 3, cols: 3, seed });
    const [one, other] = [whole, halves].map((tables) => solve(board, { quality: 'optimal', tables }));
    expect([one.status, one.moves.length]).toEqual([other.status, other.moves.length]);
  }
});

test('values beyond the ball around home are derived, too, as long as there is room for it', () => {
  // Both placements that are drawn are no boards that could be reached: for the first all that could be are looked at, for
  // the second there is no room left.
  const search = checkTablesSearch(whole, { samples: 2, seed: 0, maxNodes: 290_000 });
  let nodes = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  expect(step.value).toEqual({ status: 'limit', checked: 1 });
  expect(nodes).toBeGreaterThan(181_440);
});
