/**
 * Where the levels of `difficulty` part on a board of any size: fifths of the scores of default deals, a cell.
 *
 * The score for each cell depends on two things: the share of mines, and the share of cells at the rim. The rim is about
 * `(rows + cols) / (rows · cols)`, and the score is nearly linear in it. So the fifths were measured on squares; between two
 * squares, and beyond them, they are taken on a straight line. `scripts/level-thresholds.ts` prints the table and tries any size.
 */

/** Sides of the squares that were measured, and their shares of mines. */
export const levelSides: readonly number[] = [5, 7, 10, 14, 20, 28];
export const levelDensities: readonly number[] = [0.04, 0.08, 0.12, 0.16, 0.2, 0.24, 0.28, 0.32];

/** By side: for each density the four ends of fifths. */
const fifths: readonly (readonly number[])[] = [
  // 5×5
  [
    0.04, 0.08, 0.08, 0.16, 0.08, 0.16, 0.32, 1.0794, 0.24, 0.56, 1.28, 1.9722, 0.52, 1.36, 1.9627, 3.0324, 1.32,
    2.1848, 3.0102, 4.3333, 2.1048, 3.174, 4.237, 5.7333, 2.8752, 4.2814, 5.5889, 7.3276, 4.002, 5.459, 6.8438, 8.5067,
  ],
  // 7×7
  [
    0.0408, 0.0408, 0.0612, 0.1429, 0.102, 0.1633, 0.2653, 0.5817, 0.2449, 0.4082, 0.6735, 1.0068, 0.4898, 0.8163,
    1.1523, 1.7016, 0.9819, 1.4259, 1.9576, 2.7052, 1.6342, 2.2755, 2.8987, 3.8033, 2.5209, 3.368, 4.1292, 5.228,
    3.6659, 4.6327, 5.5761, 6.8154,
  ],
  // 10×10
  [
    0.02, 0.03, 0.05, 0.08, 0.09, 0.13, 0.19, 0.3437, 0.24, 0.31, 0.45, 0.6362, 0.41, 0.6129, 0.7924, 1.0551, 0.76,
    1.0398, 1.3367, 1.8141, 1.3442, 1.7096, 2.1137, 2.773, 2.1596, 2.7566, 3.2636, 3.9092, 3.2956, 3.9386, 4.5182,
    5.3579,
  ],
  // 14×14
  [
    0.0204, 0.0255, 0.0357, 0.0561, 0.0918, 0.1224, 0.1531, 0.2176, 0.2296, 0.2857, 0.3627, 0.4361, 0.3776, 0.4656,
    0.5999, 0.7678, 0.6293, 0.8157, 0.9864, 1.2294, 1.1197, 1.3584, 1.6609, 2.0834, 1.8595, 2.2945, 2.6595, 3.233,
    2.9519, 3.4382, 4.0052, 4.4341,
  ],
  // 20×20
  [
    0.0175, 0.0225, 0.03, 0.0425, 0.08, 0.0975, 0.1225, 0.1526, 0.205, 0.2394, 0.275, 0.3339, 0.3525, 0.4259, 0.465,
    0.5824, 0.5873, 0.6721, 0.7503, 0.9059, 0.8902, 1.0513, 1.2327, 1.4592, 1.686, 1.8703, 2.0363, 2.392, 2.6757,
    3.0101, 3.3392, 3.6523,
  ],
  // 28×28
  [
    0.014, 0.0191, 0.023, 0.0306, 0.0791, 0.0931, 0.102, 0.1253, 0.1939, 0.2165, 0.2333, 0.2487, 0.3406, 0.3684, 0.3933,
    0.4328, 0.5146, 0.5741, 0.6383, 0.682, 0.8243, 0.9439, 1.0642, 1.1931, 1.4535, 1.6446, 1.8156, 2.0363, 2.4954,
    2.7943, 3.0106, 3.2299,
  ],
];

/** From 1 to 5: how many of the four fifths a score is above, and one. */
export function levelOf(
  score: number,
  { rows, cols, mines }: { readonly rows: number; readonly cols: number; readonly mines: number },
): number {
  const cells = rows * cols;
  const [side, sideShare] = between(
    levelSides.map((of) => 2 / of),
    (rows + cols) / cells,
  );
  const [density, densityShare] = between(levelDensities, mines / cells);
  let level = 1;
  for (let fifth = 0; fifth < 4; fifth++) {
    const at = (s: number, d: number) => fifths[s][4 * d + fifth];
    const low = blend(at(side, density), at(side, density + 1), densityShare);
    const high = blend(at(side + 1, density), at(side + 1, density + 1), densityShare);
    if (score > cells * blend(low, high, sideShare)) level++;
  }
  return level;
}

/** The two neighbours of a value in a list that rises or falls, by the first, and how far it is on the way to the second. */
function between(list: readonly number[], value: number): [first: number, share: number] {
  const falls = list[0] > list[1];
  let first = 0;
  while (first < list.length - 2 && (falls ? value < list[first + 1] : value > list[first + 1])) first++;
  return [first, (value - list[first]) / (list[first + 1] - list[first])];
}

function blend(a: number, b: number, share: number): number {
  return a + share * (b - a);
}
