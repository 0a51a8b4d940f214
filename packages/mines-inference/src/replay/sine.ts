/**
 * Sine and cosine from additions and products alone: engines differ in the last bits of theirs, and here digits are taken
 * from them. To 1e-13 for numbers up to some thousands.
 */

/** Half of pi in two parts, the first with few enough bits that its multiples are exact. */
const halfPi = 1.5707963267341256;
const halfPiRest = 6.077100506506192e-11;

/** The sine. */
export function sine(x: number): number {
  return quarterWave(x, 0);
}

/** The cosine: the sine a quarter of a turn later. */
export function cosine(x: number): number {
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
