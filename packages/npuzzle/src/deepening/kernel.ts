/** Depth-first search behind one board at a time, as iterative deepening runs it. */
export type Kernel = {
  /** Takes a board, `size` labels from `offset` on; gives its estimate. */
  readonly load: (labels: ArrayLike<number>, offset: number, blank: number) => number;
  /** Begins a search for solutions of at most `limit` moves; `back` has a bit for each slot that the first may not be. */
  readonly begin: (limit: number, back: number) => void;
  /** Works for about so many nodes; true when it is over. */
  readonly run: (nodes: number) => boolean;
  /** Did it find a solution? Else it is over because nothing is left within the limit. */
  readonly found: () => boolean;
  /** By how much the limit must grow at least for anything new to be seen. */
  readonly excess: () => number;
  /** The greatest depth that was reached. */
  readonly reached: () => number;
  /** Nodes of all searches so far. */
  readonly nodes: () => number;
  /** The cells that the blank enters, once a solution was found. */
  readonly path: () => number[];
};

/** Deeper than any search can come within its nodes. */
export const deepest = 1024;
