import { describe, expect, test } from 'vitest';
import type { Tables } from '../../../src/rating/hodoku/tables.js';
import { comesBack, createWalk, pathTo, walkFrom } from '../../../src/rating/hodoku/walk.js';

/** Tables with these links between literals, each node being a cell of its own. */
function tablesOf(next: readonly (readonly number[])[], cells?: readonly (readonly number[])[]): Tables {
  const nodes = next.length / 2;
  const own = cells ?? Array.from({ length: nodes }, (_, node) => [node]);
  return { candidates: nodes, nodes, cells: own, digits: own.map(() => 0), nodeOf: new Int16Array(729), next };
}

describe('the table of a literal', () => {
  const next = [[4, 2], [], [6, 4], [], [8], [2], [0, 8], [], [1], []];
  const tables = tablesOf(next);

  test('holds what follows, nearest first, each once with the one that it came from', () => {
    const walk = createWalk(tables);
    walkFrom(tables, walk, 0);
    expect([...walk.list.subarray(0, walk.count)]).toEqual([0, 4, 2, 8, 6, 1]);
    expect(walk.direct).toBe(3);
    expect([8, 6, 1, 0].map((end) => pathTo(walk, end))).toEqual([[0, 4, 8], [0, 2, 6], [0, 4, 8, 1], [0]]);
  });

  test('is filled again for the next literal', () => {
    const walk = createWalk(tables);
    walkFrom(tables, walk, 0);
    walkFrom(tables, walk, 5);
    expect([...walk.list.subarray(0, walk.count)]).toEqual([5, 2, 6, 4, 0, 8, 1]);
    expect(walk.direct).toBe(2);
    expect(pathTo(walk, 0)).toEqual([5, 2, 6, 0]);
  });

  test('has room for a thousand', () => {
    const far = tablesOf(Array.from({ length: 1400 }, (_, literal) => (literal < 1399 ? [literal + 1] : [])));
    const walk = createWalk(far);
    walkFrom(far, walk, 399);
    expect([walk.count, walk.list[walk.count - 1]]).toEqual([1000, 1398]);
    walkFrom(far, walk, 400);
    expect([walk.count, walk.list[walk.count - 1]]).toEqual([1000, 1399]);
  });
});

describe('a path comes back', () => {
  // Two literals a node: nodes 0 to 5 lie in r1c1 (two digits), r1c2, r1c3, a group of r1c2 and r2c2, one of r1c1 and r1c2.
  const cells = [[0], [0], [1], [2], [1, 10], [0, 1]];
  const tables = tablesOf(
    cells.flatMap(() => [[], []]),
    cells,
  );
  const path = (...nodes: readonly number[]) => nodes.map((node) => node * 2 + (node % 2));
  const back = (isLoop: boolean, ...nodes: readonly number[]) => comesBack(tables, path(...nodes), isLoop);

  test('if it meets a cell again that it has left', () => {
    expect(back(false, 0, 2, 3)).toBe(false);
    expect(back(false, 2, 0, 3, 2)).toBe(true);
    expect(back(true, 2, 0, 3, 1)).toBe(true);
  });

  test('but not if neighbours share one', () => {
    expect(back(false, 0, 1, 2)).toBe(false);
    expect(back(false, 2, 0, 1, 3)).toBe(false);
  });

  test('and a loop ends where it began', () => {
    expect([back(true, 0, 2, 3, 1), back(false, 0, 2, 3, 1)]).toEqual([false, true]);
  });

  test('of a group the first cell is looked for, and all of them are left', () => {
    expect(back(false, 4, 3, 2)).toBe(true);
    expect(back(false, 5, 3, 2)).toBe(true);
    // The second cell of the group was left before, the first one wasn't.
    expect(back(false, 2, 3, 5)).toBe(false);
    // A loop's start is not left, nor is a group whose first cell it is.
    expect([back(true, 0, 3, 5, 3), back(true, 0, 5, 2)]).toEqual([true, false]);
  });
});
