/**
 * What is proven on a board that changes cell by cell, told as differences; chances only where they are asked for.
 *
 * A click far away changes every chance a little, since all regions meet in the total, but hardly any proof. So the patterns
 * are weighed against each other after each change (some hundred numbers, however large the board is), while the boxes of a
 * pattern are looked at again only if other numbers of its mines are possible than before, and a cell's chance is worked
 * out when somebody wants to know it. Kept is what follows from the zones; {@link LiveBorder} writes the chance of every
 * cell instead. The floats are the same, since the same patterns are joined in the same order.
 */
import { createPace, type NeighborTable, type Pace, runSlices, type Slices, spend } from '@kit/grid';
import { isSameList } from './constraints.js';
import { chanceIn, type PlacedPatterns, placePatterns, restOf } from './infer-parts.js';
import { marginalsOf, type Weighed, weighRegions } from './join-regions.js';
import { createLiveZones, inOrder } from './live-zones.js';
import { createRegionCache, type SolvedRegion } from './region-cache.js';
import type { Marginals } from './region-solution.js';
import type { Zone } from './zones.js';

/** What became of the cells; lists rise. */
export type TrackedChange = {
  readonly status: 'consistent' | 'inconsistent' | 'limit';
  /** Cells that are proven now and were not before, or otherwise. */
  readonly safe: readonly number[];
  readonly mines: readonly number[];
  /** Cells that were proven and are not any more. */
  readonly dropped: readonly number[];
  /** Cells that no number sees, and the chance that all of them have; -1 where it is not known. */
  readonly rest: number;
  readonly restChance: number;
};

/** A border that tells what a change changed. */
export type TrackedBorder = {
  /** Takes over that `changed[i]` shows `values[i]`. What is stopped on the way leaves a border that must not be used again. */
  readonly follow: (changed: readonly number[], values: readonly number[], pace: Pace) => Slices<TrackedChange>;
  /** The chance of a mine in a cell that may or may not hold one; -1 where it is not known. */
  readonly chanceOf: (cell: number) => number;
  readonly unknown: Uint8Array;
};

/** What is proven of the boxes of a pattern: -1 nothing, 0 safe, 1 mines; as long as these numbers of mines are possible. */
type Proofs = { readonly allowed: Uint8Array; readonly values: Int8Array };

/** The region and the box of each cell of a zone; -1 where propagation settles it. */
type Places = { readonly region: Int32Array; readonly box: Int32Array };

/** Lists of cells under way. */
type Telling = { readonly safe: number[]; readonly mines: number[]; readonly dropped: number[] };

type Known = {
  readonly placed: PlacedPatterns;
  readonly weighed: Weighed;
  /** By place; undefined where nobody has asked. */
  readonly marginals: (Marginals | undefined)[];
};

