/**
 * The inference of a board that changes click by click: only the zones around changed cells are built anew.
 *
 * What remains for every board is the comparison with the board before, the join of the patterns, and one chance a cell.
 * Patterns are joined in the order in which the whole board would meet them, so the result is the same to the last bit.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import type { Inference } from './infer.js';
import { inferParts } from './infer-parts.js';
import { createLiveZones } from './live-zones.js';
import { createRegionCache } from './region-cache.js';
import { cellsWhere } from './symbols.js';

/** What is known of a board; the arrays are used again for the next one. */
export type LiveInference = {
  /** 1 for each cell that may or may not hold a mine. */
  readonly unknown: Uint8Array;
  readonly inference: Inference;
};

/** A border that follows a board with these neighbours. */
export type LiveBorder = {
  /** Takes the board over and infers. Work that is not brought to its end leaves a border that must not be used again. */
  readonly follow: (shown: ArrayLike<number>, mines: number, pace: Pace) => Slices<LiveInference>;
};

/** Begins with a board on which everything is hidden. */
export function createLiveBorder(
  size: number,
  table: NeighborTable,
  flagsAreMines: boolean,
  maxStates: number,
): LiveBorder {
  const live = createLiveZones(size, table, flagsAreMines);
  const { shown, unknown, zones } = live;
  const values = new Int8Array(size);
  const chances = new Float64Array(size);
  const cache = createRegionCache();
  let last: { readonly mines: number; readonly live: LiveInference } | undefined;

  function* inferAll(mines: number, pace: Pace): Slices<Inference> {
    cache.nextBoard();
    const impossible: Inference = { status: 'inconsistent', values, chances, restChance: -1 };
    let total = mines - live.marked();
    let rest = live.unknownCount();
    let open = 0;
    for (const { known, cells, split } of zones) {
      if (!known.possible) return impossible;
      total -= known.mineCount;
      rest -= cells.length;
      open += split.boxCells.length;
    }
    if (spend(pace, zones.size)) yield;
    const joined = yield* inferParts(zones, { rest, open, total }, { maxStates, cache, pace });
    if (joined === undefined) return impossible;
    const { status, restValue, restChance, weight } = joined;
    values.fill(restValue);
    chances.fill(restChance);
    for (const { known, chances: local, cells } of zones) {
      for (let at = 0; at < cells.length; at++) {
        values[cells[at]] = known.values[at];
        chances[cells[at]] = local[at];
      }
      if (spend(pace, 2 * cells.length)) yield;
    }
    return { status, values, chances, restChance, weight };
  }

  return {
    *follow(next, mines, pace) {
      const changed = cellsWhere(size, (cell) => next[cell] !== shown[cell]);
      const shows = changed.map((cell) => next[cell]);
      if (spend(pace, size + 2 * changed.length)) yield;
      if (last?.mines === mines && changed.length === 0) return last.live;
      yield* live.update(changed, shows, pace);
      last = { mines, live: { unknown, inference: yield* inferAll(mines, pace) } };
      return last.live;
    },
  };
}
