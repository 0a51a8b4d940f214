/** What is left when a pair is taken. */

import type { Fall } from '@kit/grid';
import type { Board, Gravity } from './board.js';

/** Options of {@link removePair}. */
export type RemoveOptions = {
  /** What falls after the pair has gone; default `'none'`. */
  readonly gravity?: Gravity | undefined;
};

/** A board after a removal, and what fell: the answer of {@link removePair}. */
export type Removed = Board & {
  /** Every tile that came to stand elsewhere, by the cell that it left; with several modes from its first place to its last. */
  readonly falls: readonly Fall[];
};
