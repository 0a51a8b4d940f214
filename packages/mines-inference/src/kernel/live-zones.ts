/**
 * The zones of a board that changes cell by cell: only those around changed cells are built anew.
 *
 * A zone falls apart into seeds when one of its cells or numbers changes; from each seed the numbers and unknown cells that
 * are connected now are walked, and what the walk meets of other zones is taken in. Sums over all zones are kept up, so
 * nothing of the size of the board is passed.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import { EXPLODED, FLAG, HIDDEN } from './symbols.js';
import { buildZone, type Zone } from './zones.js';

/** The zones, and what a total needs to know of them. */
export type LiveZones = {
  /** What is shown. */
  readonly shown: Int32Array;
  /** 1 for each cell that may or may not hold a mine. */
  readonly unknown: Uint8Array;
  readonly zones: ReadonlySet<Zone>;
  /** By number: its zone, if it has one. */
  readonly zoneOf: readonly (Zone | undefined)[];
  /** Cells that may or may not hold a mine, and marks that count as mines. */
  readonly unknownCount: () => number;
  readonly marked: () => number;
  /** Takes over that `changed[i]` shows `values[i]` now; tells which zones came and which went. */
  readonly update: (changed: readonly number[], values: readonly number[], pace: Pace) => Slices<ZoneChanges>;
};

/** What an update did; a zone that came and went on the way is in neither. */
export type ZoneChanges = { readonly added: ReadonlySet<Zone>; readonly removed: ReadonlySet<Zone> };

/** Begins with a board on which everything is hidden. */
export function createLiveZones(size: number, table: NeighborTable, flagsAreMines: boolean): LiveZones {
  const { starts, cells: around } = table;
  const shown = new Int32Array(size).fill(HIDDEN);
  const unknown = new Uint8Array(size).fill(1);
  const zoneOf: (Zone | undefined)[] = new Array(size).fill(undefined);
  const zones = new Set<Zone>();
  const localOf = new Int32Array(size).fill(-1);
  const met = new Uint8Array(size);
  let added = new Set<Zone>();
  let removed = new Set<Zone>();
  let unknownCount = size;
  let marked = 0;

  const dissolve = (zone: Zone | undefined, seeds: number[]): void => {
    if (zone === undefined) return;
    zones.delete(zone);
    if (!added.delete(zone)) removed.add(zone);
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

  /** What hangs together with a number, by walking from numbers to unknown cells and on; a zone that is met is taken in. */
  const connect = (seed: number, seeds: number[]): { sources: number[]; cells: number[] } => {
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
      }
    }
    for (const cell of cells) met[cell] = 0;
    for (const source of sources) met[source] = 0;
    return { sources, cells };
  };

  const isSatisfied = (source: number): boolean => {
    let need = shown[source];
    for (let at = starts[source]; at < starts[source + 1]; at++) if (shown[around[at]] < 0) need--;
    return need === 0;
  };

  function* update(changed: readonly number[], values: readonly number[], pace: Pace): Slices<ZoneChanges> {
    added = new Set();
    removed = new Set();
    const seeds: number[] = [];
    for (const cell of changed) {
      dissolve(zoneOf[cell], seeds);
      for (let at = starts[cell]; at < starts[cell + 1]; at++) {
        const other = around[at];
        if (zoneOf[other] !== undefined) dissolve(zoneOf[other], seeds);
        // A satisfied number without unknown cells has no zone, but may get one.
        if (zoneOf[other] === undefined) seeds.push(other);
      }
      seeds.push(cell);
    }
    if (spend(pace, 8 * changed.length)) yield;
    for (let index = 0; index < changed.length; index++) take(changed[index], values[index]);
    if (spend(pace, changed.length + seeds.length)) yield;
    // The list grows when a zone is met and dissolved on the way.
    for (let at = 0; at < seeds.length; at++) {
      const seed = seeds[at];
      if (shown[seed] < 0 || zoneOf[seed] !== undefined) continue;
      const { sources, cells } = connect(seed, seeds);
      if (spend(pace, 8 * (sources.length + cells.length))) yield;
      if (cells.length === 0 && isSatisfied(seed)) continue;
      const numbers = inOrder(sources);
      if (spend(pace, 16 * numbers.length)) yield;
      const questions = inOrder(cells);
      if (spend(pace, 16 * questions.length)) yield;
      const zone = yield* buildZone(numbers, questions, shown, unknown, table, localOf, pace);
      for (const source of sources) zoneOf[source] = zone;
      zones.add(zone);
      added.add(zone);
    }
    return { added, removed };
  }

  return {
    shown,
    unknown,
    zones,
    zoneOf,
    unknownCount: () => unknownCount,
    marked: () => marked,
    update,
  };
}

/** Cells in rising order. */
export function inOrder(cells: readonly number[]): number[] {
  return Array.from(Int32Array.from(cells).sort());
}
