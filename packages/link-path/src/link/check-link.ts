import type { Cell } from '@kit/grid';
import { checkQuery } from '../board/check-board.js';
import { markRefusal, marksOf, tilesMatch } from '../board/marks.js';
import { empty, stone } from '../rules/cell-values.js';
import { areAdjacent, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, LinkCheck, LinkOptions, LinkRefusal } from '../types.js';
import { bestLink, bestLinks } from './best-link.js';

/**
 * Can two tiles be matched, and if not, why not?
 *
 * As quick as `findLink` where there is a line. A refusal for its turns searches the whole board: O(cells).
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param a - the cell of the first tile
 * @param b - the cell of the second tile
 * @param options - turns, margin, what matches
 * @returns the best line, or the reason that there is none
 * @throws {@link InvalidInputError} as `findLink`
 *
 * @example
 * ```ts
 * import { checkLink } from '@kit/link-path';
 *
 * const board = { rows: 1, cols: 4, cells: [7, 8, 7, 0] };
 * checkLink(board, 0, 1); // => { linked: false, reason: 'different-kind' }
 * checkLink(board, 0, 3); // => { linked: false, reason: 'empty' }
 * checkLink(board, 0, 2, { maxTurns: 1 }); // => { linked: false, reason: 'too-many-turns', turnsNeeded: 2 }
 * checkLink(board, 0, 2, { margin: false }); // => { linked: false, reason: 'walled-in' }
 * checkLink(board, 0, 2).linked; // => true
 * ```
 */
export function checkLink(board: BoardLike, a: Cell, b: Cell, options?: LinkOptions): LinkCheck {
  checkQuery(board, a, b);
  const rules = linkRules(options, linkOptionNames);
  const { rows, cols, cells } = board;
  const refuse = (reason: LinkRefusal): LinkCheck => ({ linked: false, reason });
  if (a === b) return refuse('same-cell');
  if (cells[a] === empty || cells[b] === empty) return refuse('empty');
  if (cells[a] === stone || cells[b] === stone) return refuse('stone');
  const marks = marksOf(board);
  const held = marks && markRefusal(marks, a, b);
  if (held !== undefined) return refuse(held);
  if (!tilesMatch(cells, marks, rules, a, b)) return refuse('different-kind');
  if (!rules.adjacent && areAdjacent(cols, a, b)) return refuse('adjacent');
  const link = bestLink(cells, rows, cols, rules, a, b);
  if (link !== undefined) return { linked: true, link };
  const anyTurns = { ...rules, maxTurns: Number.POSITIVE_INFINITY };
  const [longer] = bestLinks(cells, rows, cols, anyTurns, a, b, 1);
  if (longer === undefined) return refuse('walled-in');
  const reason = rules.maxTurns === 0 ? 'not-straight' : 'too-many-turns';
  return { linked: false, reason, turnsNeeded: longer.turns };
}
