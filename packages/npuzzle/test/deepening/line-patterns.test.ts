import { expect, test } from 'vitest';
import { buildTables, goalBoard, solve } from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

test('patterns that leave tiles out call boards solved that are not, and the search goes on', () => {
  const size = { rows: 2, cols: 3 };
  const whole = buildTables({ ...size, metric: 'line', maxTiles: 2 });
  const others = { ...size, metric: 'line', maxTiles: 1 } as const;
  // The first pattern of single tiles alone: the values of one of the five.
  const single = buildTables(others);
  const one = {
    ...single,
    patterns: single.patterns.slice(0, 1),
    values: single.values.slice(0, single.values.length / single.patterns.length),
  };
  const goal = goalBoard(size);
  for (const tables of [one, single, whole]) {
    for (const [cells, distance] of distancesFrom(goal, 'line').sample(11)) {
      const { status, moves } = solve({ ...size, cells }, { quality: 'optimal', metric: 'line', tables });
      expect([status, moves.length]).toEqual(['optimal', distance]);
    }
  }
});
