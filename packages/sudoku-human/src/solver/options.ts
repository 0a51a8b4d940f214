/** The options of the solver, their defaults, and their check. */

import { describeValue, InvalidInputError } from '@kit/grid';
import type { Limits } from '../techniques/technique.js';

/** What a search may do; every member has a default. */
export type SolveOptions = {
  /** The most links that a chain may have, at least 1; 20 by default, as in HoDoKu. */
  readonly maxChainLength?: number;
  /** Are almost locked sets nodes of grouped chains and loops? `false` by default, as in HoDoKu. */
  readonly alsNodes?: boolean;
  /** May the almost locked sets of one pattern share cells? `false` by default, as in HoDoKu. */
  readonly alsOverlap?: boolean;
};

/** The options with their defaults filled in. */
export function readOptions(options: SolveOptions): Limits {
  if (typeof options !== 'object' || options === null) {
    throw new InvalidInputError('bad-options', `options must be an object, got ${describeValue(options)}`);
  }
  const { maxChainLength = 20, alsNodes = false, alsOverlap = false } = options;
  if (!Number.isSafeInteger(maxChainLength) || maxChainLength < 1) {
    throw new InvalidInputError(
      'bad-option',
      `maxChainLength must be a positive integer, got ${describeValue(maxChainLength)}`,
      { name: 'maxChainLength' },
    );
  }
  requireBoolean('alsNodes', alsNodes);
  requireBoolean('alsOverlap', alsOverlap);
  return { maxChainLength, alsNodes, alsOverlap };
}

function requireBoolean(name: string, value: unknown): void {
  if (typeof value !== 'boolean') {
    throw new InvalidInputError('bad-option', `${name} must be true or false, got ${describeValue(value)}`, { name });
  }
}
