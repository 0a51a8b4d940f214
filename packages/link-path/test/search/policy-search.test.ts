import { createPace, createRandom, type GravityMode, type Grid, type Pace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { movePairs } from '../../src/board/move-pairs.js';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { ReplayBoard } from '../../src/kernel/replay-board.js';
import { findPairs } from '../../src/pairs/find-pairs.js';
import { PlayedGame, PolicyGame } from '../../src/search/policy-game.js';
import { chosenSteps, PolicySearch } from '../../src/search/policy-search.js';
import { isCleared, replay } from '../replay.js';
import { atBothPaces, usualRules } from '../support.js';

function partsOf(board: Grid, { maxTurns = 2, pace = createPace() } = {}) {
  const rules = { ...usualRules, maxTurns };
  return { tiles: runSlices(numberTiles(board, rules)), lines: createLines(board.rows, board.cols, rules, pace), pace };
}

function searchOf(
  board: Grid,
  modes: readonly GravityMode[],
  { maxNodes = 1e6, maxTurns = 2, pace = createPace() } = {},
  steps = chosenSteps,
): PolicySearch {
  const { tiles, lines } = partsOf(board, { maxTurns, pace });
  return new PolicySearch(tiles, board, lines, [modes], new NodeLimit(maxNodes, pace), pace, steps);
}

/** Four of each kind on 8 rows. */
function deal(seed: number, cols = 18): Grid {
  const cells = createRandom(seed).shuffle(Array.from({ length: 8 * cols }, (_, at) => (at >> 2) + 1));
  return { rows: 8, cols, cells };
}

test.each<readonly GravityMode[]>([['left'], ['center-cols'], ['down', 'left']])(
  'a game is legal from its first pair to its last, whatever the weights, and ends where nothing can go: %s',
  (...modes) => {
    const board = deal(1);
    const { tiles, lines, pace } = partsOf(board);
    const replayed = new ReplayBoard(tiles.classes, tiles.cellOf, board, lines, [modes], pace);
    const player = new PolicyGame(tiles.starts, board.cols, replayed, createRandom(2), pace);
    const random = createRandom(3);
    const weights = Float64Array.from({ length: player.pairs }, () => random.next());
    const game = new PlayedGame();
    for (let round = 0; round < 3; round++) {
      runSlices(player.play(weights, game));
      let now: Grid = board;
      let from = 0;
      for (const [play, end] of game.ends.entries()) {
        // As many pairs are offered as there are, all different, and the one that goes is one of them.
        const offers = game.offers.slice(from, end);
        expect(new Set(offers).size).toBe(findPairs(now).length);
        expect(offers.length).toBe(findPairs(now).length);
        expect(offers).toContain(game.chosen[play]);
        const [a, b] = game.moves.slice(2 * play, 2 * play + 2);
        now = replay(now, [{ a, b }], { gravity: modes });
        from = end;
      }
      expect(findPairs(now)).toEqual([]);
    }
  },
);

test('a pair goes as often as its weight says', () => {
  const board = { rows: 2, cols: 2, cells: [1, 1, 1, 1] };
  const { tiles, lines, pace } = partsOf(board);
  const replayed = new ReplayBoard(tiles.classes, tiles.cellOf, board, lines, [], pace);
  const player = new PolicyGame(tiles.starts, 2, replayed, createRandom(1), pace);
  // The four pairs side by side can go; one is three times as heavy as the others together.
  const weights = new Float64Array(player.pairs).fill(1);
  weights[1] = 9;
  const game = new PlayedGame();
  let heavy = 0;
  for (let round = 0; round < 2000; round++) {
    runSlices(player.play(weights, game));
    if (game.chosen[0] === 1) heavy += 1;
  }
  expect(Math.abs(heavy - 1500)).toBeLessThan(100);
});

test('boards of short rows that fall sideways are cleared, and the moves clear them', () => {
  let solved = 0;
  for (let seed = 0; seed < 4; seed++) {
    const board = deal(seed, 10);
    const moves = runSlices(searchOf(board, ['left']).run(800));
    if (moves === undefined) continue;
    solved += 1;
    expect(isCleared(replay(board, movePairs([...moves]), { gravity: 'left' }))).toBe(true);
  }
  expect(solved).toBeGreaterThanOrEqual(3);
});

test('games grow longer while policies learn, and begin anew after a run', () => {
  const lengths = (step: number): number[] => {
    const sums = [0, 0, 0];
    for (let seed = 0; seed < 4; seed++) {
      // Two levels of ten rounds: a hundred games a run.
      const search = searchOf(deal(seed), ['left'], {}, { levels: 2, rounds: 10, step });
      for (let game = 0; game < 110; game++) {
        runSlices(search.run(1));
        if (game < 10) sums[0] += search.length;
        else if (game >= 100) sums[2] += search.length;
        else if (game >= 90) sums[1] += search.length;
      }
    }
    return sums;
  };
  const [first, last, anew] = lengths(1);
  expect(last).toBeGreaterThan(1.15 * first);
  expect(anew).toBeLessThan(0.95 * last);
  // Without steps nothing is learnt.
  const [even, stillEven] = lengths(0);
  expect(stillEven).toBeLessThan(1.15 * even);
});

test('a game, and what is learnt of it, may pause anywhere', () => {
  for (const maxTurns of [2, 3]) {
    const run = (pace: Pace) => searchOf(deal(3), ['left'], { maxTurns, pace }).run(3);
    const { answer, eager, pauses } = atBothPaces(run);
    expect(eager).toEqual(answer);
    expect(pauses).toBeGreaterThan(20);
  }
});

test('a board on which nothing can go is played as often as asked, and no more than the limit lets', () => {
  const search = searchOf({ rows: 2, cols: 2, cells: [1, 2, 2, 1] }, ['down']);
  expect(runSlices(search.run(7))).toBeUndefined();
  expect(runSlices(search.run(5))).toBeUndefined();
  expect(search.plays).toBe(12);
  const limited = searchOf(deal(1), ['left'], { maxNodes: 2 });
  expect(runSlices(limited.run(1000))).toBeUndefined();
  expect(limited.plays).toBeGreaterThan(1);
  expect(limited.plays).toBeLessThan(50);
});
