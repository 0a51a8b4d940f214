import { expect, test } from 'vitest';
import { OpenSkyline } from '../../src/beam/open-skyline.js';

/**
 *     10                        Segments 4, 3 and 5 wide; above them are 7, 2 and 5 free.
 *      8      ┌───┐
 *      5      │   └─────
 *      3 ─────┘
 */
const skyline = new OpenSkyline(8, 10);
skyline.load(Int32Array.of(0, 4, 7, 12), Int32Array.of(3, 8, 5), 0, 3, 0);

test.each([
  ['nothing where everything can be filled', 4, 2, 0],
  ['what is lower than the lowest', 4, 3, 3 * 2],
  ['room as high as the lowest is none of it', 4, 5, 3 * 2],
  ['and that above another segment', 4, 6, 3 * 2 + 5 * 5],
  ['what is narrower than the narrowest, up to its lower wall', 5, 2, 4 * 5],
  ['both', 5, 3, 4 * 5 + 3 * 2],
  ['a gap that the lowest can still stand in', 6, 5, 4 * 5 + 3 * 2 + 5 * 3],
  ['once only what is too narrow and too low', 6, 6, 4 * 5 + 3 * 2 + 5 * 5],
  ['all that is free if nothing is left', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 28 + 6 + 25],
])('lost is %s', (_, narrowest, lowest, area) => {
  expect(skyline.lost(narrowest, lowest)).toBe(area);
});

test('what fills its gap leaves no segment of its old level, what does not leaves one', () => {
  for (const [width, segments] of [
    [4, 3],
    [3, 4],
  ] as const) {
    skyline.load(Int32Array.of(0, 4, 7, 12), Int32Array.of(3, 8, 5), 0, 3, 0);
    skyline.place(0, width, 1);
    expect([skyline.segments, skyline.x, skyline.y]).toEqual([segments, 0, 3]);
  }
});
