import {
  createLinkBoard,
  findPairsSearch,
  generateBoard,
  generateBoardSearch,
  gravityModes,
  isDeadlockedSearch,
  isInvalidInputError,
  parseGrid,
  rateBoard,
  rateBoardSearch,
  reshuffleSearch,
  runSync,
  solveBoard,
  solveBoardSearch,
} from '@kit/link-path';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { dealt } from '../random-board.js';
import { isCleared, replay } from '../replay.js';

/** The progress before each yield, and the answer after being told to stop at the `stopAt`th. */
function stopped<P, R>(search: Generator<P, R, 'stop' | undefined>, stopAt: number): { progress: P[]; answer: R } {
  const progress: P[] = [];
  for (;;) {
    const step = search.next(progress.length >= stopAt ? 'stop' : undefined);
    if (step.done) return { progress, answer: step.value };
    expect(progress.length).toBeLessThan(stopAt);
    progress.push(step.value);
  }
}

test('many tiles of a kind on a large board: solved, whatever falls', () => {
  const board = dealt(29, 32, 8);
  for (const gravity of ['none', 'down'] as const) {
    const solution = solveBoard(board, { gravity });
    if (solution.status !== 'solved') throw new Error(solution.status);
    expect(isCleared(replay(board, solution.moves, { gravity }))).toBe(true);
  }
});

test('a board without tiles is solved by no moves, whatever falls', () => {
  for (const gravity of ['none', ...gravityModes] as const) {
    expect(solveBoard(parseGrid('0 0\n0 0'), { gravity })).toEqual({ status: 'solved', moves: [] });
  }
});

test('a small limit ends all of the work, the preparation too', () => {
  expect(solveBoard(dealt(100, 100, 50), { maxNodes: 1 }).status).toBe('limit');
  // What is proved before the first decision is proved within any limit.
  expect(solveBoard({ rows: 2, cols: 2, cells: [1, 2, 2, 1] }, { maxNodes: 1 }).status).toBe('unsolvable');
  expect(solveBoard(dealt(100, 100, 50), { maxNodes: 1, gravity: 'down' }).status).toBe('limit');
  const { progress } = stopped(solveBoardSearch(dealt(100, 100, 50), { maxNodes: 20 }), 1e6);
  expect(progress.length).toBeGreaterThan(0);
  for (const { nodes } of progress) expect(nodes).toBeLessThanOrEqual(40);
});

test('a beam that drops boards while it fills finds a play, and proves nothing', () => {
  // 36 pairs, one above the other: the two boards of a layer have more boards after them than are kept at once.
  const free = Array.from({ length: 36 }, (_, col) => col + 3);
  const open = { rows: 2, cols: 36, cells: [...free, ...free] };
  const solution = solveBoard(open, { gravity: 'down' });
  if (solution.status !== 'solved') throw new Error(solution.status);
  expect(isCleared(replay(open, solution.moves, { gravity: 'down' }))).toBe(true);
  const lost = { rows: 2, cols: 38, cells: [...free, 1, 2, ...free, 2, 1] };
  expect(solveBoard(lost, { gravity: 'down', maxNodes: runs(4_000, 4_000, 1_000) }).status).toBe('limit');
});

test('what is stopped says limit, or what it has', () => {
  expect(stopped(solveBoardSearch(dealt(40, 40, 400)), 2).answer).toEqual({ status: 'limit' });
  const made = { rows: 40, cols: 40, kinds: 400, copies: 4 };
  expect(stopped(generateBoardSearch(made), 2)).toMatchObject({
    answer: { status: 'limit' },
    progress: [
      { nodes: 0, total: 100 },
      { nodes: 0, total: 100 },
    ],
  });
  for (const guarantee of ['move', 'clear'] as const) {
    expect(stopped(reshuffleSearch(dealt(40, 40, 400), { guarantee }), 1).answer).toEqual({ status: 'limit' });
  }
  const deadlock = stopped(isDeadlockedSearch(dealt(200, 200, 20_000)), 1);
  expect(deadlock.answer).toBeUndefined();
  expect(deadlock.progress).toEqual([{ nodes: 0, total: 40_000 }]);
  const pairs = stopped(findPairsSearch(dealt(60, 60, 1)), 3);
  expect(pairs.progress.map(({ total }) => total)).toEqual([3600, 3600, 3600]);
  expect(pairs.answer.length).toBeGreaterThan(0);
});

