import { checkOptions, type GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { bestCombos } from '../bounds/best-combos.js';
import { checkGoal } from '../goals/check-goal.js';
import { isMet, measure } from '../goals/measure.js';
import { dragged } from '../play/apply-path.js';
import { checkPath } from '../play/check-path.js';
import { turnsOf } from '../play/count-turns.js';
import { countedMatches, resolveCells } from '../rules/resolve.js';
import { ruleTable } from '../rules/rule-table.js';
import { damageOf, usualWeights } from '../rules/score.js';
import type { DragScore, Path, ScoreDragOptions } from '../types.js';

/**
 * What a player's own drag is worth: its combos and damage, what its burning cells cost, its moves and turns, and whether it
 * meets a goal. The numbers are those of {@link findPath}, so that the two can be set side by side.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param path - the start cell and the cells entered
 * @param options - rules and goal, by default the most combos that the board allows
 * @returns the worth of the drag
 * @throws {@link InvalidInputError} as {@link applyPath}, and for the goal as {@link findPath}
 *
 * @example
 * ```ts
 * import { findPath, parseOrbs, parsePath, scoreDrag } from '@kit/orb-search';
 *
 * const board = parseOrbs('0102\n1021');
 * const { combos, moves, reached } = scoreDrag(board, parsePath('r1c2 ↓', board));
 * [combos, moves, reached]; // => [1, 1, false]
 * const best = findPath(board);
 * scoreDrag(board, best.path).combos === best.combos; // => true
 * ```
 */
export function scoreDrag(board: GridLike, path: Path, options: ScoreDragOptions = {}): DragScore {
  const { rows, cols, cells } = checkBoard(board);
  const given = checkOptions(options, ['rules', 'goal']);
  const table = ruleTable(given.rules, board);
  const goals = checkGoal(given.goal ?? { kind: 'max-combos' }, table);
  const drag = checkPath(path, rows, cols, table);
  const { waves, combos, board: after } = resolveCells(dragged(cells, drag, table), rows, cols, table);
  const matches = countedMatches(waves, table);
  const orbsLeft = after.cells.filter((type) => type >= 0).length;
  const most = bestCombos(Int8Array.from(cells), rows, cols, table).combos;
  const damage = goals.find((goal) => goal.kind === 'damage');
  let cost = table.cost[drag.start];
  for (const cell of drag.moves) cost += table.cost[cell];
  return {
    combos,
    score: damageOf(matches, damage ? damage.weights : usualWeights),
    cost,
    moves: drag.moves.length,
    turns: turnsOf(drag),
    reached: isMet({ measures: measure(goals, { matches, orbsLeft }, most, rows, cols) }),
    waves,
    board: after,
  };
}
