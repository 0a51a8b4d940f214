/**
 * The orders of a few tiles, ranked lexicographically, and what becomes of an order when a tile passes its neighbours.
 *
 * A rank read in the factorial number system has for each place the number of smaller tiles that stand behind it. When two
 * neighbours change places only their two digits change, and passing several is changing places several times.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { factorial } from './placements.js';

/** What an order takes, in units of the pace: where one is looked up, and where it is for each tile and all that it may pass. */
const lookupWork = 4;
const orderWork = 250;

/**
 * `byPlace[from * tiles + to]`: the rank of each order after the tile at place `from` has gone to place `to`; empty
 * where the places are further apart than `reach`.
 */
export function* ordersByPlace(tiles: number, reach: number, pace: Pace): Slices<Uint16Array[]> {
  const orders = factorial(tiles);
  const byPlace = new Array<Uint16Array>(tiles * tiles).fill(new Uint16Array(0));
  const same = new Uint16Array(orders);
  for (let order = 0; order < orders; order++) same[order] = order;
  for (let place = 0; place < tiles; place++) byPlace[place * tiles + place] = same;
  for (let place = 0; place + 1 < tiles; place++) {
    const swapped = swapNeighbors(tiles, place);
    byPlace[place * tiles + place + 1] = swapped;
    byPlace[(place + 1) * tiles + place] = swapped;
    if (spend(pace, orders * lookupWork)) yield;
  }
  for (let apart = 2; apart <= reach; apart++) {
    for (let from = 0; from + apart < tiles; from++) {
      const up = new Uint16Array(orders);
      const down = new Uint16Array(orders);
      const nearly = byPlace[from * tiles + from + apart - 1];
      const last = byPlace[(from + apart - 1) * tiles + from + apart];
      for (let order = 0; order < orders; order++) {
        const passed = last[nearly[order]];
        up[order] = passed;
        down[passed] = order;
      }
      byPlace[from * tiles + from + apart] = up;
      byPlace[(from + apart) * tiles + from] = down;
      if (spend(pace, orders * lookupWork)) yield;
    }
  }
  return byPlace;
}

/** The same by tile: `byTile[(tile * (2 * reach + 1) + reach + passed) * orders + order]`, passed < 0 towards the front. */
export function* ordersByTile(tiles: number, reach: number, pace: Pace): Slices<Uint16Array> {
  const orders = factorial(tiles);
  const byPlace = yield* ordersByPlace(tiles, reach, pace);
  const byTile = new Uint16Array(tiles * (2 * reach + 1) * orders);
  for (let order = 0; order < orders; order++) {
    if (spend(pace, orderWork)) yield;
    const standing = tilesInOrder(order, tiles);
    for (let from = 0; from < tiles; from++) {
      for (let passed = -reach; passed <= reach; passed++) {
        const row = standing[from] * (2 * reach + 1) + reach + passed;
        const to = from + passed;
        if (to >= 0 && to < tiles) byTile[row * orders + order] = byPlace[from * tiles + to][order];
      }
    }
  }
  return byTile;
}

/** The rank of an order of the tiles 0…n−1. */
export function rankOfOrder(standing: ArrayLike<number>): number {
  let rank = 0;
  for (let place = 0; place < standing.length; place++) {
    let smaller = 0;
    for (let behind = place + 1; behind < standing.length; behind++) if (standing[behind] < standing[place]) smaller++;
    rank = rank * (standing.length - place) + smaller;
  }
  return rank;
}

/** The tiles 0…n−1 in the order of a rank. */
export function tilesInOrder(rank: number, tiles: number): number[] {
  const digits: number[] = [];
  for (let base = 1; base <= tiles; base++) {
    digits.unshift(rank % base);
    rank = Math.floor(rank / base);
  }
  const left = Array.from({ length: tiles }, (_, tile) => tile);
  return digits.map((digit) => left.splice(digit, 1)[0]);
}

function swapNeighbors(tiles: number, place: number): Uint16Array {
  const after = factorial(tiles - place - 2);
  const base = tiles - place - 1;
  const swapped = new Uint16Array(factorial(tiles));
  for (let order = 0; order < swapped.length; order++) {
    const rest = order % after;
    const digits = Math.floor(order / after);
    const second = digits % base;
    const first = Math.floor(digits / base) % (base + 1);
    const front = Math.floor(digits / base / (base + 1));
    // The tile in front is smaller exactly if it counts no more tiles behind it than the other does.
    const [one, other] = first <= second ? [second + 1, first] : [second, first - 1];
    swapped[order] = ((front * (base + 1) + one) * base + other) * after + rest;
  }
  return swapped;
}
