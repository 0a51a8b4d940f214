import { createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import {
  type Board,
  bestMove,
  type Field,
  newBoard,
  openCell,
  type ReviewedMove,
  reviewGame,
} from '../../src/index.js';
import { neighborsOfCell } from '../neighbors.js';
import { anyGame } from './any-game.js';
import { type SlowJudgement, slowReview } from './slow-review.js';

test('every judgement is that of all layouts and all ways to play on', () => {
  const met = new Map<string, number>();
  const lucks = new Set<string>();
  const directions = new Set<number>();
  for (let seed = 0; seed < runs(28, 70); seed++) {
    const { field, moves } = anyGame(seed);
    const review = reviewGame({ field, moves });
    const slow = slowReview(field, moves);
    expect([seed, review.summary.survival]).toEqual([seed, expect.closeTo(survivalOf(slow), 12)]);
    expect([seed, review.luck]).toEqual([seed, expect.closeTo(luckOf(slow, review.moves), 9)]);
    directions.add(Math.sign(Math.round(1e9 * review.luck)));
    for (const [at, expected] of slow.entries()) {
      const found = review.moves[at]!;
      met.set(expected.key, (met.get(expected.key) ?? 0) + 1);
      expect([seed, at, found.reason.key, found.luck]).toEqual([seed, at, expected.key, expected.luck ?? 'none']);
      if (expected.luck !== undefined) lucks.add(`${expected.key} ${expected.luck}`);
      expect(found).toMatchObject(moves[at]!);
      if (expected.risk !== undefined) expect(found.risk).toBeCloseTo(expected.risk, 12);
      if (expected.best === undefined || expected.chosen === undefined) continue;
      expect(found.winChance).toBeCloseTo(expected.chosen / expected.layouts!, 12);
      expect(found.bestWinChance).toBeCloseTo(expected.best / expected.layouts!, 12);
      expect(found.cost).toBeCloseTo(1 - expected.chosen / expected.best, 12);
    }
  }
  for (const key of ['start', 'safe', 'perfect-guess', 'inferior-guess', 'missed-safe', 'certain-mine']) {
    expect([key, met.get(key) ?? 0]).toEqual([key, expect.toSatisfy((count: number) => count > 0)]);
  }
  for (const key of ['start', 'perfect-guess', 'inferior-guess']) {
    expect([...lucks]).toEqual(expect.arrayContaining([`${key} lucky`, `${key} unlucky`]));
  }
  expect([...lucks]).toEqual(expect.arrayContaining(['certain-mine none', 'safe none']));
  expect([...directions]).toEqual(expect.arrayContaining([0, 1]));
  for (const key of ['flag-proven', 'flag-unproven', 'flag-false', 'flag-removed', 'useless', 'over']) {
    expect([key, met.has(key)]).toEqual([key, true]);
  }
});

const isGuess = ({ key }: SlowJudgement) => ['perfect-guess', 'inferior-guess', 'missed-safe'].includes(key);

function survivalOf(slow: readonly SlowJudgement[]): number {
  return slow.reduce((product, judged) => (isGuess(judged) ? product * (1 - judged.risk!) : product), 1);
}

/** The chance that all guesses of the best play go well, over the chance that those of the game do. */
function luckOf(slow: readonly SlowJudgement[], moves: readonly ReviewedMove[]): number {
  let best = 1;
  for (const [at, judged] of slow.entries()) {
    if (judged.key === 'perfect-guess') best *= 1 - judged.risk!;
    // Cells that win as often are as good; which of them is named is free.
    if (judged.key === 'inferior-guess') best *= 1 - judged.bestCells!.get(moves[at]!.better!)!;
  }
  return Math.log2(best / survivalOf(slow));
}

test('the board at the end tells as much as the field, but for what no number says', () => {
  let games = 0;
  for (let seed = 300; seed < 300 + runs(9, 25); seed++) {
    const { field, moves } = anyGame(seed);
    const byField = reviewGame({ field, moves });
    const end = endOf(field, byField.moves);
    const byBoard = reviewGame({ board: end, moves });
    expect(byBoard).toEqual(byField);
    games++;
  }
  expect(games).toBe(runs(9, 25));
});

/** The board after the moves of a review that did something. */
function endOf(field: Field, moves: readonly ReviewedMove[]): Board {
  let board = newBoard(field);
  for (const { kind, cell, class: judged } of moves) {
    if (judged === 'useless' || kind === 'flag') continue;
    const hidden = board.cells.map((value) => value);
    if (kind === 'open') board = openCell(field, board, cell);
    else {
      const flags = flagsBefore(
        moves,
        moves.findIndex((move) => move.kind === kind && move.cell === cell && move.class === judged),
      );
      for (const other of neighborsOfCell(field, cell)) {
        if (hidden[other] === -1 && !flags.has(other)) board = openCell(field, board, other);
      }
    }
  }
  return board;
}

function flagsBefore(moves: readonly ReviewedMove[], end: number): Set<number> {
  const flags = new Set<number>();
  for (const { kind, cell, class: judged } of moves.slice(0, end)) {
    if (kind !== 'flag' || judged === 'useless') continue;
    if (flags.has(cell)) flags.delete(cell);
    else flags.add(cell);
  }
  return flags;
}

test('where layouts are too many the guess of bestMove is never judged inferior, and costs stay shares', () => {
  let guesses = 0;
  let inferior = 0;
  for (let seed = 0; seed < runs(9, 9, 5); seed++) {
    const random = createRandom(seed);
    const mineCells = random
      .shuffle(Array.from({ length: 42 }, (_, cell) => cell))
      .slice(0, 10)
      .sort((a, b) => a - b);
    const field = { rows: 6, cols: 7, mineCells };
    const safe = [...Array(42).keys()].filter((cell) => !mineCells.includes(cell));
    const board = [random.pick(safe), random.pick(safe)].reduce(
      (now, cell) => openCell(field, now, cell),
      newBoard(field),
    );
    const opened = [...board.cells.keys()]
      .filter((cell) => board.cells[cell]! >= 0)
      .map((cell) => ({ kind: 'open', cell }) as const);
    const move = bestMove(board, { maxLayouts: 0 });
    if (move.cell === null || move.safe.length > 0) continue;
    guesses++;
    const judged = (cell: number) =>
      reviewGame({ field, moves: [...opened, { kind: 'open', cell }] }, { maxLayouts: 0 }).moves.at(-1)!;
    expect([seed, judged(move.cell).class]).toEqual([seed, 'perfect-guess']);
    for (const cell of board.cells.flatMap((value, at) => (value === -1 ? [at] : []))) {
      const other = judged(cell);
      expect(other.cost).toBeGreaterThanOrEqual(0);
      expect(other.cost).toBeLessThanOrEqual(1);
      expect(other.winChance).toBe(undefined);
      const isMine = mineCells.includes(cell);
      expect([cell, other.luck]).toEqual([cell, other.risk === 1 ? 'none' : isMine ? 'unlucky' : 'lucky']);
      if (other.class !== 'inferior-guess') continue;
      inferior++;
      expect(board.cells[other.better!]).toBe(-1);
    }
  }
  expect(guesses).toBeGreaterThan(2);
  expect(inferior).toBeGreaterThan(0);
});
