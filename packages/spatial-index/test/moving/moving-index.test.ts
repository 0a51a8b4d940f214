import { createRandom } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { refusal, refusalCode } from '../../../../config/refusals.js';
import { createMovingIndex, type MovingIndex } from '../../src/index.js';

const all = Number.POSITIVE_INFINITY;

function boxesAt(...boxes: [number, number, number, number][]): MovingIndex {
  const index = createMovingIndex();
  for (const [id, box] of boxes.entries()) index.set(id, ...box);
  return index;
}

test('an item that is set again moves, and one that is removed is gone', () => {
  const index = createMovingIndex();
  index.set(16_777_215, 0, 0, 2, 2);
  index.set(0, 1, 1, 4, 4);
  expect(index.size).toBe(2);
  expect(index.search(2, 2, 3, 3).sort()).toEqual([0, 16_777_215]);
  index.set(0, 8, 8, 9, 9);
  expect(index.search(2, 2, 3, 3)).toEqual([16_777_215]);
  expect(index.remove(0)).toBe(true);
  expect(index.remove(0)).toBe(false);
  expect(index.remove(5)).toBe(false);
  expect(index.size).toBe(1);
  expect(index.search(-all, -all, all, all)).toEqual([16_777_215]);
});

test('boxes that touch the window or each other at an edge or a corner touch', () => {
  const index = boxesAt([0, 0, 1, 1], [1, 1, 2, 2], [3, 0, 4, 2]);
  expect(index.search(2, 2, 3, 3).sort()).toEqual([1, 2]);
  const pairs: number[][] = [];
  expect(index.overlaps((a, b) => void pairs.push([a, b].sort()))).toBe(false);
  expect(pairs).toEqual([[0, 1]]);
});

test('boxes without an end are in every question that they reach', () => {
  const index = boxesAt([0, 0, 1, 1], [-all, 5, all, 6], [7, -all, 8, all], [-all, -all, all, all]);
  expect(index.search(0, 0, 1, 1).sort()).toEqual([0, 3]);
  expect(index.search(100, 5, 100, 5).sort()).toEqual([1, 3]);
  expect(index.within(7, 100, 0).sort()).toEqual([2, 3]);
  expect(index.nearest(0, 4, all)).toEqual([3, 1, 0, 2]);
  expect(index.cast(1.5, 0, 1, 0)).toEqual({ item: 3, time: 0 });
  index.remove(3);
  expect(index.cast(1.5, 0, 1, 0)).toEqual({ item: 2, time: 5.5 });
  const pairs: string[] = [];
  index.overlaps((a, b) => void pairs.push([a, b].sort().join()));
  expect(pairs).toEqual(['1,2']);
});

