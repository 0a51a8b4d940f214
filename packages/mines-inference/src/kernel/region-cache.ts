/**
 * Solutions of regions, each pattern solved once.
 *
 * A region is recognised by its structure (sizes, needs, links), compared in full after a hash. Equal regions share one
 * entry, so whoever joins regions can treat them as one region that occurs several times. What neither this board nor the
 * one before used is dropped.
 */
import type { RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';

/** A pattern and its solution; undefined if that would have taken too many states. */
export type SolvedRegion = {
  readonly region: Region;
  readonly tilt: number;
  readonly solution: RegionSolution | undefined;
  /** The last board that had it. */
  usedOn: number;
};

/** Keeps solutions between calls. */
export type RegionCache = {
  /** Begins a new board. */
  readonly nextBoard: () => void;
  /** The entry of an equal region, if there is one. Takes as long as the region is large. */
  readonly recall: (region: Region, tilt: number) => SolvedRegion | undefined;
  /** Makes an entry of a region that was not recalled. */
  readonly remember: (region: Region, tilt: number, solution: RegionSolution | undefined) => SolvedRegion;
  /** Tells that an entry recalled for an earlier board is part of this one, too. */
  readonly keep: (entry: SolvedRegion) => void;
};

/** An empty cache; the hash only decides where it looks. */
export function createRegionCache(hashOf: (region: Region) => number = regionHash): RegionCache {
  const entries = new Map<number, SolvedRegion[]>();
  let board = 0;
  return {
    nextBoard() {
      board++;
      for (const [hash, list] of entries) {
        if (list.every(({ usedOn }) => usedOn >= board - 1)) continue;
        const kept = list.filter(({ usedOn }) => usedOn >= board - 1);
        if (kept.length > 0) entries.set(hash, kept);
        else entries.delete(hash);
      }
    },
    recall(region, tilt) {
      const list = entries.get(hashOf(region));
      const entry = list?.find((known) => known.tilt === tilt && sameRegion(known.region, region));
      if (entry) entry.usedOn = board;
      return entry;
    },
    remember(region, tilt, solution) {
      const hash = hashOf(region);
      const entry = { region, tilt, solution, usedOn: board };
      const list = entries.get(hash);
      if (list) list.push(entry);
      else entries.set(hash, [entry]);
      return entry;
    },
    keep(entry) {
      entry.usedOn = board;
    },
  };
}

/** Numbers of each list that go into a hash; two regions of that size are hardly ever alike so far and not beyond. */
const maxHashed = 1024;

function regionHash({ sizes, boxConstraints, needs }: Region): number {
  let hash = sizes.length;
  for (const list of [sizes, boxConstraints, needs]) {
    const end = Math.min(list.length, maxHashed);
    for (let at = 0; at < end; at++) hash = Math.imul(hash ^ list[at], 0x01000193) + (hash >>> 13);
  }
  return hash | 0;
}

function sameRegion(a: Region, b: Region): boolean {
  return (
    sameList(a.sizes, b.sizes) &&
    sameList(a.needs, b.needs) &&
    sameList(a.boxStarts, b.boxStarts) &&
    sameList(a.boxConstraints, b.boxConstraints)
  );
}

/** Apart from the same question about other kinds of lists, which would make this one slower. */
function sameList(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
