/**
 * Pattern databases of fewest slides as the search reads them (`build-track-pattern`): for each axis and pattern where the
 * values begin, and how its placements are numbered.
 *
 * Made once for each tables and kept with them.
 */
import { createPlacements, type Placements } from './placements.js';
import type { Tables } from './tables.js';
import { ordersByTile } from './tile-orders.js';
import { isOwnImage, type TrackForms, trackForms } from './track-forms.js';

/** One pattern in the forms of one axis. */
export type TrackPattern = {
  /** Where its values begin. */
  readonly from: number;
  readonly placements: Placements;
  /** By label: the row of `orderRows` for none passed; −1 for strangers. */
  readonly tileRow: Int32Array;
  /** As in `ordersByTile`. */
  readonly orderRows: Uint16Array;
  /** By label: which tile of the pattern it is, −1 for strangers. */
  readonly tileOf: Int32Array;
};

/** What the search reads. */
export type TrackReader = {
  readonly forms: TrackForms;
  readonly values: Uint8Array;
  /** By axis, by pattern. */
  readonly patterns: readonly [readonly TrackPattern[], readonly TrackPattern[]];
};

const readers = /* @__PURE__ */ new WeakMap<Tables, TrackReader>();

/** The reader of tables. */
export function trackReader(tables: Tables): TrackReader {
  let reader = readers.get(tables);
  if (!reader) {
    reader = createReader(tables);
    readers.set(tables, reader);
  }
  return reader;
}

function createReader({ rows, cols, home, patterns, values }: Tables): TrackReader {
  const forms = trackForms(rows, cols, home);
  const { size, image, tracks } = forms;
  const reach = Math.max(rows, cols) - 1;
  const byTiles = new Map<number, { placements: Placements; orderRows: Uint16Array }>();
  const byAxis: [TrackPattern[], TrackPattern[]] = [[], []];
  let from = 0;
  for (const pattern of patterns) {
    const tiles = pattern.length;
    const shape = byTiles.get(tiles) ?? {
      placements: createPlacements(size - 1, tiles),
      orderRows: ordersByTile(tiles, reach),
    };
    byTiles.set(tiles, shape);
    const shared = isOwnImage(pattern, forms);
    for (const axis of [0, 1] as const) {
      const tileOf = new Int32Array(size).fill(-1);
      const tileRow = new Int32Array(size).fill(-1);
      pattern.forEach((cell, tile) => {
        const label = shared && image && axis === 1 ? image[cell] : cell;
        tileOf[label] = tile;
        tileRow[label] = (tile * (2 * reach + 1) + reach) * shape.placements.orders;
      });
      byAxis[axis].push({ from, ...shape, tileRow, tileOf });
      if (!shared) from += tracks[axis] * shape.placements.count;
    }
    if (shared) from += tracks[0] * shape.placements.count;
  }
  return { forms, values, patterns: byAxis };
}
