/** The binary logarithm from sums, products and quotients alone: engines differ in the last bits of theirs. */

const twiceLog2E = 2.8853900817779268;

/** Of a positive number; whole for a power of two, else to about 1e-15 of the nearest whole number. */
export function log2(x: number): number {
  let exponent = 0;
  let mantissa = x;
  for (; mantissa < 0.75; mantissa *= 2) exponent--;
  for (; mantissa >= 1.5; mantissa /= 2) exponent++;
  // ln m = 2 artanh s, a series that s ≤ 1/5 ends soon.
  const s = (mantissa - 1) / (mantissa + 1);
  let power = s;
  let sum = 0;
  for (let odd = 1; odd < 27; odd += 2) {
    sum += power / odd;
    power *= s * s;
  }
  return exponent + twiceLog2E * sum;
}
