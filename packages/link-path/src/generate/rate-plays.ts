/**
 * Random plays of a board, for its rating: at each move every pair that can go is known, and one of them is drawn.
 */

import { type Pace, type Random, type Shape, type Slices, spend } from '@kit/grid';
import type { MoveFinder } from '../kernel/find-moves.js';
import type { Ice } from '../kernel/ice.js';
import { type MoveModes, modesAt, settleCells } from '../rules/gravity-rule.js';

/** What the plays so far have shown. */
export type PlayCounts = { plays: number; deadEnds: number; moves: number; forced: number; choices: number };

/** The board that is played: its tiles by number, and what is frozen on it. */
export type RatedBoard = { readonly start: Int32Array; readonly ice: Ice | undefined; readonly shape: Shape };

/** What a play costs besides what it looks at: a copy of the board and the generators that play it. */
const unitsPerPlay = 400;

/** Plays at random once more. */
export function* ratePlay(
  board: RatedBoard,
  finder: MoveFinder,
  modes: MoveModes,
  random: Random,
  counts: PlayCounts,
  pace: Pace,
): Slices<true> {
  const { open, left } = yield* play(board, finder, modes, (count) => random.int(count), pace);
  // At the end, so that a play that is broken off leaves no trace.
  counts.moves += open.length;
  for (const count of open) {
    if (count === 1) counts.forced += 1;
    counts.choices += count;
  }
  counts.plays += 1;
  if (spend(pace, left.length + unitsPerPlay)) yield;
  if (left.some((value) => value > 0)) counts.deadEnds += 1;
  return true;
}

/** Moves at the beginning of a play that the score looks at. */
const openingMoves = 4;

/**
 * How long the next pair takes to find at the beginning: the mean of 1 / (pairs that can go) over the first moves of a play that
 * always takes the pair that comes first in reading order; 1 for a move that there is none for though tiles are left.
 */
export function* openingScore(board: RatedBoard, finder: MoveFinder, modes: MoveModes, pace: Pace): Slices<number> {
  let tiles = 0;
  for (const value of board.start) if (value > 0) tiles += 1;
  const moves = Math.min(openingMoves, Math.ceil(tiles / 2));
  const { open } = yield* play(board, finder, modes, () => 0, pace, moves);
  if (spend(pace, board.start.length + unitsPerPlay)) yield;
  return moves === 0 ? 0 : open.reduce((sum, count) => sum + 1 / count, moves - open.length) / moves;
}

/** Plays: how many pairs could go at each move, and the board at the end. */
function* play(
  { start, ice, shape }: RatedBoard,
  finder: MoveFinder,
  modes: MoveModes,
  choose: (count: number) => number,
  pace: Pace,
  maxMoves = Number.POSITIVE_INFINITY,
): Slices<{ readonly open: readonly number[]; readonly left: Int32Array }> {
  const now = start.slice();
  const open: number[] = [];
  while (open.length < maxMoves) {
    const pairs = yield* finder.find(now);
    const count = pairs.length / 2;
    if (count === 0) break;
    open.push(count);
    const choice = 2 * choose(count);
    now[pairs[choice]] = now[pairs[choice + 1]] = 0;
    ice?.melt(now, 0, pairs[choice]);
    ice?.melt(now, 0, pairs[choice + 1]);
    const falling = modesAt(modes, open.length - 1);
    settleCells(now, shape, falling);
    if (spend(pace, 2 * now.length * falling.length)) yield;
  }
  return { open, left: now };
}
