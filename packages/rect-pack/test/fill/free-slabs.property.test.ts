import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { freeSpace } from '../../src/fill/free-slabs.js';
import type { Box } from '../../src/items/box.js';
import { startTally } from '../../src/items/tally.js';

const width = 12;
const height = 9;
const block = fc.record({ x: fc.nat(width - 1), y: fc.nat(height - 1), across: fc.nat(5), down: fc.nat(5) });
const blocks = fc.array(block, { minLength: 1, maxLength: 12 }).map((list) =>
  list.map(
    ({ x, y, across, down }): Box => ({
      x,
      y,
      endX: Math.min(width, x + 1 + across),
      endY: Math.min(height, y + 1 + down),
    }),
  ),
);

/** How many of the boxes cover each pixel. */
function covered(boxes: readonly Box[]): number[] {
  const pixels = new Array<number>(width * height).fill(0);
  for (const { x, y, endX, endY } of boxes) {
    for (let row = y; row < endY; row++) for (let col = x; col < endX; col++) pixels[row * width + col]!++;
  }
  return pixels;
}

const draw = (boxes: readonly Box[]): string =>
  covered(boxes)
    .map((count, pixel) => `${count === 0 ? '·' : count}${(pixel + 1) % width === 0 ? '\n' : ''}`)
    .join('');

prop([blocks], { numRuns: 200 })('the regions are all that is free, once; the spaces are maximal', (list) => {
  const { regions, spaces } = runSlices(freeSpace(width, height, list, startTally(createPace(1))));
  const taken = covered(list);
  expect(covered(regions), draw(list)).toEqual(taken.map((count) => (count === 0 ? 1 : 0)));
  expect(covered(spaces).map((count) => count > 0)).toEqual(taken.map((count) => count === 0));
  const isFree = ({ x, y, endX, endY }: Box): boolean =>
    x >= 0 &&
    y >= 0 &&
    endX <= width &&
    endY <= height &&
    covered([{ x, y, endX, endY }]).every((count, pixel) => count === 0 || taken[pixel] === 0);
  for (const space of spaces) {
    expect(isFree(space)).toBe(true);
    const grown = [
      { ...space, x: space.x - 1 },
      { ...space, y: space.y - 1 },
      { ...space, endX: space.endX + 1 },
      { ...space, endY: space.endY + 1 },
    ];
    expect(grown.some(isFree), `${JSON.stringify(space)} is not maximal in\n${draw(list)}`).toBe(false);
  }
  expect(new Set(spaces.map(({ x, y, endX, endY }) => `${x},${y},${endX},${endY}`)).size).toBe(spaces.length);
});

test('blocks that leave nothing free leave no region', () => {
  const whole = [{ x: 0, y: 0, endX: width, endY: height }];
  expect(runSlices(freeSpace(width, height, whole, startTally(createPace())))).toEqual({ regions: [], spaces: [] });
});
