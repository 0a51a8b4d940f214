import { createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { playSwap, type SwapGame } from '../../src/index.js';
import { checkTimes, playFalls } from './play-falls.js';

// A tap on it lets everything settle.
const spark = { name: 'spark', clears: [], coloured: false, fires: ['tap'] } as const;
const sparkPiece = 31;

/** Taps the spark, and plays the falls of every wave one by one; says how many pieces slipped. */
function settle(game: SwapGame, seed: number): number {
  const tap = game.pieces.indexOf(sparkPiece);
  let before = game.pieces;
  let slips = 0;
  for (const step of playSwap(game, tap, tap, { seed, maxWaves: 4 }).steps) {
    expect(playFalls(before, step, game).join()).toBe(step.board.pieces.join());
    checkTimes(step, game);
    before = step.board.pieces;
    slips += step.falls.filter(({ from, path }) => path.some((cell) => (cell - from) % game.cols !== 0)).length;
  }
  return slips;
}

test('the falls of drawn boards with holes, blockers and gaps can be played one by one', () => {
  let slips = 0;
  for (let seed = 0; seed < runs(1500, 10_000, 500); seed++) {
    const random = createRandom(seed);
    const rows = 2 + random.int(6);
    const cols = 2 + random.int(6);
    const odds = { hole: random.int(4), blocker: random.int(4), piece: random.int(11) };
    const cells: number[] = [];
    const blockers: number[] = [];
    const pieces: number[] = [];
    for (let cell = 0; cell < rows * cols; cell++) {
      const isHole = random.int(10) < odds.hole;
      const blocker = !isHole && random.int(10) < odds.blocker ? random.pick([1, 10, 11]) : 0;
      const isPiece = !isHole && (blocker === 11 || (blocker === 0 && random.int(10) < odds.piece));
      cells.push(isHole ? -1 : 0);
      blockers.push(blocker);
      pieces.push(isPiece ? random.int(3) : -1);
    }
    const tap = random.int(rows * cols);
    const open = [...cells.keys()].filter(() => random.int(5) === 0);
    const rules = {
      types: 3,
      holes: random.pick(['pass', 'hold'] as const),
      diagonals: random.int(8) > 0,
      specials: [spark],
      ...(random.int(2) === 0 ? { sources: open } : {}),
    };
    const at = <T>(list: T[], value: T) => list.with(tap, value);
    slips += settle(
      { rows, cols, cells: at(cells, 0), blockers: at(blockers, 0), pieces: at(pieces, sparkPiece), rules },
      seed,
    );
  }
  expect(slips).toBeGreaterThan(400);
});

test('and those of every board of 4×3 cells with a few stones and pieces', () => {
  let slips = 0;
  // Each of ten cells is empty, or holds a stone or a piece.
  for (let code = 0; code < 3 ** 10; code += runs(23, 7, 61)) {
    const kinds = [...code.toString(3).padStart(10, '0')].map(Number);
    const game = {
      rows: 4,
      cols: 3,
      pieces: [...kinds.map((kind) => (kind === 2 ? 0 : -1)), -1, sparkPiece],
      blockers: [...kinds.map((kind) => (kind === 1 ? 10 : 0)), 0, 0],
      rules: { types: [1, 2], diagonals: true, specials: [spark], ...(code % 2 === 0 ? { sources: [] } : {}) },
    };
    slips += settle(game, code);
  }
  expect(slips).toBeGreaterThan(200);
});

test('a piece that waits for another to go aside is listed after it', () => {
  const game: SwapGame = {
    rows: 4,
    cols: 3,
    cells: [0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0],
    pieces: [1, 2, 2, 0, -1, 0, 2, 2, 0, 2, 1, 2],
    rules: { types: 3, holes: 'hold', diagonals: true },
  };
  const [step] = playSwap(game, 7, 10, { seed: 578 }).steps;
  const falls = step.falls.map(({ from, to, at, isNew }) => `${at}: ${isNew ? 'new ' : ''}${from}-${to}`);
  expect(falls).toEqual([
    '0: 6-9',
    '0: 3-6',
    '0: 7-10',
    '0: 8-11',
    '0: 5-8',
    '0: 2-5',
    '0: new 2-2',
    '1: 0-7',
    '2: new 0-3',
    '2: new 0-0',
  ]);
});
