/**
 * An analyser that remembers: only the combination of the regions is global, so a region whose numbers and cells are as
 * before is not counted again, however the rest of the board has changed.
 *
 * Regions are recognised by their structure alone, so an equal pattern elsewhere on the board is found too. What the last
 * two boards did not use is dropped.
 */
import type { NeighborTable } from '@kit/grid';
import { readBoard } from '../board/read-board.js';
import type { RegionSolution } from '../kernel/region-solution.js';
import type { Region } from '../kernel/regions.js';
import type { RegionCache } from '../kernel/solve-region.js';
import type { Analysis, BoardLike, Topology } from '../types.js';
import { type AnalyzeOptions, analyzeRead, readOptions } from './analyze.js';

/** A live object; not JSON. */
export type Analyzer = {
  /** As {@link analyze}, with the options given to {@link createAnalyzer}. */
  readonly analyze: (board: BoardLike) => Analysis;
};

type Entry = { readonly region: Region; readonly tilt: number; readonly solution: RegionSolution | undefined };

/**
 * An analyser for a game: asking again after a click costs the changed region and the combination.
 *
 * @param options - as for {@link analyze}
 * @returns a live object; its `analyze` throws what {@link analyze} throws for a board
 * @throws {@link InvalidInputError} `bad-options`, `bad-choice`, `bad-number`
 *
 * @example
 * ```ts
 * import { analyze, createAnalyzer, parseMines } from '@kit/mines-inference';
 *
 * const analyzer = createAnalyzer();
 * const board = parseMines('mines 2\n1#1\n###\n#1#');
 * analyzer.analyze(board).probabilities[1] === analyze(board).probabilities[1]; // => true
 * ```
 */
export function createAnalyzer(options: AnalyzeOptions = {}): Analyzer {
  const { flags, maxStates } = readOptions(options);
  const cache = createRegionCache();
  let known: { rows: number; cols: number; topology: Topology; table: NeighborTable } | undefined;
  return {
    analyze(board) {
      // A table of one's own may have been changed in place, so only names are remembered.
      const topology = (board as BoardLike | undefined)?.topology ?? 'square8';
      const same = known?.rows === board?.rows && known?.cols === board?.cols && known?.topology === topology;
      const read = readBoard(board, same ? known?.table : undefined);
      if (!same && typeof topology === 'string')
        known = { rows: read.rows, cols: read.cols, topology, table: read.table };
      cache.nextBoard();
      return analyzeRead(read, flags, maxStates, cache);
    },
  };
}

function createRegionCache(): RegionCache & { nextBoard: () => void } {
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
