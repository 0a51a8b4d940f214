/**
 * Has a board the share of dead ends that was asked for? The same plays as those of `rateBoard` at its defaults, but no
 * more of them than it takes to know.
 */

import { createRandom, type Pace, type Slices, spend } from '@kit/grid';
import { type NumberedTiles, numberTiles } from '../board/numbered-tiles.js';
import { createLines } from '../kernel/create-lines.js';
import { MoveFinder } from '../kernel/find-moves.js';
import { Ice } from '../kernel/ice.js';
import type { Lines } from '../kernel/lines.js';
import { PlayBoard } from '../kernel/play-board.js';
import { groupTiles, tileKinds } from '../kernel/tile-groups.js';
import { playOut } from '../search/play-out.js';
import type { Board } from '../types.js';
import type { DealOrder } from './deal-certified.js';
import { type PlayCounts, ratePlay } from './rate-plays.js';

/** From which to which share of random plays get stuck. */
export type DeadEndRange = { readonly min: number; readonly max: number };

/** How many plays a board is rated by: the default of `rateBoard`. */
const defaultPlays = 50;
/** From so many plays on a board far outside of the range is given up. */
const minPlays = 4;
/** How many quick plays are made before. */
const quickPlays = 16;
/** After so much work on deals and plays none that is hard or easy enough is looked for any more: about two seconds. */
const maxWork = 250_000_000;

/** Accepts or refuses deal after deal. */
export class DeadEndFilter {
  private readonly order: Pick<DealOrder, 'rules' | 'modes'>;
  private readonly range: DeadEndRange;
  private readonly pace: Pace;
  private readonly lastWork: number;

  constructor(order: Pick<DealOrder, 'rules' | 'modes'>, range: DeadEndRange, pace: Pace) {
    this.order = order;
    this.range = range;
    this.pace = pace;
    this.lastWork = pace.work + maxWork;
  }

  /** Is the share of dead ends within the range? Undefined if the work is used up. */
  *accepts(board: Board): Slices<boolean | undefined> {
    const { min, max } = this.range;
    if (min === 0 && max === 1) return true;
    const { pace } = this;
    const { rules } = this.order;
    const tiles = yield* numberTiles(board, rules);
    const lines = createLines(board.rows, board.cols, rules, pace);
    if (spend(pace, 8 * board.rows * board.cols)) yield;
    // Quick plays first: a board that is far off by them is not worth the exact ones.
    const ice = Ice.of(tiles, board);
    const stuck = ice === undefined ? yield* this.quickly(tiles, board.cols, lines) : 0;
    if (stuck === undefined) return undefined;
    if (ice === undefined && isFarOff(stuck, quickPlays, min, max, 3)) return false;
    const random = createRandom(0);
    const finder = new MoveFinder(tiles, board.cols, lines, pace);
    const counts: PlayCounts = { plays: 0, deadEnds: 0, moves: 0, forced: 0, choices: 0 };
    while (counts.plays < defaultPlays) {
      if (this.isWorkedOff()) return undefined;
      yield* ratePlay(ice?.start ?? tiles.classes, ice, board, finder, this.order.modes, random, counts, pace);
      const { plays, deadEnds } = counts;
      const left = defaultPlays - plays;
      if (deadEnds + left < min * defaultPlays || deadEnds > max * defaultPlays) return false;
      if (plays >= minPlays && isFarOff(deadEnds, plays, min, max, 2)) return false;
    }
    return true;
  }

  /** How many of the quick plays get stuck. */
  private *quickly({ classes, cellOf }: NumberedTiles, cols: number, lines: Lines): Slices<number | undefined> {
    const { pace } = this;
    const random = createRandom(1);
    const groups = groupTiles(tileKinds(classes, pace), pace);
    if (spend(pace, 0)) yield;
    let stuck = 0;
    for (let play = 0; play < quickPlays; play++) {
      if (this.isWorkedOff()) return undefined;
      const board = yield* PlayBoard.of(classes, cellOf.length, cols, lines, this.order.modes, pace);
      const moves = yield* playOut(board, groups, random);
      if (moves.length < cellOf.length) stuck += 1;
    }
    return stuck;
  }

  private isWorkedOff(): boolean {
    return this.pace.work >= this.lastWork;
  }
}

/** Is a number of dead ends so many standard deviations outside of the range? */
function isFarOff(deadEnds: number, plays: number, min: number, max: number, deviations: number): boolean {
  if (deadEnds < min * plays - deviations * Math.sqrt(plays * min * (1 - min))) return true;
  return deadEnds > max * plays + deviations * Math.sqrt(plays * max * (1 - max));
}
