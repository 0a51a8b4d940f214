import { counters, type GameState, type GameTable } from './game-table.js';

/**
 * What pieces are worth that a turn clears, and special pieces that it makes, beside the share of the goals that it brings.
 * Chosen by scripts/level-players.ts.
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
