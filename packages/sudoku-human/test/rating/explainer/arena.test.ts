import { expect, test } from 'vitest';
import { type Nets, reserve } from '../../../src/rating/explainer/nets.js';

test('the arena grows where the next numbers don’t fit, and keeps what it has', () => {
  const nets = { arena: Int32Array.of(5, 6, 7, 8), end: 3 } as unknown as Nets;
  const { arena } = nets;
  reserve(nets, 1);
  expect(nets.arena).toBe(arena);
  reserve(nets, 2);
  expect([...nets.arena]).toEqual([5, 6, 7, 8, 0, 0, 0, 0]);
});
