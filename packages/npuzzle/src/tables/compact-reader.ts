/**
 * Tables as the search reads them: for every pattern the numbering of its placements, joined into a few typed arrays.
 *
 * Made once for each tables and kept with them.
 */
import { createPace, type Pace, runSlices, type Slices } from '@kit/grid';
import type { Tables } from '../types.js';
import { joinNumberings, joinRows } from './join-numberings.js';
import { mirrorOf } from './mirror.js';
import { type Placements, preparePlacements } from './placements.js';
import { ordersByTile, rankOfOrder } from './tile-orders.js';

/** What the search reads. */
export type CompactReader = {
  readonly values: Uint8Array;
  /** The mirror image of each cell; the cell itself where the board has none. */
  readonly image: Int32Array;
  readonly hasMirror: boolean;
  /** By label: its pattern, and where its rows of `orderRows` begin: no tile passed. */
  readonly patternOf: Int32Array;
  readonly tileRow: Int32Array;
  /** By pattern: the number of orders, which is the length of a row. */
  readonly orders: Int32Array;
  readonly orderRows: Uint16Array;
  /** As in `Placements`; by pattern, `lower` includes where the values begin, and `lowerFrom` is where `lower` does. */
  readonly lowerBits: number;
  readonly lowerFrom: Int32Array;
  readonly lower: Int32Array;
  readonly upperFrom: Int32Array;
  readonly upper: Int32Array;
  /** The rank of the order in which a pattern's tiles stand. */
  readonly orderOf: (pattern: number, labelAt: (cell: number) => number) => number;
};

const readers = /* @__PURE__ */ new WeakMap<Tables, CompactReader>();

/** The reader of tables. */
export function compactReader(tables: Tables): CompactReader {
  return runSlices(prepareCompactReader(tables, createPace()));
}

/** The same in slices. */
export function* prepareCompactReader(tables: Tables, pace: Pace): Slices<CompactReader> {
  let reader = readers.get(tables);
  if (!reader) {
    reader = yield* createReader(tables, pace);
    readers.set(tables, reader);
  }
  return reader;
}

function* createReader({ rows, cols, home, patterns, values }: Tables, pace: Pace): Slices<CompactReader> {
  const size = rows * cols;
  const mirror = mirrorOf(rows, cols, home);
  const reach = cols - 1;
  const numberings: Placements[] = [];
  for (const pattern of patterns) {
    numberings.push(yield* preparePlacements(size, pattern.length, pace));
  }
  const patternOf = new Int32Array(size);
  const tileOf = new Int32Array(size);
  const tileRow = new Int32Array(size);
  const rowsOfTiles: Uint16Array[] = [];
  const valuesFrom = new Int32Array(patterns.length);
  let rowsEnd = 0;
  let valuesEnd = 0;
  for (const [index, pattern] of patterns.entries()) {
    const { orders, count } = numberings[index];
    const part = yield* ordersByTile(pattern.length, reach, pace);
    pattern.forEach((label, tile) => {
      patternOf[label] = index;
      tileOf[label] = tile;
      tileRow[label] = rowsEnd + (tile * (2 * reach + 1) + reach) * orders;
    });
    rowsOfTiles.push(part);
    rowsEnd += part.length;
    valuesFrom[index] = valuesEnd;
    valuesEnd += count;
  }
  const { lowerBits, lower, upperFrom, upper } = joinNumberings(numberings, valuesFrom);
  const orderOf = (pattern: number, labelAt: (cell: number) => number): number => {
    const standing: number[] = [];
    for (let cell = 0; cell < size; cell++) {
      const label = labelAt(cell);
      if (label !== home && patternOf[label] === pattern) standing.push(tileOf[label]);
    }
    return rankOfOrder(standing);
  };
  return {
    values,
    image: mirror ?? Int32Array.from({ length: size }, (_, cell) => cell),
    hasMirror: mirror !== undefined,
    patternOf,
    tileRow,
    orders: Int32Array.from(numberings, ({ orders }) => orders),
    orderRows: joinRows(rowsOfTiles),
    lowerBits,
    lowerFrom: Int32Array.from(patterns, (_, index) => index * 2 ** lowerBits),
    lower,
    upperFrom,
    upper,
    orderOf,
  };
}
