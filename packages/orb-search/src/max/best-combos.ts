import type { RuleTable } from '../rules/rule-table.js';
import { countTypes, floorSum } from './combo-bound.js';

/** An upper bound of the combos of any layout of these orbs, and whether some layout is known to reach it. */
export function bestCombos(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  table: RuleTable,
): { combos: number; exact: boolean } {
  void rows;
  void cols;
  return { combos: floorSum(countTypes(cells, table), table), exact: false };
}
