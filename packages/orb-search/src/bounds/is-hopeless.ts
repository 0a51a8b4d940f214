import type { CheckedGoal } from '../goals/check-goal.js';
import type { RuleTable } from '../rules/rule-table.js';
import { countTypes } from './best-combos.js';

/** Orbs with what is wanted of them. */
type Wanted = {
  readonly cells: Int8Array;
  readonly rows: number;
  readonly cols: number;
  readonly table: RuleTable;
  readonly goals: readonly CheckedGoal[];
  /** No layout makes more combos. */
  readonly most: number;
};

/**
 * Do the counts of the orbs alone show that some goal can't be met? Bombs clear without a match, and recolouring cells change the
 * counts: then only the most combos say something.
 */
export function isHopeless({ cells, rows, cols, table, goals, most }: Wanted): boolean {
  const counts = countTypes(cells, table);
  const needed = (type: number): number => Math.max(table.minRun[type], table.minGroup[type]);
  const total = cells.reduce((sum, type) => sum + (type >= 0 ? 1 : 0), 0);
  const stuck = total - counts.reduce((sum, count, type) => sum + (count >= needed(type) ? count : 0), 0);
  const isCounted = !table.bombs && !table.recolouring;
  return goals.some((goal) => {
    if (goal.kind === 'at-least' || goal.kind === 'exactly') return goal.combos > most;
    if (!isCounted) return false;
    switch (goal.kind) {
      case 'colours':
        return goal.types.some((type) => counts[type] < needed(type));
      case 'orbs-left':
        return goal.atMost < stuck;
      case 'shapes':
        return goal.shapes.some(({ shape, type, size = 4 }) => {
          const orbs = { row: cols, column: rows, plus: 5, L: 5, box: 9, connected: size }[shape];
          return type === undefined ? counts.every((count) => count < orbs) : counts[type] < orbs;
        });
      default:
        return false;
    }
  });
}
