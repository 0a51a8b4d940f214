/**
 * What it is worth to carry an orb across a border of two columns, and how much of that a finger gets done in so many moves.
 *
 *     to the left    | 3 | 3 | 3 | 4 | 5 |      the finger carries to the left while it goes to the right,
 *     to the right   | 5 | 4 | 3 | 3 | 3 |      across each border once until it turns back, which costs a move
 *
 * What the types need, at these prices, is no more than the finger gets done. Most orbs have to be carried inwards. A finger
 * that goes outwards to do so has to come back, and carries orbs outwards then, whether they are wanted there or not: that is
 * why the prices inwards are higher. Other prices say more of other boards, so there are three lists of them.
 *
 * The sums by the three lists stand in one word, ten bits each, so that they are added and compared as one. The tenth is 0 in
 * a sum and 1 in a limit: what is left of it in the difference tells that the sum is not above the limit. No sum gets as far as
 * 512: a test adds up the worst.
 */

/** Orbs are carried to the left, or to the right, over each border: the border b is to the right of column b. */
export type ColumnPrices = { readonly toLeft: readonly number[]; readonly toRight: readonly number[] };

/** Bits of a sum. */
const width = 10;

/** The bits that tell, in a difference, that no sum is above its limit. */
const guards = 0x20080200;

/**
 * The lists of prices. In eight directions the finger turns back at no cost, and could earn the highest price with every
 * move: there only the number of columns counts.
 *
 * Found by `npm run -s script -- packages/orb-search/scripts/column-prices.ts`, and rounded to a rule that spares as many
 * nodes. The last two lists are for boards where more has to be carried to one side than to the other.
 */
export function columnPrices(cols: number, directions: 4 | 8): ColumnPrices[] {
  // How far to the right of the middle each border lies.
  const beyond = Array.from({ length: cols - 1 }, (_, border) => Math.ceil(border + 1 - cols / 2));
  if (directions === 8) {
    const equal = beyond.map(() => 1);
    return [{ toLeft: equal, toRight: equal }];
  }
  const inwards = beyond.map((borders) => 3 + Math.max(0, borders));
  const dear = beyond.map((borders) => 6 + Math.max(0, borders + 1));
  return [
    { toLeft: inwards, toRight: inwards.toReversed() },
    { toLeft: inwards, toRight: dear },
    { toLeft: dear.toReversed(), toRight: inwards.toReversed() },
  ];
}

/** A sum by one of the lists, at its place in the word. */
export function inSum(sum: number, list: number): number {
  return sum << (width * list);
}

/** Is what is needed more than what `limit` allows, by one of the lists? */
export function isAbove(needed: number, limit: number): boolean {
  return ((limit - needed) & guards) !== guards;
}

/** More moves than these are never too few: the last row of limits holds the highest sums. */
const longest = 63;
const highest = 511;

/** The most that a finger gets done, by each of the lists. */
export type Carried = {
  /** The limits: at {@link Carried.row} of the moves, and 3 × column + 1 + the way that the finger came, 1 for to the right. */
  readonly limits: Int32Array;
  /** Where the limits of so many moves begin. */
  readonly row: (moves: number) => number;
};

/** The table for boards of so many columns. */
export function maxCarried(cols: number, directions: 4 | 8, lists: readonly ColumnPrices[]): Carried {
  const stride = 3 * cols;
  const limits = new Int32Array((longest + 1) * stride).fill(guards);
  for (const [list, prices] of lists.entries()) {
    const most = byPrices(prices);
    for (let at = 0; at < limits.length; at++) limits[at] |= inSum(most[at] ?? highest, list);
  }
  return { limits, row: (moves) => stride * Math.min(moves, longest) };

  function byPrices({ toLeft, toRight }: ColumnPrices): Int32Array {
    const turnBack = directions === 4 ? 2 : 1;
    const most = new Int32Array(longest * stride);
    for (let at = stride; at < most.length; at++) {
      const moves = Math.floor(at / stride);
      const col = Math.floor((at % stride) / 3);
      const came = (at % 3) - 1;
      for (const way of [-1, 1]) {
        const to = col + way;
        const left = moves - (way === -came ? turnBack : 1);
        if (to < 0 || to >= cols || left < 0) continue;
        const price = way === 1 ? toLeft[col] : toRight[to];
        most[at] = Math.max(most[at], price + most[left * stride + 3 * to + 1 + way]);
      }
    }
    return most;
  }
}
