/**
 * In how many ways a box of n cells holds v mines, tilted: C(n, v) · 2^(−tilt·v).
 *
 * A tilt near the odds of a mine puts the weight of every polynomial where the total of the board will need it; being a
 * power of two it changes exponents only, so nothing is rounded. Rows of large boxes are scaled to a maximum of 1 (their
 * ends may underflow, so supports don't rest on them).
 */

/** Rows by size. A cell has few neighbours, so a box has few cells and there are few rows. */
export function boxWeights(sizes: Int32Array, tilt: number): readonly Float64Array[] {
  const rows: Float64Array[] = [];
  for (let box = 0; box < sizes.length; box++) {
    const size = sizes[box];
    if (rows[size] === undefined) rows[size] = weightRow(size, tilt);
  }
  return rows;
}

const exactUpTo = 56;

function weightRow(size: number, tilt: number): Float64Array {
  const odds = powerOfTwo(-tilt);
  if (size > exactUpTo) return binomialWindow(size, 0, size, odds);
  const row = new Float64Array(size + 1);
  let choose = 1;
  let factor = 1;
  for (let mines = 0; mines <= size; mines++) {
    row[mines] = choose * factor;
    // Exact: C(56, v) · 56 stays below 2⁵³ · 56, and where it does not fit the division rounds once.
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
