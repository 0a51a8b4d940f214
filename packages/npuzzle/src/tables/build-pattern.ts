/**
 * One additive pattern database: for every placement of a few tiles the fewest moves *of these tiles* that bring them
 * home, the blank being wherever it helps. Because only own moves count, the values of disjoint patterns add up.
 *
 * Breadth-first search from home. A state is a placement and the free region that holds the blank (inside a region the
 * blank moves for nothing), so each step is one move of a pattern tile. Values stand at Σ place · cells^i: when a tile
 * moves, its index changes by one addition, and nothing has to be ranked. Each level is a sweep through the placements in
 * order, so that memory is read in a few forward streams; a queue of states would jump about and take thrice as long.
 *
 * @see {@link https://doi.org/10.1613/jair.1480 | Felner, Korf and Hanan, Additive pattern database heuristics (2004)}
 */
import { besideMasks, columnMasks, floodRegion } from './free-regions.js';

/** What building needs to know of a board. */
export type PatternShape = {
  readonly rows: number;
  readonly cols: number;
  /** From `regionTable`; `undefined` above 16 cells. */
  readonly regions: Uint16Array | undefined;
};

/** Fills `values` (cells^tiles entries) level by level; yields the number of placements looked at after each level. */
export function* buildPattern(
  { rows, cols, regions }: PatternShape,
  homes: readonly number[],
  blankHome: number,
  values: Uint8Array,
): Generator<number, void> {
  const size = rows * cols;
  const tiles = homes.length;
  const beside = besideMasks(rows, cols);
  const [notFirst, notLast] = columnMasks(rows, cols);
  const weights = Int32Array.from({ length: tiles }, (_, tile) => size ** tile);
  const all = 2 ** size - 1;
  // For each placement the cells of the blank's regions: those reached at all, and those reached at this and the next level.
  const create = () => (size <= 16 ? new Uint16Array(values.length) : new Int32Array(values.length));
  const reached = create();
  let frontier = create();
  let next = create();
  const places = new Int32Array(tiles);
  const regionOf = (free: number, cell: number): number => floodRegion(free, cell, cols, notFirst, notLast);

  let occupied = 0;
  let homeIndex = 0;
  homes.forEach((home, tile) => {
    occupied |= 1 << home;
    homeIndex += home * weights[tile];
  });
  const start = regionOf(all & ~occupied, blankHome);
  reached[homeIndex] = start;
  frontier[homeIndex] = start;
  values[homeIndex] = 0;
  let lowest = homeIndex;
  let highest = homeIndex;
  let looked = 0;

  for (let level = 1; lowest <= highest; level++) {
    let nextLowest = values.length;
    let nextHighest = -1;
    for (let index = lowest; index <= highest; index++) {
      const region = frontier[index];
      if (region === 0) continue;
      frontier[index] = 0;
      looked++;
      let rest = index;
      let free = all;
      for (let tile = 0; tile < tiles; tile++) {
        const above = (rest / size) | 0;
        const place = rest - above * size;
        rest = above;
        places[tile] = place;
        free &= ~(1 << place);
      }
      for (let tile = 0; tile < tiles; tile++) {
        const place = places[tile];
        for (let ways = beside[place] & region; ways !== 0; ways &= ways - 1) {
          const to = 31 - Math.clz32(ways & -ways);
          const moved = index + (to - place) * weights[tile];
          const known = reached[moved];
          // The blank is now where the tile was: has its region been reached?
          if ((known & (1 << place)) !== 0) continue;
          const movedFree = (free | (1 << place)) & ~(1 << to);
          const around = regions ? regions[movedFree * size + place] : regionOf(movedFree, place);
          if (known === 0) values[moved] = level;
          reached[moved] = known | around;
          next[moved] |= around;
          if (moved < nextLowest) nextLowest = moved;
          if (moved > nextHighest) nextHighest = moved;
        }
      }
    }
    [frontier, next] = [next, frontier];
    lowest = nextLowest;
    highest = nextHighest;
    yield looked;
  }
}
