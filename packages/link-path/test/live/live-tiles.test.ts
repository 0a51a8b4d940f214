import { createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { type Change, LiveTiles } from '../../src/live/live-tiles.js';
import { RunEnds } from '../../src/live/run-ends.js';
import { usualRules } from '../support.js';
import { formatState } from './format-state.js';

test('the state of a small board, drawn', () => {
  const board = { rows: 2, cols: 3, cells: [5, 0, 7, -1, 5, 0] };
  const ends = new RunEnds(board.cells, 2, 3, true);
  const tiles = new LiveTiles(runSlices(numberTiles(board, usualRules)), ends, () => false, false);
  expect(formatState(tiles.tileAt, ends)).toBe(
    [' 0 0-2|0-1      . 2-2|0-1      2 2-4|0-3', ' # 0-1|2-3      1 2-4|0-3      . 3-4|2-3'].join('\n'),
  );
});

test('after each change the run ends are those of the board as it stands, and undoing goes all the way back', () => {
  let changes = 0;
  for (let seed = 0; seed < 30; seed++) {
    const random = createRandom(seed);
    const [rows, cols, margin] = [1 + random.int(5), 1 + random.int(5), seed % 2 === 0];
    const cells = Array.from({ length: rows * cols }, () => Math.max(-1, random.int(6) - 2));
    const numbered = runSlices(numberTiles({ rows, cols, cells }, usualRules));
    const ends = new RunEnds(cells, rows, cols, margin);
    const tiles = new LiveTiles(numbered, ends, () => false, false);
    const start = formatState(tiles.tileAt, ends);
    const tileAt = [...tiles.tileAt];
    const now = cells.slice();
    const back: Change[] = [];
    for (let left = numbered.cellOf.length; left > 0; left--) {
      // A tile goes, or falls into a free cell.
      const from = random.pick([...tileAt.keys()].filter((cell) => tileAt[cell] >= 0));
      const gaps = [...now.keys()].filter((cell) => now[cell] === 0);
      const to = gaps.length > 0 && random.int(2) === 0 ? random.pick(gaps) : undefined;
      back.push(
        tiles.apply({
          cells: to === undefined ? [from] : [from, to],
          tiles: to === undefined ? [-1] : [-1, tileAt[from]],
        }),
      );
      if (to !== undefined) [tileAt[to], now[to]] = [tileAt[from], now[from]];
      [tileAt[from], now[from]] = [-1, 0];
      expect(formatState(tiles.tileAt, ends)).toBe(formatState(tileAt, new RunEnds(now, rows, cols, margin)));
      changes += 1;
    }
    for (const change of back.toReversed()) tiles.apply(change);
    expect(formatState(tiles.tileAt, ends)).toBe(start);
  }
  expect(changes).toBeGreaterThan(100);
});
