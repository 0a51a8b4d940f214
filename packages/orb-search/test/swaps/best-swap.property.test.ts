import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { applySwap, bestSwap, findSwaps, resolve, score } from '../../src/index.js';
import { boards } from '../support.js';

prop([boards(6, 6, 5)])('bestSwap is the swap with the most damage', (board) => {
  const worth = ({ a, b }: { a: number; b: number }) => score(resolve(applySwap(board, a, b)).waves);
  const best = bestSwap(board);
  expect(best === undefined ? -1 : worth(best)).toBe(best?.total ?? -1);
  expect(best?.total).toEqual(
    findSwaps(board).reduce<number | undefined>((most, swap) => Math.max(most ?? 0, worth(swap)), undefined),
  );
});
