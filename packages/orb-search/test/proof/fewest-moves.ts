/** The shortest paths of small boards, by trying all. */
import { type Cell, type Grid, generateOrbs, resolve } from '../../src/index.js';

/** The fewest moves to so many combos with an end among the cells, breadth first by the rules; undefined beyond `most` moves. */
export function fewestMoves(board: Grid, combos: number, directions: 4 | 8, ends: readonly Cell[], most: number) {
  const { rows, cols } = board;
  let states = board.cells.map((_, at) => ({ cells: board.cells, at }));
  const seen = new Set<string>();
  for (let moves = 0; moves <= most; moves++) {
    if (states.some(({ cells, at }) => ends.includes(at) && resolve({ rows, cols, cells }).combos >= combos)) {
      return moves;
    }
    states = states.flatMap(({ cells, at }) =>
      cells.flatMap((met, to) => {
        const down = Math.abs(Math.floor(to / cols) - Math.floor(at / cols));
        const right = Math.abs((to % cols) - (at % cols));
        const isStep = directions === 4 ? down + right === 1 : Math.max(down, right) === 1;
        const after = cells.with(to, cells[at]).with(at, met);
        const key = `${to} ${after}`;
        if (!isStep || seen.has(key)) return [];
        seen.add(key);
        return [{ cells: after, at: to }];
      }),
    );
  }
  return undefined;
}

/** A board of three types, or with gaps, or with one type more than three bits name. */
export function boardOf(seed: number): Grid {
  const rows = 3 + (seed % 2);
  const cols = 4 - (seed % 2);
  const { cells } = generateOrbs({ rows, cols, types: 3, seed });
  if (seed % 4 === 1) return { rows, cols, cells: cells.with(5, -1).with(2, -1) };
  if (seed % 4 === 2)
    return { rows, cols, cells: cells.with(1, 5).with(4, 6).with(6, 7).with(8, 8).with(9, 9).with(10, 3).with(11, 4) };
  return { rows, cols, cells };
}
