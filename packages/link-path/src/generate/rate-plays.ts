/**
 * Random plays of a board, for its rating: at each move every pair that can go is known, and one of them is drawn.
 */

import { type Pace, type Random, type Shape, type Slices, spend } from '@kit/grid';
import type { MoveFinder } from '../kernel/find-moves.js';
import type { Ice } from '../kernel/ice.js';
import { type MoveModes, modesAt, settleCells } from '../rules/gravity-rule.js';

/** What the plays so far have shown. */
export type PlayCounts = { plays: number; deadEnds: number; moves: number; forced: number; choices: number };

/** What a play costs besides what it looks at: a copy of the board and the generators that play it. */
const unitsPerPlay = 400;

/** Plays once more. */
export function* ratePlay(
  start: Int32Array,
  ice: Ice | undefined,
  shape: Shape,
  finder: MoveFinder,
  modes: MoveModes,
  random: Random,
  counts: PlayCounts,
  pace: Pace,
): Slices<true> {
  const now = start.slice();
  let [moves, forced, choices] = [0, 0, 0];
  for (;;) {
    const pairs = yield* finder.find(now);
    const count = pairs.length / 2;
    if (count === 0) break;
    moves += 1;
    choices += count;
    if (count === 1) forced += 1;
    const choice = 2 * random.int(count);
    now[pairs[choice]] = now[pairs[choice + 1]] = 0;
    ice?.melt(now, 0, pairs[choice]);
    ice?.melt(now, 0, pairs[choice + 1]);
    const falling = modesAt(modes, moves - 1);
    settleCells(now, shape, falling);
    if (spend(pace, 2 * now.length * falling.length)) yield;
  }
  // At the end, so that a play that is broken off leaves no trace.
  counts.moves += moves;
  counts.forced += forced;
  counts.choices += choices;
  counts.plays += 1;
  if (spend(pace, now.length + unitsPerPlay)) yield;
  if (now.some((value) => value > 0)) counts.deadEnds += 1;
  return true;
}
