/**
 * A play of blank tiles, any two of which match, that clears them all: what a deal that can be cleared is made from.
 *
 * Games at random clear real layouts nearly always. A tower beside single tiles they seldom do, since it must lose a tile at
 * each move: there a search takes over, which also proves that a layout can't be cleared by any kinds.
 */
import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import { searchBlank } from './blank-search.js';
import type { Blockers } from './blockers.js';
import { FreePlay } from './free-play.js';

/** Positions that the search may look at. */
const nodesForBlank = 20_000;

/** How many games there have been, of at most so many. */
export type Tries = { tries: number; readonly maxTries: number };

/** The tiles that stand have 1, the others 0; they are even in number. Returns the tiles in the order in which they go, two by two. */
export function* clearBlank(
  blockers: Blockers,
  standing: Int32Array,
  random: Random,
  job: Tries,
  pace: Pace,
): Slices<readonly number[] | 'impossible' | 'limit'> {
  const count = standing.reduce((sum, one) => sum + one, 0);
  const play = new FreePlay(blockers, standing);
  for (; job.tries < job.maxTries; job.tries++) {
    const moves = play.play(random, pace);
    if (spend(pace, 0)) yield;
    if (moves.length === count) return moves;
  }
  return yield* searchBlank(blockers, standing, nodesForBlank, pace);
}

/** The kinds of a play's tiles: each pair of the play has two that match, drawn by chance. */
export function kindsOfPlay(
  moves: readonly number[],
  tiles: readonly number[],
  count: number,
  classOfKind: (kind: number) => number,
  random: Random,
): number[] {
  const kinds = new Array<number>(count).fill(0);
  const pairs = random.shuffle(matchingPairs(tiles, classOfKind));
  for (const [index, pair] of pairs.entries()) for (const i of [0, 1]) kinds[moves[2 * index + i]] = pair[i];
  return kinds;
}

/** The kinds of shuffled tiles two by two, those that match. */
function matchingPairs(tiles: readonly number[], classOfKind: (kind: number) => number): (readonly [number, number])[] {
  const waiting = new Map<number, number>();
  const pairs: (readonly [number, number])[] = [];
  for (const kind of tiles) {
    const own = classOfKind(kind);
    const other = waiting.get(own);
    if (other === undefined) waiting.set(own, kind);
    else {
      waiting.delete(own);
      pairs.push([other, kind]);
    }
  }
  return pairs;
}
