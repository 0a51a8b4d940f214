/**
 * The last two tiles of a line, which cannot be placed one after the other: all arrangements of the two and the blank in
 * the 2×3 cells at the end of the line are searched, 120 at most.
 *
 *     … 7 a b    the line being finished, a and b its last cells
 *     … . 2 3    the two lines behind it
 *     … . 4 5
 */

const beside: readonly (readonly number[])[] = [
  [1, 2],
  [0, 3],
  [0, 3, 4],
  [1, 2, 5],
  [2, 5],
  [3, 4],
];

/** The shortest way of the blank through the window (places 0…5) that brings the tiles to places 0 and 1. */
export function cornerPath(first: number, second: number, blank: number): number[] {
  const start = first * 36 + second * 6 + blank;
  const cameFrom = new Map([[start, -1]]);
  const queue = [start];
  for (const state of queue) {
    const at = state % 6;
    const tileB = Math.floor(state / 6) % 6;
    const tileA = Math.floor(state / 36);
    if (tileA === 0 && tileB === 1) {
      const path: number[] = [];
      for (let back = state; back !== start; back = cameFrom.get(back) ?? start) path.push(back % 6);
      return path.reverse();
    }
    for (const to of beside[at]) {
      const next = (tileA === to ? at : tileA) * 36 + (tileB === to ? at : tileB) * 6 + to;
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, state);
      queue.push(next);
    }
  }
  return [];
}
