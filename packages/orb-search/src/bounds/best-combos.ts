import { neverRuns, type RuleTable } from '../rules/rule-table.js';
import { maxTable } from './max-table.js';

/**
 * The most combos of any layout of these orbs: an upper bound, and whether some layout is known to reach it.
 *
 * No type makes more combos than its orbs fill smallest groups. Where one type has most of the orbs that sum is out of
 * reach, because nothing is left to keep its groups apart: a table has every composition of a full board of 6×5 or 5×4 for
 * which that is so, and all the others reach the sum. A sum of 0 needs no table. Bombs make holes, which keep groups apart, and
 * a drag can recolour one orb, the held one: there only the sum is a bound.
 */
export function bestCombos(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  table: RuleTable,
): { combos: number; exact: boolean } {
  const counts = countTypes(cells, table);
  const sum = Math.max(...recoloured(counts, table).map((made) => floorSum(made, table)));
  if (sum === 0) return { combos: 0, exact: true };
  const lower = maxTable[`${cols}×${rows}`];
  const plain =
    table.minRun.every((run) => run === 3 || run === neverRuns) && table.minGroup.every((size) => size <= 3);
  const full = counts.reduce((orbs, count) => orbs + count, 0) === rows * cols;
  if (!lower || !plain || !full || table.firstWaveOnly || table.bombs || table.recolouring)
    return { combos: sum, exact: false };
  const key = [...counts]
    .filter((count, type) => count >= 3 && table.minRun[type] === 3)
    .sort((a, b) => b - a)
    .join('-');
  return { combos: lower[key] ?? sum, exact: true };
}

/** The counts as they are, and with an orb more of each type that the held one can become. */
function recoloured(counts: Int32Array, { recolouring }: RuleTable): Int32Array[] {
  const types = [...new Set(recolouring)].filter((type) => type >= 0);
  return [counts, ...types.map((more) => counts.map((count, type) => count + (type === more ? 1 : 0)))];
}

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
