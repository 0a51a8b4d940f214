import { describe, expect, test } from 'vitest';
import { refusal, refusalCode } from '../../../../config/refusals.js';
import { createBoxIndex, createPointIndex, exportIndex, importIndex } from '../../src/index.js';

describe('points', () => {
  const index = createPointIndex([0, 1, 2, 2], [0, 1, 2, 2]);

  test('the edges of a window belong to it', () => {
    expect(index.search(1, 1, 2, 2).sort()).toEqual([1, 2, 3]);
  });

  test('points at one place are all found', () => {
    expect(index.search(2, 2, 2, 2).sort()).toEqual([2, 3]);
  });

  test('an infinite window holds everything', () => {
    const all = Number.POSITIVE_INFINITY;
    expect(index.search(-all, -all, all, all).sort()).toEqual([0, 1, 2, 3]);
  });

  test('those at equal distance come by index', () => {
    expect(index.nearest(2, 2, 3)).toEqual([2, 3, 1]);
    expect(index.nearest(1.5, 1.5, 1)).toEqual([1]);
  });

  test('the greatest distance counts as near', () => {
    expect(createPointIndex([3], [4]).nearest(0, 0, 1, 5)).toEqual([0]);
    expect(createPointIndex([3], [4]).nearest(0, 0, 1, 4.999)).toEqual([]);
  });

  test('a distance counts to its end', () => {
    expect(index.within(2, 1, 1).sort()).toEqual([1, 2, 3]);
    expect(index.within(2, 1, 0.999)).toEqual([]);
    expect(index.within(2, 2, 0).sort()).toEqual([2, 3]);
    expect(index.within(0, 0, Number.POSITIVE_INFINITY).sort()).toEqual([0, 1, 2, 3]);
  });

  test('of infinitely many all are nearest', () => {
    expect(index.nearest(2, 2, Number.POSITIVE_INFINITY)).toEqual([2, 3, 1, 0]);
    expect(index.nearest(2, 2, Number.POSITIVE_INFINITY, 2)).toEqual([2, 3, 1]);
    expect(index.nearest(2, 2, Number.POSITIVE_INFINITY, undefined, (item) => item !== 3)).toEqual([2, 1, 0]);
    expect(createPointIndex([], []).nearest(0, 0, Number.POSITIVE_INFINITY)).toEqual([]);
    for (const k of [Number.NEGATIVE_INFINITY, Number.NaN, 1.5]) {
      expect(refusalCode(() => index.nearest(2, 2, k))).toBe('bad-number');
    }
  });

  test('a distance that was computed includes its point', () => {
    // Each of these squares is a little more than the square of the root.
    for (const [x, y] of [
      [1, 2],
      [2, 3],
      [0.1, 0.7],
      [1e-200, 2e-200],
      [3e149, 7e149],
    ]) {
      const one = createPointIndex([x], [y]);
      expect(one.within(0, 0, Math.hypot(x, y))).toEqual([0]);
      expect(one.within(-0, -0, Math.hypot(x, y))).toEqual([0]);
      expect(one.within(0, 0, Math.hypot(x, y) * (1 - 1e-14))).toEqual([]);
    }
  });

  test('distances whose squares vanish are told apart', () => {
    const tiny = createPointIndex([2e-200, 1e-200, 0, -0, 1e-160], [0, 0, 0, 0, 0]);
    expect(tiny.within(0, 0, 0).sort()).toEqual([2, 3]);
    expect(tiny.within(0, 0, 1e-200).sort()).toEqual([1, 2, 3]);
    expect(tiny.nearest(0, 0, Number.POSITIVE_INFINITY)).toEqual([2, 3, 1, 0, 4]);
    expect(tiny.nearest(2e-200, 0, 1)).toEqual([0]);
  });

  test('a filter says which count', () => {
    const isOdd = (item: number) => item % 2 === 1;
    expect(index.search(0, 0, 2, 2, isOdd).sort()).toEqual([1, 3]);
    expect(index.within(2, 2, 2, isOdd).sort()).toEqual([1, 3]);
    expect(index.nearest(2, 2, 1, undefined, isOdd)).toEqual([3]);
    expect(index.nearest(2, 2, 4, 1, isOdd)).toEqual([3]);
  });

  test('no points, no answers', () => {
    const none = createPointIndex([], []);
    expect(none.search(0, 0, 1, 1)).toEqual([]);
    expect(none.nearest(0, 0, 5)).toEqual([]);
    expect(index.nearest(0, 0, 0)).toEqual([]);
  });

  test('the index keeps its own copy', () => {
    const xs = Float32Array.of(1, 2);
    const copy = createPointIndex(xs, xs);
    xs.fill(9);
    expect(copy.search(0, 0, 3, 3).sort()).toEqual([0, 1]);
  });
});

