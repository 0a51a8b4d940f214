import type { RuleTable } from '../rules/rule-table.js';

/** How many orbs of each type can match at all: locked orbs can't. */
export function countTypes(cells: ArrayLike<number>, table: RuleTable): Int32Array {
  const counts = new Int32Array(15);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] >= 0 && !table.locked[cell]) counts[cells[cell]] += 1;
  }
  return counts;
}

/** No type can make more combos than its orbs fill smallest groups. */
export function floorSum(counts: Int32Array, table: RuleTable): number {
  let sum = 0;
  for (let type = 0; type < counts.length; type++) {
    sum += Math.floor(counts[type] / Math.max(table.minRun[type], table.minGroup[type]));
  }
  return sum;
}
