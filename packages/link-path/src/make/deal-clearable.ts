/**
 * Deals that can be cleared: deal at random, play at random, and where the play gets stuck deal the rest anew, forward.
 *
 * The forward deal plays with blank tiles: any two that a line can join get a kind and go, the others fall, and so on to
 * the empty board; so the moves are the proof, whatever the gravity. Reverse play, inserting pairs into an emptier board,
 * gives the same without gravity but must guess where tiles are to be lifted with it.
 */
import type { GravityMode, Random } from '@kit/grid';
import type { Lines } from '../solve/lines.js';
import type { Kernel, Meter } from '../solve/meter.js';
import { PlayBoard } from '../solve/play-board.js';
import { playOut } from '../solve/play-out.js';
import { TileJoiner } from './join-tiles.js';
import { setTraps } from './set-traps.js';

/** The board to deal on: 0 empty, -1 a stone, anything above 0 a tile. */
export type Layout = {
  readonly rows: number;
  readonly cols: number;
  readonly cells: ArrayLike<number>;
};

/**
 * How to deal: `mixed` plays a random deal and deals forward what is left, `far` deals all forward, pairs far apart where
 * that can be, `near` all forward with pairs side by side, which is easy to play, `traps` as far, with traps for those who play what they can.
 */
export type DealStyle = 'mixed' | 'far' | 'near' | 'traps';

/** A deal: the kind of each tile by number, and the cells of its moves two by two. */
export type Deal = { readonly kindOf: readonly number[]; readonly moves: readonly number[] };

/**
 * Deals these kinds (numbers from 1, each an even number of times, one for each tile of the layout).
 *
 * @returns the deal, or undefined if the last tiles could not be joined
 */
export function* dealClearable(
  { cells, rows, cols }: Layout,
  kinds: readonly number[],
  random: Random,
  lines: Lines,
  modes: readonly GravityMode[],
  style: DealStyle,
  meter: Meter,
): Kernel<Deal | undefined> {
  const kindOf = random.shuffle(kinds);
  yield;
  const board = new PlayBoard(cells, rows, cols, lines, modes, meter);
  const moves: number[] = [];
  yield;
  if (style === 'mixed') {
    const groups: number[][] = [];
    for (const [tile, kind] of kindOf.entries()) {
      groups[kind - 1] ??= [];
      groups[kind - 1].push(tile);
    }
    meter.work += 4 * kindOf.length;
    for (const cell of yield* playOut(board, groups, random)) moves.push(cell);
  }
  const left = pairKinds(kindOf.filter((_, tile) => board.cellOf[tile] >= 0));
  meter.work += 4 * kindOf.length;
  yield;
  const joiner = new TileJoiner(board, random, style !== 'near');
  yield;
  const pool = random.shuffle(left);
  const traps = style === 'traps' ? setTraps({ rows, cols, cells }, pool, random) : undefined;
  yield;
  for (let pairs = left.length; pairs > 0; pairs--) {
    const pair = yield* joiner.next(traps);
    if (pair === undefined) return undefined;
    const kind = traps?.get(pair[0]) ?? traps?.get(pair[1]) ?? pool.pop();
    if (kind === undefined) return undefined;
    for (const tile of pair) {
      kindOf[tile] = kind;
      moves.push(board.cellOf[tile]);
    }
    board.remove(pair[0], pair[1]);
    joiner.update();
    if (meter.isDue()) yield;
  }
  return { kindOf, moves };
}

/** One kind for each pair, in ascending order, of kinds that occur an even number of times. */
function pairKinds(kinds: readonly number[]): number[] {
  const counts: number[] = [];
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  const pairs: number[] = [];
  for (let kind = 1; kind < counts.length; kind++) {
    for (let count = counts[kind] ?? 0; count > 0; count -= 2) pairs.push(kind);
  }
  return pairs;
}
