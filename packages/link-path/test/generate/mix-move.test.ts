import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { MoveMixer } from '../../src/generate/mix-move.js';
import { usualRules } from '../support.js';

test.each([
  [100, 20],
  [20, 20],
  [3, 3],
])('of %s tries %s are left to chance, then two that match are put side by side', (maxTries, byChance) => {
  // Only the first two cells touch, and of 62 kinds one is there twice.
  const apart = Array.from({ length: 60 }, (_, index) => [index + 2, -1]).flat();
  const cells = [70, 1, -1, ...apart, 1, -1];
  const board = { rows: 1, cols: cells.length, cells };
  const mixer = new MoveMixer(board, { ...usualRules, margin: false }, createRandom(5), maxTries, createPace());
  const mixed = runSlices(mixer.mix());
  expect(mixer.tries).toBe(byChance);
  expect(mixed.status === 'found' && mixed.board.cells.slice(0, 2)).toEqual([1, 1]);
});
