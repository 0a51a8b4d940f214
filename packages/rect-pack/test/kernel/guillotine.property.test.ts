import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { type Cut, Guillotine } from '../../src/kernel/guillotine.js';

const side = fc.integer({ min: 1, max: 6 });
const rects = fc.array(fc.tuple(side, side, fc.boolean()), { maxLength: 30 });

const splits = fc.constantFrom<Cut>('shorter-leftover', 'min-area', 'max-area', 'shorter-axis');

prop([rects, splits])(
  'whatever is cut and joined, nothing overlaps, and what is free and what is placed is all there is',
  (list, split) => {
    const kernel = new Guillotine(split);
    for (const round of [1, 2]) {
      kernel.reset(12, 12);
      const drawn = new Set<number>();
      for (const [width, height, turns] of list) {
        if (!kernel.place(width, height, turns ? 1 : 0)) continue;
        const { x, y, turned } = kernel;
        if (turned === 1) expect(turns).toBe(true);
        const [across, down] = turned === 1 ? [height, width] : [width, height];
        expect(Math.max(x + across, y + down)).toBeLessThanOrEqual(12);
        for (let row = y; row < y + down; row++) {
          for (let col = x; col < x + across; col++) {
            if (drawn.has(12 * row + col))
              expect.fail(`${width} × ${height} lies on ${col}, ${row}, in round ${round}`);
            drawn.add(12 * row + col);
          }
        }
      }
      // The rest of the bin is filled pixel by pixel.
      let pixels = 0;
      while (kernel.place(1, 1, 0)) pixels++;
      expect(pixels).toBe(144 - drawn.size);
    }
  },
);
