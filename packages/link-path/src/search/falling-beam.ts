/**
 * One beam through the plays of a board with gravity: all plays of a layer, of which the best are kept and looked at.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { FallPlays } from '../kernel/fall-plays.js';
import type { MoveFinder } from '../kernel/find-moves.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { BoardWorth } from './board-worth.js';
import { PlayList } from './play-list.js';

/** A pair that was played, and the one before it. */
export type Played = { readonly before: Played | undefined; readonly a: number; readonly b: number };

/** The boards of a layer, one after the other, with how each came about and its pairs: a, b, a, b, … */
type Layer = { readonly cells: Int32Array; readonly boards: readonly LayerBoard[] };
type LayerBoard = {
  readonly at: number;
  readonly hash: number;
  readonly played: Played | undefined;
  readonly pairs: readonly number[];
  readonly worth: number;
};

/** So many times the boards that are kept are looked at. */
const lookedAt = 2;

/** A board counts for a part of a position: the search over pairings takes that much longer for one. */
const positionsPerBoard = 0.25;

/** What beams of any width have in common. */
export type BeamTools = {
  readonly start: Int32Array;
  readonly tiles: number;
  readonly plays: FallPlays;
  readonly worth: BoardWorth;
  readonly finder: MoveFinder;
  readonly limit: NodeLimit;
  readonly pace: Pace;
};

/**
 * How a beam ends: with a play, with the proof that there is none, or `open`, since boards were dropped; and its longest
 * play.
 */
export type BeamEnd = { readonly end: 'solved' | 'unsolvable' | 'limit' | 'open'; readonly last?: Played | undefined };

/** Runs a beam that keeps so many boards of a layer. */
export function* runBeam(tools: BeamTools, pairs: readonly number[], width: number): Slices<BeamEnd> {
  const { start, plays, worth, limit, pace } = tools;
  let layer: Layer = {
    cells: start,
    boards: [{ at: 0, hash: plays.hash(start, 0), played: undefined, pairs, worth: 0 }],
  };
  let isWhole = true;
  let last: Played | undefined;
  for (let left = tools.tiles - 2; layer.boards.length > 0; left -= 2) {
    plays.begin((tools.tiles - 2 - left) / 2);
    const list = new PlayList(layer.cells, start.length, plays, lookedAt * width);
    for (const [index, board] of layer.boards.entries()) {
      worth.count(layer.cells, board.at);
      pace.work += start.length;
      for (let i = 0; i < board.pairs.length; i += 2) {
        const a = board.pairs[i];
        list.add(index, board.at, board.hash, a, board.pairs[i + 1], worth);
        if (spend(pace, plays.isStill ? 60 : 3 * start.length)) yield;
        if (left === 0) return { end: 'solved', last: { before: board.played, a, b: board.pairs[i + 1] } };
      }
    }
    list.keepBest();
    if (list.hasDropped) isWhole = false;
    const next = yield* look(tools, layer, list);
    if (limit.isReached()) return { end: 'limit' };
    if (next.boards.length > width) {
      isWhole = false;
      next.boards.sort((one, other) => one.worth - other.worth);
      next.boards.length = width;
    }
    if (next.boards.length > 0) last = next.boards[0].played;
    layer = next;
  }
  return { end: isWhole ? 'unsolvable' : 'open', last };
}

/** The boards that a list of plays makes, but for those on which nothing can go. */
function* look(tools: BeamTools, layer: Layer, list: PlayList): Slices<{ cells: Int32Array; boards: LayerBoard[] }> {
  const { start, plays, worth, finder, limit, pace } = tools;
  const size = start.length;
  const cells = new Int32Array(list.count * size);
  const boards: LayerBoard[] = [];
  for (let i = 0; i < list.count && !limit.isReached(); i++) {
    const from = layer.boards[list.parents[i]];
    const at = boards.length * size;
    const [a, b] = [list.firsts[i], list.seconds[i]];
    plays.play(layer.cells, from.at, from.hash, a, b, cells, at);
    limit.positions += positionsPerBoard;
    const pairs = yield* finder.find(cells.subarray(at, at + size));
    if (spend(pace, 4 * size)) yield;
    if (pairs.length === 0) continue;
    worth.count(cells, at);
    const free = freePair(tools, cells, at, pairs);
    boards.push({
      at,
      hash: list.hashes[i],
      played: { before: from.played, a, b },
      pairs: free < 0 ? pairs : [pairs[free], pairs[free + 1]],
      worth: list.worths[i] + worth.late(cells, at, pairs),
    });
  }
  return { cells, boards };
}

/**
 * Where in the list of pairs one is that can go without harm, -1 if there is none: the last two of a kind, or two of the
 * last four, of which the others can go now as well, if nothing moves when they go.
 */
function freePair(
  { plays, worth: { counts } }: BeamTools,
  cells: Int32Array,
  at: number,
  pairs: readonly number[],
): number {
  const isLoose = (i: number): boolean => plays.isLast(cells, at, pairs[i]) && plays.isLast(cells, at, pairs[i + 1]);
  for (let i = 0; i < pairs.length; i += 2) {
    const kind = cells[at + pairs[i]];
    if (counts[kind] > 4 || !isLoose(i)) continue;
    if (counts[kind] === 2) return i;
    for (let j = i + 2; j < pairs.length; j += 2) {
      if (cells[at + pairs[j]] !== kind || !isLoose(j)) continue;
      if (
        pairs[j] !== pairs[i] &&
        pairs[j] !== pairs[i + 1] &&
        pairs[j + 1] !== pairs[i] &&
        pairs[j + 1] !== pairs[i + 1]
      )
        return i;
    }
  }
  return -1;
}
