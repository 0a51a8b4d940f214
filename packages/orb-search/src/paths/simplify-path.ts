import type { Cell, GridLike } from '@kit/grid';
import { checkBoard } from '../rules/check-board.js';
import { ruleTable } from '../rules/rule-table.js';
import type { Path, Rules } from '../types.js';
import { checkPath } from './check-path.js';

/**
 * The same drag without its detours: whatever the path does and undoes is left out, and so are steps at its ends that
 * only pass equal orbs. The board after the path stays the same, cell by cell.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param path - the path
 * @param rules - the rules, for the directions and closed cells
 * @returns a path that is at most as long and leaves the same board
 * @throws {@link InvalidInputError} as {@link applyPath}
 *
 * @example
 * ```ts
 * import { parseOrbs, simplifyPath } from '@kit/orb-search';
 *
 * const board = parseOrbs('0012\n3450');
 * simplifyPath(board, { start: 0, moves: [1, 2, 3, 2] }); // => { start: 1, moves: [2] }
 * ```
 */
export function simplifyPath(board: GridLike, path: Path, rules?: Rules): Path {
  const { rows, cols, cells } = checkBoard(board);
  const table = ruleTable(rules, board);
  checkPath(path, rows, cols, table.directions, table.closed);
  const walk: Cell[] = [path.start];
  const boards = [Array.from(cells)];
  const seen = new Map([[keyOf(boards[0]!, path.start), 0]]);
  for (const to of path.moves) {
    const next = boards.at(-1)!.slice();
    const held = walk.at(-1)!;
    next[held] = boards.at(-1)![to]!;
    next[to] = boards.at(-1)![held]!;
    const known = seen.get(keyOf(next, to));
    if (known !== undefined) {
      // Everything since that state came to nothing.
      for (let i = walk.length - 1; i > known; i--) seen.delete(keyOf(boards.pop()!, walk.pop()!));
      continue;
    }
    seen.set(keyOf(next, to), walk.length);
    walk.push(to);
    boards.push(next);
  }
  let first = 0;
  while (first + 1 < walk.length && isSame(boards[first + 1]!, boards[0]!)) first += 1;
  let last = walk.length - 1;
  while (last > first && isSame(boards[last - 1]!, boards.at(-1)!)) last -= 1;
  return { start: walk[first]!, moves: walk.slice(first + 1, last + 1) };
}

function keyOf(cells: readonly number[], at: Cell): string {
  return String.fromCharCode(at, ...cells.map((type) => type + 1));
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.every((type, cell) => type === b[cell]);
}
