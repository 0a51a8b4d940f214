import { describe, expect, test } from 'vitest';
import { uniqueRectangle } from '../../../src/rating/hodoku/unique-rectangles.js';
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
