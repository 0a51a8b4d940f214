/** Pattern databases in memory: plain data, to be passed back to the functions that take `tables`. */
import type { Cell } from '@kit/grid';
import type { Tables } from '../types.js';
import { countLines, lineForms } from './line-forms.js';
import { countPlacements } from './placements.js';

/** Tables but for what is in them. */
export type TablesKind = Omit<Tables, 'patterns' | 'values'>;

/** How many values a pattern has. */
export function countValues({ rows, cols, metric, home }: TablesKind, pattern: readonly Cell[]): number {
  const size = rows * cols;
  if (metric === 'single') return countPlacements(size, pattern.length);
  return countLines(pattern, lineForms(rows, cols, home)) * countPlacements(size - 1, pattern.length);
}

/**
 * How many of them can be reached: all, where at least three cells hold nothing of the pattern. Where the pattern says where
 * everything stands it is half of them, in a single row or column only the few that differ by the blank's place. Undefined
 * where only some of the last two can be reached.
 */
export function countReachable(kind: TablesKind, pattern: readonly Cell[]): number | undefined {
  const { rows, cols, metric } = kind;
  const others = rows * cols - pattern.length;
  if (rows === 1 || cols === 1) return metric === 'single' ? pattern.length + 1 : rows + cols;
  if (others > 2) return countValues(kind, pattern);
  return others === 1 || metric === 'line' ? countValues(kind, pattern) / 2 : undefined;
}
