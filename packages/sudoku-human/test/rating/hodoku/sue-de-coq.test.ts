import { describe, expect, test } from 'vitest';
import { sueDeCoq } from '../../../src/rating/hodoku/sue-de-coq.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

describe('r1c12 hold 1, 2, 3 and 4', () => {
  const crossing = { 0: maskOf(1, 2), 1: maskOf(3, 4) };
  const others = maskOf(5, 6, 7, 8, 9);

  test('a cell of the row takes 1 or 2, one of the box 3 or 4, and no other cell there takes them', () => {
    const found = sueDeCoq(madeUpPath({ ...crossing, 8: maskOf(1, 2), 9: maskOf(3, 4) }, 0x1ff));
    const row = ['r1c3', 'r1c4', 'r1c5', 'r1c6', 'r1c7', 'r1c8'].flatMap((cell) => [`${cell}≠1`, `${cell}≠2`]);
    const box = ['r1c3', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3'].flatMap((cell) => [`${cell}≠3`, `${cell}≠4`]);
    expect(told(found?.effects)).toEqual([...row, ...box].sort());
    expect(found?.shape).toMatchObject({ line: 0, box: 18, crossing: [0, 1], lineSet: [8], boxSet: [9] });
  });

  test('no cell of the row has any of them: there is none', () => {
    expect(sueDeCoq(madeUpPath(crossing, others))).toBeUndefined();
  });

  test('two naked quads that have r1c3 in common are none', () => {
    // r1c1347 hold 1, 2, 5 and 6, and r1c23, r2c1 and r3c1 hold 3, 4, 5 and 6.
    const row = { 2: maskOf(5, 6), 3: maskOf(1, 5), 6: maskOf(2, 6) };
    const box = { 9: maskOf(3, 5), 18: maskOf(4, 6) };
    expect(sueDeCoq(madeUpPath({ ...crossing, ...row, ...box }, 0x1ff))).toBeUndefined();
  });
});
