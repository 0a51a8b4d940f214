/** Pattern databases in memory: plain data, to be passed back to the functions that take `tables`. */
import type { Cell } from '@kit/grid';
import type { Metric } from '../types.js';
import { countPlacements } from './placements.js';
import { countTracks, trackForms } from './track-forms.js';

/**
 * Tables for one size, goal and metric, made by `buildTables` or `importTables`. They can be cloned to a worker.
 */
export type Tables = {
  /** Rows of the boards. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The metric that the distances count. */
  readonly metric: Metric;
  /** The cell where the blank belongs: tables serve every goal with its blank there. */
  readonly home: Cell;
  /** The home cells of the tiles of each pattern; in the metric `single` no tile is in two of them. */
  readonly patterns: readonly (readonly Cell[])[];
  /**
   * The values of all patterns one after the other, one for each placement of a pattern. For `line` the placements are
   * over the cells without the blank's, and each has a value for every row and every column that the blank may be in.
   */
  readonly values: Uint8Array;
};

/** Tables but for what is in them. */
export type TablesKind = Omit<Tables, 'patterns' | 'values'>;

/** How many values a pattern has. */
export function countValues({ rows, cols, metric, home }: TablesKind, pattern: readonly Cell[]): number {
  const size = rows * cols;
  if (metric === 'single') return countPlacements(size, pattern.length);
  return countTracks(pattern, trackForms(rows, cols, home)) * countPlacements(size - 1, pattern.length);
}

/**
 * How many of them can be reached: all, where at least three cells hold nothing of the pattern. Where the pattern says where
 * everything stands it is half of them, in a single row or column only the few that differ by the blank's place. Undefined
 * where only some of the last two can be reached.
 */
export function countReachable(kind: TablesKind, pattern: readonly Cell[]): number | undefined {
  const { rows, cols, metric } = kind;
  const others = rows * cols - pattern.length;
  if (rows === 1 || cols === 1) return metric === 'single' ? pattern.length + 1 : rows + cols;
  if (others > 2) return countValues(kind, pattern);
  return others === 1 || metric === 'line' ? countValues(kind, pattern) / 2 : undefined;
}
