/** Which kind is decided first, and how far the search jumps back, is seen in the play that it finds. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { loadCells } from '../../src/kernel/lines.js';
import { NodeLimit } from '../../src/kernel/node-limit.js';
import { PairingGame } from '../../src/search/pairing-game.js';
import { PairingSearch } from '../../src/search/pairing-search.js';
import { dealt } from '../random-board.js';
import { usualRules } from '../support.js';

function begin(rows: number, cols: number, cells: readonly number[], options: object, maxNodes: number) {
  const rules = { ...usualRules, ...options };
  const pace = createPace();
  const tiles = runSlices(numberTiles({ rows, cols, cells }, rules));
  const lines = createLines(rows, cols, rules, pace);
  loadCells(lines, tiles.classes);
  const game = new PairingGame(tiles, lines, pace);
  runSlices(game.begin(tiles, cols));
  const limit = new NodeLimit(maxNodes, pace);
  return { game, limit, search: new PairingSearch(game, limit) };
}

test.each<[what: string, rows: number, cols: number, cells: number[], options: object, play: string]>([
  [
    'the oldest decision may be no part of an explanation',
    2,
    7,
    [2, 1, 2, 1, 0, 2, 2, 2, 1, 1, 1, 0, 2, 1],
    { maxTurns: 0 },
    '0-7 1-8 3-10 5-12 2-6 9-13',
  ],
  [
    'tiles that are paired or have gone make no pairs of their kind',
    3,
    5,
    [1, 0, 1, 2, -1, 1, 1, 2, 1, 2, 1, 2, -1, 2, 2],
    { maxTurns: 1, margin: false, adjacent: false },
    '0-6 2-5 7-11 8-10 9-13 3-14',
  ],
  [
    'pairs are counted up to seven with many turns as with few',
    2,
    5,
    [0, 1, 0, 2, 1, 2, 1, 1, 2, 2],
    { maxTurns: 3, margin: false },
    '8-9 1-6 4-7 3-5',
  ],
])('%s', (_, rows, cols, cells, options, play) => {
  const { game, search } = begin(rows, cols, cells, options, 1000);
  expect(runSlices(search.run())).toBe('solved');
  const moves: string[] = [];
  for (let i = 0; i < game.removed.length; i += 2) {
    const [one, other] = [game.cellOf[game.removed[i]], game.cellOf[game.removed[i + 1]]];
    moves.push(`${Math.min(one, other)}-${Math.max(one, other)}`);
  }
  expect(moves.join(' ')).toBe(play);
});

test('a search that pauses goes on where it was', () => {
  let paused = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { cells } = dealt(6, 8, 12, seed);
    const whole = begin(6, 8, cells, { maxTurns: 1 }, 100_000);
    const verdict = runSlices(whole.search.run());
    const parts = begin(6, 8, cells, { maxTurns: 1 }, 100_000);
    parts.limit.pauseAfter(3);
    let answer = runSlices(parts.search.run());
    for (; answer === 'limit'; answer = runSlices(parts.search.run())) {
      paused += 1;
      parts.limit.pauseAfter(3);
    }
    expect(answer).toBe(verdict);
  }
  expect(paused).toBeGreaterThan(10);
});

test('a board that is lost before any decision is unsolvable at any limit', () => {
  const { search } = begin(1, 8, [1, 2, 1, 2, 1, 2, 1, 2], { maxTurns: 0, margin: false }, 1);
  expect(runSlices(search.run())).toBe('unsolvable');
});

test('what is cut short by its work proves nothing', () => {
  const { search } = begin(100, 100, dealt(100, 100, 50).cells, {}, 1);
  expect(runSlices(search.run())).toBe('limit');
});
