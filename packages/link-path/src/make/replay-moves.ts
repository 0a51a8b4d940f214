/**
 * The check of every witness before it leaves the package: play the moves on the board by the plain rules.
 */
import type { GravityMode } from '@kit/grid';
import { bestLink } from '../link/best-link.js';
import type { Pair } from '../play/remove-pair.js';
import { settleCells } from '../rules/gravity-rule.js';
import { areAdjacent, kindsMatch, type LinkRules } from '../rules/link-rules.js';
import type { Kernel, Meter } from '../solve/meter.js';
import type { Layout } from './deal-clearable.js';

/** Do these moves clear the board? */
export function* clears(
  board: Layout,
  moves: readonly Pair[],
  rules: LinkRules,
  modes: readonly GravityMode[],
  meter: Meter,
): Kernel<boolean> {
  const { rows, cols } = board;
  const cells = Array.from(board.cells);
  // A line is looked for along the runs of both tiles and every crossing: at most so many cells.
  const perMove = (1 + (rules.maxTurns > 2 ? 8 : 0) + 3 * modes.length) * cells.length;
  for (const { a, b } of moves) {
    if (a === b || cells[a] <= 0 || cells[b] <= 0 || !kindsMatch(rules, cells[a], cells[b])) return false;
    if (!rules.adjacent && areAdjacent(cols, a, b)) return false;
    if (bestLink(cells, rows, cols, rules, a, b) === undefined) return false;
    cells[a] = cells[b] = 0;
    settleCells(cells, { rows, cols }, modes);
    meter.work += perMove;
    if (meter.isDue()) yield;
  }
  return cells.every((value) => value <= 0);
}
