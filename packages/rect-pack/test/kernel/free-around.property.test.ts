import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { anything, FreeAround } from '../../src/kernel/free-around.js';
import type { FreeRects } from '../../src/kernel/free-rects.js';
import { release } from '../../src/kernel/free-space.js';
import { MaxRects } from '../../src/kernel/max-rects.js';

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
const boxesOf = ({ left, top, right, bottom, count }: FreeRects): Box[] =>
  Array.from({ length: count }, (_, at) => ({ x: left[at], y: top[at], endX: right[at], endY: bottom[at] }));
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
    expect(boxesOf(around.pieces).map(text).sort()).toEqual(enough.map(text).sort());
    expect(around.complete).toBe(true);
    most = Math.max(most, around.pieces.count);
  },
);

prop([fc.array(box, { minLength: 1, maxLength: 14 }), fc.nat()], { numRuns: 150 })(
  'a free list that gets them back has exactly the maximal free rectangles',
  (all, which) => {
    const boxes = all.filter((one, at) => !all.slice(0, at).some((other) => meet(other, one)));
    const [gone] = boxes.splice(which % boxes.length, 1);
    const listOf = (taken: Box[]) => {
      const kernel = new MaxRects('bottom-left');
      kernel.reset(side, side);
      for (const { x, y, endX, endY } of taken) kernel.take(x, y, endX, endY);
      return kernel.free;
    };
    const free = listOf([...boxes, gone]);
    const around = new FreeAround();
    around.search(gone, boxes, page, anything);
    release(free, around.pieces, gone);
    expect(boxesOf(free).map(text).sort()).toEqual(boxesOf(listOf(boxes)).map(text).sort());
  },
);

const wide = { x: 0, y: 0, endX: 90, endY: 80 };
const boxOfWide = fc
  .record({
    x: fc.nat(80),
    y: fc.nat(70),
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ x, y, width, height }) => ({ x, y, endX: x + width, endY: y + height }));

prop([boxOfWide, fc.array(boxOfWide, { maxLength: 60 })], { numRuns: 200 })(
  'finds the same in the same order when a grid tells what meets a part of the page',
  (seed, all) => {
    const boxes = all.filter((other) => !meet(other, seed));
    const [plain, asked] = [new FreeAround(), new FreeAround()];
    plain.search(seed, boxes, wide, anything);
    const parts: Box[] = [];
    const boxesIn = (part: Box) => {
      parts.push(part);
      return boxes.filter((other) => meet(other, part));
    };
    asked.searchIn(seed, boxesIn, wide, anything);
    const list = ({ pieces: { left, top, right, bottom, count } }: FreeAround) =>
      Array.from({ length: count }, (_, at) => [left[at], top[at], right[at], bottom[at]]);
    expect(list(asked)).toEqual(list(plain));
    // It asks only for what lies on the page.
    for (const part of parts) expect(holds(wide, part)).toBe(true);
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

/** The ways to see a picture: mirrored, transposed, or both. */
const views = [false, true].flatMap((across) => [false, true].map((mirrored) => ({ across, mirrored })));

test.each(views)(
  'boxes as near as the seed is long and 16 more are cut out first, so that what is behind them does not count: %o',
  ({ across, mirrored }) => {
    const steps = 1200;
    const long = steps + 100;
    const seen = ({ x, y, endX, endY }: Box): Box => {
      const [left, right] = mirrored ? [long - endX, long - x] : [x, endX];
      return across ? { x: y, y: left, endX: endY, endY: right } : { x: left, y, endX: right, endY };
    };
    // The seed is one wide, so its neighbours are those up to 18; behind them are more free rectangles than are counted.
    const stairs = Array.from({ length: steps }, (_, at) => ({
      x: 30 + steps - at,
      y: at,
      endX: 31 + steps - at,
      endY: at + 1,
    }));
    const seed = { x: 0, y: 0, endX: 1, endY: steps };
    const whole = { x: 0, y: 0, endX: long, endY: steps };
    const around = new FreeAround();
    for (const wall of [18, 19]) {
      const boxes = [...stairs, { x: wall, y: 0, endX: wall + 1, endY: steps }].map(seen);
      around.search(seen(seed), boxes, seen(whole), anything);
      expect(around.complete).toBe(wall === 18);
      if (wall > 18) continue;
      const { left, top, right, bottom, count } = around.pieces;
      expect([count, { x: left[0], y: top[0], endX: right[0], endY: bottom[0] }]).toEqual([
        1,
        seen({ x: 0, y: 0, endX: wall, endY: steps }),
      ]);
    }
  },
);

test('what only touches a piece leaves it where it stands in the list', () => {
  const seed = { x: 4, y: 4, endX: 6, endY: 6 };
  const corners = [
    { x: 1, y: 1, endX: 2, endY: 2 },
    { x: 8, y: 8, endX: 9, endY: 9 },
  ];
  const list = (boxes: readonly Box[]): string[] => {
    const around = new FreeAround();
    around.search(seed, boxes, page, anything);
    const { left, top, right, bottom, count } = around.pieces;
    return Array.from({ length: count }, (_, at) =>
      text({ x: left[at], y: top[at], endX: right[at], endY: bottom[at] }),
    );
  };
  // The pieces reach from 0 or 2 to 8 or 10 in both directions; each of these touches two of them.
  const touching = [
    { x: 8, y: 9, endX: 9, endY: 10 },
    { x: 9, y: 8, endX: 10, endY: 9 },
    { x: 1, y: 0, endX: 2, endY: 1 },
    { x: 0, y: 1, endX: 1, endY: 2 },
  ];
  for (const boxes of [corners, [...corners].reverse()]) {
    const before = list(boxes);
    expect(before).toHaveLength(4);
    for (const box of touching) expect(list([...boxes, box])).toEqual(before);
  }
});

test.each([
  ['on the top left', 0, 0],
  ['on the top right', 1, 0],
  ['on the bottom left', 0, 1],
  ['on the bottom right', 1, 1],
])('MaxRects: a box that meets no free rectangle leaves the list as it stands: %s', (_, right, below) => {
  const kernel = new MaxRects('best-area');
  kernel.reset(10, 10);
  const list = () => {
    const { left, top, right: rights, bottom, count } = kernel.free;
    return Array.from({ length: count }, (__, at) => [left[at], top[at], rights[at], bottom[at]]);
  };
  // A quarter is taken, and then once more the part of it that touches the rest, which are two halves.
  kernel.take(5 * right, 5 * below, 5 + 5 * right, 5 + 5 * below);
  const before = list();
  expect(before).toHaveLength(2);
  kernel.take(5 * right, 5 * below + 1, 5 + 5 * right, 4 + 5 * below);
  expect(list()).toEqual(before);
  kernel.take(5 * right + 1, 5 * below, 4 + 5 * right, 5 + 5 * below);
  expect(list()).toEqual(before);
});
