import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { waysOf } from '../../src/layout/ways.js';

type Place = { readonly mask: number; readonly ends: boolean; readonly apart: boolean };

/** What the fillings with different digits have at each place, all of them written down; `sums` and `apart` as in a row. */
function plainly(masks: readonly number[], sums: readonly number[], apart: readonly boolean[]): number[] {
  const found = masks.map(() => 0);
  const fill = (chosen: readonly number[]): void => {
    const at = chosen.length;
    const sum = chosen.reduce((all, digit) => all + digit, 0);
    if (at > 0 && sums[at - 1] !== 0 && sums[at - 1] !== sum) return;
    if (at > 1 && apart[at - 1] && Math.abs(chosen[at - 1] - chosen[at - 2]) === 1) return;
    if (at === masks.length) {
      for (const [place, digit] of chosen.entries()) found[place] |= 1 << (digit - 1);
      return;
    }
    for (let digit = 1; digit <= 6; digit++) {
      if ((masks[at] & (1 << (digit - 1))) !== 0 && !chosen.includes(digit)) fill([...chosen, digit]);
    }
  };
  fill([]);
  return found;
}

const place = fc.record({ mask: fc.integer({ min: 1, max: 63 }), ends: fc.boolean(), apart: fc.boolean() });

prop([fc.array(place, { minLength: 1, maxLength: 6 }), fc.nat(5)], { numRuns: 300 })(
  'the ways to fill a row are those that are found by writing all down',
  (places: Place[], shift: number) => {
    const masks = places.map(({ mask }) => mask);
    // Sums that some order of digits has, so that not all rows are impossible.
    const sums = places.map(({ ends }, at) => {
      const digits = places.slice(0, at + 1).map((_, i) => ((i + shift) % 6) + 1);
      return ends ? digits.reduce((all, digit) => all + digit, 0) : 0;
    });
    const ways = waysOf(6);
    ways.masks.set(masks);
    const apart = places.map(({ apart: isApart }, at) => at > 0 && isApart);
    ways.walk({ cells: places.map((_, cell) => cell), sums, apart });
    expect([...ways.masks.subarray(0, places.length)]).toEqual(plainly(masks, sums, apart));
  },
);

test('a walk leaves nothing behind for the next', () => {
  const ways = waysOf(6);
  const row = { cells: [0, 1], sums: [0, 3], apart: [false, false] };
  for (let again = 0; again < 2; again++) {
    ways.masks.set([63, 63]);
    ways.walk(row);
    expect([...ways.masks.subarray(0, 2)]).toEqual([3, 3]);
    ways.masks.set([32, 63]);
    ways.walk(row);
    expect([...ways.masks.subarray(0, 2)]).toEqual([0, 0]);
  }
});
