/** The states of a beam's level, in arrays that the level after the next uses again. */
import { int32Arrays } from '../items/items.js';

/** One generation of states: slot `s` has its segments at `s * stride` and its items at `s * words`. */
export type Generation = {
  readonly starts: Int32Array;
  readonly levels: Int32Array;
  readonly segments: Int32Array;
  readonly used: Int32Array;
  /** How many of the narrowest, and of the lowest, are in: those before are not looked at again. */
  readonly narrow: Int32Array;
  readonly low: Int32Array;
  readonly hash: Int32Array;
  readonly node: Int32Array;
  readonly waste: Float64Array;
  readonly covered: Float64Array;
  /** What the items in a state count for, which is what they cover unless the list says otherwise. */
  readonly worth: Float64Array;
};

/** Room for so many states, of `stride` segments at most and `words` words of items each. */
export function makeGeneration(width: number, stride: number, words: number): Generation {
  const [starts, levels] = int32Arrays(2, width * stride);
  const [segments, narrow, low, hash, node] = int32Arrays(5, width);
  const used = new Int32Array(width * words);
  const waste = new Float64Array(width);
  const covered = new Float64Array(width);
  const worth = new Float64Array(width);
  return { starts, levels, segments, used, narrow, low, hash, node, waste, covered, worth };
}

/**
 * In how many ways so many items can follow each other, each of them turned or not: no level has more states. Of many items
 * it is more than any beam is wide.
 */
export function orderings(count: number): number {
  let ways = 1;
  for (let item = 1; item <= count && ways < 100_000; item++) ways *= 2 * item;
  return ways;
}