describe('visitors', () => {
  const index = createMovingIndex({ kind: 'points' });
  for (let id = 0; id < 100; id++) index.set(id, id, 0);

  test('are called for each item until they return true', () => {
    const seen: number[] = [];
    expect(index.nearest(10.1, 0, 5, undefined, undefined, (id) => seen.push(id) === 3)).toBe(true);
    expect(seen).toEqual([10, 11, 9]);
    expect(index.search(0, 0, 200, 1, () => true)).toBe(true);
    expect(index.within(0, 0, 1.5, () => false)).toBe(false);
    expect(index.overlaps(() => true)).toBe(false);
    const pair = boxesAt([0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 9, 9]);
    for (const stopAt of [1, 2, 3]) {
      let count = 0;
      expect(pair.overlaps(() => ++count === stopAt)).toBe(true);
      expect(count).toBe(stopAt);
    }
  });

  test('of pairs stop wherever the pair is: in a cell, of neighbours, of two sizes', () => {
    const random = createRandom(9);
    const own = createMovingIndex();
    for (let id = 0; id < 120; id++) {
      const [x, y, size] = [random.int(60), random.int(60), id % 5 === 0 ? 20 : 3];
      own.set(id, x, y, x + size, y + size);
    }
    let all = 0;
    own.overlaps(() => void all++);
    expect(all).toBeGreaterThan(300);
    for (let stopAt = 1; stopAt <= all; stopAt++) {
      let count = 0;
      expect(own.overlaps(() => ++count === stopAt)).toBe(true);
      expect(count).toBe(stopAt);
    }
  });

  test('may ask, and change what they were asked for', () => {
    const own = createMovingIndex({ kind: 'points' });
    for (let id = 0; id < 50; id++) own.set(id, id % 10, 0);
    const inner: string[] = [];
    own.search(3, 0, 3, 0, (id) => {
      expect(own.nearest(3, 0, 1)).toHaveLength(1);
      own.within(id % 10, 0, 0, (other) => void inner.push(`${id} ${other}`));
    });
    expect(inner).toHaveLength(25);
    const odd = own.nearest(0, 0, 2, undefined, (id) => own.nearest(0, 0, 1)[0] === 0 && id % 2 === 1);
    expect(odd).toEqual([1, 11]);
    own.search(0, 0, 100, 0, (id) => {
      own.remove(id);
      own.set(id + 100, 50, 0);
    });
    expect(own.search(0, 0, 49, 0)).toEqual([]);
    expect(own.size).toBe(50);
  });

  test('of pairs must not change the index, and it works on after that', () => {
    const own = boxesAt([0, 0, 1, 1], [0, 0, 1, 1]);
    expect(refusalCode(() => own.overlaps((id) => own.remove(id)))).toBe('busy');
    expect(refusalCode(() => own.overlaps(() => own.set(7, 0, 0, 1, 1)))).toBe('busy');
    expect(own.remove(0)).toBe(true);
    expect(own.overlaps(() => true)).toBe(false);
  });

  test('that throw leave the index as it was', () => {
    const own = boxesAt([0, 0, 1, 1], [0, 0, 1, 1]);
    const fail = (): never => {
      throw new RangeError('mine');
    };
    for (let round = 0; round < 3; round++) {
      expect(() => own.search(0, 0, 1, 1, fail)).toThrow('mine');
      expect(() => own.overlaps(fail)).toThrow('mine');
      expect(() => own.nearest(0, 0, 1, undefined, fail)).toThrow('mine');
    }
    expect(own.search(0, 0, 1, 1).sort()).toEqual([0, 1]);
    expect(own.nearest(0, 0, 9)).toEqual([0, 1]);
  });
});

test('a ray meets the first item, or none', () => {
  const index = boxesAt([5, -1, 6, 1], [3, 4, 4, 5], [-9, 0, -8, 0]);
  expect(index.cast(0, 0, 2, 0)).toEqual({ item: 0, time: 2.5 });
  expect(index.cast(0, 0, 1, 1)).toEqual({ item: 1, time: 4 });
  expect(index.cast(0, 0, -1, 0)).toEqual({ item: 2, time: 8 });
  expect(index.cast(5.5, 0, 0, 1)).toEqual({ item: 0, time: 0 });
  expect(index.cast(0, 0, 0, 1)).toBeUndefined();
  expect(index.cast(0, 2, -1, 0)).toBeUndefined();
  expect(createMovingIndex().cast(0, 0, 1, 1)).toBeUndefined();
});

