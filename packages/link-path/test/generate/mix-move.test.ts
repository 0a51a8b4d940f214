import { reshuffle } from '@kit/link-path';
import { expect, test } from 'vitest';

test.each([100, 20, 3])(
  'after chance has failed two tiles that match are put side by side, within %s tries',
  (maxTries) => {
    // Only the first two cells touch, and of 62 kinds one is there twice.
    const apart = Array.from({ length: 60 }, (_, index) => [index + 2, -1]).flat();
    const cells = [70, 1, -1, ...apart, 1, -1];
    const board = { rows: 1, cols: cells.length, cells };
    for (let seed = 0; seed < 5; seed++) {
      const mixed = reshuffle(board, { margin: false, seed, maxTries });
      expect(mixed.status === 'found' && mixed.board.cells.slice(0, 2)).toEqual([1, 1]);
    }
  },
);
