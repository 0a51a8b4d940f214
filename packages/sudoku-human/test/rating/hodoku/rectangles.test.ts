import { describe, expect, test } from 'vitest';
import { avoidableRectangle, uniqueRectangle } from '../../../src/rating/hodoku/rectangles.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

describe('type 3: further digits of r1c12 and those of r1c3 make a pair', () => {
  const corners = {
    0: maskOf(1, 2, 3),
    1: maskOf(1, 2, 4),
    27: maskOf(1, 2),
    28: maskOf(1, 2),
    2: maskOf(3, 4),
  };

  test('it goes by the row and by the box that all of it lies in', () => {
    const found = uniqueRectangle(madeUpPath(corners, 0x1ff), 3);
    const row = [4, 5, 6, 7, 8, 9].map((column) => `r1c${column}`);
    const box = [2, 3].flatMap((line) => [1, 2, 3].map((column) => `r${line}c${column}`));
    expect(told(found?.effects)).toEqual([...row, ...box].flatMap((cell) => [`${cell}≠3`, `${cell}≠4`]).sort());
    expect(found?.shape).toMatchObject({ form: 'deadly', subset: [2], houses: [0, 18] });
  });

  test('a pair that lies in the row is not looked for in the box, where the row has nothing to strike', () => {
    const row = Object.fromEntries([3, 4, 5, 6, 7, 8].map((cell) => [cell, 0x1ff & ~maskOf(3, 4)]));
    expect(uniqueRectangle(madeUpPath({ ...corners, ...row }, 0x1ff), 3)).toBeUndefined();
  });
});

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
