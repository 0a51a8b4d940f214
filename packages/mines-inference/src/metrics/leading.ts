/**
 * The leftmost of the greatest of many numbers, while they change: a tree of winners over a list. Asking costs nothing, a
 * change as many steps as the list has halves.
 */

/** A list with its winner. */
export type Leading = {
  /** By place. */
  readonly values: Int32Array;
  /** Node n has the places of `2n` and `2n + 1` below it; node 1 holds the winner. */
  readonly winners: Int32Array;
  /** The node of the first place. */
  readonly leaves: number;
};

/** Less than any number that takes part. */
export const out = -2_147_483_648;

/** All places out of the game. */
export function createLeading(length: number): Leading {
  let leaves = 1;
  while (leaves < length) leaves *= 2;
  const winners = new Int32Array(2 * leaves);
  for (let node = leaves; node < 2 * leaves; node++) winners[node] = node - leaves;
  for (let node = leaves - 1; node > 0; node--) winners[node] = winners[2 * node];
  return { values: new Int32Array(leaves).fill(out), winners, leaves };
}

/** Sets a number. */
export function setLeading({ values, winners, leaves }: Leading, place: number, value: number): void {
  values[place] = value;
  for (let node = (place + leaves) >> 1; node > 0; node >>= 1) {
    const left = winners[2 * node];
    const right = winners[2 * node + 1];
    winners[node] = values[right] > values[left] ? right : left;
  }
}
