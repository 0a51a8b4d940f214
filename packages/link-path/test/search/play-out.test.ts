import { createPace, createRandom, type Grid, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createLines } from '../../src/kernel/create-lines.js';
import { PlayBoard } from '../../src/kernel/play-board.js';
import { groupTiles, tileKinds } from '../../src/kernel/tile-groups.js';
import { playOut } from '../../src/search/play-out.js';
import { usualRules } from '../support.js';

/** The cells of a play by chance, within the board. */
function played(board: Grid, maxTurns: number, seed: number): string {
  const { rows, cols } = board;
  const cells = Int32Array.from(board.cells);
  const pace = createPace();
  const count = cells.filter((value) => value > 0).length;
  const lines = createLines(rows, cols, { ...usualRules, margin: false, maxTurns }, pace);
  const groups = groupTiles(tileKinds(cells, pace), pace);
  const play = runSlices(PlayBoard.of(cells, count, cols, lines, [], pace));
  return runSlices(playOut(play, groups, createRandom(seed))).join(' ');
}

test('the very first tile is a partner like any other, also where partners are tried one by one', () => {
  const board = { rows: 1, cols: 2, cells: [1, 1] };
  for (let seed = 0; seed < 12; seed++) expect(played(board, 3, seed)).toBe(played(board, 2, seed));
  expect(played(board, 3, 89)).toBe('1 0');
});

test('each round tries the tiles that are left once, in their order', () => {
  const board = { rows: 3, cols: 4, cells: [1, 2, 2, 2, -1, -1, 1, 3, 2, 1, 3, 1] };
  expect(played(board, 1, 39)).toBe('1 2 6 0 7 10 9 11 3 8');
});
