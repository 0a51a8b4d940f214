import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { TileJoiner } from '../../src/generate/join-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { PlayBoard } from '../../src/kernel/play-board.js';
import { usualRules } from '../support.js';

test('a tile in the first row that a removal below has opened is drawn with one far from it', () => {
  // Tiles 3 and 5 are shut in and touch: they are what is found when chance finds nothing.
  const cells = [1, -1, -1, -1, 1, -1, 1, -1, 1, 0, 0, 0, 1, -1, 1, -1];
  for (let seed = 0; seed < 8; seed++) {
    const pace = createPace();
    const lines = createLines(2, 8, { ...usualRules, margin: false }, pace);
    const board = runSlices(PlayBoard.of(cells, 6, 8, lines, [], pace));
    const joiner = runSlices(TileJoiner.of(board, createRandom(seed), 'far'));
    // The tiles below the first one and above the last one of that row go; between those two the way is free.
    board.remove(3, 1);
    joiner.update();
    expect(runSlices(joiner.next())?.toSorted()).toEqual([0, 4]);
  }
});
