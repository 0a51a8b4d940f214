/**
 * Deals that can be cleared: deal at random, play at random, and where the play gets stuck deal the rest anew, forward.
 *
 * The forward deal plays with blank tiles: any two that a line can join get a kind and go, the others fall, and so on to
 * the empty board; so the moves are the proof, whatever the gravity. By itself it favours easy boards (tiles that lie side
 * by side), so the random deal and its play come first and only what is stuck is dealt forward. Reverse play, inserting
 * pairs into an emptier board, gives the same without gravity but must guess where tiles are to be lifted with it.
 */
import type { GravityMode, Random } from '@kit/grid';
import { settleCells } from '../rules/gravity-rule.js';
import { findMoves } from '../solve/find-moves.js';
import type { Lines } from '../solve/lines.js';

/** The board to deal on: 0 empty, -1 a stone, anything above 0 a tile. */
export type Layout = {
  readonly rows: number;
  readonly cols: number;
  readonly cells: ArrayLike<number>;
};

/** A deal: the kind of each cell that holds a tile, and the cells of its moves two by two. */
export type Deal = { readonly cells: Int32Array; readonly moves: number[] };

/**
 * Deals these kinds (each an even number of times, one for each tile of the layout).
 *
 * @param playFirst - deal at random and play first; else all is dealt forward
 * @returns the deal, or undefined if the last tiles could not be joined
 */
export function dealClearable(
  layout: Layout,
  kinds: readonly number[],
  random: Random,
  lines: Lines,
  modes: readonly GravityMode[],
  playFirst: boolean,
): Deal | undefined {
  const kindOf = random.shuffle(kinds);
  const start = numberTiles(layout);
  const tiles = start.slice();
  const moves: number[] = [];
  const remove = (a: number, b: number): void => {
    moves.push(a, b);
    tiles[a] = tiles[b] = 0;
    settleCells(tiles, layout, modes);
  };

  if (playFirst) {
    for (;;) {
      const choices = findMoves(
        tiles.map((tile) => (tile > 0 ? kindOf[tile - 1] : tile)),
        lines,
      );
      if (choices.length === 0) break;
      const choice = 2 * random.int(choices.length / 2);
      remove(choices[choice], choices[choice + 1]);
    }
  }
  const pool = random.shuffle(everySecond(tiles.reduce<number[]>(collectKinds(kindOf), [])));
  for (const kind of pool) {
    lines.reset(tiles);
    const pair = findJoined(tiles, random, lines);
    if (pair === undefined) return undefined;
    const [a, b] = pair;
    kindOf[tiles[a] - 1] = kind;
    kindOf[tiles[b] - 1] = kind;
    remove(a, b);
  }
  return { cells: start.map((tile) => (tile > 0 ? kindOf[tile - 1] : tile)), moves };
}

/** Numbers the tiles of a layout from 1. */
function numberTiles({ cells }: Layout): Int32Array {
  let count = 0;
  return Int32Array.from(cells, (value) => (value > 0 ? ++count : value));
}

/** Collects the kinds of the tiles that are left. */
function collectKinds(kindOf: readonly number[]): (list: number[], tile: number) => number[] {
  return (list, tile) => {
    if (tile > 0) list.push(kindOf[tile - 1]);
    return list;
  };
}

/** One kind for each pair, of kinds that occur an even number of times. */
function everySecond(kinds: readonly number[]): number[] {
  return kinds.toSorted((a, b) => a - b).filter((_, index) => index % 2 === 0);
}

/** Two tiles that a line can join, whatever their kinds: from a random tile on, the first that has a partner. */
function findJoined(tiles: Int32Array, random: Random, lines: Lines): [number, number] | undefined {
  const cells: number[] = [];
  for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] > 0) cells.push(cell);
  const order = random.shuffle(cells);
  for (const [index, a] of order.entries()) {
    for (let i = index + 1; i < order.length; i++) if (lines.isLinked(a, order[i])) return [a, order[i]];
  }
  return undefined;
}
