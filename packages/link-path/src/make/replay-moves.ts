/**
 * The check of every witness before it leaves the package: play the moves on the board by the plain rules.
 */
import { bestLink } from '../link/best-link.js';
import type { Pair } from '../play/remove-pair.js';
import { type Gravity, gravityRule, settleCells } from '../rules/gravity-rule.js';
import { areAdjacent, kindsMatch, type LinkRules } from '../rules/link-rules.js';
import type { Layout } from './deal-clearable.js';

/** Do these moves clear the board? */
export function clears(board: Layout, moves: readonly Pair[], rules: LinkRules, gravity: Gravity | undefined): boolean {
  const { rows, cols } = board;
  const modes = gravityRule(gravity);
  const cells = Array.from(board.cells);
  for (const { a, b } of moves) {
    if (a === b || cells[a] <= 0 || cells[b] <= 0 || !kindsMatch(rules, cells[a], cells[b])) return false;
    if (!rules.adjacent && areAdjacent(cols, a, b)) return false;
    if (bestLink(cells, rows, cols, rules, a, b) === undefined) return false;
    cells[a] = cells[b] = 0;
    settleCells(cells, { rows, cols }, modes);
  }
  return cells.every((value) => value <= 0);
}
