/** How large the cells are: powers of two, so that the cell of a coordinate is computed without rounding. */

/** Cells are numbered from −2³⁰ to 2³⁰ − 1; what lies beyond counts to the first or the last. */
export const lastCell: number = 2 ** 30 - 1;

/** The cell of a coordinate times the cells per unit. It never decreases with the coordinate; NaN (∞ times 0) is cell 0. */
export function cellOf(scaled: number): number {
  if (scaled < lastCell && scaled > -lastCell) {
    const towardsZero = scaled | 0;
    return towardsZero > scaled ? towardsZero - 1 : towardsZero;
  }
  if (scaled > 0) return lastCell;
  return scaled < 0 ? -lastCell - 1 : 0;
}

/** Sides of cells are 2^exponent with at least this exponent. */
export const leastExponent = -1_000;

const float = /* @__PURE__ */ new Float64Array(1);
const halves = /* @__PURE__ */ (() => new Uint32Array(float.buffer))();
/** Which half of a number holds its exponent: depends on the byte order of the machine. */
const high = /* @__PURE__ */ (() => new Uint8Array(Uint32Array.of(1).buffer)[0])();

/**
 * The exponent of cells that are larger than a side, at most twice as large. So an item reaches no further than the next cell,
 * though its side was rounded.
 */
export function exponentFor(side: number): number {
  float[0] = side;
  return Math.max(leastExponent, ((halves[high] >>> 20) & 2_047) - 1_022);
}

/** 2^exponent. */
export function powerOfTwo(exponent: number): number {
  halves[high] = (exponent + 1_023) << 20;
  halves[1 - high] = 0;
  return float[0];
}
