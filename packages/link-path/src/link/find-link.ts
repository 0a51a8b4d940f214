import type { Cell } from '@kit/grid';
import { checkQuery } from '../board/check-board.js';
import { marksOf, tilesMatch } from '../board/marks.js';
import { areAdjacent, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, Link, LinkOptions } from '../types.js';
import { bestLink } from './best-link.js';

/**
 * The line that links two tiles, ready to be drawn: of all lines one with the fewest turns, and among these the shortest.
 *
 * A line runs through empty cells (and the margin) and may have at most `maxTurns` turns. Up to two turns nothing but the
 * free runs of the two tiles is looked at; with more, O(cells). `checkLink` says why there is none.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param a - the cell of the first tile
 * @param b - the cell of the second tile
 * @param options - turns, margin, what matches
 * @returns the line from a to b, or undefined if they can't be matched
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-cell`, `bad-value` (a or b holds no
 * integer from -1 up), `bad-options`, `unknown-option`, `bad-number`, `bad-flag`, `bad-groups`; for marks `bad-list`,
 * `bad-cell`, `bad-pair`
 *
 * @example
 * ```ts
 * import { findLink } from '@kit/link-path';
 *
 * // 7 8 7: the line between the sevens runs outside the board
 * findLink({ rows: 1, cols: 3, cells: [7, 8, 7] }, 0, 2);
 * // => { turns: 2, length: 4, points: [{ row: 0, col: 0 }, { row: -1, col: 0 }, { row: -1, col: 2 }, { row: 0, col: 2 }] }
 * findLink({ rows: 1, cols: 3, cells: [7, 8, 7] }, 0, 2, { margin: false }); // => undefined
 * ```
 */
export function findLink(board: BoardLike, a: Cell, b: Cell, options?: LinkOptions): Link | undefined {
  checkQuery(board, a, b);
  const rules = linkRules(options, linkOptionNames);
  const { rows, cols, cells } = board;
  // A kind matches no hole and no stone.
  if (a === b || cells[a] <= 0 || !tilesMatch(cells, marksOf(board), rules, a, b)) return undefined;
  if (!rules.adjacent && areAdjacent(cols, a, b)) return undefined;
  return bestLink(cells, rows, cols, rules, a, b);
}
