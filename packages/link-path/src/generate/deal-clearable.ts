/**
 * Deals that can be cleared: deal at random, play at random, and where the play gets stuck deal the rest anew, forward.
 *
 * The forward deal plays with blank tiles: any two that a line can join get a kind and go, the others fall, and so on to
 * the empty board; so the moves are the proof, whatever the gravity. Reverse play, inserting pairs into an emptier board,
 * gives the same without gravity but must guess where tiles are to be lifted with it.
 */
import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import type { Lines } from '../kernel/lines.js';
import { PlayBoard } from '../kernel/play-board.js';
import { shuffleSlices } from '../kernel/shuffle.js';
import { groupTiles } from '../kernel/tile-groups.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import { playOut } from '../search/play-out.js';
import { type Reach, TileJoiner } from './join-tiles.js';
import type { Layout } from './layout.js';
import { setTraps } from './set-traps.js';

/**
 * How to deal: `mixed` plays a random deal and deals forward what is left; all others deal forward, `far` and `walks` with
 * pairs far apart where that can be, `near` with pairs side by side, which is easy to play, `traps` as far, with traps for
 * those who play what they can.
 */
export type DealStyle = 'mixed' | 'traps' | Reach;

/** A deal: the kind of each tile by number, and the cells of its moves two by two. */
export type Deal = { readonly kindOf: Int32Array; readonly moves: readonly number[] };

/**
 * Deals these kinds (numbers from 1, each an even number of times, one for each tile of the layout).
 *
 * @returns the deal, or undefined if the last tiles could not be joined
 */
export function* dealClearable(
  layout: Layout,
  kinds: Int32Array,
  random: Random,
  lines: Lines,
  modes: MoveModes,
  style: DealStyle,
  pace: Pace,
): Slices<Deal | undefined> {
  const count = kinds.length;
  const kindOf = kinds.slice();
  yield* shuffleSlices(random, kindOf, 0, count, pace);
  const board = yield* PlayBoard.of(layout.cells, count, layout.cols, lines, modes, pace);
  const moves = style === 'mixed' ? yield* playOut(board, groupTiles(kindOf, pace), random) : [];
  const pool = pairKinds(kindOf, board);
  if (spend(pace, 0)) yield;
  const left = pool.length;
  const reach = style === 'mixed' || style === 'traps' ? 'far' : style;
  const joiner = yield* TileJoiner.of(board, random, reach);
  yield* shuffleSlices(random, pool, 0, left, pace);
  const traps = style === 'traps' ? setTraps(layout, pool, random) : undefined;
  if (spend(pace, 0)) yield;
  for (let pairs = left; pairs > 0; pairs--) {
    const pair = yield* joiner.next(traps);
    if (pair === undefined) return undefined;
    const kind = traps?.get(pair[0]) ?? traps?.get(pair[1]) ?? pool.pop() ?? 0;
    for (const tile of pair) {
      kindOf[tile] = kind;
      moves.push(board.cellOf[tile]);
    }
    board.remove(pair[0], pair[1]);
    joiner.update();
    if (spend(pace, 0)) yield;
  }
  return { kindOf, moves };
}

/** One kind for each pair of tiles that are still there, in ascending order; each kind is there an even number of times. */
function pairKinds(kindOf: Int32Array, { cellOf, pace }: PlayBoard): number[] {
  const counts: number[] = [];
  for (let tile = 0; tile < kindOf.length; tile++) {
    while (counts.length <= kindOf[tile]) counts.push(0);
    if (cellOf[tile] >= 0) counts[kindOf[tile]] += 1;
  }
  const pairs: number[] = [];
  for (const [kind, count] of counts.entries()) {
    for (let left = count; left > 0; left -= 2) pairs.push(kind);
  }
  pace.work += 2 * (kindOf.length + counts.length + pairs.length);
  return pairs;
}
