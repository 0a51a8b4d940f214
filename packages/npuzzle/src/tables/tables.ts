/** Pattern databases in memory: a live object, to be passed back to the functions that take `tables`. */
import type { Metric } from '../types.js';

/** Tables for one size, goal and metric, made by `buildTables` or `importTables`. */
export type Tables = {
  /** Rows of the boards. */
  readonly rows: number;
  /** Columns of the boards. */
  readonly cols: number;
  /** The metric that the distances count. */
  readonly metric: Metric;
  /** The cell where the blank belongs: tables serve every goal with its blank there. */
  readonly home: number;
};
