/**
 * The prices of src/proof/column-prices.ts: from equal ones, one price more or less at a time, as long as the bound rises on
 * seeded boards that no test and no collection has. A bound is the fewest moves in which a finger can get done what the types
 * need by any of three lists, as the mean over positions a few random steps into drags. The first list is its own mirror image,
 * the other two are each other's.
 *
 *     npm run -s script -- packages/orb-search/scripts/column-prices.ts [boards, default 20] [positions of each, default 100] [first seed]
 */
import { createPace, createRandom, runSlices } from '@kit/grid';
import { generateOrbs } from '../src/index.js';
import { columnBound } from '../src/proof/column-bound.js';
import { type ColumnPrices, isAbove, maxCarried } from '../src/proof/column-prices.js';

const [boards = 20, positions = 100, firstSeed = 7_600_000] = process.argv.slice(2).map(Number);
const [rows, cols, types] = [5, 6, 6];
const borders = cols - 1;
/** So high a price, with what is needed at it, stays below what a word holds. */
const highest = 9;

type Position = { readonly layouts: number[]; readonly held: number; readonly place: number };

const units = Array.from({ length: cols }, (_, col) => (rows + 1) ** col);
const dealt = Array.from({ length: boards }, (_, index) => {
  const { cells } = generateOrbs({ rows, cols, types, seed: firstSeed + index });
  const counts = Array.from({ length: types }, (_, type) => cells.filter((held) => held === type).length);
  return { counts, positions: Array.from({ length: positions }, (_, at) => position(cells, 1000 * index + at)) };
});

function position(dealtCells: readonly number[], seed: number): Position {
  const random = createRandom(seed);
  const cells = [...dealtCells];
  let at = random.int(cells.length);
  let from = -1;
  for (let steps = 4 + random.int(8); steps > 0; steps--) {
    const col = at % cols;
    const ways = [at - cols, at + cols, col > 0 ? at - 1 : -1, col + 1 < cols ? at + 1 : -1];
    const to = random.pick(ways.filter((way) => way >= 0 && way < cells.length && way !== from));
    [cells[at], cells[to]] = [cells[to]!, cells[at]!];
    [from, at] = [at, to];
  }
  const layouts = new Array<number>(types).fill(0);
  for (const [cell, type] of cells.entries()) if (cell !== at) layouts[type] = layouts[type]! + units[cell % cols]!;
  return { layouts, held: cells[at]!, place: 4 * (at % cols) - (from % cols) + 1 };
}

const known = new Map<string, Uint8Array>();

/** The bound of each position by one list. */
function bounds(prices: ColumnPrices): Uint8Array {
  const name = `${prices.toLeft} ${prices.toRight}`;
  const before = known.get(name);
  if (before) return before;
  const { limits, row } = maxCarried(cols, 4, [prices]);
  const all = dealt.flatMap((board) => {
    const { carry, carryFree } = runSlices(columnBound(rows, cols, board.counts, [prices], createPace(1)));
    return board.positions.map(({ layouts, held, place }) => {
      const needed = layouts.reduce((sum, at, type) => sum + (type === held ? carryFree : carry)[at]!, 0);
      let moves = 0;
      while (isAbove(needed, limits[row(moves) + place]!)) moves += 1;
      return moves;
    });
  });
  known.set(name, Uint8Array.from(all));
  return known.get(name)!;
}

/** Three lists from fifteen prices: five that are mirrored, five to the left and five to the right. */
function listsOf(prices: readonly number[]): ColumnPrices[] {
  const [own, left, right] = [0, 1, 2].map((part) => prices.slice(borders * part, borders * (part + 1)));
  return [
    { toLeft: own!, toRight: own!.toReversed() },
    { toLeft: left!, toRight: right! },
    { toLeft: right!.toReversed(), toRight: left!.toReversed() },
  ];
}

function mean(prices: readonly number[]): number {
  const lists = listsOf(prices).map(bounds);
  let sum = 0;
  for (let at = 0; at < lists[0]!.length; at++) sum += Math.max(...lists.map((bound) => bound[at]!));
  return sum / lists[0]!.length;
}

let best = [...new Array<number>(10).fill(3), ...new Array<number>(5).fill(4)];
let most = mean(best);
console.log(`at equal prices ${mean(new Array<number>(15).fill(1)).toFixed(3)}`);
for (let better = true; better; ) {
  better = false;
  for (let at = 0; at < best.length; at++) {
    for (const price of [best[at]! - 2, best[at]! - 1, best[at]! + 1, best[at]! + 2]) {
      if (price < 1 || price > highest) continue;
      const next = best.with(at, price);
      const value = mean(next);
      if (value <= most) continue;
      [best, most, better] = [next, value, true];
      console.log(`${most.toFixed(3)} ${best.slice(0, 5)} | ${best.slice(5, 10)} | ${best.slice(10)}`);
    }
  }
}
