import {
  createLinkBoard,
  createTileGame,
  generateBoard,
  generateBoardSearch,
  generateTiles,
  type Pair,
  rateBoard,
  rateTiles,
  turtleLayout,
} from '@kit/link-path';
import { expect, test } from 'vitest';
import { difficultyLaws } from '../../../../config/difficulty-laws.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import { dealers } from './difficult-deals.js';

difficultyLaws(dealers, { plain: runs(300, 2000, 100), seeds: runs(10, 40, 4), slack: runs(0.09, 0.06, 0.15) });

/** The pairs that are open at each move of a play in reading order. */
function openPairs(game: {
  readonly pairs: () => readonly Pair[];
  readonly removePair: (a: number, b: number) => unknown;
}): number[] {
  const open: number[] = [];
  for (let pairs = game.pairs(); pairs.length > 0; pairs = game.pairs()) {
    open.push(pairs.length);
    const [first] = pairs.toSorted((one, other) => one.b - other.b || one.a - other.a);
    if (first !== undefined) game.removePair(first.a, first.b);
  }
  return open;
}

/** The mean of 1 / pairs over so many moves, 1 for each that there was not. */
function effort(open: readonly number[], moves: number): number {
  return Array.from({ length: moves }, (_, at) => 1 / (open[at] ?? 1)).reduce((a, b) => a + b, 0) / moves;
}

test('the score of a board is that of its first four moves on the live board', () => {
  for (const gravity of ['none', 'down', 'left', 'center-rows', 'center-cols'] as const) {
    for (let seed = 0; seed < runs(4, 40, 2); seed++) {
      const made = generateBoard({ rows: 4, cols: 6, kinds: 6, gravity, seed, frozen: seed % 3, tied: seed % 2 });
      if (made.status !== 'found') continue;
      const open = openPairs(createLinkBoard(made.board, { gravity }));
      expect(rateBoard(made.board, { gravity, plays: 1 }).score).toBeCloseTo(effort(open, 4), 12);
    }
  }
  const scoreOf = (cells: number[]) =>
    rateBoard({ rows: 1, cols: cells.length, cells }, { margin: false, plays: 1 }).score;
  expect([[0, 0], [1, 1], [1, 2, 1], [1, 1, 2, 3], [1, 1, 2, 2], [1]].map(scoreOf)).toEqual([0, 1, 1, 1, 0.75, 1]);
});

test('the score of tiles is that of a whole play of the live game', () => {
  for (let seed = 0; seed < runs(4, 40, 2); seed++) {
    for (const guarantee of ['clear', 'none'] as const) {
      const made = generateTiles({ layout: turtleLayout(), kinds: 36, copies: 4, seed, guarantee });
      if (made.status !== 'found') throw new Error(made.status);
      const open = openPairs(createTileGame(made.deal));
      const { score, left, choices } = rateTiles(made.deal);
      expect(score).toBeCloseTo(effort(open, 72), 12);
      expect(left).toBe(144 - 2 * open.length);
      expect(choices).toBeCloseTo(open.reduce((a, b) => a + b, 0) / open.length, 12);
    }
  }
  const places = [0, 2].map((x) => ({ x, y: 0, layer: 0 }));
  expect(rateTiles({ places, kinds: [0, 0] })).toEqual({ score: 0, left: 0, choices: 0 });
  expect(rateTiles({ places, kinds: [3, 4] }, { groups: [[3, 4]] })).toEqual({ score: 1, left: 0, choices: 1 });
});

test('levels that are measured again are the same', () => {
  const [board] = dealers;
  const first = JSON.stringify(board?.deal({ seed: 3, difficulty: 4 }));
  for (let maxTurns = 2; maxTurns < 20; maxTurns++)
    generateBoard({ rows: 1, cols: 2, kinds: 1, maxTurns, difficulty: 1 });
  expect(JSON.stringify(board?.deal({ seed: 3, difficulty: 4 }))).toBe(first);
});

test('a difficulty of a large board is refused', () => {
  const codeOf = (more: object) =>
    refusalOf(() => generateBoardSearch({ rows: 32, cols: 32, kinds: 64, difficulty: 2, ...more }))?.code;
  expect(codeOf({})).toBeUndefined();
  expect(codeOf({ rows: 33, cols: 32 })).toBe('bad-size');
});

test('a difficulty goes with dead ends that are asked for', () => {
  const size = { rows: 6, cols: 10, kinds: 15, copies: 4, seed: 2 } as const;
  const scoreOf = (difficulty: 1 | 5) => {
    const made = generateBoard({ ...size, difficulty, deadEnds: { min: 0.3 } });
    const rating = made.status === 'found' ? rateBoard(made.board) : undefined;
    expect(rating?.deadEnds).toBeGreaterThanOrEqual(0.3);
    return rating?.score;
  };
  expect(scoreOf(1)).toBeLessThan(scoreOf(5) ?? 0);
});

test('where nothing can be dealt, or a level has no deal, the answer says so', () => {
  const apart = { rows: 2, cols: 2, kinds: 1, shape: 'o#\n#o', margin: false } as const;
  expect(generateBoard({ ...apart, difficulty: 3 })).toEqual({ status: 'impossible' });
  const tower = { places: [0, 1].map((layer) => ({ x: 0, y: 0, layer })) };
  expect(generateTiles({ layout: tower, kinds: 1, difficulty: 3 })).toEqual({ status: 'impossible' });
  // All boards of one pair are equally hard.
  expect(generateBoard({ rows: 1, cols: 2, kinds: 1, difficulty: 5, maxTries: 9 })).toEqual({ status: 'limit' });
  const flat = { places: [0, 2].map((x) => ({ x, y: 0, layer: 0 })) };
  expect(generateTiles({ layout: flat, kinds: 1, difficulty: 5, maxTries: 9 })).toEqual({ status: 'limit' });
  expect(generateTiles({ layout: flat, kinds: 1, difficulty: 1 }).status).toBe('found');
});
