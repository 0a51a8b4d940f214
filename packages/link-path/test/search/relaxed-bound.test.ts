import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { loadCells } from '../../src/kernel/lines.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { PairingGame } from '../../src/search/pairing-game.js';
import { RelaxedBound } from '../../src/search/relaxed-bound.js';
import { usualRules } from '../support.js';

const rules = { ...usualRules, margin: false, maxTurns: 0 };

/**
 * May a board be cleared by straight lines within it, where so many tests are made at a time? Tiles that are paired, or
 * removed.
 */
function mayClear(
  cols: number,
  cells: readonly number[],
  testsAtATime: number,
  pairs: readonly (readonly [number, number])[] = [],
  removed: readonly (readonly [number, number])[] = [],
): boolean {
  const rows = cells.length / cols;
  const pace = createPace();
  const tiles = runSlices(numberTiles({ rows, cols, cells }, rules));
  const lines = { ...createLines(rows, cols, rules, pace), testsAtATime };
  loadCells(lines, cells);
  const game = new PairingGame(tiles, lines, pace);
  runSlices(game.begin(tiles, cols));
  for (const [first, second] of pairs) game.pair(first, second);
  for (const [first, second] of removed) game.remove(first, second);
  const before = answers();
  const answer = runSlices(new RelaxedBound(game, new NodeLimit(1000, pace)).mayClear());
  expect(answers()).toEqual(before);
  return answer;

  function answers(): boolean[] {
    return [...tiles.cellOf.keys()].flatMap((a) => [...tiles.cellOf.keys()].map((b) => a !== b && game.isLinked(a, b)));
  }
}

// One test at a time is what boards of more than two turns are worth, and kinds of many tiles go the same way.
test.each([1, 256])('%s at a time: what stands alone is lost, and what leads to one of its kind is not', (atATime) => {
  expect(mayClear(2, [1, 1], atATime)).toBe(true);
  expect(mayClear(3, [1, -1, 1], atATime)).toBe(false);
  // The third tile reaches the place where another stood, and by the fourth that was none of its kind.
  expect(mayClear(4, [1, 1, 1, 1], atATime)).toBe(true);
  // The tiles of the first kind touch one of the second, and nothing else.
  expect(mayClear(3, [1, 2, 2, -1, 1, -1], atATime)).toBe(false);
});

test.each([1, 256])('%s at a time: a tile that is paired or has gone is nobody else’s partner', (atATime) => {
  const cells = [1, 1, 1, -1, 1, -1];
  expect(mayClear(3, cells, atATime)).toBe(true);
  expect(mayClear(3, cells, atATime, [[0, 1]])).toBe(false);
  expect(mayClear(3, cells, atATime, [[1, 3]])).toBe(true);
  expect(mayClear(3, cells, atATime, [], [[0, 1]])).toBe(false);
  expect(mayClear(2, [1, 1], atATime, [], [[0, 1]])).toBe(true);
  expect(mayClear(4, [1, -1, 1, 1], atATime, [[0, 1]])).toBe(false);
});