/** Begins with a board on which everything is hidden and nothing was told; `told` may tell otherwise. */
export function createTrackedBorder(
  size: number,
  table: NeighborTable,
  mines: number,
  flagsAreMines: boolean,
  maxStates: number,
  told: Int8Array,
): TrackedBorder {
  const { starts, cells: around } = table;
  const live = createLiveZones(size, table, flagsAreMines);
  const { shown, unknown, zones, zoneOf } = live;
  const cache = createRegionCache();
  const placesOf = new Map<Zone, Places>();
  let proofs = new Map<SolvedRegion, Proofs>();
  let known: Known | undefined;
  let restValue: -1 | 0 | 1 = -1;
  let restChance = -1;
  /** Sums over all zones. */
  const sums = { mines: 0, cells: 0, open: 0, impossible: 0 };

  const count = ({ known: { possible, mineCount }, cells, split }: Zone, sign: 1 | -1): void => {
    sums.mines += sign * mineCount;
    sums.cells += sign * cells.length;
    sums.open += sign * split.boxCells.length;
    sums.impossible += possible ? 0 : sign;
  };

  /** A number beside the cell knows the zone. */
  const zoneAt = (cell: number): Zone | undefined => {
    for (let at = starts[cell]; at < starts[cell + 1]; at++) {
      const zone = shown[around[at]] < 0 ? undefined : zoneOf[around[at]];
      if (zone !== undefined) return zone;
    }
    return undefined;
  };

  /** The pattern and the box of a cell that propagation leaves open. */
  const openIn = (zone: Zone, local: number): { pattern: SolvedRegion; box: number; cells: number } => {
    let places = placesOf.get(zone);
    if (places === undefined) {
      places = placesIn(zone);
      placesOf.set(zone, places);
    }
    const region = places.region[local];
    const box = places.box[local];
    const { firstBox, boxCellStarts } = zone.split;
    const at = firstBox[region] + box;
    return { pattern: zone.solved.patterns[region], box, cells: boxCellStarts[at + 1] - boxCellStarts[at] };
  };

  const provenOf = (cell: number): number => {
    if (unknown[cell] === 0 || known === undefined) return -1;
    const zone = zoneAt(cell);
    if (zone === undefined) return restValue;
    const local = placeIn(zone.cells, cell);
    if (zone.known.values[local] !== -1) return zone.known.values[local];
    const { pattern, box } = openIn(zone, local);
    return proofs.get(pattern)!.values[box];
  };

  const chanceOf = (cell: number): number => {
    const value = provenOf(cell) as -1 | 0 | 1;
    const zone = zoneAt(cell);
    if (value !== -1 || known === undefined) return value;
    if (zone === undefined) return restChance;
    const { pattern, box, cells } = openIn(zone, placeIn(zone.cells, cell));
    const { place } = known.placed.placed.get(pattern)!;
    known.marginals[place] ??= runSlices(marginalsOf(known.weighed, place, createPace()));
    return chanceIn(value, known.weighed.outside !== undefined, known.marginals[place]?.expected[box] ?? -1, cells);
  };

  /** Proofs of all patterns; tells which patterns say something else than before. */
  function* prove({ placed, weighed }: Known, pace: Pace): Slices<Set<SolvedRegion>> {
    const changed = new Set<SolvedRegion>();
    const next = new Map<SolvedRegion, Proofs>();
    for (const { solved, place } of placed.patterns) {
      const before = proofs.get(solved);
      const allowed = weighed.allowed[place];
      if (before !== undefined && isSameList(before.allowed, allowed)) next.set(solved, before);
      else {
        const boxes = yield* marginalsOf({ ...weighed, outside: undefined }, place, pace);
        const values = boxes === undefined ? new Int8Array(solved.region.sizes.length).fill(-1) : provenBy(boxes);
        next.set(solved, { allowed, values });
        if (before !== undefined) changed.add(solved);
      }
      if (spend(pace, allowed.length + 4)) yield;
    }
    proofs = next;
    return changed;
  }

  /** Brings all patterns together; undefined if nothing fits. */
  function* weigh(rest: number, pace: Pace): Slices<Known | undefined> {
    const total = mines - live.marked() - sums.mines;
    if (sums.impossible > 0 || total < 0 || total > rest + sums.open) return undefined;
    cache.nextBoard();
    const effort = { maxStates, cache, pace };
    const placed = yield* placePatterns(zones, rest + sums.open, total, effort);
    const weighed = yield* weighRegions(placed.patterns, rest, total, placed.tilt, effort);
    return weighed && { placed, weighed, marginals: [] };
  }

  function* follow(changed: readonly number[], values: readonly number[], pace: Pace): Slices<TrackedChange> {
    const { added, removed } = yield* live.update(changed, values, pace);
    for (const zone of removed) {
      count(zone, -1);
      placesOf.delete(zone);
    }
    for (const zone of added) count(zone, 1);
    if (spend(pace, added.size + removed.size)) yield;
    const before = { isImpossible: known === undefined, restValue };
    const rest = live.unknownCount() - sums.cells;
    known = yield* weigh(rest, pace);
    ({ restValue, restChance } = known ? restOf(known.weighed, rest) : { restValue: -1 as const, restChance: -1 });
    const renewed = known ? yield* prove(known, pace) : new Set<SolvedRegion>();
    const telling: Telling = { safe: [], mines: [], dropped: [] };
    // Where everything changes, every cell is looked at; else those that were touched.
    if ((known === undefined) !== before.isImpossible || restValue !== before.restValue) {
      for (let cell = 0; cell < size; cell++) {
        tell(cell, provenOf(cell), telling);
        if (spend(pace, 20)) yield;
      }
    } else {
      tellEach(changed, telling);
      for (const zone of removed) tellEach(zone.cells, telling);
      for (const zone of added) tellEach(zone.cells, telling);
      for (const zone of renewed.size > 0 ? zones : []) {
        if (zone.solved.patterns.some((pattern) => renewed.has(pattern))) tellEach(zone.cells, telling);
        if (spend(pace, 1 + zone.roots.length)) yield;
      }
    }
    const status = known === undefined ? 'inconsistent' : known.weighed.outside === undefined ? 'limit' : 'consistent';
    const [safe, mined, dropped] = [telling.safe, telling.mines, telling.dropped].map(inOrder);
    return { status, safe, mines: mined, dropped, rest, restChance };
  }

  const tell = (cell: number, value: number, { safe, mines: mined, dropped }: Telling): void => {
    if (told[cell] === value) return;
    told[cell] = value;
    (value === 0 ? safe : value === 1 ? mined : dropped).push(cell);
  };

  function tellEach(cells: readonly number[], telling: Telling): void {
    for (const cell of cells) tell(cell, provenOf(cell), telling);
  }

  return { follow, chanceOf, unknown };
}

function provenBy({ canMine, canSafe }: Marginals): Int8Array {
  const values = new Int8Array(canMine.length);
  for (let box = 0; box < values.length; box++) values[box] = canMine[box] === 0 ? 0 : canSafe[box] === 0 ? 1 : -1;
  return values;
}

/** Where a cell stands among rising ones. */
function placeIn(cells: readonly number[], cell: number): number {
  let from = 0;
  let to = cells.length - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (cells[middle] < cell) from = middle + 1;
    else to = middle;
  }
  return from;
}

function placesIn({ cells, split }: Zone): Places {
  const { regions, firstBox, boxCellStarts, boxCells } = split;
  const region = new Int32Array(cells.length).fill(-1);
  const box = new Int32Array(cells.length).fill(-1);
  for (let index = 0; index < regions.length; index++) {
    for (let local = 0; local < regions[index].sizes.length; local++) {
      const to = boxCellStarts[firstBox[index] + local + 1];
      for (let at = boxCellStarts[firstBox[index] + local]; at < to; at++) {
        region[boxCells[at]] = index;
        box[boxCells[at]] = local;
      }
    }
  }
  return { region, box };
}
