/** Where a key keeps what its numbers need: those that are never open together share a slot. */
import { expect, test } from 'vitest';
import { slotsOf, startOpening, takeSlots } from '../../src/kernel/slots.js';
import { region } from '../regions.js';

function slots(sizes: readonly number[], seen: readonly (readonly number[])[], needs: readonly number[]) {
  const of = region(sizes, seen, needs);
  const opening = startOpening(of);
  takeSlots(of, Int32Array.from(sizes.keys()), opening, 0, sizes.length);
  return { used: opening.used, ...slotsOf(opening), slotOf: [...opening.slotOf] };
}

test('numbers over a box of their own each share one slot', () => {
  expect(slots([2, 2, 2], [[0], [1], [2]], [1, 1, 1])).toMatchObject({ used: 1, slotOf: [0, 0, 0], words: 1 });
});

test('numbers over a box in common have two', () => {
  expect(slots([1, 1], [[0, 1], [1]], [1, 1])).toMatchObject({ used: 2, slotOf: [0, 1] });
  // The last takes the slot that the first gave back.
  const chain = slots(
    [1, 1, 1, 1],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    [1, 1, 1],
  );
  expect(chain).toMatchObject({ used: 2, slotOf: [0, 1, 0] });
});

test('as many bits as the largest need has, as many slots in a word as fit', () => {
  for (const [need, bits, perWord] of [
    [1, 1, 30],
    [2, 2, 15],
    [3, 2, 15],
    [4, 3, 10],
    [8, 4, 7],
  ] as const) {
    expect(slots([9], [[0]], [need])).toMatchObject({ bits, perWord, words: 1 });
  }
  const open = (numbers: number) => slots([1], new Array<number[]>(numbers).fill([0]), new Array(numbers).fill(1));
  expect(open(30).words).toBe(1);
  expect(open(31).words).toBe(2);
});
