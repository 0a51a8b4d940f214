import { runSlices } from '@kit/grid';
import type { RectInput } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { Pace } from '../../src/items/pace.js';
import { nothingPacked, readRects } from '../../src/rects/read-rects.js';
import { uniformRects } from '../cases.js';

const wishes = { rotate: false, padding: 0, extrude: 0, alignTo: 1, given: false };
const read = (rects: readonly RectInput[]) => runSlices(readRects(rects, wishes, new Pace(true)));
const faultOf = (call: () => unknown): string => {
  const error = refusalOf(call);
  return error ? `${error.code}: ${error.message}` : 'none';
};

test('a long list, which is read in parts, is sorted and surveyed as a short one', () => {
  const rects = uniformRects(4, 17_000, 1, 60);
  const { items, position } = read(rects);
  let faults = 0;
  for (let at = 0; at < rects.length; at++) {
    const item = position[at];
    if (items.width[item] !== rects[at].width || items.height[item] !== rects[at].height) faults++;
  }
  expect(faults).toBe(0);
  expect(items).toMatchObject({ count: 17_000, turns: false, widest: 60, tallest: 60, narrowest: 1, byHeight: true });
  expect(items.area).toBe(rects.reduce((sum, { width, height }) => sum + width * height, 0));
  // Equal ones are neighbors: as many kinds as there are sizes.
  expect(items.kinds).toBe(new Set(rects.map(({ width, height }) => width * 100 + height)).size);
});

test('cells and names are made with pauses, and no pause is lost', () => {
  const rects = uniformRects(4, 40, 1, 60).map((rect, at) => ({ ...rect, id: `r${at}`, extrude: at % 3 }));
  const slices = readRects(rects, { ...wishes, alignTo: 4 }, new Pace(true, 1));
  let pauses = 0;
  let step = slices.next();
  for (; !step.done; step = slices.next()) pauses++;
  expect(pauses).toBeGreaterThan(3);
  expect(step.value.items.width[step.value.position[5]]).toBe(Math.ceil((rects[5].width + 4 + 2) / 4));
});

test.each<[string, RectInput[], number[]]>([
  [
    'their tags',
    [{ tag: 'b' }, { tag: 'a' }, { tag: 'b' }, {}].map((more) => ({ width: 2, height: 3, ...more })),
    [2, 1, 3, 0],
  ],
  ['whether they turn', [{}, { rotate: true }, {}].map((more) => ({ width: 2, height: 3, ...more })), [0, 2, 1]],
])('equal sizes stand by %s', (_, rects, expected) => {
  expect([...read(rects).position]).toEqual(expected);
});

describe('a list that was not read', () => {
  test('is told as a whole, with the bound of its area or number', () => {
    const rects = [
      { width: 2, height: 3, id: 'a' },
      { width: 1, height: 1 },
    ];
    const unplaced = [
      { id: 'a', reason: 'stopped' },
      { id: 1, reason: 'stopped' },
    ];
    expect(nothingPacked(rects, { ...wishes, padding: 1 }, 'area')).toMatchObject({
      status: 'partial',
      unplaced,
      value: 0,
      bound: 7,
      gap: 1,
    });
    expect(nothingPacked(rects, { ...wishes, padding: 1 }, 'rects')).toMatchObject({
      measure: 'rects',
      bound: 2,
      proven: false,
    });
    expect(nothingPacked([], wishes, 'area')).toMatchObject({ status: 'complete', bound: 0, gap: 0, proven: true });
  });
  test('and what is wrong in it is said in the same words', () => {
    const rects = [
      { width: 2, height: 3 },
      { width: 1, height: 0 },
    ];
    expect(faultOf(() => nothingPacked(rects, wishes, 'area'))).toBe(faultOf(() => read(rects)));
    expect(faultOf(() => nothingPacked(rects, wishes, 'area'))).toMatch(/^bad-size/);
  });
});
