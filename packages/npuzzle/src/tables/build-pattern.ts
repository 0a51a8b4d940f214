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

type Cells = Uint16Array | Int32Array;

/** A search under way. `reached`, `frontier` and `next` hold, for each placement, the cells of the blank's regions. */
type Sweep = {
  readonly size: number;
  readonly beside: Int32Array;
  readonly weights: Int32Array;
  readonly regionOf: (free: number, cell: number) => number;
  readonly regions: Uint16Array | undefined;
  readonly values: Uint8Array;
  readonly reached: Cells;
  frontier: Cells;
  next: Cells;
  /** Which blocks of placements have something in `frontier` and `next`. */
  blocks: Uint8Array;
  nextBlocks: Uint8Array;
};

const blockBits = 8;

/** Fills `values` (cells^tiles entries) level by level; yields the number of placements looked at after each level. */
export function* buildPattern(
  { rows, cols, regions }: PatternShape,
  homes: readonly number[],
  blankHome: number,
  values: Uint8Array,
): Generator<number, void> {
  const size = rows * cols;
  const [notFirst, notLast] = columnMasks(rows, cols);
  const weights = Int32Array.from(homes, (_, tile) => size ** tile);
  const create = () => (size <= 16 ? new Uint16Array(values.length) : new Int32Array(values.length));
  const createBlocks = () => new Uint8Array((values.length >> blockBits) + 1);
  const sweep: Sweep = {
    size,
    beside: besideMasks(rows, cols),
    weights,
    regionOf: (free, cell) => floodRegion(free, cell, cols, notFirst, notLast),
    regions,
    values,
    reached: create(),
    frontier: create(),
    next: create(),
    blocks: createBlocks(),
    nextBlocks: createBlocks(),
  };
  let free = 2 ** size - 1;
  let homeIndex = 0;
  homes.forEach((home, tile) => {
    free &= ~(1 << home);
    homeIndex += home * weights[tile];
  });
  const start = sweep.regionOf(free, blankHome);
  sweep.reached[homeIndex] = start;
  sweep.frontier[homeIndex] = start;
  sweep.blocks[homeIndex >> blockBits] = 1;
  values[homeIndex] = 0;
  let looked = 0;
  for (let level = 1; ; level++) {
    const found = sweepLevel(sweep, level);
    if (found === 0) return;
    looked += found;
    yield looked;
    [sweep.frontier, sweep.next] = [sweep.next, sweep.frontier];
    [sweep.blocks, sweep.nextBlocks] = [sweep.nextBlocks, sweep.blocks];
  }
}

/** Makes every move from the frontier, and empties it; gives the number of placements in it. */
function sweepLevel(sweep: Sweep, level: number): number {
  const { size, beside, weights, regionOf, regions, values, reached, frontier, next, blocks, nextBlocks } = sweep;
  const tiles = weights.length;
  const places = new Int32Array(tiles);
  const all = 2 ** size - 1;
  let looked = 0;
  for (let block = 0; block < blocks.length; block++) {
    if (blocks[block] === 0) continue;
    blocks[block] = 0;
    const end = Math.min((block + 1) << blockBits, frontier.length);
    for (let index = block << blockBits; index < end; index++) {
      const region = frontier[index];
      if (region === 0) continue;
      frontier[index] = 0;
      looked++;
      let free = all;
      let rest = index;
      for (let tile = 0; tile < tiles; tile++) {
        // Sixteen cells are the usual case, and shifts are much faster than divisions.
        const above = size === 16 ? rest >> 4 : (rest / size) | 0;
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
          nextBlocks[moved >> blockBits] = 1;
        }
      }
    }
  }
  return looked;
}
