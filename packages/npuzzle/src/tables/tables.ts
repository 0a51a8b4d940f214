/** Pattern databases in memory: plain data, to be passed back to the functions that take `tables`. */
import type { Cell } from '@kit/grid';
import type { Metric } from '../types.js';

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
  /** The home cells of the tiles of each pattern. */
  readonly patterns: readonly (readonly Cell[])[];
  /**
   * The values of all patterns one after the other, one for each placement of a pattern (for `line` of the blank and the
   * pattern).
   */
  readonly values: Uint8Array;
};

/** What the values of a pattern depend on the places of: its tiles, in the line metric the blank before them. */
export function placedOf({ metric, home }: Tables, pattern: readonly Cell[]): readonly Cell[] {
  return metric === 'line' ? [home, ...pattern] : pattern;
}
