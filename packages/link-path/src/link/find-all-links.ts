import { type Cell, checkInteger } from '@kit/grid';
import { checkQuery } from '../board/check-board.js';
import { marksOf, tilesMatch } from '../board/marks.js';
import { areAdjacent, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { AllLinksOptions, BoardLike, Link } from '../types.js';
import { bestLinks } from './best-link.js';

/**
 * Every best line between two tiles: all have the fewest turns, and among those the least length.
 *
 * O(cells), and a little for each line.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param a - the cell of the first tile
 * @param b - the cell of the second tile
 * @param options - turns, margin, what matches, and how many lines at most
 * @returns the different lines from a to b in a fixed order; empty if they can't be matched
 * @throws {@link InvalidInputError} as `findLink`
 *
 * @example
 * ```ts
 * import { findAllLinks, parseGrid } from '@kit/link-path';
 *
 * const links = findAllLinks(parseGrid('5 0\n0 5'), 0, 3);
 * links.map(({ points }) => points[1]); // => [{ row: 1, col: 0 }, { row: 0, col: 1 }]
 * ```
 */
export function findAllLinks(board: BoardLike, a: Cell, b: Cell, options?: AllLinksOptions): Link[] {
  checkQuery(board, a, b);
  const rules = linkRules(options, [...linkOptionNames, 'maxLinks']);
  const maxLinks = checkInteger(options?.maxLinks ?? 1000, 'options.maxLinks', 1);
  const { rows, cols, cells } = board;
  if (a === b || cells[a] <= 0 || !tilesMatch(cells, marksOf(board), rules, a, b)) return [];
  if (!rules.adjacent && areAdjacent(cols, a, b)) return [];
  return bestLinks(cells, rows, cols, rules, a, b, maxLinks);
}
