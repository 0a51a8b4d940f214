/**
 * Solutions of regions, kept while the board changes elsewhere.
 *
 * A region is recognised by its structure (sizes, needs, links), compared in full after a hash. Two generations: what
 * neither this board nor the one before used is dropped.
 */
import type { RegionSolution } from './region-solution.js';
import type { Region } from './regions.js';
import type { RegionCache } from './solve-region.js';

type Entry = { readonly region: Region; readonly tilt: number; readonly solution: RegionSolution | undefined };

/** A cache; `nextBoard` begins a new generation. */
export function createRegionCache(): RegionCache & { nextBoard: () => void } {
  let recent = new Map<number, Entry[]>();
  let older = new Map<number, Entry[]>();
  return {
    nextBoard() {
      older = recent;
      recent = new Map();
    },
    recall(region, tilt, solve) {
      const hash = hashRegion(region);
      const isSame = (entry: Entry) => entry.tilt === tilt && sameRegion(entry.region, region);
      const fresh = recent.get(hash) ?? [];
      const found = fresh.find(isSame);
      if (found) return found.solution;
      const entry = older.get(hash)?.find(isSame) ?? { region, tilt, solution: solve() };
      fresh.push(entry);
      recent.set(hash, fresh);
      return entry.solution;
    },
  };
}

function hashRegion({ sizes, boxConstraints, needs }: Region): number {
  let hash = sizes.length;
  for (const list of [sizes, boxConstraints, needs]) {
    for (let i = 0; i < list.length; i++) hash = Math.imul(hash ^ list[i]!, 0x01000193) + (hash >>> 13);
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

function sameList(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
