/** Where the blank can go without moving a tile of a piece, for boards of every size: see tables/free-regions.ts. */
import { type Pace, type Slices, spend } from '@kit/grid';
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';

/** The free regions of all sets of a number of cells. */
export type Regions = {
  /** A set's rank is the sum of `choose[cell * (tiles + 1) + place]` over its cells in ascending order, places from 1. */
  readonly choose: Int32Array;
  /** The region of each free cell as one of eight bits: `regions[rank * size + cell]`. */
  readonly regions: Uint8Array;
};

/** What a set takes for each of the cells, in units of the pace. */
const cellWork = 10;

/** Lists them. */
export function* listRegions(rows: number, cols: number, tiles: number, pace: Pace): Slices<Regions> {
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
  const stack = new Int32Array(size);
  const set = Int32Array.from({ length: tiles }, (_, index) => index);
  for (let rank = 0; ; rank++) {
    const base = rank * size;
    // Taken cells are marked until their turn is over.
    for (const cell of set) regions[base + cell] = 255;
    for (let cell = 0, bit = 1; cell < size; cell++) {
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
    if (spend(pace, size * cellWork)) yield;
    // The next set in the order of ranks.
    let place = 0;
    while (place < tiles && set[place] + 1 === (place + 1 < tiles ? set[place + 1] : size)) place++;
    if (place === tiles) return { choose, regions };
    set[place]++;
    for (let lower = 0; lower < place; lower++) set[lower] = lower;
  }
}
