/** What solving answers. */

import type { Cell } from '@kit/grid';
import type { Position, Step } from '../types.js';

/** How far logic led. */
export type SolveResult = {
  /**
   * `'solved'`; `'stuck'` where no technique of the list helps any more; `'invalid'` if no solution fits the digits and
   * candidates; `'multiple'` if several do. The last two come without steps. `'limit'` only if a search was stopped.
   */
  readonly status: 'solved' | 'stuck' | 'invalid' | 'multiple' | 'limit';
  /** The steps in order. */
  readonly steps: readonly Step[];
  /** The position after the last step. */
  readonly position: Position;
  /** For `'invalid'`: the cells whose digit also stands in a peer, if there are any. */
  readonly conflicts?: readonly Cell[] | undefined;
};
