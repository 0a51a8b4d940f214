import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { anything, FreeAround } from '../../src/kernel/free-around.js';

const side = 10;
const page = { x: 0, y: 0, endX: side, endY: side };
const box = fc
  .record({
    x: fc.nat(side - 1),
    y: fc.nat(side - 1),
    width: fc.integer({ min: 1, max: 4 }),
    height: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ x, y, width, height }) => ({ x, y, endX: Math.min(side, x + width), endY: Math.min(side, y + height) }));
type Box = typeof page;
const meet = (a: Box, b: Box) => a.x < b.endX && b.x < a.endX && a.y < b.endY && b.y < a.endY;
const holds = (a: Box, b: Box) => a.x <= b.x && a.y <= b.y && a.endX >= b.endX && a.endY >= b.endY;
const text = ({ x, y, endX, endY }: Box) => `${x},${y} to ${endX},${endY}`;

let most = 0;
prop(
  [box, fc.array(box, { maxLength: 14 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.boolean()],
  {
    numRuns: 150,
  },
)(
  'finds exactly the maximal free rectangles that meet the seed and are large enough',
  (seed, all, width, height, turnable) => {
    const boxes = all.filter((other) => !meet(other, seed));
    const free: Box[] = [];
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        for (let endY = y + 1; endY <= side; endY++) {
          for (let endX = x + 1; endX <= side; endX++) {
            const one = { x, y, endX, endY };
            if (meet(one, seed) && !boxes.some((other) => meet(other, one))) free.push(one);
          }
        }
      }
    }
    const maximal = free.filter((one) => !free.some((other) => other !== one && holds(other, one)));
    const enough = maximal.filter(({ x, y, endX, endY }) => {
      const [across, down] = [endX - x, endY - y];
      return (across >= width && down >= height) || (turnable && across >= height && down >= width);
    });
    const around = new FreeAround();
    around.search(seed, boxes, page, { width, height, turnable });
    const { left, top, right, bottom, count } = around.pieces;
    const found = Array.from({ length: count }, (_, at) => ({
      x: left[at],
      y: top[at],
      endX: right[at],
      endY: bottom[at],
    }));
    expect(found.map(text).sort()).toEqual(enough.map(text).sort());
    expect(around.complete).toBe(true);
    most = Math.max(most, count);
  },
);

test('the cases have several at once', () => {
  expect(most).toBeGreaterThan(3);
});

test('says when it gives up counting', () => {
  // Stairs: each step leaves a rectangle of its own.
  const stairs = (steps: number) =>
    Array.from({ length: steps }, (_, at) => ({ x: 1 + at, y: steps - at, endX: 2 + at, endY: steps + 1 - at }));
  const around = new FreeAround();
  const seed = { x: 0, y: 0, endX: 1, endY: 1 };
  for (const steps of [1023, 1024]) {
    around.search(seed, stairs(steps), { x: 0, y: 0, endX: steps + 1, endY: steps + 1 }, anything);
    expect(around.complete).toBe(steps === 1023);
    expect(around.pieces.count).toBe(1024);
  }
});
