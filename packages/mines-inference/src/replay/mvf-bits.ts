/**
 * The order of the bits in an mvf event. Decimal digits of some sines of the key are sorted (the positions of all 0s first,
 * then of all 1s, and so on): logical bit i lies at position order[i].
 *
 * Sine and cosine come from additions and products alone: engines differ in the last bits of theirs, and here digits are taken
 * from them. To 1e-13 for numbers up to some thousands.
 */

/** The positions of the bits of an event of 5 or 6 bytes. */
export function mvfBitOrder(key: number, eventBytes: 5 | 6): number[] {
  const a = Math.sqrt(key);
  const b = Math.sqrt(key + 1000);
  const c = Math.sqrt(a + 1000);
  const d = Math.sqrt(b + 1000);
  const waves = [cosine(c + 1000), sine(Math.sqrt(b)), cosine(c), sine(Math.sqrt(a) + 1000), cosine(d), sine(d)];
  let digits = '';
  for (const wave of waves.slice(0, eventBytes)) {
    digits += String(Math.round(100_000_000 * Math.abs(wave)))
      .padStart(8, '0')
      .slice(0, 8);
  }
  const order: number[] = [];
  for (let digit = 0; digit < 10; digit++) {
    for (let at = 0; at < digits.length; at++) if (digits[at] === String(digit)) order.push(at);
  }
  return order;
}

/** The number in some logical bits of an event, the lowest first. */
export function bitsOf(event: Uint8Array, order: readonly number[], first: number, last: number): number {
  let value = 0;
  for (let bit = last; bit >= first; bit--) {
    const at = order[bit];
    value = 2 * value + ((event[at >> 3] >> (at & 7)) & 1);
  }
  return value;
}

/** Half of pi in two parts, the first with few enough bits that its multiples are exact. */
const halfPi = 1.5707963267341256;
const halfPiRest = 6.077100506506192e-11;

/** The sine. */
function sine(x: number): number {
  return quarterWave(x, 0);
}

/** The cosine: the sine a quarter of a turn later. */
function cosine(x: number): number {
  return quarterWave(x, 1);
}

function quarterWave(x: number, quartersLater: number): number {
  const quarters = Math.round(x / (halfPi + halfPiRest));
  const rest = x - quarters * halfPi - quarters * halfPiRest;
  const quarter = (((quarters + quartersLater) % 4) + 4) % 4;
  const value = series(rest, quarter % 2);
  return quarter < 2 ? value : -value;
}

/** Taylor's series, of the sine from the power 1, of the cosine from the power 0. */
function series(x: number, even: number): number {
  const square = x * x;
  let term = even === 1 ? 1 : x;
  let sum = term;
  for (let power = even === 1 ? 0 : 1; power < 20; power += 2) {
    term *= -square / ((power + 1) * (power + 2));
    sum += term;
  }
  return sum;
}
