import { expect, test } from 'vitest';
import { refusal, refusalCode } from '../../../../config/refusals.js';
import { createBoxIndex, createPointIndex } from '../../src/index.js';

const all = Number.POSITIVE_INFINITY;

test('longitudes go round', () => {
  const index = createPointIndex([179, -179, 10], [0, 0, 0], { wrap: { width: 360 } });
  expect(index.search(170, -10, 190, 10).sort()).toEqual([0, 1]);
  expect(index.search(-190, -10, -170, 10).sort()).toEqual([0, 1]);
  expect(index.within(180, 0, 1).sort()).toEqual([0, 1]);
  expect(index.nearest(-178, 0, 2)).toEqual([1, 0]);
  expect(index.nearest(359 * 360 + 10, 0, 1)).toEqual([2]);
});

test('boxes over an edge or a corner, and around the world, are found on both sides, once', () => {
  const index = createBoxIndex([9, 9, 11, 11, 0, 0, 1, 1, 3, 4, 13, 5, -all, 6, all, 7], {
    wrap: { width: 10, height: 10 },
  });
  expect(index.search(0, 0, 0, 0).sort()).toEqual([0, 1]);
  expect(index.search(9.5, 9.5, 10.5, 10.5).sort()).toEqual([0, 1]);
  expect(index.search(2, 4, 2, 6).sort()).toEqual([2, 3]);
  expect(index.search(-all, -all, all, all).sort()).toEqual([0, 1, 2, 3]);
  expect(index.nearest(0.5, 9.5, all)).toEqual([0, 1, 3, 2]);
});

test('what is at no distance across the edge is nearer than what is at the smallest distance', () => {
  const index = createBoxIndex([1e-200, 0, 1, 0, 350, 0, 361, 0], { wrap: { width: 360 } });
  expect(index.nearest(0, 0, 2)).toEqual([1, 0]);
  expect(index.within(0, 0, 0)).toEqual([1]);
  expect(index.within(0, 0, 1e-200).sort()).toEqual([0, 1]);
});

test('a window whose end is rounded to its beginning finds an item once', () => {
  // 2.9e-14 beyond 360 is rounded up, to more than where the window begins.
  const index = createPointIndex([3.5e-14], [0], { wrap: { width: 360 } });
  expect(index.search(3e-14, 0, 360 + 2.9e-14, 0)).toEqual([0]);
});

test('a world that does not repeat itself, or by no length, is refused', () => {
  for (const make of [
    (options: object) => createPointIndex([0], [0], options),
    (options: object) => createBoxIndex([0, 0, 1, 1], options),
  ]) {
    expect(refusalCode(() => make({ wrap: {} }))).toBe('bad-number');
    expect(refusalCode(() => make({ warp: { width: 3 } }))).toBe('unknown-option');
    expect(refusal(() => make({ wrap: { height: 0 } }))).toMatchObject({
      code: 'bad-number',
      at: { name: 'options.wrap.height' },
    });
  }
});
