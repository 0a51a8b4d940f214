import { expect, test } from 'vitest';
import type { Tables } from '../../../src/rating/hodoku/tables.js';
import { comesBack, createWalk, pathTo, walkFrom } from '../../../src/rating/hodoku/walk.js';

/** Tables with these links between literals, each node being a cell of its own unless its cells are named. */
function tablesOf(next: readonly (readonly number[])[], own?: readonly (readonly number[])[]): Tables {
  const cells = own ?? Array.from({ length: next.length / 2 }, (_, node) => [node]);
  const nodes = cells.length;
  return { candidates: nodes, nodes, cells, digits: cells.map(() => 0), nodeOf: new Int16Array(729), next };
}

test('the table of a literal holds what follows, nearest first, each once with the one that it came from', () => {
  const tables = tablesOf([[4, 2], [], [6, 4], [], [8], [2], [0, 8], [], [1], []]);
  const walk = createWalk(tables);
  walkFrom(tables, walk, 0);
  expect([...walk.list.subarray(0, walk.count)]).toEqual([0, 4, 2, 8, 6, 1]);
  expect(walk.direct).toBe(3);
  expect([8, 6, 1, 0].map((end) => pathTo(walk, end))).toEqual([[0, 4, 8], [0, 2, 6], [0, 4, 8, 1], [0]]);
});

test('it has room for a thousand, and is filled again for the next literal', () => {
  const far = tablesOf(Array.from({ length: 1400 }, (_, literal) => (literal < 1399 ? [literal + 1] : [])));
  const walk = createWalk(far);
  for (const [root, last] of [
    [399, 1398],
    [400, 1399],
  ]) {
    walkFrom(far, walk, root);
    expect([walk.count, walk.list[walk.count - 1]]).toEqual([1000, last]);
  }
});

// Which paths come back is asked of the loops, too; but few of them have groups.
test('a path comes back by the first cell of a group, which leaves all its cells', () => {
  // Nodes 0 to 5 lie in r1c1 (two digits), r1c2, r1c3, a group of r1c2 and r2c2, one of r1c1 and r1c2.
  const cells = [[0], [0], [1], [2], [1, 10], [0, 1]];
  const back = (isLoop: boolean, ...nodes: readonly number[]) =>
    comesBack(
      tablesOf([], cells),
      nodes.map((node) => node * 2 + (node % 2)),
      isLoop,
    );
  expect([back(false, 4, 3, 2), back(false, 5, 3, 2), back(false, 2, 3, 5)]).toEqual([true, true, false]);
  // A loop's start is not left, nor is a group whose first cell it is.
  expect([back(true, 0, 3, 5, 3), back(true, 0, 5, 2)]).toEqual([true, false]);
});
