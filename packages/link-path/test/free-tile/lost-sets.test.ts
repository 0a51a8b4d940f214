import { describe, expect, test } from 'vitest';
import { LostSets } from '../../src/free-tile/lost-sets.js';
import { TileStack } from '../../src/free-tile/tile-stack.js';

describe('LostSets', () => {
  test('bars the decision that would make a set whole, and no other', () => {
    const lost = new LostSets(4);
    lost.take(0);
    lost.take(1);
    lost.add([0, 1, 2]);
    expect([lost.isBarred(2), lost.isBarred(3)]).toEqual([true, false]);
    expect(lost.barOf(2)).toEqual([0, 1, 2]);
    expect(lost.barOf(3)).toEqual([]);
    lost.drop(1);
    expect(lost.isBarred(2)).toBe(false);
    expect(lost.barOf(2)).toEqual([]);
    lost.take(2);
    expect(lost.isBarred(1)).toBe(true);
    expect(lost.barOf(1)).toEqual([0, 1, 2]);
    lost.add([3]);
    expect(lost.isBarred(3)).toBe(true);
  });
});

describe('TileStack', () => {
  test('clears and fills a tile once, and starts again without those that had gone before', () => {
    // Tile 1 lies on tile 0; tile 2, beside tile 0, has gone before.
    const blockers = { below: [[], [0], []], left: [[], [], [0]], right: [[2], [], []] };
    const stack = new TileStack(blockers, [1, 1, 0]);
    expect(stack.isOpen(0)).toBe(false);
    stack.clear(1);
    stack.clear(1);
    expect(stack.isOpen(0)).toBe(true);
    stack.fill(1);
    stack.fill(1);
    expect(stack.isOpen(0)).toBe(false);
    stack.clear(1);
    expect(stack.isOpen(0)).toBe(true);
    stack.restart();
    expect([stack.isOpen(0), stack.isOpen(1)]).toEqual([false, true]);
    expect(stack.isLinked(0, 1)).toBe(false);
  });
});
