import { counters, type GameState, type GameTable } from './game-table.js';

/**
 * What the whole of a goal is worth, and a special piece that is made, in pieces cleared. By scripts/level-players.ts, the greedy
 * player's share of 24 seeded levels with 60 games each:
 *
 *     a special piece      0     6    12
 *     a goal     100     .261  .276  .278
 *     a goal     400     .263  .276  .275
 *     a goal   1,600     .263  .274  .274
 */
export const goalShare = 400;
const madeWorth = 6;

/** What has been gained between two positions of a game. */
export function gainOf({ goalCounter, goalNeed }: GameTable, before: GameState, after: GameState): number {
  let gain = after.counts[counters.pieces] - before.counts[counters.pieces];
  for (let special = 1; special < 16; special++) {
    gain += madeWorth * (after.counts[counters.made + special] - before.counts[counters.made + special]);
  }
  for (let goal = 0; goal < goalNeed.length; goal++) {
    const counter = goalCounter[goal];
    const need = goalNeed[goal];
    if (before.counts[counter] >= need) continue;
    gain += (goalShare * (Math.min(need, after.counts[counter]) - before.counts[counter])) / need;
  }
  return gain;
}