describe('boxes', () => {
  const index = createBoxIndex([0, 0, 4, 4, 2, 2, 6, 6, 9, 9, 9, 9]);

  test('boxes that touch the window are in it', () => {
    expect(index.search(4, 4, 5, 5).sort()).toEqual([0, 1]);
    expect(index.search(6, 6, 9, 9).sort()).toEqual([1, 2]);
  });

  test('a box as narrow as numbers get is found at both of its sides, though half of it is nothing', () => {
    for (const least of [Number.MIN_VALUE, 3 * Number.MIN_VALUE]) {
      for (const [x, y] of [
        [0, least],
        [least, 0],
        [least, least],
      ]) {
        const index = createBoxIndex([0, 0, x, y]);
        expect(index.search(x, y, 1, 1)).toEqual([0]);
        expect(index.search(-1, -1, 0, 0)).toEqual([0]);
        expect(index.search(x + least, y + least, 1, 1)).toEqual([]);
      }
    }
  });

  test('a point in a box is at distance 0', () => {
    expect(index.nearest(3, 3, 3)).toEqual([0, 1, 2]);
    expect(index.nearest(5, 5, 1)).toEqual([1]);
  });

  test('typed boxes stay as they are, and the index has its own copy', () => {
    // The crowd in one place is a cell that becomes a grid.
    const sides = Array.from({ length: 100 }, (_, box) => [box / 1_000, 0, box / 1_000, 1]).concat([[50, 50, 60, 60]]);
    const boxes = new Float64Array(sides.flat());
    const index = createBoxIndex(boxes);
    expect([...boxes]).toEqual(sides.flat());
    boxes.fill(-7);
    expect(index.search(55, 55, 56, 56)).toEqual([100]);
    expect(index.search(-10, -10, -5, -5)).toEqual([]);
    expect(index.search(0, 0, 1, 1)).toHaveLength(100);
  });

  test('what only looks like typed numbers is read once', () => {
    let reads = 0;
    const boxes = new Proxy(new Float64Array([0, 0, 1, 1]), {
      get: (target, key) => (key === '2' ? 1 + reads++ : Reflect.get(target, key)),
    });
    expect(createBoxIndex(boxes).search(0, 0, 9, 9)).toEqual([0]);
    expect(reads).toBe(1);
  });

  test('the bytes of −0 are those of 0', () => {
    const bytes = (zero: number) => exportIndex(createBoxIndex(Float64Array.of(zero, zero, 1, zero, zero, 2, zero, 2)));
    expect(bytes(-0)).toEqual(bytes(0));
    const ofPoints = (zero: number) => exportIndex(createPointIndex([zero, 1], Float32Array.of(1, zero)));
    expect(ofPoints(-0)).toEqual(ofPoints(0));
  });

  test('a box may reach to infinity, and is exported so', () => {
    const all = Number.POSITIVE_INFINITY;
    const edges = [0, 0, 1, 1, -all, 5, all, 6, 7, -all, 8, all, -all, -all, all, all, 2, 2, all, 3];
    for (const endless of [createBoxIndex(edges), importIndex(exportIndex(createBoxIndex(edges)))]) {
      expect(endless.search(0, 0, 1, 1).sort()).toEqual([0, 3]);
      expect(endless.search(1e150, 5, 1e150, 5).sort()).toEqual([1, 3]);
      expect(endless.search(-all, -all, all, all).sort()).toEqual([0, 1, 2, 3, 4]);
      expect(endless.search(3, 3, 4, 4).sort()).toEqual([3, 4]);
      expect(endless.within(7, 100, 0).sort()).toEqual([2, 3]);
      expect(endless.nearest(0, 4, all)).toEqual([3, 1, 4, 0, 2]);
    }
    expect(createBoxIndex([-all, 0, all, 0]).nearest(3, 4, 1, 4)).toEqual([0]);
    for (const [min, max] of [
      [all, all],
      [-all, -all],
      [all, -all],
      [2e150, all],
      [-all, Number.NaN],
    ]) {
      expect(refusalCode(() => createBoxIndex([0, min, 1, max]))).toBe('bad-number');
    }
  });

  test('no boxes, no answers', () => {
    expect(createBoxIndex([]).search(0, 0, 1, 1)).toEqual([]);
    expect(createBoxIndex([]).nearest(0, 0, 1)).toEqual([]);
  });
});

