import type { GridLike } from '@kit/grid';
import { checkBoard } from '../rules/check-board.js';
import { ruleTable } from '../rules/rule-table.js';
import type { Rules } from '../types.js';
import { countTypes, floorSum } from './combo-bound.js';
export function maxCombos(board: GridLike, rules?: Rules): { combos: number; exact: boolean } {
  const { cells } = checkBoard(board);
  const table = ruleTable(rules, board);
  return { combos: floorSum(countTypes(cells, table), table), exact: false };
}
