/**
 * One additive pattern database: for every placement of a few tiles the fewest moves *of these tiles* that bring them
 * home, the blank being wherever it helps. Because only own moves count, the values of disjoint patterns add up.
 *
 * Breadth-first search from home. A state is a placement and the free region that holds the blank (inside a region the
 * blank moves for nothing), so each step is one move of a pattern tile. The regions depend on the set of taken cells alone,
 * and so does what a move leads to, up to the order of the tiles: the placements of a set are taken together, and every
 * move takes the whole block to one other block, by a table of orders or as it is. Memory is read in blocks that fit the
 * cache, which makes this many times faster than taking placements one by one.
 *
 * @see {@link https://doi.org/10.1613/jair.1480 | Felner, Korf and Hanan, Additive pattern database heuristics (2004)}
 */

import { countBits, type Pace, type Slices, spend } from '@kit/grid';
import type { BoardKind } from '../heuristics/axis-model.js';
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';
import type { Tally } from '../kernel/tally.js';
import { numberRegions } from './free-regions.js';
import { firstPlacement, type Placements, preparePlacements } from './placements.js';
import { ordersByPlace } from './tile-orders.js';

/** A search under way. */
type Sweep = {
  readonly placements: Placements;
  readonly neighbors: readonly (readonly number[])[];
  readonly byPlace: readonly Uint16Array[];
  /** The region of each free cell, as a bit: `regions[set rank * cells + cell]`. */
  readonly regions: Uint8Array;
  readonly values: Uint8Array;
  /** For each placement the regions that the blank was found in, those of this level, and those of the next. */
  readonly reached: Uint8Array;
  frontier: Uint8Array;
  next: Uint8Array;
  /** Which sets have something in `frontier` and in `next`. */
  active: Uint8Array;
  nextActive: Uint8Array;
  /** Which pages of memory anything was written to yet. */
  readonly opened: Uint8Array;
  /** Room for the frontier's orders on one set, and for where the blank is. */
  readonly found: Uint16Array;
  readonly blanks: Uint8Array;
  /** How many placements have their value. */
  readonly tally: Tally;
  readonly pace: Pace;
};

/** What a move takes to aim, in orders that are looked at or moved: each is a unit of the pace. */
const aimingWork = 30;

/** Memory comes page by page, when it is first written to: the bits of a page's size, and what a page takes, in orders. */
const pageBits = 12;
const openingWork = 2000;

/** Fills `values` (one a placement) level by level, and counts those that are known. `homes` ascend. */
export function* buildPattern(
  { rows, cols, home }: BoardKind,
  homes: readonly number[],
  values: Uint8Array,
  tally: Tally,
  pace: Pace,
): Slices<void> {
  const placements = yield* preparePlacements(rows * cols, homes.length, pace);
  const { sets, count } = placements;
  const byPlace = yield* ordersByPlace(homes.length, cols - 1, pace);
  const regions = yield* numberRegions(rows, cols, sets, pace);
  // Each of these may be a hundred megabytes: a slice makes one of them.
  const reached = new Uint8Array(count);
  yield;
  const frontier = new Uint8Array(count);
  yield;
  const next = new Uint8Array(count);
  yield;
  const sweep: Sweep = {
    placements,
    neighbors: Array.from({ length: rows * cols }, (_, cell) => neighborsOfCell(cell, rows, cols)),
    byPlace,
    regions,
    values,
    reached,
    frontier,
    next,
    active: new Uint8Array(sets.length),
    nextActive: new Uint8Array(sets.length),
    opened: new Uint8Array((count >> pageBits) + 1),
    found: new Uint16Array(placements.orders),
    blanks: new Uint8Array(placements.orders),
    tally,
    pace,
  };
  const homeSet = homes.reduce((set, cell) => set | (1 << cell), 0);
  // The tiles at home stand in the first order.
  const start = firstPlacement(placements, homeSet);
  const startRank = start / placements.orders;
  sweep.reached[start] = sweep.regions[startRank * placements.cells + home];
  sweep.frontier[start] = sweep.reached[start];
  sweep.active[startRank] = 1;
  values[start] = 0;
  tally.nodes++;
  for (let level = 1, isOver = false; !isOver; level++) {
    isOver = true;
    for (let rank = sweep.active.indexOf(1); rank >= 0; rank = sweep.active.indexOf(1, rank + 1)) {
      isOver = false;
      sweep.active[rank] = 0;
      moveBlock(sweep, rank, level);
      if (spend(pace, 0)) yield;
    }
    [sweep.frontier, sweep.next] = [sweep.next, sweep.frontier];
    [sweep.active, sweep.nextActive] = [sweep.nextActive, sweep.active];
  }
}

/** Makes every move from the frontier's placements on one set of cells, and empties it. */
function moveBlock(sweep: Sweep, rank: number, level: number): void {
  const { placements, neighbors, byPlace, regions, values, reached, frontier, next, nextActive } = sweep;
  const { opened, found, blanks } = sweep;
  const { cells, tiles, orders } = placements;
  const base = rank * orders;
  const set = placements.sets[rank];
  // The frontier's orders, close together.
  let count = 0;
  for (let order = 0; order < orders; order++) {
    const blank = frontier[base + order];
    if (blank === 0) continue;
    found[count] = order;
    blanks[count++] = blank;
  }
  frontier.subarray(base, base + orders).fill(0);
  let moves = 0;
  let fresh = 0;
  let openings = 0;
  for (let from = 0; from < cells; from++) {
    if (((set >> from) & 1) === 0) continue;
    const fromPlace = countBits(set & ((1 << from) - 1));
    for (const to of neighbors[from]) {
      if (((set >> to) & 1) === 1) continue;
      const moved = (set | (1 << to)) & ~(1 << from);
      const toPlace = countBits(moved & ((1 << to) - 1));
      const target = firstPlacement(placements, moved);
      const targetRank = target / orders;
      // The blank stands at `to` before the move, and where the tile was after it.
      const mustBe = regions[rank * cells + to];
      const willBe = regions[targetRank * cells + from];
      const passing = byPlace[fromPlace * tiles + toPlace];
      let any = 0;
      for (let index = 0; index < count; index++) {
        if ((blanks[index] & mustBe) === 0) continue;
        const at = target + passing[found[index]];
        const known = reached[at];
        if ((known & willBe) !== 0) continue;
        if (known === 0) {
          values[at] = level;
          fresh++;
        }
        reached[at] = known | willBe;
        next[at] |= willBe;
        any = 1;
      }
      nextActive[targetRank] |= any;
      if (any > opened[target >> pageBits]) {
        opened[target >> pageBits] = 1;
        openings++;
      }
      moves++;
    }
  }
  sweep.tally.nodes += fresh;
  sweep.pace.work += orders + (count + aimingWork) * moves + openingWork * openings;
}
