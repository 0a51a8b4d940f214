/**
 * The inference of a board that changes click by click: only the zones around changed cells are built anew.
 *
 * What remains for every board is the comparison with the board before, the join of the patterns, and one chance a cell.
 * Patterns are joined in the order in which the whole board would meet them, so the result is the same to the last bit.
 */
import type { NeighborTable, Slices } from '@kit/grid';
import type { Inference } from './infer.js';
import { inferParts } from './infer-parts.js';
import { type Pace, spend } from './pace.js';
import { createRegionCache } from './region-cache.js';
import { EXPLODED, FLAG, HIDDEN } from './symbols.js';
import { buildZone, type Zone } from './zones.js';

/** What is known of a board; the arrays are used again for the next one. */
export type LiveInference = {
  /** 1 for each cell that may or may not hold a mine. */
  readonly unknown: Uint8Array;
  readonly inference: Inference;
};

/** A border that follows a board with these neighbours. */
export type LiveBorder = {
  /**
   * Takes the board over where it differs at `changed`, and infers. Work that is not brought to its end leaves a border
   * that must not be used again.
   */
  readonly follow: (
    shown: ArrayLike<number>,
    changed: readonly number[],
    mines: number,
    pace: Pace,
  ) => Slices<LiveInference>;
  /** What was shown last. */
  readonly shown: Int32Array;
};

/** Begins with a board on which everything is hidden. */
export function createLiveBorder(
  size: number,
  { starts, cells: around }: NeighborTable,
  flagsAreMines: boolean,
  maxStates: number,
): LiveBorder {
  const table = { starts, cells: around };
  const shown = new Int32Array(size).fill(HIDDEN);
  const unknown = new Uint8Array(size).fill(1);
  const zoneOf: (Zone | undefined)[] = new Array(size).fill(undefined);
  const zones = new Set<Zone>();
  const values = new Int8Array(size);
  const chances = new Float64Array(size);
  const localOf = new Int32Array(size).fill(-1);
  const met = new Uint8Array(size);
  const cache = createRegionCache();
  let unknownCount = size;
  let marked = 0;
  let last: { readonly mines: number; readonly live: LiveInference } | undefined;

  const dissolve = (zone: Zone | undefined, seeds: number[]): void => {
    if (zone === undefined) return;
    zones.delete(zone);
    for (const source of zone.sources) {
      zoneOf[source] = undefined;
      seeds.push(source);
    }
  };

  const take = (cell: number, value: number): void => {
    const isMark = value <= (flagsAreMines ? FLAG : EXPLODED);
    const wasMark = unknown[cell] === 0 && shown[cell] < 0;
    marked += Number(isMark) - Number(wasMark);
    const isUnknown = value < 0 && !isMark ? 1 : 0;
    unknownCount += isUnknown - unknown[cell];
    unknown[cell] = isUnknown;
    shown[cell] = value;
  };

  /** The zone of a number, by walking from numbers to unknown cells and on; a zone that is met is taken in. */
  function* connect(seed: number, seeds: number[], pace: Pace): Slices<void> {
    const sources = [seed];
    const cells: number[] = [];
    met[seed] = 1;
    for (let step = 0; step < sources.length; step++) {
      const source = sources[step];
      for (let at = starts[source]; at < starts[source + 1]; at++) {
        const cell = around[at];
        if (unknown[cell] === 0 || met[cell] === 1) continue;
        met[cell] = 1;
        cells.push(cell);
        for (let by = starts[cell]; by < starts[cell + 1]; by++) {
          const next = around[by];
          if (shown[next] < 0 || met[next] === 1) continue;
          met[next] = 1;
          dissolve(zoneOf[next], seeds);
          sources.push(next);
        }
        if (spend(pace, starts[cell + 1] - starts[cell] + 1)) yield;
      }
      if (spend(pace, starts[source + 1] - starts[source] + 1)) yield;
    }
    for (const cell of cells) met[cell] = 0;
    for (const source of sources) met[source] = 0;
    if (cells.length === 0 && isSatisfied(seed)) return;
    const zone = yield* buildZone(
      yield* inOrder(sources, pace),
      yield* inOrder(cells, pace),
      shown,
      unknown,
      table,
      localOf,
      pace,
    );
    for (const source of sources) zoneOf[source] = zone;
    zones.add(zone);
    if (spend(pace, sources.length)) yield;
  }

  const isSatisfied = (source: number): boolean => {
    let need = shown[source];
    for (let at = starts[source]; at < starts[source + 1]; at++) if (shown[around[at]] < 0) need--;
    return need === 0;
  };

  function* update(next: ArrayLike<number>, changed: readonly number[], pace: Pace): Slices<void> {
    const seeds: number[] = [];
    for (const cell of changed) {
      dissolve(zoneOf[cell], seeds);
      for (let at = starts[cell]; at < starts[cell + 1]; at++) {
        const other = around[at];
        dissolve(zoneOf[other], seeds);
        // A satisfied number without unknown cells has no zone, but may get one.
        if (zoneOf[other] === undefined) seeds.push(other);
      }
      seeds.push(cell);
      if (spend(pace, starts[cell + 1] - starts[cell] + 4)) yield;
    }
    for (const cell of changed) {
      take(cell, next[cell]);
      if (spend(pace, 2)) yield;
    }
    // The list grows when a zone is met and dissolved on the way.
    for (let at = 0; at < seeds.length; at++) {
      const seed = seeds[at];
      if (shown[seed] >= 0 && zoneOf[seed] === undefined) yield* connect(seed, seeds, pace);
      if (spend(pace, 1)) yield;
    }
  }

  function* inferAll(mines: number, pace: Pace): Slices<Inference> {
    cache.nextBoard();
    const impossible: Inference = { status: 'inconsistent', values, chances, restChance: -1 };
    let total = mines - marked;
    let rest = unknownCount;
    let open = 0;
    for (const { known, cells, split } of zones) {
      if (!known.possible) return impossible;
      total -= known.mineCount;
      rest -= cells.length;
      open += split.boxCells.length;
    }
    if (spend(pace, zones.size)) yield;
    const joined = yield* inferParts(zones, rest, open, total, cache, maxStates, pace);
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
    shown,
    *follow(next, changed, mines, pace) {
      if (last?.mines === mines && changed.length === 0) return last.live;
      yield* update(next, changed, pace);
      last = { mines, live: { unknown, inference: yield* inferAll(mines, pace) } };
      return last.live;
    },
  };
}

/** Cells in rising order. Sorted piece by piece and merged, since a sort of a million is no piece of work. */
function* inOrder(cells: readonly number[], pace: Pace): Slices<number[]> {
  const piece = 4096;
  let runs: number[][] = [];
  for (let from = 0; from < cells.length; from += piece) {
    runs.push(cells.slice(from, from + piece).sort((a, b) => a - b));
    if (spend(pace, 8 * Math.min(piece, cells.length - from))) yield;
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at], runs[at + 1] ?? [], pace));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Two rising lists as one. */
export function* merge(left: readonly number[], right: readonly number[], pace: Pace): Slices<number[]> {
  const both: number[] = [];
  let l = 0;
  for (const cell of right) {
    for (; left[l] < cell; l++) {
      both.push(left[l]);
      if (spend(pace, 1)) yield;
    }
    both.push(cell);
    if (spend(pace, 1)) yield;
  }
  for (const cell of left.slice(l)) {
    both.push(cell);
    if (spend(pace, 1)) yield;
  }
  return both;
}
