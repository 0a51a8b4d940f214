/**
 * Has a board the share of dead ends that was asked for? The same plays as those of `rateBoard` at its defaults, but no
 * more of them than it takes to know.
 */
import { createRandom, type GravityMode, type Grid } from '@kit/grid';
import type { LinkRules } from '../rules/link-rules.js';
import { createLines } from '../solve/lines.js';
import type { Kernel, Meter } from '../solve/meter.js';
import { numberTiles } from '../solve/numbered-tiles.js';
import { PlayBoard } from '../solve/play-board.js';
import { playOut } from '../solve/play-out.js';
import { tileGroups } from '../solve/solve-tiles.js';
import { type PlayCounts, ratePlay } from './rate-plays.js';

/** From which to which share of random plays get stuck. */
export type DeadEndRange = { readonly min: number; readonly max: number };

/** How many plays a board is judged by: the default of `rateBoard`. */
export const defaultPlays = 50;
/** From so many plays on a board far outside of the range is given up. */
const fewestPlays = 4;
/** How many quick plays are made before. */
const quickPlays = 16;

/** Is the share of dead ends within the range? */
export function* hasDeadEnds(
  board: Grid,
  rules: LinkRules,
  modes: readonly GravityMode[],
  { min, max }: DeadEndRange,
  meter: Meter,
): Kernel<boolean> {
  if (min === 0 && max === 1) return true;
  const { rows, cols } = board;
  const random = createRandom(0);
  const lines = createLines(rows, cols, rules, meter);
  const { classes } = numberTiles(board.cells, rules);
  // Quick plays first: a board that is far off by them is not worth the exact ones.
  const quick = createRandom(1);
  const groups = tileGroups(classes);
  let stuck = 0;
  for (let play = 0; play < quickPlays; play++) {
    const played = new PlayBoard(classes, rows, cols, lines, modes, meter);
    yield;
    const moves = yield* playOut(played, groups, quick);
    if (moves.length < played.cellOf.length) stuck += 1;
  }
  if (isFarOff(stuck, quickPlays, min, max, 3)) return false;
  yield;
  const counts: PlayCounts = { plays: 0, deadEnds: 0, moves: 0, forced: 0, choices: 0 };
  while (counts.plays < defaultPlays) {
    yield* ratePlay(classes, { rows, cols }, lines, modes, random, counts, meter);
    const { plays, deadEnds } = counts;
    const left = defaultPlays - plays;
    if (deadEnds + left < min * defaultPlays || deadEnds > max * defaultPlays) return false;
    if (plays >= fewestPlays && isFarOff(deadEnds, plays, min, max, 2)) return false;
  }
  const share = counts.deadEnds / defaultPlays;
  return share >= min && share <= max;
}

/** Is a number of dead ends so many standard deviations outside of the range? */
function isFarOff(deadEnds: number, plays: number, min: number, max: number, deviations: number): boolean {
  if (deadEnds < min * plays - deviations * Math.sqrt(plays * min * (1 - min))) return true;
  return deadEnds > max * plays + deviations * Math.sqrt(plays * max * (1 - max));
}
