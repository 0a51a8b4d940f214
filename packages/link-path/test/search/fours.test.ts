import { createRandom, type Grid } from '@kit/grid';
import { findLink, findPairs, removePair, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { isCleared, replay } from '../replay.js';

/** Tries every play, by single moves: knows nothing of pairings, closures or bounds. */
function canClear(board: Grid, rules: object, lost = new Set<string>()): boolean {
  if (isCleared(board)) return true;
  const key = board.cells.join();
  if (lost.has(key)) return false;
  for (const { a, b } of findPairs(board, rules)) {
    if (findLink(board, a, b, rules) === undefined) throw new Error(`${key}: ${a}-${b}`);
    if (canClear(removePair(board, a, b), rules, lost)) return true;
  }
  lost.add(key);
  return false;
}

test('four tiles a kind: the verdict is that of every play, on lost boards and on others', () => {
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  for (const [index, rules] of [
    { margin: true, maxTurns: 1 },
    { margin: false },
    { margin: true },
    { adjacent: false },
  ].entries()) {
    for (let seed = 0; seed < 25; seed++) {
      const tiles = Array.from({ length: 16 }, (_, tile) => (tile >> 2) + 1);
      const cells = createRandom(100 * index + seed).shuffle([...tiles, -1, -1, 0, 0]);
      const board = { rows: 4, cols: 5, cells };
      const solution = solveBoard(board, rules);
      counts[solution.status] += 1;
      expect(solution.status).toBe(canClear(board, rules) ? 'solved' : 'unsolvable');
      if (solution.status === 'solved') expect(isCleared(replay(board, solution.moves, rules))).toBe(true);
      // A limit may leave it open, and never turns it round.
      for (const maxNodes of [1, 2, 4, 8]) {
        expect([solution.status, 'limit']).toContain(solveBoard(board, { ...rules, maxNodes }).status);
      }
    }
  }
  expect(counts.limit).toBe(0);
  expect(Math.min(counts.solved, counts.unsolvable)).toBeGreaterThan(10);
});

test('eight tiles a kind, of which many pairs can go and still not all: the verdict is that of every play', () => {
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  const tiles = Array.from({ length: 20 }, (_, tile) => (tile < 16 ? (tile >> 3) + 1 : -1));
  for (let seed = 0; seed < 16; seed++) {
    const board = { rows: 4, cols: 5, cells: createRandom(seed).shuffle([...tiles]) };
    const { status } = solveBoard(board, { maxTurns: 1 });
    counts[status] += 1;
    expect(status).toBe(canClear(board, { maxTurns: 1 }) ? 'solved' : 'unsolvable');
  }
  expect(counts.limit).toBe(0);
  expect(Math.min(counts.solved, counts.unsolvable)).toBeGreaterThan(1);
});

test('a proof that needs decisions, and one that jumps back over those that are not to blame', () => {
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  for (let seed = 0; seed < 40; seed++) {
    const cells = createRandom(seed).shuffle(Array.from({ length: 96 }, (_, tile) => (tile >> 2) + 1));
    const solution = solveBoard({ rows: 8, cols: 12, cells }, { maxTurns: 2 });
    counts[solution.status] += 1;
    if (solution.status === 'solved')
      expect(isCleared(replay({ rows: 8, cols: 12, cells }, solution.moves))).toBe(true);
  }
  expect(counts.limit).toBe(0);
  expect(counts.solved).toBeGreaterThan(33);
});

test('six tiles a kind: a tile that an earlier decision has taken is no case, and the decision is to blame for that', () => {
  for (const [rows, cols, cells, rules] of [
    [2, 7, [2, 1, 2, 1, 0, 2, 2, 2, 1, 1, 1, 0, 2, 1], { maxTurns: 0 }],
    [3, 4, [1, 1, 2, 2, 1, 2, 1, 2, 2, 1, 1, 2], { maxTurns: 0 }],
    [4, 4, [1, 2, -1, 2, 2, 2, 0, 1, -1, 2, 1, 1, 1, 2, 1, -1], { maxTurns: 1, margin: false }],
    [4, 5, [2, 0, 3, 1, 2, 2, 3, 1, 3, 3, 1, 1, 1, 3, 2, 3, -1, 2, 2, 1], { maxTurns: 1, adjacent: false }],
  ] as const) {
    const board = { rows, cols, cells: [...cells] };
    const solution = solveBoard(board, rules);
    if (solution.status !== 'solved') throw new Error(`${cells.join(' ')}: ${solution.status}`);
    expect(isCleared(replay(board, solution.moves, rules))).toBe(true);
  }
});
