/**
 * The one law of sliding puzzles: a slide swaps the blank with a tile and moves the blank by one cell, so the parity of
 * the permutation and the parity of the blank's path change together. On boards of two or more rows and columns nothing
 * else is out of reach; in a single row or column the tiles never pass each other.
 *
 * O(cells), by counting cycles; no case for the width of the board, which is where the usual rule with inversions and
 * blank rows goes wrong.
 *
 * @see {@link https://doi.org/10.2307/2369492 | Johnson and Story, Notes on the "15" puzzle (1879)}
 */
import type { Labelled } from './label-board.js';

/** Can the labelled board be brought to the identity? */
export function isReachable({ rows, cols, labels, blank, home }: Labelled): boolean {
  if (rows === 1 || cols === 1) return keepsOrder(labels, home);
  // Every step takes the blank to the other color of the checkerboard.
  const colorOf = (cell: number) => (Math.floor(cell / cols) + (cell % cols)) % 2;
  return isOdd(labels) === (colorOf(blank) !== colorOf(home));
}

function keepsOrder(labels: Int32Array, home: number): boolean {
  let last = -1;
  for (const label of labels) {
    if (label === home) continue;
    if (label < last) return false;
    last = label;
  }
  return true;
}

/** Is the permutation odd? A cycle of even length is an odd permutation. */
export function isOdd(permutation: Int32Array): boolean {
  const seen = new Uint8Array(permutation.length);
  let odd = false;
  for (let start = 0; start < permutation.length; start++) {
    if (seen[start]) continue;
    let length = 0;
    for (let at = start; !seen[at]; at = permutation[at]) {
      seen[at] = 1;
      length++;
    }
    if (length % 2 === 0) odd = !odd;
  }
  return odd;
}
