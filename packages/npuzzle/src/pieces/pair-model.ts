/**
 * What two tiles say together, wherever they stand: prices that were learnt.
 *
 * The tables of pieces know tiles that belong side by side or stand side by side, a few at a time, and never say too much. What
 * goes wrong between any two tiles (that one stands in the other's way, that they come past each other for nothing) has no
 * table; it has a price, positive or negative, that was fitted to how far boards on good solutions were from their goals, beyond
 * what the tables say of them (scripts/fit-pairs.ts; of large boards scripts/train-pairs.ts). The price of a tile and another
 * depends on
 *
 *  - where the other stands from it, at most two cells away along each axis (farther is two);
 *  - where the other belongs from where it belongs, in the same way;
 *  - on which side of it its own home is.
 *
 * Nothing else, so prices serve every goal and boards of many sizes, and turned or mirrored they are the same.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import { recentValues } from '../kernel/recent-values.js';
import { largePairPrices, smallPairPrices } from './pair-prices.js';

/** Prices in a move. */
export const pricesPerMove = 64;

const reach = 2;
const places = 2 * reach + 1;
const sides = 3;

/**
 * By how much a move changes the prices of all pairs of a board.
 *
 * Two neighbouring cells are an *edge*, `edgeOf[cell * 4 + slot]` (kernel/neighbors-of-cell.ts), its first cell the one of
 * lower number. A tile that moves from the first to the second changes its pair with the occupant of a cell by a *step*, one
 * that moves back by as much the other way. Most cells are so far off, or so far to one side, that no step is other than 0;
 * those aren't listed, nor are the edge's own: the blank has no prices.
 */
export type PairModel = {
  readonly edgeOf: Int32Array;
  /** By `(edge * size + tile) * 3`: where the tile's steps begin, and where the list of their cells begins and ends. */
  readonly spans: Int32Array;
  readonly cells: Uint8Array;
  /** For each cell of a list a row of steps, by the cell's occupant. */
  readonly steps: Int8Array;
};

const models = /* @__PURE__ */ recentValues<PairModel>(2);

/** What a price takes, in units of the pace. */
const priceWork = 5;

/** The steps of a size, made on first use; they take 0.5 MB on 5×5, 17 MB on 8×8. */
export function* preparePairModel(rows: number, cols: number, pace: Pace): Slices<PairModel> {
  const name = `${rows}x${cols}`;
  const model = models.get(name) ?? (yield* createPairModel(rows, cols, pricesOf(rows * cols), pace));
  models.keep(name, model);
  return model;
}

/** The steps of a size by the prices of all kinds. */
export function* createPairModel(rows: number, cols: number, pricesOfKinds: Int8Array, pace: Pace): Slices<PairModel> {
  const size = rows * cols;
  const { ends, edgeOf } = listEdges(rows, cols);
  const edges = ends.length;
  const { apart, side } = listOffsets(rows, cols);
  const all = Array.from({ length: size }, (_, cell) => cell);
  const cells: number[] = [];
  const listed = (list: readonly number[]) => {
    const begin = cells.length;
    cells.push(...list);
    return [begin, cells.length] as const;
  };
  // A tile that comes to another side of its home changes its pairs with all others, any other only those not far off.
  const lists = ends.map(([first, second]) => {
    const others = all.filter((cell) => cell !== first && cell !== second);
    const near = others.filter((cell) => apart[first * size + cell] !== apart[second * size + cell]);
    return { ofAll: listed(others), ofNear: listed(near) };
  });
  const spans = new Int32Array(size * edges * 3);
  let length = 0;
  for (const [edge, [first, second]] of ends.entries()) {
    const { ofAll, ofNear } = lists[edge];
    for (let tile = 0; tile < size; tile++) {
      const index = (edge * size + tile) * 3;
      const [begin, end] = side[first * size + tile] === side[second * size + tile] ? ofNear : ofAll;
      spans[index] = length;
      spans[index + 1] = begin;
      spans[index + 2] = end;
      length += (end - begin) * size;
    }
  }
  const steps = new Int8Array(length);
  const priceOf = pairPrice(rows, cols, pricesOfKinds);
  const prices = new Int8Array(size * size * size);
  for (let tile = 0; tile < size; tile++) {
    for (let at = 0, index = 0; at < size; at++) {
      for (let cell = 0; cell < size; cell++) {
        for (let other = 0; other < size; other++) prices[index++] = priceOf(tile, at, other, cell);
      }
      if (spend(pace, size * size * priceWork)) yield;
    }
    for (const [edge, [first, second]] of ends.entries()) {
      const index = (edge * size + tile) * 3;
      const [, begin, end] = spans.subarray(index, index + 3);
      let step = spans[index];
      for (const cell of cells.slice(begin, end)) {
        const before = (first * size + cell) * size;
        const after = (second * size + cell) * size;
        for (let other = 0; other < size; other++) steps[step++] = prices[after + other] - prices[before + other];
      }
      if (spend(pace, (end - begin) * size * priceWork)) yield;
    }
  }
  return { edgeOf, spans, cells: Uint8Array.from(cells), steps };
}

