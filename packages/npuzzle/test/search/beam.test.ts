import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { type Grid, goalBoard, lowerBound, shuffle, solve } from '../../src/index.js';
import { neighborsOfCell } from '../../src/kernel/neighbors-of-cell.js';
import { searchBeam } from '../../src/search/beam.js';
import { replays } from '../oracle.js';

/** The path of a beam, and its nodes. */
function run(board: Grid, width: number, longest: number, until = Number.POSITIVE_INFINITY) {
  const tally = { nodes: 0 };
  const path = runSlices(searchBeam(labelBoard(board), { width, longest, until }, tally, createPace()));
  return { path, nodes: tally.nodes };
}

test.each([
  { rows: 4, cols: 4 },
  { rows: 2, cols: 8 },
])('a beam finds a path, or none of the length that is asked ($rows×$cols)', (size) => {
  const board = shuffle({ ...size, seed: 3 });
  const { path = [], nodes } = run(board, 400, 1000);
  expect(path.length).toBeGreaterThan(20);
  expect(nodes).toBeGreaterThan(path.length);
  expect(replays(board, path, goalBoard(size), 'single')).toBe(true);
  expect(run(board, 400, path.length).path).toEqual(path);
  expect(run(board, 400, path.length - 1).path).toBeUndefined();
  expect(run(board, 400, 0)).toMatchObject({ path: undefined, nodes: 0 });
});

/** The nodes of a beam that is as wide as its levels: every board that a step leads to, each once a level. */
function nodesOfAll(board: ReturnType<typeof shuffle>, levels: number): number {
  let nodes = 0;
  let level = new Map([[board.cells.join(), { cells: [...board.cells], cameFrom: -1 }]]);
  for (let depth = 0; depth < levels; depth++) {
    const next: typeof level = new Map();
    for (const { cells, cameFrom } of level.values()) {
      const blank = cells.indexOf(0);
      for (const to of neighborsOfCell(blank, board.rows, board.cols)) {
        if (to === cameFrom) continue;
        nodes++;
        const after = [...cells];
        [after[blank], after[to]] = [cells[to], 0];
        const key = after.join();
        if (!next.has(key)) next.set(key, { cells: after, cameFrom: blank });
      }
    }
    level = next;
  }
  return nodes;
}

test('boards that share a place of the hash table are still two boards', () => {
  const board = shuffle({ rows: 2, cols: 4, seed: 3 });
  const { path = [], nodes } = run(board, 30_000, 100);
  expect(nodes).toBe(nodesOfAll(board, path.length));
  expect(path).toHaveLength(solve(board, { quality: 'optimal' }).moves.length);
});

// Another choice among the children of a level, or another estimate, leads to other levels.
test.each([
  { rows: 4, cols: 4, width: 50, length: 49, looked: 4795 },
  { rows: 7, cols: 3, width: 50, length: 154, looked: 16_011 },
])('the levels of $rows×$cols are those that they were', ({ rows, cols, width, length, looked }) => {
  const { path = [], nodes } = run(shuffle({ rows, cols, seed: 3 }), width, 1000);
  expect([path.length, nodes]).toEqual([length, looked]);
});

test('a beam ends when it has its nodes', () => {
  const board = shuffle({ rows: 4, cols: 4, seed: 3 });
  const { nodes } = run(board, 1500, 1000);
  for (const until of [1, 100, nodes - 500]) {
    const limited = run(board, 1500, 1000, until);
    expect(limited.path).toBeUndefined();
    expect(limited.nodes).toBeGreaterThanOrEqual(until);
    expect(limited.nodes).toBeLessThan(until + 4);
  }
});

test('a beam that cannot come home within its levels any more is over', () => {
  const board = shuffle({ rows: 4, cols: 4, seed: 3 });
  expect(run(board, 1500, lowerBound(board) - 2)).toMatchObject({ path: undefined });
  expect(run(board, 1500, 5).nodes).toBeLessThan(5);
});
