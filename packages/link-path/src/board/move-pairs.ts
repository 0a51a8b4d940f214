import type { Pair } from '../types.js';

/** The moves of a play, each with the smaller cell first, of cells two by two. */
export function movePairs(moves: readonly number[]): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < moves.length; i += 2) {
    pairs.push({ a: Math.min(moves[i], moves[i + 1]), b: Math.max(moves[i], moves[i + 1]) });
  }
  return pairs;
}
