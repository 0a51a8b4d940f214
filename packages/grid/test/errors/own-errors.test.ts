import { expect, test } from 'vitest';
import { applyGravity, findRuns, runAsync, type Search } from '../../src/index.js';

const own = new RangeError('mine');
const fail = (): never => {
  throw own;
};
const board = { rows: 1, cols: 2, cells: [1, 0] };

function* twoSteps(): Search<number> {
  yield { nodes: 1 };
  return 2;
}

test("what a caller's callback throws passes through unchanged", async () => {
  expect(() => applyGravity(board, 'down', { isEmpty: fail })).toThrow(own);
  expect(() => findRuns({ ...board, cells: [1, 1] }, 2, { isEmpty: fail })).toThrow(own);
  await expect(runAsync(twoSteps(), { sliceMs: 0, onProgress: fail })).rejects.toBe(own);
});

test("what a caller's getter throws passes through unchanged", () => {
  const cells = Object.defineProperty({ length: 2, 0: 1 }, 1, { get: fail, enumerable: true }) as ArrayLike<number>;
  expect(() => applyGravity({ ...board, cells }, 'down', { isEmpty: (value) => value === 0 })).toThrow(own);
});
