import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { startProof } from '../../src/search/stages.js';

test('a staged proof has been no further than its bound and proves the bound that it ends with', () => {
  const board = labelBoard({ rows: 3, cols: 3, cells: [8, 6, 7, 2, 5, 4, 3, 0, 1] });
  const proof = startProof({ board, metric: 'single', tables: undefined }, 0);
  let isFound = false;
  for (let slices = 0; slices < 100_000 && !isFound; slices++) {
    isFound = proof.run(proof.slice);
    expect(proof.reached()).toBeLessThanOrEqual(31);
  }
  expect(isFound).toBe(true);
  expect(proof.bound()).toBe(31);
  expect(proof.path()).toHaveLength(31);
});
