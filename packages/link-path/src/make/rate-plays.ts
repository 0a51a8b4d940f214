/**
 * Random plays of a board, for its rating: at each move every pair that can go is known, and one of them is drawn.
 */
import type { GravityMode, Random, Shape } from '@kit/grid';
import { settleCells } from '../rules/gravity-rule.js';
import { findMoves } from '../solve/find-moves.js';
import type { Lines } from '../solve/lines.js';
import type { Kernel, Meter } from '../solve/meter.js';

/** What the plays so far have shown. */
export type PlayCounts = { plays: number; deadEnds: number; moves: number; forced: number; choices: number };

/** Plays once more. */
export function* ratePlay(
  start: Int32Array,
  shape: Shape,
  lines: Lines,
  modes: readonly GravityMode[],
  random: Random,
  counts: PlayCounts,
  meter: Meter,
): Kernel<void> {
  const now = start.slice();
  let [moves, forced, choices] = [0, 0, 0];
  for (;;) {
    const pairs = yield* findMoves(now, shape.cols, lines, meter);
    const count = pairs.length / 2;
    if (count === 0) break;
    moves += 1;
    choices += count;
    if (count === 1) forced += 1;
    const choice = 2 * random.int(count);
    now[pairs[choice]] = now[pairs[choice + 1]] = 0;
    settleCells(now, shape, modes);
    meter.work += 2 * now.length * modes.length;
    if (meter.isDue()) yield;
  }
  // At the end, so that a play that is broken off leaves no trace.
  counts.moves += moves;
  counts.forced += forced;
  counts.choices += choices;
  counts.plays += 1;
  meter.work += now.length;
  if (meter.isDue()) yield;
  if (now.some((value) => value > 0)) counts.deadEnds += 1;
}
