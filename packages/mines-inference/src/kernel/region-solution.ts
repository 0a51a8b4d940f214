/** What the combination needs to know of a region, and what a region says about its boxes. */

import type { Pace, Slices } from '@kit/grid';

/** How many layouts a region has for each number of mines. */
export type RegionSolution = {
  /** Fewest mines. */
  readonly low: number;
  /** Layouts with `low + i` mines, tilted and scaled. */
  readonly counts: Float64Array;
  /** Are the counts tilted only, not scaled? */
  readonly exactScale: boolean;
  /** 1 where there is such a layout: exact, whatever the floats say. */
  readonly support: Uint8Array;
  /** Evaluates the boxes, given what the rest of the board weighs. */
  readonly marginals: (weights: Float64Array, allowed: Uint8Array, pace: Pace) => Slices<Marginals>;
};

/** Of each box of a region. */
export type Marginals = {
  /** Expected number of mines. */
  readonly expected: Float64Array;
  /** 1 if some layout that fits the whole board has a mine in the box. */
  readonly canMine: Uint8Array;
  /** 1 if some layout that fits the whole board leaves a cell of the box without. */
  readonly canSafe: Uint8Array;
};
