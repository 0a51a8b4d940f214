/**
 * The name that a slip was meant to be: the one at the smallest edit distance (Damerau 1964, adjacent letters may be
 * swapped), if that is at most a third of its length; by that rule two unrelated words are never near.
 *
 * O(length²) for each name; only errors pay for it.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  // No slip is that long, and a distance is quadratic.
  if (given.length > 36) return undefined;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const distance = editDistance(given.toLowerCase(), name.toLowerCase());
    if (distance >= least || distance > Math.max(1, Math.floor(name.length / 3))) continue;
    nearest = name;
    least = distance;
  }
  return nearest;
}

/** How many letters to add, drop, change or swap with their neighbour to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + changed);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) least = Math.min(least, beforeLast[column - 2] + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length];
}
