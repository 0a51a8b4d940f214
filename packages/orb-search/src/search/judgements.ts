import type { Judgement } from '../bits/narrow-evaluator.js';

/** Weights found by hill climbing on 50 to 100 random boards (none of the fixtures) with beams of 500 to 2,000. */
const fourWays: readonly Judgement[] = [
  { combo: 85, waste: 8, spread: 1, pairUp: 3, pairAside: 9, window: -3, gap: 9, open: 1 },
  { combo: 49, waste: 12, spread: 0, pairUp: 8, pairAside: 15, window: -3, gap: 11, open: 1 },
];
const eightWays: readonly Judgement[] = [
  { combo: 18, waste: 11, spread: 2, pairUp: -1, pairAside: -1, window: 4, gap: 7, open: -1 },
];

/** How the bit kernel judges unfinished boards. */
export function judgementFor(directions: 4 | 8, variant: number): Judgement {
  const list = directions === 4 ? fourWays : eightWays;
  return list[variant % list.length]!;
}
