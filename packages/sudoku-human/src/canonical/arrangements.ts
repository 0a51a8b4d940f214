/**
 * In which orders nine lines can stand: three bands in any order and in each band three lines in any order, 1296 ways.
 *
 * Lines of one band that are equal look the same wherever they stand, so of the orders that differ only by them one is
 * enough; and so it is with bands of the same lines. In a puzzle with few givens many lines are empty, and this is what
 * keeps the number of orders small.
 */

const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The orders of nine lines that look different; `kinds` says by equal texts which lines are equal. */
export function arrangements(kinds: readonly string[]): number[][] {
  const bands = [0, 1, 2].map((band) =>
    differentOrders(kinds.slice(3 * band, 3 * band + 3)).map((order) => order.map((line) => 3 * band + line)),
  );
  return differentOrders(bandKinds(kinds)).flatMap(([first, second, third]) =>
    bands[first].flatMap((a) => bands[second].flatMap((b) => bands[third].map((c) => [...a, ...b, ...c]))),
  );
}

/** The kinds of the three bands: equal if they have the same lines in any order. */
export function bandKinds(kinds: readonly string[]): string[] {
  return [0, 3, 6].map((start) =>
    kinds
      .slice(start, start + 3)
      .sort()
      .join(),
  );
}

/** The orders of three in which equal ones keep their order. */
function differentOrders(kinds: readonly string[]): (readonly number[])[] {
  return ORDERS.filter((order) =>
    order.every((item, at) => order.slice(at).every((later) => item <= later || kinds[item] !== kinds[later])),
  );
}
