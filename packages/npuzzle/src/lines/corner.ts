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

/** The first tile in place 0 and the second in place 1, wherever the blank is. */
const wanted = 1;

/** The shortest path of the blank through the window (places 0…5) that brings the tiles to places 0 and 1. */
export function cornerPath(first: number, second: number, blank: number): number[] {
  const start = first * 36 + second * 6 + blank;
  const cameFrom = new Map([[start, -1]]);
  const queue = [start];
  let state = start;
  // Each of the arrangements leads to each other, so the search always comes to its end.
  for (let head = 1; Math.floor(state / 6) !== wanted; state = queue[head++]) {
    const at = state % 6;
    const tileB = Math.floor(state / 6) % 6;
    const tileA = Math.floor(state / 36);
    for (const to of beside[at]) {
      const next = (tileA === to ? at : tileA) * 36 + (tileB === to ? at : tileB) * 6 + to;
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, state);
      queue.push(next);
    }
  }
  const path: number[] = [];
  for (; state !== start; state = cameFrom.get(state) ?? start) path.push(state % 6);
  return path.reverse();
}
