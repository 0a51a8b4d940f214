/**
 * Pattern databases of fewest slides as the search reads them (`build-line-pattern`): for both axes and every pattern the
 * numbering of its placements, joined into a few typed arrays.
 *
 * Made once for each tables and kept with them. What is there for each axis and pattern stands at `axis * count + pattern`.
 */
import { createPace, type Pace, runSlices, type Slices } from '@kit/grid';
import type { Tables } from '../types.js';
import { joinNumberings, joinRows } from './join-numberings.js';
import { isOwnImage, lineForms } from './line-forms.js';
import { type Placements, preparePlacements } from './placements.js';
import { ordersByTile, rankOfOrder } from './tile-orders.js';

/** What the search reads. */
export type LineReader = {
  readonly values: Uint8Array;
  /** Cells, and patterns. */
  readonly size: number;
  readonly count: number;
  /** By axis: cells of a line, from one to the next, and the same as places of the form across. */
  readonly length: Int32Array;
  readonly unit: Int32Array;
  readonly unitAcross: Int32Array;
  /** `placeOf[axis * size + cell]`, and the line of the cell. */
  readonly placeOf: Int32Array;
  readonly lineOf: Int32Array;
  /** By axis, pattern and label: where the tile's rows of `orderRows` begin (no tile passed); −1 for strangers. */
  readonly tileRow: Int32Array;
  readonly orderRows: Uint16Array;
  /** By pattern: orders of its tiles, which is the length of a row, and placements on a line. */
  readonly ordersOf: Int32Array;
  readonly perLine: Int32Array;
  /** As in `Placements`, by axis and pattern; `lower` includes where the values begin. */
  readonly lowerBits: number;
  readonly lower: Int32Array;
  readonly upperFrom: Int32Array;
  readonly upper: Int32Array;
  /** The slots of a pattern's tiles on a board, and the rank of their order. */
  readonly placementOf: (
    axis: 0 | 1,
    pattern: number,
    cells: ArrayLike<number>,
    blank: number,
  ) => { readonly set: number; readonly order: number };
};

const readers = /* @__PURE__ */ new WeakMap<Tables, LineReader>();

/** The reader of tables. */
export function lineReader(tables: Tables): LineReader {
  return runSlices(prepareLineReader(tables, createPace()));
}

/** The same in slices. */
export function* prepareLineReader(tables: Tables, pace: Pace): Slices<LineReader> {
  let reader = readers.get(tables);
  if (!reader) {
    reader = yield* createReader(tables, pace);
    readers.set(tables, reader);
  }
  return reader;
}

/** The value of a pattern on the line of a cell. */
export function readLine(
  reader: LineReader,
  axis: number,
  pattern: number,
  cell: number,
  set: number,
  order: number,
): number {
  const { values, size, count, lineOf, perLine, lowerBits, lower, upperFrom, upper } = reader;
  const low = ((axis * count + pattern) << lowerBits) + (set & ((1 << lowerBits) - 1));
  const first = lower[low] + upper[upperFrom[low] + (set >>> lowerBits)];
  return values[lineOf[axis * size + cell] * perLine[pattern] + first + order];
}

function* createReader({ rows, cols, home, patterns, values }: Tables, pace: Pace): Slices<LineReader> {
  const forms = lineForms(rows, cols, home);
  const { size, image, lines, placeOf, cellAt, lineOf } = forms;
  const count = patterns.length;
  const reach = Math.max(rows, cols) - 1;
  const numberings = new Map<number, Placements>();
  const rowsFrom = new Map<number, number>();
  const parts: Uint16Array[] = [];
  let rowsEnd = 0;
  for (const { length: tiles } of patterns) {
    if (numberings.has(tiles)) continue;
    numberings.set(tiles, yield* preparePlacements(size - 1, tiles, pace));
    rowsFrom.set(tiles, rowsEnd);
    const part = yield* ordersByTile(tiles, reach, pace);
    parts.push(part);
    rowsEnd += part.length;
  }
  const numberingOf = (tiles: number) => numberings.get(tiles) as Placements;
  const tileOf = new Int32Array(2 * count * size).fill(-1);
  const tileRow = new Int32Array(2 * count * size).fill(-1);
  const valuesFrom = new Int32Array(2 * count);
  let from = 0;
  patterns.forEach((pattern, index) => {
    const { orders, count: placements } = numberingOf(pattern.length);
    const shared = isOwnImage(pattern, forms);
    for (const axis of [0, 1]) {
      valuesFrom[axis * count + index] = from;
      pattern.forEach((cell, tile) => {
        const label = shared && image && axis === 1 ? image[cell] : cell;
        const at = (axis * count + index) * size + label;
        tileOf[at] = tile;
        tileRow[at] = (rowsFrom.get(pattern.length) as number) + (tile * (2 * reach + 1) + reach) * orders;
      });
      // An own image has the same values for either axis.
      if (!shared || axis === 1) from += lines[axis] * placements;
    }
  });
  const ofRows = patterns.map((pattern) => numberingOf(pattern.length));
  const { lowerBits, lower, upperFrom, upper } = joinNumberings([...ofRows, ...ofRows], valuesFrom);
  const placementOf = (axis: 0 | 1, pattern: number, cells: ArrayLike<number>, blank: number) => {
    const standing: number[] = [];
    let set = 0;
    for (let place = 0; place < size; place++) {
      const tile = tileOf[(axis * count + pattern) * size + cells[cellAt[axis][place]]];
      if (tile < 0) continue;
      standing.push(tile);
      set |= 1 << (place > placeOf[axis][blank] ? place - 1 : place);
    }
    return { set, order: rankOfOrder(standing) };
  };
  /** From a cell to the next of its row, and to the next of its column, as places of the form across. */
  const unit = Int32Array.of(1, cols);
  const isLong = [cols > 1, rows > 1];
  return {
    values,
    size,
    count,
    length: Int32Array.of(cols, rows),
    unit,
    unitAcross: unit.map((next, axis) => (isLong[axis] ? placeOf[1 - axis][next] - placeOf[1 - axis][0] : 0)),
    placeOf: Int32Array.of(...placeOf[0], ...placeOf[1]),
    lineOf: Int32Array.of(...lineOf[0], ...lineOf[1]),
    tileRow,
    orderRows: joinRows(parts),
    ordersOf: Int32Array.from(ofRows, ({ orders }) => orders),
    perLine: Int32Array.from(ofRows, ({ count: placements }) => placements),
    lowerBits,
    lower,
    upperFrom,
    upper,
    placementOf,
  };
}
