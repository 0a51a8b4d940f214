/**
 * What the iterative-deepening kernels have in common: they work in slices and can be asked what is proven.
 *
 * IDA* walks the tree of all paths depth first, cuts where the path so far plus the estimate exceeds the bound, and
 * raises the bound when the tree is done. It needs no memory but the path. A finished tree proves that no solution is as
 * short as its bound, so `bound` is always a proven lower bound.
 *
 * @see {@link https://doi.org/10.1016/0004-3702(85)90084-0 | Korf, Depth-first iterative-deepening (1985)}
 */
export type Deepening = {
  /** Works for about so many nodes; true when the shortest solution is found. */
  readonly run: (nodes: number) => boolean;
  /** No solution is shorter than this. */
  readonly bound: () => number;
  /** Nodes so far. */
  readonly nodes: () => number;
  /** The cells that the blank enters, once `run` was true. */
  readonly path: () => number[];
};

/** Deeper than any search can come within its nodes. */
export const deepest = 1024;
