/** Fish of rows across columns and columns across rows: all places of the digit in the bases lie in as many covers. */

import { countBits } from '../kernel/bits.js';
import { fishName, plainFish } from './fish-steps.js';
import type { LayoutFinder } from './steps.js';
import { unionsOf } from './unions.js';

/** Fish of so many rows across columns, and columns across rows. */
export function basicFish(count: number): LayoutFinder {
  const id = fishName(count);
  return {
    ids: [id],
    *run(view, emit) {
      const { size } = view.tables;
      for (let digit = 0; digit < size; digit++) {
        for (const [start, across] of [
          [0, size],
          [size, 0],
        ]) {
          const lines = Array.from({ length: size }, (_, line) => start + line).filter((house) => {
            const many = countBits(view.places[house * size + digit]);
            return many > 1 && many <= count;
          });
          for (const bases of unionsOf(lines, count, (house) => view.places[house * size + digit])) {
            const union = bases.reduce((bits, house) => bits | view.places[house * size + digit], 0);
            if (countBits(union) !== count) continue;
            const covers = Array.from({ length: size }, (_, line) => line)
              .filter((line) => (union & (1 << line)) !== 0)
              .map((line) => across + line);
            const step = plainFish(view, id, digit, bases, covers);
            if (step !== undefined && emit(step)) return true;
          }
        }
      }
      return false;
    },
  };
}
