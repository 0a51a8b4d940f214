import { describe, expect, test } from 'vitest';
import type { ShapeRules } from '../../src/shape/page-shape.js';
import { shapeOf as anyShape } from '../support.js';

const shapeOf = (rules: Partial<ShapeRules>) => anyShape({ maxHeight: 60, ...rules });

describe('sides are rounded to those allowed', () => {
  test.each<[Partial<ShapeRules>, number, number, number]>([
    [{}, 7, 7, 7],
    [{ multipleOf: 4 }, 8, 8, 8],
    [{ multipleOf: 4 }, 9, 12, 8],
    [{ multipleOf: 4 }, 3, 4, 0],
    [{ powerOfTwo: true }, 8, 8, 8],
    [{ powerOfTwo: true }, 9, 16, 8],
    [{ powerOfTwo: true }, 1, 1, 1],
    [{ powerOfTwo: true }, 0, 1, 0],
    [{ powerOfTwo: true, multipleOf: 4 }, 3, 4, 0],
    [{ powerOfTwo: true, multipleOf: 4 }, 4, 4, 4],
    [{ powerOfTwo: true, multipleOf: 4 }, 7, 8, 4],
  ])('%j: %i', (rules, side, up, down) => {
    const shape = shapeOf(rules);
    expect([shape.roundUp(side), shape.roundDown(side)]).toEqual([up, down]);
  });
});

describe('what fixes the height, and what leaves both sides free', () => {
  test.each<[Partial<ShapeRules>, boolean, boolean, number]>([
    [{}, false, true, 1],
    [{ square: true }, true, false, 1],
    [{ ratio: 2 }, true, false, 2],
    [{ powerOfTwo: true }, false, false, 1],
    [{ multipleOf: 2 }, false, false, 1],
  ])('%j', (rules, isFixed, isFree, form) => {
    const shape = shapeOf(rules);
    expect([shape.isFixed, shape.isFree, shape.form]).toEqual([isFixed, isFree, form]);
  });
  test('a fixed height is low enough up to the most, and what is not fixed always is', () => {
    const lowEnough = (rules: Partial<ShapeRules>) => [60, 61].map((width) => shapeOf(rules).isLowEnough(width));
    expect(lowEnough({ square: true })).toEqual([true, false]);
    expect(lowEnough({ multipleOf: 2 })).toEqual([true, true]);
  });
  test('a ratio gives at least one row', () => {
    const shape = shapeOf({ ratio: 4 });
    expect([1, 4, 5].map((width) => shape.fixedHeight(width))).toEqual([1, 1, 2]);
    expect(shapeOf({ square: true }).fixedHeight(7)).toBe(7);
  });
});

describe('the greatest height below an area', () => {
  test.each<[Partial<ShapeRules>, number, number, number]>([
    [{}, 10, 100, 9],
    [{}, 10, 101, 10],
    [{}, 10, 10, 0],
    [{}, 10, 0, 0],
    [{}, 10, 11, 1],
    [{}, 100, 1_000_000, 60],
    [{}, 101, 1_000_000, 0],
    [{ multipleOf: 4 }, 10, 1000, 0],
    [{ multipleOf: 4 }, 8, 33, 4],
    [{ multipleOf: 4 }, 8, 32, 0],
    [{ square: true }, 60, 3601, 60],
    [{ square: true }, 60, 3600, 0],
    [{ square: true }, 61, 1_000_000, 0],
    [{ ratio: 2, multipleOf: 4 }, 8, 1000, 4],
    [{ ratio: 2, multipleOf: 4 }, 12, 1000, 0],
  ])('%j: %i wide, below %i', (rules, width, area, height) => {
    expect(shapeOf(rules).heightBelow(width, area)).toBe(height);
  });
});

test('the largest page keeps the form', () => {
  expect(shapeOf({}).largest()).toEqual({ width: 100, height: 60 });
  expect(shapeOf({ multipleOf: 8 }).largest()).toEqual({ width: 96, height: 56 });
  expect(shapeOf({ square: true }).largest()).toEqual({ width: 60, height: 60 });
  expect(shapeOf({ ratio: 2 }).largest()).toEqual({ width: 100, height: 50 });
  expect(shapeOf({ ratio: 0.5 }).largest()).toEqual({ width: 30, height: 60 });
});

describe('no longer than the maximal aspect', () => {
  const bound = { maxWidth: 100, maxHeight: 100 };
  test('the least side beside another is the least that is long enough', () => {
    for (const maxAspect of [1, 1.1, 1.3, 4 / 3, 1.5, 2.3, 2.7, 7.7, 1024]) {
      const shape = shapeOf({ ...bound, maxAspect });
      for (let side = 1; side <= 400; side++) {
        let least = 1;
        while (least * maxAspect < side) least++;
        expect(shape.leastBeside(side)).toBe(least);
      }
    }
    expect(shapeOf(bound).leastBeside(99)).toBe(0);
  });
  test.each<[Partial<ShapeRules>, number, number, number, number]>([
    // [rules, width, used height] become [width, height].
    [{ maxAspect: 2 }, 10, 20, 10, 20],
    [{ maxAspect: 2 }, 10, 21, 11, 21],
    [{ maxAspect: 2 }, 10, 4, 10, 5],
    [{ maxAspect: 1 }, 10, 4, 10, 10],
    [{ maxAspect: 1 }, 4, 10, 10, 10],
    [{ maxAspect: 1.5, multipleOf: 4 }, 12, 5, 12, 8],
    [{ maxAspect: 1.5, powerOfTwo: true }, 32, 5, 32, 32],
    [{}, 10, 4, 10, 4],
  ])('%j: %i × %i', (rules, across, used, width, height) => {
    expect(shapeOf({ ...bound, ...rules }).pageOf(across, used)).toEqual({ width, height });
  });
  test('heights, and the largest page, keep within it', () => {
    const forms = [{}, { multipleOf: 7 }, { powerOfTwo: true }, { square: true }, { ratio: 0.7 }, { ratio: 1.3 }];
    for (const form of forms) {
      for (const maxAspect of [1.31, 1.45, 2]) {
        if ('ratio' in form && Math.max(form.ratio, 1 / form.ratio) > maxAspect) continue;
        const shape = shapeOf({ maxWidth: 90, maxHeight: 60, maxAspect, ...form });
        let [widest, highest, most] = [0, 0, 0];
        for (let width = 1; width <= 90; width++) {
          const height = shape.heightBelow(width, 5401);
          if (height === 0) continue;
          expect(Math.max(width, height)).toBeLessThanOrEqual(maxAspect * Math.min(width, height));
          widest = Math.max(widest, width);
          highest = Math.max(highest, height);
          most = Math.max(most, width * height);
        }
        const largest = shape.largest();
        expect(largest.width * largest.height).toBe(most);
        expect(largest).toEqual({ width: widest, height: highest });
      }
    }
  });
});

test('transposed, the maxima change places and nothing else does', () => {
  const rules = { maxWidth: 20, maxHeight: 30, powerOfTwo: true, multipleOf: 4 };
  const shape = shapeOf(rules).transposed();
  expect([shape.maxWidth, shape.maxHeight]).toEqual([30, 20]);
  expect([shape.roundUp(5), shape.isFixed, shape.isFree]).toEqual([8, false, false]);
  expect(shapeOf({}).transposed().isFree).toBe(true);
});
