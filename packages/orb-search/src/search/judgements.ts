import type { Judgement } from '../bits/narrow-evaluator.js';

/** Weights found by hill climbing on random boards (bench/tune.ts). */
const fourWays: readonly Judgement[] = [
  { combo: 160, waste: 6, spread: 2, pairUp: 1, pairAside: 7, window: -2, gap: 3, open: 0 },
];
const eightWays: readonly Judgement[] = fourWays;

/** How the bit kernel judges unfinished boards. */
export function judgementFor(directions: 4 | 8, variant: number): Judgement {
  const list = directions === 4 ? fourWays : eightWays;
  return list[variant % list.length]!;
}
