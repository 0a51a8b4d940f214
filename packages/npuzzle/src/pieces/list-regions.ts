/** Where the blank can go without moving a tile of a piece, for boards of every size: see tables/free-regions.ts. */
import { type Pace, type Slices, spend } from '@kit/grid';
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';
import { recentValues } from '../kernel/recent-values.js';

/** The free regions of all sets of a number of cells. */
export type Regions = {
  /** A set's rank is the sum of `choose[cell * (tiles + 1) + place]` over its cells in ascending order, places from 1. */
  readonly choose: Int32Array;
  /** The region of each free cell as one of eight bits: `regions[rank * size + cell]`. */
  readonly regions: Uint8Array;
  /** By the number of a placement, Σ cell · size^tile: {@link whole}, {@link parted}, or 0 for two tiles in one cell. */
  readonly forms: Uint8Array;
};

/** The free cells are one region, whose bit is 1, or several. */
export const whole = 1;
export const parted = 2;

const known = /* @__PURE__ */ recentValues<Regions>(2);

/** What a set takes for each of the cells, and for each order of tiles on it, in units of the pace. */
const cellWork = 10;
const orderWork = 20;

/** Lists them, or takes those that were listed last. */
export function* listRegions(rows: number, cols: number, tiles: number, pace: Pace): Slices<Regions> {
  const name = `${rows}x${cols}:${tiles}`;
  const regions = known.get(name) ?? (yield* listAll(rows, cols, tiles, pace));
  known.keep(name, regions);
  return regions;
}

function* listAll(rows: number, cols: number, tiles: number, pace: Pace): Slices<Regions> {
  const size = rows * cols;
  const width = tiles + 1;
  const choose = new Int32Array((size + 1) * width);
  for (let cell = 0; cell <= size; cell++) {
    choose[cell * width] = 1;
    for (let place = 1; place <= tiles && cell > 0; place++) {
      choose[cell * width + place] = choose[(cell - 1) * width + place] + choose[(cell - 1) * width + place - 1];
    }
  }
  const neighbors = Array.from({ length: size }, (_, cell) => neighborsOfCell(cell, rows, cols));
  const regions = new Uint8Array(choose[size * width + tiles] * size);
  const forms = new Uint8Array(size ** tiles);
  const stack = new Int32Array(size);
  const set = Int32Array.from({ length: tiles }, (_, index) => index);
  for (let rank = 0; ; rank++) {
    const base = rank * size;
    // Taken cells are marked until their turn is over.
    for (const cell of set) regions[base + cell] = 255;
    let bit = 1;
    for (let cell = 0; cell < size; cell++) {
      if (regions[base + cell] !== 0) continue;
      regions[base + cell] = bit;
      stack[0] = cell;
      for (let top = 1; top > 0; ) {
        for (const to of neighbors[stack[--top]]) {
          if (regions[base + to] !== 0) continue;
          regions[base + to] = bit;
          stack[top++] = to;
        }
      }
      bit <<= 1;
    }
    for (const cell of set) regions[base + cell] = 0;
    const orders = numbersOf(set, size);
    for (const number of orders) forms[number] = bit === 2 ? whole : parted;
    if (spend(pace, size * cellWork + orders.length * orderWork)) yield;
    // The next set in the order of ranks.
    let place = 0;
    while (place < tiles && set[place] + 1 === (place + 1 < tiles ? set[place + 1] : size)) place++;
    if (place === tiles) return { choose, regions, forms };
    set[place]++;
    for (let lower = 0; lower < place; lower++) set[lower] = lower;
  }
}

/** The numbers of all orders of tiles on a set of cells. */
function numbersOf(set: Int32Array, size: number): Int32Array {
  let numbers = Int32Array.of(0);
  // Each cell comes to every place among those before it.
  for (const [before, cell] of set.entries()) {
    const next = new Int32Array(numbers.length * (before + 1));
    let at = 0;
    for (let place = 0; place <= before; place++) {
      const unit = size ** place;
      for (const number of numbers) {
        const lower = number % unit;
        next[at++] = (number - lower) * size + cell * unit + lower;
      }
    }
    numbers = next;
  }
  return numbers;
}
