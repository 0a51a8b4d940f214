import { describe, expect, test } from 'vitest';
import { avoidableRectangle } from '../../../src/rating/hodoku/avoidable-rectangles.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

describe('avoidable rectangle, type 2: r1c1=1 and r1c2=2 were filled in', () => {
  const filled = { 0: 1, 1: 2 };

  test('the open corners have one further digit: one of them is it', () => {
    const path = madeUpPath({ 27: maskOf(2, 5), 28: maskOf(1, 5) }, 0x1ff, filled);
    const seen = [
      'r4c3',
      'r4c4',
      'r4c5',
      'r4c6',
      'r4c7',
      'r4c8',
      'r4c9',
      'r5c1',
      'r5c2',
      'r5c3',
      'r6c1',
      'r6c2',
      'r6c3',
    ];
    expect(told(avoidableRectangle(path, 2)?.effects)).toEqual(seen.map((cell) => `${cell}≠5`));
  });

  test('with a further digit each nothing follows', () => {
    const path = madeUpPath({ 27: maskOf(2, 5), 28: maskOf(1, 6) }, 0x1ff, filled);
    expect(avoidableRectangle(path, 2)).toBeUndefined();
  });
});