describe('a world that wraps', () => {
  test('finds across its edges', () => {
    const index = createMovingIndex({ kind: 'points', wrap: { width: 360 } });
    index.set(1, 179, 0);
    index.set(2, -179, 0);
    index.set(3, 10, 0);
    expect(index.search(170, -10, 190, 10).sort()).toEqual([1, 2]);
    expect(index.within(180, 0, 1).sort()).toEqual([1, 2]);
    expect(index.nearest(-178, 0, 2)).toEqual([2, 1]);
    expect(index.nearest(359 * 360 + 10, 0, 1)).toEqual([3]);
  });

  test('knows pairs that touch across an edge or a corner, once', () => {
    const index = createMovingIndex({ wrap: { width: 10, height: 10 } });
    index.set(1, 9, 9, 11, 11);
    index.set(2, 0, 0, 1, 1);
    index.set(3, -2, 4, 2, 5);
    index.set(4, 8, 5, 12, 6);
    const pairs: string[] = [];
    index.overlaps((a, b) => void pairs.push([a, b].sort().join()));
    expect(pairs.sort()).toEqual(['1,2', '3,4']);
    for (const stopAt of [1, 2]) {
      let count = 0;
      expect(index.overlaps(() => ++count === stopAt)).toBe(true);
    }
  });

  test('has boxes that reach around it', () => {
    const index = createMovingIndex({ wrap: { width: 10 } });
    index.set(1, 3, 0, 13, 1);
    index.set(2, 3, 0, 12.5, 1);
    expect(index.search(2.75, 0, 2.9, 0)).toEqual([1]);
    expect(index.search(-100, 0, -90, 0).sort()).toEqual([1, 2]);
    expect(index.within(2.9, 0, 0.2).sort()).toEqual([1, 2]);
  });

  test('lets rays fly across its edges, around it, and after many turns', () => {
    const index = createMovingIndex({ wrap: { width: 100, height: 50 } });
    index.set(1, 10, 10, 12, 12);
    expect(index.cast(90, 11, 1, 0)).toEqual({ item: 1, time: 20 });
    expect(index.cast(20, 11, 4, 0)).toEqual({ item: 1, time: 22.5 });
    expect(index.cast(5, 11, -1, 0)).toEqual({ item: 1, time: 93 });
    expect(index.cast(11, 40, 0, 1)).toEqual({ item: 1, time: 20 });
    expect(index.cast(11, 11, 3, 1)).toEqual({ item: 1, time: 0 });
    expect(index.cast(11, 13, 1, 0)).toBeUndefined();
    // Half a width sinks by a tenth of the box in each turn.
    expect(index.cast(60, 15, 100, -0.1)).toEqual({ item: 1, time: 30.5 });
    // Over the edges, the hit is with the part that comes in at the other one.
    index.set(2, 98, 48, 103, 53);
    expect(index.cast(4, 1, -1, 0)).toEqual({ item: 2, time: 1 });
    expect(index.cast(1, 4, 0, -1)).toEqual({ item: 2, time: 1 });
  });

  test('has no ray that it follows without an end', () => {
    const index = createMovingIndex({ kind: 'points', wrap: { width: 1, height: 1 } });
    index.set(1, 0.5, 0.25);
    expect(index.cast(0, 0, 1, Math.sqrt(2))).toBeUndefined();
    expect(index.cast(0, 0, 1e150, 1e-300)).toBeUndefined();
    expect(index.cast(0, 0, 1e-300, 1e150)).toBeUndefined();
    expect(index.cast(0, 0, 5e-324, 5e-324)).toBeUndefined();
    const band = createMovingIndex({ wrap: { width: 1 } });
    band.set(1, 0.5, 1e20, 0.75, 2e20);
    expect(band.cast(0, 0, 1e150, 1e-100)?.item).toBe(1);
  });

  test('takes a tiny negative coordinate as its edge', () => {
    const index = createMovingIndex({ kind: 'points', wrap: { width: 10 } });
    index.set(1, -1e-30, 0);
    expect(index.search(0, 0, 0, 0)).toEqual([1]);
    expect(index.search(-0, 0, 0, 0)).toEqual([1]);
  });
});

test('boxes that grow and shrink, come from far and go there, stay found', () => {
  const index = createMovingIndex();
  const random = createRandom(4);
  for (let round = 0; round < 40; round++) {
    // Each round somewhere else and in another size, so that blocks empty and cells change.
    const scale = 2 ** (random.int(80) - 40);
    for (let id = 0; id < 60; id++) {
      const [x, y] = [random.next() * scale, random.next() * scale];
      index.set(id, x, y, x + (random.next() * scale) / 8, y + scale / 16);
    }
    expect(index.search(0, 0, 2 * scale, 2 * scale)).toHaveLength(60);
    expect(index.search(-2 * scale, 0, -scale, scale)).toEqual([]);
    expect(index.nearest(0, 0, all)).toHaveLength(60);
  }
});

