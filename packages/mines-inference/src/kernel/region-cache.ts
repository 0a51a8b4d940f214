/**
 * Solutions of regions, each pattern solved once.
 *
 * A region is recognised by its structure (sizes, needs, links), compared in full after a hash. Equal regions share one
 * entry, so whoever joins regions can treat them as one region that occurs several times. What neither this board nor the
 * one before used is dropped.
 */
import type { Slices } from '@kit/grid';
import { type Pace, spend } from './pace.js';
import type { RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import { solveRegion } from './solve-region.js';

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
  readonly recall: (region: Region, hash: number, tilt: number) => SolvedRegion | undefined;
  /** Makes an entry of a region that was not recalled. */
  readonly remember: (region: Region, hash: number, tilt: number, solution: RegionSolution | undefined) => SolvedRegion;
  /** Tells that an entry recalled for an earlier board is part of this one, too. */
  readonly keep: (entry: SolvedRegion) => void;
};

export function createRegionCache(): RegionCache {
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
    recall(region, hash, tilt) {
      const list = entries.get(hash);
      const entry = list?.find((known) => known.tilt === tilt && sameRegion(known.region, region));
      if (entry) entry.usedOn = board;
      return entry;
    },
    remember(region, hash, tilt, solution) {
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

/** The entry of a region, solved if there is none yet. */
export function* recallOrSolve(
  cache: RegionCache,
  region: Region,
  tilt: number,
  maxStates: number,
  pace: Pace,
): Slices<SolvedRegion> {
  let hash = region.sizes.length;
  for (const list of [region.sizes, region.boxConstraints, region.needs]) {
    for (let from = 0; from < list.length; from += piece) {
      const to = Math.min(list.length, from + piece);
      hash = hashPart(hash, list, from, to);
      if (spend(pace, to - from)) yield;
    }
  }
  const known = cache.recall(region, hash | 0, tilt);
  if (spend(pace, region.boxConstraints.length)) yield;
  if (known) return known;
  return cache.remember(region, hash | 0, tilt, yield* solveRegion(region, tilt, maxStates, pace));
}

/** Numbers that are hashed in one go. */
const piece = 16_384;

function hashPart(before: number, list: Int32Array, from: number, to: number): number {
  let hash = before;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ list[i], 0x01000193) + (hash >>> 13);
  return hash;
}

function sameRegion(a: Region, b: Region): boolean {
  return (
    sameList(a.sizes, b.sizes) &&
    sameList(a.needs, b.needs) &&
    sameList(a.boxStarts, b.boxStarts) &&
    sameList(a.boxConstraints, b.boxConstraints)
  );
}

function sameList(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