/** The edges of a board: their two cells, and their numbers by cell and slot (−1 at the border). */
function listEdges(rows: number, cols: number): { ends: [number, number][]; edgeOf: Int32Array } {
  const slots = neighborSlots(rows, cols);
  const edgeOf = new Int32Array(slots.length).fill(-1);
  const ends: [number, number][] = [];
  for (const [index, to] of slots.entries()) {
    const cell = index >> 2;
    if (to < cell) continue;
    edgeOf[index] = ends.length;
    edgeOf[to * 4 + slots.subarray(to * 4, to * 4 + 4).indexOf(cell)] = ends.length;
    ends.push([cell, to]);
  }
  return { ends, edgeOf };
}

/** The price of a tile at a cell and another at another, both ways together; the kinds of a tile and itself cost nothing. */
export function pairPrice(
  rows: number,
  cols: number,
  priceOf: Int8Array,
): (tile: number, at: number, other: number, cell: number) => number {
  const kindOf = pairKinds(rows, cols);
  return (tile, at, other, cell) => priceOf[kindOf(tile, at, other, cell)] + priceOf[kindOf(other, cell, tile, at)];
}

/** The kind of a tile at a cell and another at another. */
export function pairKinds(
  rows: number,
  cols: number,
): (tile: number, at: number, other: number, cell: number) => number {
  const size = rows * cols;
  const { apart, side } = listOffsets(rows, cols);
  return (tile, at, other, cell) =>
    (apart[at * size + cell] * places ** 2 + apart[tile * size + other]) * sides ** 2 + side[at * size + tile];
}

/** By two cells: where the second is from the first, at most `reach` away along each axis, and on which side. */
function listOffsets(rows: number, cols: number): { apart: Int32Array; side: Int32Array } {
  const size = rows * cols;
  const apart = new Int32Array(size * size);
  const side = new Int32Array(size * size);
  for (let one = 0; one < size; one++) {
    for (let other = 0; other < size; other++) {
      const down = Math.floor(other / cols) - Math.floor(one / cols);
      const right = (other % cols) - (one % cols);
      apart[one * size + other] = clip(down, reach) * places + clip(right, reach);
      side[one * size + other] = clip(down, 1) * sides + clip(right, 1);
    }
  }
  return { apart, side };
}

/** −most … most as 0 … 2 · most. */
function clip(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value)) + most;
}

/** The most cells of a board that uses the small prices. */
export const maxSmallPriced = 25;

/** The prices that a board with this number of cells uses. */
export const pricesOf = (cells: number): Int8Array =>
  listPrices(cells <= maxSmallPriced ? smallPairPrices : largePairPrices);

/** The price of each kind of pair by a text; kinds that are images of each other share one. */
export function listPrices(text: string): Int8Array {
  const list = new Int8Array(places ** 4 * sides ** 2);
  const kinds = listKinds();
  const first = 'A'.charCodeAt(0);
  const small = 'a'.charCodeAt(0);
  for (const [index, kind] of kinds.entries()) {
    const code = text.charCodeAt(kind);
    list[index] = code < small ? code - first - 26 : code - small;
  }
  return list;
}

/** By kind of pair, of `places`⁴ · `sides`²: its number among those that are no images of an earlier one. */
export function listKinds(): Int32Array {
  const kinds = new Int32Array(places ** 4 * sides ** 2).fill(-1);
  let known = 0;
  for (let index = 0; index < kinds.length; index++) {
    if (kinds[index] >= 0) continue;
    for (let image = 0; image < 8; image++) kinds[imageOf(index, image)] = known;
    known++;
  }
  return kinds;
}

/** The kind that a kind becomes on a board that is mirrored (1, 2) and turned about its diagonal (4). */
function imageOf(index: number, image: number): number {
  let rest = index;
  const offsets: [number, number][] = [];
  for (const [base, most] of [
    [sides, 1],
    [places, reach],
    [places, reach],
  ] as const) {
    const right = (rest % base) - most;
    rest = Math.floor(rest / base);
    const down = (rest % base) - most;
    rest = Math.floor(rest / base);
    offsets.unshift([image & 1 ? -down : down, image & 2 ? -right : right]);
  }
  const turned = offsets.map(([down, right]) => (image & 4 ? [right, down] : [down, right]));
  const number = (sum: number, [down, right]: number[], place: number): number => {
    const most = place < 2 ? reach : 1;
    return (sum * (2 * most + 1) + down + most) * (2 * most + 1) + right + most;
  };
  return turned.reduce(number, 0);
}
