import { type GridLike, runSync } from '@kit/grid';
import { checkBoard } from '../rules/check-board.js';
import { ruleTable } from '../rules/rule-table.js';
import { improveBest } from '../search/improve-path.js';
import { pathRequest } from '../search/path-request.js';
import type { Rules } from '../types.js';
import { bestCombos } from './best-combos.js';

/**
 * The most combos that these orbs can make in any order.
 *
 * The sum of ⌊count / 3⌋ over the types bounds it, and a dominant type lowers it: 25 orbs of one type and 5 of another on
 * 6×5 make 4 combos, not 9. `exact` is true where the number is known to be the greatest: from the table of 6×5 boards
 * with a dominant type, or because a path from this very board makes so many. Else `combos` is only an upper bound.
 *
 * @param board - orb types 0 to 14, or -1; at most 8 × 8
 * @param rules - the rules
 * @returns the number, and whether it is exact or only a bound
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { maxCombos, parseOrbs } from '@kit/orb-search';
 *
 * maxCombos(parseOrbs('533413534035025131254003524241')); // => { combos: 8, exact: true }
 * maxCombos(parseOrbs('000001000001000001000001000001')); // => { combos: 4, exact: true }
 * ```
 */
export function maxCombos(
  board: GridLike,
  rules?: Rules,
): {
  /** The most combos, or a bound that no drag passes. */
  combos: number;
  /** Is it known that so many can be had? */
  exact: boolean;
} {
  const { rows, cols, cells } = checkBoard(board, 8);
  const table = ruleTable(rules, board);
  const bound = bestCombos(cells, rows, cols, table);
  if (bound.exact || table.closed.every((closed) => closed === 1)) return bound;
  const request = pathRequest(board, { rules: { ...rules, blocked: [], burning: [] } });
  const witness =
    request.kernel !== 'plain' ? { ...request, beam: 2000 } : { ...request, beam: 100, maxEvaluations: 20_000 };
  const { measures } = runSync(improveBest(witness)).best;
  return { combos: bound.combos, exact: measures[0] === 1 };
}
