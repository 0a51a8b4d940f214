/** The package once more, with a pace that pauses wherever it may: the answers are the same. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pauseAlways, pauseAsUsual } from '../../../config/pause-always.js';
import { runs } from '../../../config/runs.js';
import * as kit from '../src/index.js';
import { dealt } from './random-board.js';
import { isCleared, replay } from './replay.js';

let eager: typeof kit;

beforeAll(async () => {
  pauseAlways();
  eager = await import('../src/index.js');
});

afterAll(pauseAsUsual);

/** What a search answers, which is the same at both paces, and how often it pauses where it may. */
function atBothPaces<R>(run: (module: typeof kit) => kit.Search<R>): { answer: R; pauses: number } {
  const answer = kit.runSync(run(kit));
  const search = run(eager);
  for (let pauses = 0; ; pauses++) {
    const step = search.next();
    if (!step.done) continue;
    expect(step.value).toEqual(answer);
    return { answer, pauses };
  }
}

/** One row of pairs of kind 1, between stones or not, and at its end a block that can't go: A B A B. */
function lockedEnd(pairs: number, apart: readonly number[] = [-1]): kit.Grid {
  const cells = [...Array.from({ length: pairs }, () => [1, 1, ...apart]).flat(), 1, 2, 1, 2];
  return { rows: 1, cols: cells.length, cells };
}

/** 52 tiles with room around them: nearly all that match can go. */
function scattered(): kit.Grid {
  const { cells } = dealt(4, 13, 13, 1);
  return { rows: 8, cols: 26, cells: Array.from({ length: 208 }, (_, cell) => (cell % 4 === 0 ? cells[cell / 4] : 0)) };
}

const inner = { margin: false };

describe('where a search pauses changes nothing', () => {
  test.each<[of: string, board: kit.Grid, options: kit.SolveOptions, status?: kit.Solution['status']]>([
    ['decisions', dealt(8, 12, 24, 4), {}, 'solved'],
    ['a proof by decisions', dealt(6, 8, 12, 12), { maxTurns: 1 }, 'unsolvable'],
    ['lines of three turns', dealt(6, 8, 12, 12), { maxTurns: 3, gravity: 'left', maxNodes: 100 }],
    ['many tiles of a kind', lockedEnd(20), inner, 'unsolvable'],
    ['more tiles of a kind than are tested at once', lockedEnd(130), inner, 'unsolvable'],
    ['many tiles of a kind and a limit', lockedEnd(20, []), { ...inner, maxNodes: 60 }],
    ['a limit among many kinds', dealt(160, 160, 6400, 1), { maxNodes: 1 }, 'limit'],
    ['gravity', dealt(4, 6, 6, 3), { gravity: 'down' }, 'solved'],
    ['gravity and a limit', dealt(10, 10, 25, 1), { gravity: 'left', maxNodes: runs(300, 300, 50) }],
    ['gravity and more boards than a beam holds', scattered(), { gravity: 'left', maxNodes: 150 }],
    [
      'gravity and more tiles of a kind than are tested at once',
      lockedEnd(130),
      { ...inner, gravity: 'up', maxNodes: 3 },
    ],
  ])('solving: %s', (_, board, options, status) => {
    const { answer, pauses } = atBothPaces((module) => module.solveBoardSearch(board, options));
    expect(pauses).toBeGreaterThan(10);
    if (status !== undefined) expect(answer.status).toBe(status);
  });

  test('solving, wherever the limit falls', () => {
    // Two of each of two kinds crosswise between stones, again and again: many tests, and nothing can go.
    const cells = Array.from({ length: 50 }, () => [0, 1, 2, 1, 2, 0, -1]).flat();
    const board = { rows: 1, cols: cells.length, cells };
    const statuses = new Set<string>();
    for (let maxNodes = 14; maxNodes < 36; maxNodes += runs(4, 4, 16)) {
      statuses.add(atBothPaces((module) => module.solveBoardSearch(board, { ...inner, maxNodes })).answer.status);
    }
    expect([...statuses]).toEqual(['limit', 'unsolvable']);
  });

  const size = { rows: 6, cols: 8, kinds: 12, copies: 4 };
  test.each<[of: string, options: kit.GenerateOptions]>([
    ['at random', size],
    ['with gravity', { ...size, gravity: 'down' }],
    ['with gravity to the middle', { ...size, gravity: 'center-cols' }],
    ['with few dead ends', { ...size, deadEnds: { min: 0, max: 0.3 } }],
    ['with many dead ends', { ...size, rows: 4, cols: 6, kinds: 6, deadEnds: { min: 0.5, max: 1 } }],
    ['with stones', { ...size, rows: 9, leftover: 'stone', gravity: 'left' }],
    ['with marks', { ...size, frozen: 4, tied: 2, gravity: 'left' }],
  ])('dealing: %s', (_, options) => {
    const { answer, pauses } = atBothPaces((module) => module.generateBoardSearch(options));
    if (answer.status !== 'found') throw new Error(answer.status);
    expect(pauses).toBeGreaterThan(10);
    if (options.frozen === undefined) {
      expect(isCleared(replay(answer.board, answer.moves, { gravity: options.gravity }))).toBe(true);
    }
  });

  test('mixing until a pair can go, by chance and by placing two, and with marks', () => {
    const apart = Array.from({ length: 60 }, (_, index) => [index + 2, -1]).flat();
    for (const cells of [
      [1, 2, 3, 1, 2, 3],
      [7, 1, -1, ...apart, 1, -1],
    ]) {
      const board = { rows: 1, cols: cells.length, cells };
      const { answer } = atBothPaces((module) => module.reshuffleSearch(board, { ...inner, seed: 5 }));
      if (answer.status !== 'found') throw new Error(answer.status);
      expect(kit.findPairs(answer.board, inner).length).toBeGreaterThan(0);
      expect([...answer.board.cells].toSorted()).toEqual(cells.toSorted());
      expect(answer.board.cells.map((value) => Math.sign(value))).toEqual(cells.map((value) => Math.sign(value)));
    }
    const marked = kit.generateBoard({ ...size, frozen: 4, tied: 2, gravity: 'left' });
    if (marked.status !== 'found') throw new Error(marked.status);
    const options = { guarantee: 'clear', gravity: 'left', maxTries: 50 } as const;
    const { answer, pauses } = atBothPaces((module) => module.reshuffleSearch(marked.board, options));
    expect(answer.status).toBe('found');
    expect(pauses).toBeGreaterThan(12);
  });

  test('rating', () => {
    for (const board of [dealt(4, 5, 5, 2), lockedEnd(140)]) {
      expect(atBothPaces((module) => module.rateBoardSearch(board, { ...inner, plays: 1 })).pauses).toBeGreaterThan(20);
    }
  });
});
