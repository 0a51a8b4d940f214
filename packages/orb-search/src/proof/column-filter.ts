/**
 * The bound of column-bound.ts for boards that come in no order, as a beam makes them: can the drag still end in time?
 *
 * The layout of a type is a sum over its orbs, so a mask of 32 bits has its layout in four looks, a byte each.
 */
import { countBits, type Pace, type Slices } from '@kit/grid';
import type { IsFar } from '../beam/horizon.js';
import type { NarrowShape } from '../kernel/narrow-board.js';
import type { BitInput } from '../request/bit-input.js';
import { columnBound, never } from './column-bound.js';
import { columnPrices, isAbove, maxCarried } from './column-prices.js';

/** The test for the boards that drags make of this one; undefined where the columns say nothing. */
export function* columnFilter(
  { board, shape, types, target, directions }: BitInput<NarrowShape>,
  pace: Pace,
): Slices<IsFar | undefined> {
  const { rows, cols, full } = shape;
  const masks = Array.from({ length: types }, (_, index) => maskOf(board[0], board[1], board[2], board[3], index + 1));
  const counts = masks.map(countBits);
  // Only where each type has to make all its matches the columns are a bound.
  if (counts.reduce((sum, count) => sum + Math.floor(count / 3), 0) !== target) return undefined;
  const lists = columnPrices(cols, directions);
  const { units, carry, carryFree } = yield* columnBound(rows, cols, counts, lists, pace);
  const { limits, row } = maxCarried(cols, directions, lists);
  const columnAt = Uint8Array.from({ length: 32 }, (_, bit) => Math.floor(bit / rows));
  const bytes = [0, 8, 16, 24].map((shift) =>
    Int32Array.from({ length: 256 }, (_, byte) => {
      let sum = 0;
      for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) sum += units[columnAt[bit + shift]] ?? 0;
      return sum;
    }),
  );
  const [first, second, third, fourth] = bytes;
  const codes = masks.flatMap((mask, index) => (carry[layoutOf(mask)] === never ? [] : [index + 1]));
  return codes.length === 0 ? undefined : isFar;

  function isFar(b0: number, b1: number, b2: number, b3: number, at: number, to: number, moves: number): boolean {
    const held = ((b0 >>> to) & 1) | (((b1 >>> to) & 1) << 1) | (((b2 >>> to) & 1) << 2) | (((b3 >>> to) & 1) << 3);
    let needed = 0;
    for (let index = 0; index < codes.length; index++) {
      const code = codes[index];
      const layout = layoutOf(maskOf(b0, b1, b2, b3, code));
      needed += code === held ? carryFree[layout - units[columnAt[to]]] : carry[layout];
    }
    return isAbove(needed, limits[row(moves) + 4 * columnAt[to] - columnAt[at] + 1]);
  }

  function maskOf(b0: number, b1: number, b2: number, b3: number, code: number): number {
    return (
      (b0 ^ ((code & 1) - 1)) &
      (b1 ^ (((code >> 1) & 1) - 1)) &
      (b2 ^ (((code >> 2) & 1) - 1)) &
      (b3 ^ ((code >> 3) - 1)) &
      full
    );
  }

  function layoutOf(mask: number): number {
    return first[mask & 255] + second[(mask >>> 8) & 255] + third[(mask >>> 16) & 255] + fourth[mask >>> 24];
  }
}
