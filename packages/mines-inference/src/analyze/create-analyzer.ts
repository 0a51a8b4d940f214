/**
 * An analyser that remembers: only the combination of the regions is global, so a region whose numbers and cells are as
 * before is not counted again, however the rest of the board has changed.
 *
 * Regions are recognised by their structure alone, so an equal pattern elsewhere on the board is found too. What the last
 * two boards did not use is dropped.
 */
import type { NeighborTable } from '@kit/grid';
import { readBoard } from '../board/read-board.js';
import { createRegionCache } from '../kernel/region-cache.js';
import type { Analysis, BoardLike, Topology } from '../types.js';
import { type AnalyzeOptions, analyzeRead, readOptions } from './analyze.js';

/** A live object; not JSON. */
export type Analyzer = {
  /** As {@link analyze}, with the options given to {@link createAnalyzer}. */
  readonly analyze: (board: BoardLike) => Analysis;
};

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