test('malformed data and questions are refused', () => {
  expect(refusal(() => createPointIndex([0, Number.NaN], [0, 0]))).toMatchObject({
    code: 'bad-number',
    at: { name: 'xs', index: 1 },
    message: 'xs[1] is NaN: expected a number from -1e150 to 1e150',
  });
  expect(refusalCode(() => createPointIndex([0], [Number.POSITIVE_INFINITY]))).toBe('bad-number');
  for (const beyond of [1.01e150, -1.01e150, Number.NEGATIVE_INFINITY, '7' as never]) {
    expect(refusalCode(() => createPointIndex([beyond], [0]))).toBe('bad-number');
    expect(refusalCode(() => createBoxIndex([0, 0, 0, beyond]))).toBe('bad-number');
  }
  expect(createPointIndex([-1e150, 1e150], [0, 0]).search(-1e150, 0, -1e150, 0)).toEqual([0]);
  expect(refusalCode(() => createPointIndex([0], [0, 1]))).toBe('bad-length');
  expect(refusalCode(() => createBoxIndex([0, 0, 1]))).toBe('bad-length');
  expect(refusalCode(() => createBoxIndex([0, 0, Number.NaN, 1]))).toBe('bad-number');
  expect(refusal(() => createBoxIndex([0, 0, 1, 1, 0, 2, 1, 1]))).toMatchObject({ code: 'bad-box', at: { index: 4 } });
  const index = createPointIndex([0], [0]);
  expect(refusalCode(() => index.search(0, 0, Number.NaN, 1))).toBe('bad-number');
  expect(refusalCode(() => index.search(2, 0, 1, 1))).toBe('bad-window');
  expect(refusalCode(() => index.nearest(0, 0, -1))).toBe('bad-number');
  expect(refusalCode(() => index.nearest(0, 0, 1, Number.NaN))).toBe('bad-number');
  expect(refusalCode(() => index.nearest(Number.POSITIVE_INFINITY, 0, 1))).toBe('bad-number');
  expect(refusalCode(() => index.within(0, Number.NaN, 1))).toBe('bad-number');
  expect(refusalCode(() => index.within(0, 0, -1))).toBe('bad-number');
  const noFilter = 'odd' as never;
  expect(refusalCode(() => index.search(0, 0, 1, 1, noFilter))).toBe('bad-function');
  expect(refusalCode(() => index.within(0, 0, 1, noFilter))).toBe('bad-function');
  expect(refusalCode(() => index.nearest(0, 0, 1, 1, noFilter))).toBe('bad-function');
});
