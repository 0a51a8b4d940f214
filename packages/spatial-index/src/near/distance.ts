/**
 * Distances are compared by their squares, without square roots. Near an axis squares may lose digits or vanish, so there
 * a rank takes their place. It grows with the distance, too:
 *
 *     distance    0       5e-324 … 1e-140        1e-140 … 3e150
 *     rank        -∞      -1 / scaled square     square
 */

/** Squares from here on have all their digits. */
const leastSquare = 1e-280;
/** Small distances times this have squares with all their digits. */
const scale = 2 ** 600;
/** Half of the smallest number, times the scale: by so much `Math.hypot` rounds the smallest distances. */
const halfOfLeast = 2 ** -475;
/**
 * `Math.hypot` and a square root of squares are up to two units in the last place too short, and squares here up to three
 * more. So a limit is taken eight units longer.
 */
const tolerance = 1 + 2 ** -49;

/** May a distance from this point be so small that ranks are needed? Further from the axes numbers are too far apart. */
export function needsRanks(x: number, y: number): boolean {
  return Math.abs(x) < 1e-120 || Math.abs(y) < 1e-120;
}

/** The square of the longest distance that counts as `distance`. */
export function squareWithin(distance: number): number {
  return distance * distance * tolerance;
}

/** The rank of the longest distance that counts as `distance`. */
export function rankWithin(distance: number): number {
  const square = squareWithin(distance);
  if (square >= leastSquare) return square;
  return distance === 0 ? Number.NEGATIVE_INFINITY : smallRank(distance * scale + halfOfLeast, 0) / tolerance;
}

/** The rank of the distance that two sides at a right angle make. */
export function rankOf(dx: number, dy: number): number {
  const square = dx * dx + dy * dy;
  return square >= leastSquare ? square : smallRank(dx * scale, dy * scale);
}

/** The square of no distance that ranks at most `rank` is greater. */
export function squareUpTo(rank: number): number {
  return Math.max(rank, leastSquare);
}

function smallRank(scaledX: number, scaledY: number): number {
  return -1 / (scaledX * scaledX + scaledY * scaledY);
}
