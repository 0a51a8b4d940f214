/**
 * How the price of a slide of a whole line is divided among its tiles, so that tables of disjoint patterns may be added.
 *
 * A slide of k tiles is one move. Each of them is charged 1/k of it, and a pattern pays for its own tiles alone: whatever
 * the patterns are, together they never pay more than the one move. So for each board the sum of the least charges is at
 * most the number of moves, and from one board to the next it changes by at most one.
 *
 * Charges are whole numbers: a move is worth the least common multiple of 1, 2, … up to the longest slide, which is 6 on
 * 4×4. Of lines longer than five a move is worth 12 and the shares are rounded down, which keeps all that is said above.
 */

/** What a move is worth. */
export function moveWorth(rows: number, cols: number): number {
  return [1, 1, 1, 2, 6, 12][Math.max(rows, cols)] ?? 12;
}

/** What each tile is charged by the number of tiles that slide with it, itself included. */
export function tileCharges(rows: number, cols: number): Int32Array {
  const worth = moveWorth(rows, cols);
  return Int32Array.from({ length: Math.max(rows, cols) }, (_, tiles) => (tiles === 0 ? 0 : Math.floor(worth / tiles)));
}
