/**
 * The table of one piece: for every placement of its tiles how many of their own moves they need at least beyond their
 * Manhattan distance, in pairs of moves, since both are even or both odd; two bits each, so that more than three are three.
 *
 * A placement's number is Σ cell · cells^place, so a move changes it by one addition; numbers of placements with two tiles
 * in one cell are wasted. Breadth-first search from home as in tables/build-pattern.ts, one placement after the other: that
 * takes masks of at most 31 cells, this boards of every size.
 *
 * @see {@link https://doi.org/10.1613/jair.1480 | Felner, Korf and Hanan, Additive pattern database heuristics (2004)}
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { lanesOf } from '../heuristics/axis-model.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import type { Tally } from '../kernel/tally.js';
import { buildPattern } from '../tables/build-pattern.js';
import { expandedPlaces } from '../tables/expand-tables.js';
import { countPlacements, preparePlacements } from '../tables/placements.js';
import type { PieceKind } from './list-pieces.js';
import { listRegions, parted, whole } from './list-regions.js';

/** Units of the pace: what a placement takes that is moved, listed for the next level, or packed. */
const moveWork = 100;
const listWork = 3;
const packWork = 12;

type Shape = { readonly rows: number; readonly cols: number };

/** Bytes of the table of so many tiles. */
export function pieceBytes(cells: number, tiles: number): number {
  return Math.ceil(cells ** tiles / 4);
}

/** Fills the bytes of a table, which are 0, and counts the placements that are known. */
export function buildPiece(shape: Shape, kind: PieceKind, bytes: Uint8Array, tally: Tally, pace: Pace): Slices<void> {
  return (shape.rows * shape.cols <= maxMaskCells ? packPattern : sweepPiece)(shape, kind, bytes, tally, pace);
}

/** Boards of so many cells have masks, and with them a search that takes all placements on a set of cells together. */
const maxMaskCells = 25;

/** By that search, whose values are then packed. */
export function* packPattern(
  { rows, cols }: Shape,
  { homes, free }: PieceKind,
  bytes: Uint8Array,
  tally: Tally,
  pace: Pace,
): Slices<void> {
  const size = rows * cols;
  const values = new Uint8Array(countPlacements(size, homes.length));
  yield* buildPattern({ rows, cols, home: free }, homes, values, tally, pace);
  const apart = homes.map((home) => distancesFrom(home, rows, cols));
  let place = 0;
  for (const numbers of expandedPlaces(size, yield* preparePlacements(size, homes.length, pace))) {
    for (const number of numbers) {
      let distance = 0;
      for (let tile = 0, rest = number; tile < homes.length; tile++) {
        const upper = (rest / size) | 0;
        distance += apart[tile][rest - upper * size];
        rest = upper;
      }
      // What can't be reached has no value.
      const beyond = Math.max(values[place++] - distance, 0) >> 1;
      bytes[number >> 2] |= Math.min(beyond, 3) << ((number & 3) << 1);
    }
    if (spend(pace, numbers.length * packWork)) yield;
  }
}

/**
 * By a search of placement after placement, for boards of every size. Most placements leave the blank one region, which it is
 * then found in once and for all; those that part it are looked at by their regions.
 */
export function* sweepPiece(
  { rows, cols }: Shape,
  { homes, free }: PieceKind,
  bytes: Uint8Array,
  tally: Tally,
  pace: Pace,
): Slices<void> {
  const size = rows * cols;
  const tiles = homes.length;
  const { choose, regions, forms } = yield* listRegions(rows, cols, tiles, pace);
  const slots = neighborSlots(rows, cols);
  const weights = homes.map((_, tile) => size ** tile);
  const apart = homes.map((home) => distancesFrom(home, rows, cols));
  /** Of whole placements the form, until they are found. */
  const open = forms.slice();
  yield;
  // For each parted placement the regions that the blank was found in, those of this level, and those of the next.
  const reached = new Uint8Array(open.length);
  const frontier = new Uint8Array(open.length);
  const next = new Uint8Array(open.length);
  let list = new Int32Array(countPlacements(size, tiles));
  let nextList = new Int32Array(list.length);
  const cells = new Int32Array(tiles);
  const taken = new Uint8Array(size);

  const width = tiles + 1;
  /** The rank of the set of the cells, of which one may be another. */
  const rankWith = (moved: number, to: number): number => {
    let rank = 0;
    for (let tile = 0; tile < tiles; tile++) {
      const cell = tile === moved ? to : cells[tile];
      let place = 1;
      for (let other = 0; other < tiles; other++) if ((other === moved ? to : cells[other]) < cell) place++;
      rank += choose[cell * width + place];
    }
    return rank;
  };

  cells.set(homes);
  const start = homes.reduce((number, cell, tile) => number + cell * weights[tile], 0);
  frontier[start] = regions[rankWith(-1, 0) * size + free];
  reached[start] = frontier[start];
  if (open[start] === whole) open[start] = 0;
  list[0] = start;
  tally.nodes++;
  for (let level = 1, count = 1; count > 0; level++) {
    let nextCount = 0;
    for (let index = 0; index < count; index++) {
      const number = list[index];
      let distance = 0;
      for (let tile = 0, rest = number; tile < tiles; tile++) {
        const upper = (rest / size) | 0;
        const cell = rest - upper * size;
        cells[tile] = cell;
        distance += apart[tile][cell];
        taken[cell] = 1;
        rest = upper;
      }
      const isParted = forms[number] === parted;
      const here = isParted ? rankWith(-1, 0) * size : 0;
      const blanks = frontier[number];
      if (isParted) frontier[number] = 0;
      for (let tile = 0; tile < tiles; tile++) {
        const from = cells[tile];
        for (let slot = from * 4; slot < from * 4 + 4; slot++) {
          const to = slots[slot];
          // The blank stands at `to` before the move, and where the tile was after it.
          if (to < 0 || taken[to] === 1 || (isParted && (regions[here + to] & blanks) === 0)) continue;
          const target = number + (to - from) * weights[tile];
          const form = open[target];
          if (form === 0) continue;
          if (form === whole) {
            open[target] = 0;
            nextList[nextCount++] = target;
          } else {
            const willBe = regions[rankWith(tile, to) * size + from];
            const before = reached[target];
            if ((before & willBe) !== 0) continue;
            reached[target] = before | willBe;
            if (next[target] === 0) nextList[nextCount++] = target;
            next[target] |= willBe;
            if (before !== 0) continue;
          }
          tally.nodes++;
          const beyond = (level - distance + apart[tile][from] - apart[tile][to]) >> 1;
          if (beyond > 0) bytes[target >> 2] |= Math.min(beyond, 3) << ((target & 3) << 1);
        }
      }
      for (let tile = 0; tile < tiles; tile++) taken[cells[tile]] = 0;
      if (spend(pace, moveWork)) yield;
    }
    for (let index = 0; index < nextCount; index++) {
      const number = nextList[index];
      if (forms[number] === whole) continue;
      frontier[number] = next[number];
      next[number] = 0;
      if (spend(pace, listWork)) yield;
    }
    [list, nextList] = [nextList, list];
    count = nextCount;
  }
}

/** Manhattan distance of every cell from one. */
function distancesFrom(home: number, rows: number, cols: number): Int32Array {
  const rowOf = lanesOf(rows, cols, true);
  const colOf = lanesOf(rows, cols, false);
  return rowOf.map((row, cell) => Math.abs(row - rowOf[home]) + Math.abs(colOf[cell] - colOf[home]));
}
