import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBaseFinder } from '../../src/fish/fish-bases.js';
import { runs } from '../runs.js';
import { choose, houses } from '../techniques/positions.js';

const every = houses.map((_, house) => house);
const threeOf = (from: number) => fc.constantFrom(...choose(every.slice(from, from + 9), 3));

// Among all houses: with fewer the sets of covers fit into one word.
test('the bases of a Swordfish are among those that can make a fish', () => {
  const find = createBaseFinder(3, every, every);
  fc.assert(
    fc.property(threeOf(0), threeOf(9), fc.nat({ max: 5 }), (bases, covers, at) => {
      const body = bases.flatMap((row) => covers.map((column) => row * 9 + column - 9));
      const struck = houses[covers[0]].filter((cell) => !body.includes(cell))[at];
      const board = new Int32Array(3);
      for (const cell of [...body, struck]) board[Math.floor(cell / 27)] |= 1 << (cell % 27);
      const wanted = bases.reduce((mask, house) => mask | (1 << house), 0);
      expect(runSlices(find(board, 0)).filter((mask) => (wanted & ~mask) === 0)).not.toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});
