import { expect, test } from 'vitest';
import { GapChoice } from '../../src/beam/gap-choice.js';
import { makeItems } from '../../src/items/items.js';

/** The items that suit a gap of 2 under 1000 of room, between walls of 700 and 800, the best first. */
function chosen(branching: number, sizes: readonly (readonly [width: number, height: number])[]): number[] {
  const items = makeItems(
    Int32Array.from(sizes, ([width]) => width),
    Int32Array.from(sizes, ([, height]) => height),
    new Uint8Array(sizes.length),
  );
  const choice = new GapChoice(items, branching);
  choice.choose(new Int32Array(1), 0, 2, 1000, 700, 800, 1);
  return [...choice.codes.subarray(0, choice.count)].map((code) => code >> 1);
}

test('of two items that suit a gap equally well the one in contact with its walls stays', () => {
  // The square touches both walls, which counts 2 · 30 · 2, and 4 · 0.2 for its area; the other has 604 · 0.2. Both are
  // 120.8, though the two sums round to different sides.
  const [slim, square] = [
    [1, 604],
    [2, 2],
  ] as const;
  expect(chosen(1, [slim, square])).toEqual([1]);
  // So it is where the list has been filled by a larger one first.
  expect(chosen(2, [[1, 900], slim, square])).toEqual([0, 2]);
  // One more pixel of area is better.
  expect(chosen(1, [[1, 605], square])).toEqual([0]);
});
