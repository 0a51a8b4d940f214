import { expect, test } from 'vitest';
import { AtlasSpace } from '../../src/atlas/atlas-space.js';
import { LiveState } from '../../src/atlas/live-state.js';
import { planRearrangement } from '../../src/atlas/rearrange.js';

test('of more than 4,096 rectangles no new arrangement is thought of', () => {
  for (const rows of [64, 65]) {
    const state = new LiveState(64, 200, 1);
    state.open(0);
    // Every second row is free.
    for (let at = 0; at < 64 * rows; at++) {
      const [x, y] = [at % 64, 2 * Math.floor(at / 64)];
      const placed = { id: at, page: 0, x, y, width: 1, height: 1, rotated: false };
      state.put(placed, { x, y, endX: x + 1, endY: y + 1 });
    }
    expect(planRearrangement(state) === undefined).toBe(rows > 64);
  }
});

test('where a box leaves more free rectangles than are counted, no place is missed all the same', () => {
  const steps = 1100;
  const space = new AtlasSpace(steps + 1, steps + 1);
  const corner = { x: 0, y: 0, endX: 1, endY: 1 };
  space.occupy(corner);
  for (let at = 0; at < steps; at++) space.occupy({ x: 1 + at, y: steps - at, endX: 2 + at, endY: steps + 1 - at });
  space.remove(corner);
  // Under the stairs there is room for one rectangle a step, each as wide as the others are lower.
  for (const width of [2, 3, 300, 1100, 1101]) {
    const height = steps + 2 - width;
    expect(space.find(width, height, false)?.box).toEqual({ x: 0, y: 0, endX: width, endY: height });
    expect(space.find(width, height + 1, false)).toBeUndefined();
  }
});
