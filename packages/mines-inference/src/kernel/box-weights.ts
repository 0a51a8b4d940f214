/**
 * In how many ways a box of n cells holds v mines, tilted: C(n, v) · 2^(−tilt·v).
 *
 * A tilt near the odds of a mine puts the weight of every polynomial where the total of the board will need it; being a
 * power of two it changes exponents only, so nothing is rounded. Where layouts times tilt would leave the range of doubles,
 * rows of large boxes are scaled to a maximum of 1 (their ends may underflow, so supports don't rest on them).
 */

/**
 * Rows by size, those of more than `unscaledUpTo` cells scaled. A cell has few neighbours, so a box has few cells and there
 * are few rows.
 */
export function boxWeights(sizes: Int32Array, tilt: number, unscaledUpTo: number): readonly Float64Array[] {
  const odds = powerOfTwo(-tilt);
  const rows: Float64Array[] = [];
  for (const size of sizes) {
    rows[size] ??= size > unscaledUpTo ? binomialWindow(size, 0, size, odds) : weightRow(size, odds);
  }
  return rows;
}

function weightRow(size: number, odds: number): Float64Array {
  const row = new Float64Array(size + 1);
  let choose = 1;
  let factor = 1;
  for (let mines = 0; mines <= size; mines++) {
    row[mines] = choose * factor;
    // Exact up to 56 cells; beyond 2⁵³ each step rounds once, and the 128 neighbours of a number stay far below 2⁹⁰⁰.
    choose = Math.round((choose * (size - mines)) / (mines + 1));
    factor *= odds;
  }
  return row;
}

/** C(n, m) · odds^m for m = from … to, scaled so that the largest is 1. */
export function binomialWindow(n: number, from: number, to: number, odds: number): Float64Array {
  const window = new Float64Array(to - from + 1);
  const mode = Math.min(to, Math.max(from, Math.floor(((n + 1) * odds) / (1 + odds))));
  window[mode - from] = 1;
  for (let m = mode; m < to; m++) window[m + 1 - from] = (window[m - from] * (n - m) * odds) / (m + 1);
  for (let m = mode; m > from; m--) window[m - 1 - from] = (window[m - from] * m) / ((n - m + 1) * odds);
  return window;
}

/** 2^exponent, by multiplication. */
export function powerOfTwo(exponent: number): number {
  let power = 1;
  const step = exponent < 0 ? 0.5 : 2;
  for (let i = Math.abs(exponent); i > 0; i--) power *= step;
  return power;
}
