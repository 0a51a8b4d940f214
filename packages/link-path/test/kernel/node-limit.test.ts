import { createPace } from '@kit/grid';
import { expect, test } from 'vitest';
import { NodeLimit } from '../../src/kernel/node-limit.js';

test('a limit is reached by as many positions as it names', () => {
  const limit = new NodeLimit(3, createPace());
  const reached = [1, 2, 3, 4].map((positions) => {
    limit.positions = positions;
    return limit.isReached();
  });
  expect(reached).toEqual([false, false, true, true]);
});

test('work counts as positions, from where the pace stood at the start', () => {
  const pace = createPace();
  pace.work = 70_000;
  const limit = new NodeLimit(2, pace);
  const states = [0, 49_999, 1, 49_999, 1].map((units) => {
    pace.work += units;
    return [limit.nodes, limit.isReached(), limit.isWorkedOff()];
  });
  expect(states).toEqual([
    [0, false, false],
    [0, false, false],
    [1, false, false],
    [1, false, false],
    [2, true, true],
  ]);
});
