import { createPace, createRandom, type GravityMode, type Grid, type Pace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { runs, some } from '../../../../config/runs.js';
import { movePairs } from '../../src/board/move-pairs.js';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { type LineChanges, LineSearch } from '../../src/search/line-search.js';
import { isCleared, replay } from '../replay.js';
import { atBothPaces, usualRules } from '../support.js';

function searchOf(
  board: Grid,
  modes: readonly GravityMode[],
  { maxNodes = 1e6, maxTurns = 2, pace = createPace() } = {},
  changes?: LineChanges,
): LineSearch {
  const rules = { ...usualRules, maxTurns };
  const lines = createLines(board.rows, board.cols, rules, pace);
  const tiles = runSlices(numberTiles(board, rules));
  return new LineSearch(
    tiles,
    board,
    lines,
    modes.length === 0 ? [] : [modes],
    new NodeLimit(maxNodes, pace),
    pace,
    changes,
  );
}

/** 18×8, 36 kinds of four. */
function deal(seed: number): Grid {
  const cells = createRandom(seed).shuffle(Array.from({ length: 144 }, (_, at) => (at >> 2) + 1));
  return { rows: 8, cols: 18, cells };
}

test.each<[of: string, modes: readonly GravityMode[], cleared: number]>([
  ['nothing', [], 2],
  ['columns', ['down'], 2],
  ['columns towards the middle', ['center-rows'], 2],
  ['everything, one way after the other', ['down', 'left'], 1],
])('most deals are cleared by a few lines, and the moves clear them: %s falls', (_, modes, cleared) => {
  let solved = 0;
  for (let seed = 0; seed < runs(4, 4, 2); seed++) {
    const board = deal(seed);
    const moves = runSlices(searchOf(board, modes).run(600));
    if (moves === undefined) continue;
    solved += 1;
    expect(isCleared(replay(board, movePairs([...moves]), { gravity: modes }))).toBe(true);
  }
  expect(solved).toBeGreaterThanOrEqual(runs(cleared, cleared, 1));
});

test('a game may pause anywhere, even within a pair', () => {
  for (const maxTurns of [2, 3]) {
    const board = deal(3);
    const run = (pace: Pace) => searchOf(board, ['left'], { maxTurns, pace }).run(3);
    const { answer, eager, pauses } = atBothPaces(run);
    expect(eager).toEqual(answer);
    expect(pauses).toBeGreaterThan(20);
  }
});

test('a board on which nothing can go is played as often as asked, and no more than the limit lets', () => {
  const stuck: Grid = { rows: 2, cols: 2, cells: [1, 2, 2, 1] };
  const search = searchOf(stuck, []);
  expect(runSlices(search.run(7))).toBeUndefined();
  expect(runSlices(search.run(5))).toBeUndefined();
  expect(search.plays).toBe(12);
  const limited = searchOf(deal(1), ['left'], { maxNodes: 2 });
  expect(runSlices(limited.run(1000))).toBeUndefined();
  expect(limited.plays).toBeGreaterThan(2);
  expect(limited.plays).toBeLessThan(100);
});

test('after as many idle plays as there is patience a new line is drawn; a worse line is taken where chance lets it', () => {
  const board = deal(3);
  const ends = [
    { repairs: 0.5, worse: 1, patience: 2 },
    { repairs: 0.5, worse: 1_000_000, patience: 2 },
    { repairs: 0, worse: 8, patience: 500 },
    { repairs: 1, worse: 8, patience: 500 },
  ].map((changes) => {
    const search = searchOf(board, ['left'], {}, { ofLeft: 0, ...changes });
    runSlices(search.run(60));
    return JSON.stringify(search);
  });
  expect(new Set(ends).size).toBe(4);
});

test('where nothing falls a change may begin with a pair that was left', () => {
  const rates = [0, 1].map((ofLeft) => {
    const changes = { repairs: 1, worse: 4, patience: 100, ofLeft };
    return some([0, 1, 2, 3, 4, 5, 6, 7], 4).map((seed) => {
      const board = deal(seed);
      const search = searchOf(board, [], {}, changes);
      const moves = runSlices(search.run(400));
      if (moves !== undefined) expect(isCleared(replay(board, movePairs(moves)))).toBe(true);
      return search.plays;
    });
  });
  expect(rates[0]).not.toEqual(rates[1]);
});
