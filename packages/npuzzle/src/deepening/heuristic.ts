/** What every heuristic does for the search (depth-first.ts) but at its nodes. */
export type Heuristic = {
  /** Begins at the board in the cells; gives its estimate. */
  readonly start: (blank: number) => number;
  /** Makes room for paths of so many moves. */
  readonly reserve: (limit: number) => void;
};
