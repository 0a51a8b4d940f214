import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { Shelf, type ShelfChoice } from '../../src/kernel/shelf.js';

const side = fc.integer({ min: 1, max: 7 });
const rects = fc.array(fc.tuple(side, side, fc.boolean()), { maxLength: 25 });

type Row = { readonly top: number; readonly height: number; fill: number };

const least = <T>(list: readonly T[], of: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best === undefined || of(one) < of(best) ? one : best), undefined);

/** What each rule looks for on the rows that have room: for the rest of a row, and for the whole rectangle that is left. */
const choices: Record<ShelfChoice, (rows: readonly Row[], down: number, newest: Row | undefined) => Row | undefined> = {
  'next-fit': (rows, _, newest) => rows.find((row) => row === newest),
  'best-height': (rows, down) => least(rows, ({ height }) => height - down),
};

describe.each(Object.keys(choices) as ShelfChoice[])('%s', (rule) => {
  prop([rects])('chooses the row that one would, on pages of 15 × 20', (list) => {
    const kernel = new Shelf(rule);
    kernel.reset(3, 3);
    kernel.place(2, 2, 0);
    kernel.reset(15, 20);
    const rows: Row[] = [];
    for (const [width, height, turns] of list) {
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      // Upright, then flat, if it may be turned; as it is, if not.
      const ways = turns
        ? [
            [short, long],
            [long, short],
          ]
        : [[width, height]];
      let place: { x: number; y: number; across: number } | undefined;
      for (const [across, down] of ways) {
        const open = rows.filter((row) => row.fill + across! <= 15 && down! <= row.height);
        const row = place ? undefined : choices[rule](open, down!, rows.at(-1));
        if (row === undefined) continue;
        place = { x: row.fill, y: row.top, across: across! };
        row.fill += across!;
      }
      if (place === undefined) {
        const last = rows.at(-1);
        const top = last ? last.top + last.height : 0;
        // A new row is as low as the rectangle lets it be.
        const flat = turns ? [long, short] : [width, height];
        if (top + flat[1]! <= 20) {
          place = { x: 0, y: top, across: flat[0]! };
          rows.push({ top, height: flat[1]!, fill: flat[0]! });
        }
      }
      expect(kernel.place(width, height, turns && width !== height ? 1 : 0)).toBe(place !== undefined);
      if (place === undefined) continue;
      expect({ x: kernel.x, y: kernel.y, across: kernel.turned === 1 ? height : width }).toEqual(place);
      expect(kernel.size).toBe(rows.length);
    }
  });
});