test('a rating that is stopped is that of the plays so far', () => {
  const board = dealt(12, 12, 36);
  const all = stopped(rateBoardSearch(board, { plays: 40 }), 1e6);
  const played = all.progress.findLast(({ nodes }) => nodes > 0 && nodes < 40);
  if (played === undefined) throw new Error('no yield between two plays');
  expect(played.total).toBe(40);
  expect(played.best).toEqual(rateBoard(board, { plays: played.nodes }));
  const early = stopped(rateBoardSearch(dealt(60, 60, 3)), 1).answer;
  expect(early).toEqual({ deadEnds: 0, error: 1, clears: 'always', forced: 0, choices: 0, score: 0 });
  expect(rateBoardSearch(dealt(60, 60, 3)).next().value).toEqual({ nodes: 0, total: 50, best: undefined });
});

test('a board of any difficulty is dealt where there is one, and none is looked for where there is none', () => {
  const size = { rows: 16, cols: 16, kinds: 64, copies: 4 };
  for (const gravity of ['none', 'down'] as const) {
    const hard = generateBoard({ ...size, gravity, deadEnds: { min: 0.5 } });
    if (hard.status !== 'found') throw new Error(hard.status);
    expect(rateBoard(hard.board, { gravity }).deadEnds).toBeGreaterThanOrEqual(0.5);
    expect(isCleared(replay(hard.board, hard.moves, { gravity }))).toBe(true);
  }
  // Two tiles a kind and no gravity: in whatever order they go, nothing can go wrong.
  expect(generateBoard({ ...size, kinds: 128, copies: 2, deadEnds: { min: 0.01 } }).status).toBe('impossible');
  expect(generateBoard({ ...size, kinds: 128, copies: 2, deadEnds: { min: 0 } }).status).toBe('found');
  const code = (deadEnds: object) => {
    try {
      generateBoard({ ...size, deadEnds });
    } catch (error) {
      return isInvalidInputError(error) ? error.code : error;
    }
    return 'taken';
  };
  expect(code({ min: 0.6, max: 0.5 })).toBe('bad-number');
  expect(code({ least: 0.6 })).toBe('unknown-option');
});

test('boards of 70,000 cells are taken, and a bad value in them is named', () => {
  const cells = new Int8Array(70_000);
  cells[0] = cells[69_999] = 5;
  const board = { rows: 7, cols: 10_000, cells };
  expect(solveBoard(board)).toEqual({ status: 'solved', moves: [{ a: 0, b: 69_999 }] });
  expect(rateBoard(board, { plays: 2 })).toMatchObject({ deadEnds: 0, forced: 1, choices: 1 });
  for (const guarantee of ['move', 'clear'] as const) {
    const mixed = runSync(reshuffleSearch(board, { guarantee }));
    expect(mixed.status === 'found' && [...mixed.board.cells]).toEqual([...cells]);
  }
  cells[40_000] = -2;
  for (const call of [solveBoardSearch, reshuffleSearch, rateBoardSearch, findPairsSearch, isDeadlockedSearch]) {
    expect(refusal(() => call(board))).toEqual({ code: 'bad-value', index: 40_000 });
  }
});

test('a board of 66,048 cells is dealt and cleared by its moves', () => {
  const made = generateBoard({ rows: 258, cols: 256, kinds: 16_512, copies: 4, seed: 1 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(made.moves).toHaveLength(33_024);
  const live = createLinkBoard(made.board);
  expect(made.moves.slice(0, 1000).filter(({ a, b }) => !live.removePair(a, b))).toEqual([]);
  // Most pairs are no neighbours: a board whose pairs lie side by side is no game.
  const isFar = ({ a, b }: { a: number; b: number }): boolean => b - a > 1 && b - a !== 256;
  expect(made.moves.filter(isFar).length).toBeGreaterThan(20_000);
  expect(refusal(() => generateBoard({ rows: 260, cols: 260, kinds: 1, copies: 2 })).code).toBe('bad-count');
  const shape = { rows: 260, cols: 260, cells: new Int8Array(67_600) };
  expect(refusal(() => generateBoard({ rows: 260, cols: 260, kinds: 1, copies: 2, shape })).code).toBe('bad-count');
  shape.cells[7] = shape.cells[9] = 1;
  expect(generateBoard({ rows: 260, cols: 260, kinds: 1, copies: 2, shape }).status).toBe('found');
  shape.cells[8] = -2;
  expect(refusal(() => generateBoard({ rows: 260, cols: 260, kinds: 1, copies: 2, shape })).code).toBe('bad-value');
});

/** The code of a refusal and the cell that it names. */
function refusal(call: () => unknown): { code: string; index?: number | undefined } {
  const error = refusalOf(call);
  return error ? { code: error.code, index: error.at.index } : { code: 'taken' };
}