test('what is searched again and again is found as it is, also after each kind of change', () => {
  const index = createMovingIndex({ kind: 'points' });
  for (let id = 0; id < 300; id++) index.set(id, id % 20, Math.floor(id / 20));
  const whole = (): number[] => index.search(0, 0, 20, 20).sort((a, b) => a - b);
  const often = (): void => {
    for (let asked = 0; asked < 2_000; asked++) {
      index.search(3, 3, 4, 4);
      index.search(18, 13, 19, 14);
    }
  };
  often();
  expect(whole()).toHaveLength(300);
  index.set(0, 0.25, 0.25);
  expect(index.search(0, 0, 0.1, 0.1)).toEqual([]);
  expect(index.search(0.2, 0.2, 0.3, 0.3)).toEqual([0]);
  often();
  // The last item takes the slot of the one that goes.
  expect(whole()).toHaveLength(300);
  index.remove(5);
  index.set(500, 100, 100);
  expect(index.within(299 % 20, 14, 0)).toEqual([299]);
  expect(whole()).toEqual(Array.from({ length: 300 }, (_, id) => id).filter((id) => id !== 5));
  often();
  index.set(600, 3.5, 3.5);
  expect(index.search(3.5, 3.5, 3.5, 3.5)).toEqual([600]);
  index.remove(600);
  index.set(5, 30, 30);
  index.set(7, 0.5, 0.5);
  expect(whole()).toEqual(Array.from({ length: 300 }, (_, id) => id).filter((id) => id !== 5));
  expect(index.search(0.4, 0.4, 0.6, 0.6)).toEqual([7]);
});

test('malformed changes and questions are refused, and change nothing', () => {
  const index = boxesAt([0, 0, 1, 1]);
  for (const id of [-1, 2 ** 24, 1.5, Number.NaN, '1' as never]) {
    expect(refusalCode(() => index.set(id, 0, 0, 1, 1))).toBe('bad-number');
    expect(refusalCode(() => index.remove(id))).toBe('bad-number');
  }
  expect(refusal(() => index.set(0, 0, Number.NaN, 1, 1))).toMatchObject({ code: 'bad-number', at: { name: 'minY' } });
  expect(refusal(() => index.set(0, 0, 0, 1, Number.NaN))).toMatchObject({ code: 'bad-number', at: { name: 'maxY' } });
  expect(refusalCode(() => index.set(0, 0, 0))).toBe('bad-number');
  expect(refusalCode(() => index.set(0, all, 0, all, 1))).toBe('bad-number');
  expect(refusalCode(() => index.set(0, -all, 0, -all, 1))).toBe('bad-number');
  expect(refusalCode(() => index.set(0, 0, 0, 1e151, 1))).toBe('bad-number');
  expect(refusalCode(() => index.set(0, 2, 0, 1, 1))).toBe('bad-box');
  expect(refusalCode(() => index.search(2, 0, 1, 1))).toBe('bad-window');
  expect(refusalCode(() => index.search(0, 0, 1, Number.NaN))).toBe('bad-number');
  expect(refusalCode(() => index.search(0, 0, 1, 1, 7 as never))).toBe('bad-function');
  expect(refusalCode(() => index.within(0, 0, -1))).toBe('bad-number');
  expect(refusalCode(() => index.within(0, 0, 1, 'x' as never))).toBe('bad-function');
  expect(refusalCode(() => index.nearest(0, 0, 0.5))).toBe('bad-number');
  expect(refusalCode(() => index.nearest(0, 0, 1, 1, 'x' as never))).toBe('bad-function');
  expect(refusalCode(() => index.nearest(0, 0, 1, 1, undefined, 'x' as never))).toBe('bad-function');
  expect(refusalCode(() => index.overlaps(undefined as never))).toBe('bad-function');
  expect(refusalCode(() => index.cast(0, 0, 0, 0))).toBe('bad-direction');
  expect(refusalCode(() => index.cast(0, 0, all, 0))).toBe('bad-number');
  expect(index.nearest(0, 0, 0)).toEqual([]);
  expect(index.search(0, 0, 1, 1)).toEqual([0]);
  const points = createMovingIndex({ kind: 'points' });
  expect(refusalCode(() => points.set(0, Number.NaN, 0))).toBe('bad-number');
  expect(refusalCode(() => points.set(0, 0, all))).toBe('bad-number');
  expect(refusalCode(() => points.set(0, 0, 0, 1, 1))).toBe('bad-point');
  expect(points.nearest(0, 0, 3)).toEqual([]);
  expect(refusalCode(() => createMovingIndex({ kind: 'circles' as never }))).toBe('bad-choice');
  expect(refusalCode(() => createMovingIndex({ wrap: {} }))).toBe('bad-number');
  for (const width of [0, -1, all, Number.NaN]) {
    expect(refusalCode(() => createMovingIndex({ wrap: { width } }))).toBe('bad-number');
  }
});
