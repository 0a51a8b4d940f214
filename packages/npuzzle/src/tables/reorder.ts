/**
 * What becomes of an order of tiles when all their places are exchanged at once and the tiles get other names.
 *
 * An order is written as eight numbers of three bits, the tile at each place. The lower four places and the upper four
 * are looked up apart: where these tiles go to, under their new names. The tables depend only on where the four places
 * go to, so they are kept, and the exchange of some thousand orders costs a few lookups each.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { factorial } from './placements.js';
import { tilesInOrder } from './tile-orders.js';

/** What an order takes, in units of the pace. */
const orderWork = 250;

/** Places in a half. */
const half = 4;

/** An exchange of places, to be aimed and then applied. */
export type Reorder = {
  /** By the rank of an order: the order itself. */
  readonly packed: Int32Array;
  /** By an order without its last place: its rank. */
  readonly rankOf: Uint16Array;
  /** The tables of an exchange that takes the tiles in the order of their places to these slots, no two the same. */
  readonly aim: (slots: ArrayLike<number>) => readonly [lower: Int32Array, upper: Int32Array];
};

/** For as many tiles as there are names: `names[tile]` is what a tile is called afterwards. */
export function* createReorder(names: readonly number[], pace: Pace): Slices<Reorder> {
  const tiles = names.length;
  const orders: number[] = [];
  const rankOf = new Uint16Array(8 ** (tiles - 1));
  for (let rank = 0, count = factorial(tiles); rank < count; rank++) {
    if (spend(pace, orderWork)) yield;
    const order = tilesInOrder(rank, tiles).reduce((code, tile, place) => code + tile * 8 ** place, 0);
    rankOf[order % rankOf.length] = rank;
    orders.push(order);
  }
  const lower = new Map<number, Int32Array>();
  const upper = new Map<number, Int32Array>();
  const places = new Int32Array(tiles);
  const tableOf = (tables: Map<number, Int32Array>, from: number): Int32Array => {
    const to = Math.min(from + half, tiles);
    let key = 0;
    for (let place = from; place < to; place++) key = key * 8 + places[place];
    let table = tables.get(key);
    if (!table) {
      table = tableFor(names, places.subarray(from, to));
      tables.set(key, table);
    }
    return table;
  };
  const aim = (slots: ArrayLike<number>): readonly [Int32Array, Int32Array] => {
    for (let place = 0; place < tiles; place++) {
      let before = 0;
      for (let other = 0; other < tiles; other++) if (slots[other] < slots[place]) before++;
      places[place] = before;
    }
    return [tableOf(lower, 0), tableOf(upper, half)];
  };
  return { packed: Int32Array.from(orders), rankOf, aim };
}

/** By the tiles at up to four places: their new names at the places where they go. */
function tableFor(names: readonly number[], places: ArrayLike<number>): Int32Array {
  const table = new Int32Array(8 ** places.length);
  for (let code = 0; code < table.length; code++) {
    for (let index = 0; index < places.length; index++) {
      table[code] |= names[(code >> (3 * index)) & 7] << (3 * places[index]);
    }
  }
  return table;
}
