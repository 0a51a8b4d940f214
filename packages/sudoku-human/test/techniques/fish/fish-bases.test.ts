import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createBaseFinder } from '../../../src/techniques/fish/fish-bases.js';
import { choose, houses } from '../positions.js';

const every = houses.map((_, house) => house);

// Among all houses: with fewer the sets of covers fit into one word.
test('the bases of a Swordfish are among those that can make a fish', () => {
  const find = createBaseFinder(3, every, every);
  const columns = choose(every.slice(9, 18), 3);
  const lost = choose(every.slice(0, 9), 3).flatMap((bases, at) =>
    [0, 1].map((more) => {
      const covers = columns[(at * 5 + more * 41) % columns.length];
      const body = bases.flatMap((row) => covers.map((column) => row * 9 + column - 9));
      const struck = houses[covers[at % 3]].filter((cell) => !body.includes(cell))[at % 6];
      const board = new Int32Array(3);
      for (const cell of [...body, struck]) board[cell >> 5] |= 1 << (cell & 31);
      const wanted = bases.reduce((mask, house) => mask | (1 << house), 0);
      return runSlices(find(board, 0)).some((mask) => (wanted & ~mask) === 0) ? [] : [[bases, covers, struck]];
    }),
  );
  expect(lost.flat()).toEqual([]);
});
