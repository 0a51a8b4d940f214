/**
 * One additive pattern database in the line metric: for every placement of a few tiles *and the blank* the least that
 * these tiles are charged (`line-charges`) until they and the blank are home.
 *
 * Charges differ, so this is Dijkstra's search with a bucket for each sum. States are numbered as the search reads them:
 * the sum of cell · cells^place, the blank first. Of a bucket no list is kept, only which blocks of numbers have something
 * in it; those are looked through. Slides that move no tile of the pattern cost nothing and are followed at once.
 *
 * @see {@link https://doi.org/10.1007/BF01386390 | Dijkstra, A note on two problems in connexion with graphs (1959)}
 */
import { tileCharges } from './line-charges.js';
import { gatherValues } from './spread-values.js';

/** Numbers in a block: 2^12. */
const blockBits = 12;

/** No sum of charges is kept that is not below this: what lies behind it is set to it, which no bound suffers from. */
const most = 255;

/** States between two reports. */
const slice = 200_000;

/** A search under way. */
type Sweep = {
  readonly size: number;
  /** What a cell is multiplied by: the blank's, then each tile's. */
  readonly weights: Int32Array;
  /** Room for the weights of the tiles by their cells; 0 where no tile of the pattern stands. */
  readonly weightAt: Int32Array;
  readonly charges: Int32Array;
  readonly buckets: number;
  readonly blocks: number;
  readonly sums: Uint8Array;
  readonly isDone: Uint8Array;
  /** `waiting[bucket * blocks + block]`: may the block have something in the bucket? */
  readonly waiting: Uint8Array;
  /** States of the sum at hand, to be followed at once. */
  readonly open: number[];
  readonly steps: Int32Array;
  /** From each cell how often each step can be made. */
  readonly reach: Uint8Array;
};

/** Fills `values` (one a placement of the blank and the tiles, in this order); yields the number of states searched. */
export function* buildLinePattern(
  rows: number,
  cols: number,
  homes: readonly number[],
  blankHome: number,
  values: Uint8Array,
): Generator<number, void> {
  const size = rows * cols;
  const standing = [blankHome, ...homes];
  const weights = Int32Array.from(standing, (_, place) => size ** place);
  const charges = tileCharges(rows, cols);
  const buckets = charges.reduce((largest, charge, tiles) => Math.max(largest, charge * tiles), 0) + 1;
  const sums = new Uint8Array(size ** standing.length).fill(most);
  const isDone = new Uint8Array(sums.length);
  const blocks = (sums.length >> blockBits) + 1;
  const waiting = new Uint8Array(buckets * blocks);
  const open: number[] = [];
  const sweep: Sweep = {
    size,
    weights,
    weightAt: new Int32Array(size),
    charges,
    buckets,
    blocks,
    sums,
    isDone,
    waiting,
    open,
    ...slideDirections(rows, cols),
  };

  const start = standing.reduce((sum, cell, place) => sum + cell * weights[place], 0);
  sums[start] = 0;
  waiting[start >> blockBits] = 1;

  let looked = 0;
  for (let sum = 0, last = 0; sum < last + buckets && sum < most; sum++) {
    const bucket = (sum % buckets) * blocks;
    for (let block = 0; block < blocks; block++) {
      if (waiting[bucket + block] === 0) continue;
      waiting[bucket + block] = 0;
      last = sum;
      const end = Math.min((block + 1) << blockBits, sums.length);
      for (let state = block << blockBits; state < end; state++) {
        if (sums[state] !== sum || isDone[state] === 1) continue;
        isDone[state] = 1;
        open.push(state);
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
          expand(sweep, next);
          if (++looked % slice === 0) yield looked;
        }
      }
    }
    yield looked;
  }
  gatherValues(sums, size, standing.length, values);
}

/** Makes all slides from a state. */
function expand(sweep: Sweep, state: number): void {
  const { size, weights, weightAt, charges, buckets, blocks, sums, isDone, waiting, open, steps, reach } = sweep;
  const blank = state % size;
  const tiles = weights.length - 1;
  let rest = (state / size) | 0;
  for (let place = 1; place <= tiles; place++) {
    const next = (rest / size) | 0;
    weightAt[rest - next * size] = weights[place];
    rest = next;
  }
  const sum = sums[state];
  for (let direction = 0; direction < 4; direction++) {
    const step = steps[direction];
    const most = reach[blank * 4 + direction];
    let to = state;
    let own = 0;
    for (let slid = 1, cell = blank + step; slid <= most; slid++, cell += step) {
      // The tile goes to where the blank comes from.
      const weight = weightAt[cell];
      to += step - step * weight;
      if (weight > 0) own++;
      const after = sum + own * charges[slid];
      if (after >= sums[to]) continue;
      sums[to] = after;
      if (after > sum) {
        waiting[(after % buckets) * blocks + (to >> blockBits)] = 1;
      } else {
        isDone[to] = 1;
        open.push(to);
      }
    }
  }
  weightAt.fill(0);
}

/** The four steps of the blank, and from each cell how often each can be made. */
function slideDirections(rows: number, cols: number): { readonly steps: Int32Array; readonly reach: Uint8Array } {
  const reach = new Uint8Array(rows * cols * 4);
  for (let cell = 0; cell < rows * cols; cell++) {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    reach.set([row, col, cols - 1 - col, rows - 1 - row], cell * 4);
  }
  return { steps: Int32Array.of(-cols, -1, 1, cols), reach };
}
