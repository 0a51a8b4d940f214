/** The order of a goal. */

/** A way through the cells of a goal: 1, 2, … stand along it, the blank at its end (`blank-first`: at its beginning). */
export type GoalOrder = 'rows' | 'blank-first' | 'columns' | 'snake' | 'spiral';

/** Options of `goalBoard`. */
export type GoalOptions = {
  /** The way through the cells, default `'rows'`. */
  readonly order?: GoalOrder | undefined;
};
