import { describeValue, InvalidInputError } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import type { Metric, Tables } from '../types.js';
import { countValues, type TablesKind } from './tables.js';

/** Checks that tables are tables and belong to the board, its goal and the metric. */
export function checkTablesFit(tables: Tables, board: Labelled, metric: Metric): void {
  checkTablesShape(tables, 'options.tables');
  const { rows, cols, home } = tables;
  if (rows === board.rows && cols === board.cols && home === board.home && tables.metric === metric) return;
  const message =
    `options.tables is for ${cols}×${rows} with the blank in cell ${home}, metric ${tables.metric}: ` +
    `expected ${board.cols}×${board.rows}, cell ${board.home}, ${metric}`;
  throw new InvalidInputError('tables-mismatch', message, { name: 'options.tables' });
}

/** Checks that a value has the form of tables, so that no search can leave them. O(patterns). */
export function checkTablesShape(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null || isRevoked(value)) throw notTables(name, describeValue(value));
  const { values } = value as { [Key in keyof Tables]: unknown };
  if (isRevoked(values) || !(values instanceof Uint8Array)) throw notTables(name, 'of another form');
  if (values.length !== checkPatterns(value, name)) throw notTables(name, 'damaged');
}

/** Checks all of tables but their values; gives how many these are to be. */
export function checkPatterns(value: object, name: string): number {
  const { rows, cols, metric, home, patterns } = value as { [Key in keyof Omit<Tables, 'values'>]: unknown };
  if (metric !== 'single' && metric !== 'line') throw notTables(name, 'of another form');
  const size = Number.isInteger(rows) && Number.isInteger(cols) ? (rows as number) * (cols as number) : 0;
  if (!(size >= 2 && size <= 25 && (rows as number) > 0)) throw notTables(name, 'of another form');
  if (isRevoked(patterns) || !Array.isArray(patterns)) throw notTables(name, 'of another form');
  if (!(Number.isInteger(home) && (home as number) >= 0 && (home as number) < size)) throw notTables(name, 'damaged');
  const kind = { rows, cols, metric, home } as TablesKind;
  const seen = new Set<unknown>();
  let length = 0;
  for (const pattern of patterns) {
    if (isRevoked(pattern) || !Array.isArray(pattern) || pattern.length < 1 || pattern.length > 8)
      throw notTables(name, 'of another form');
    let last = -1;
    for (const cell of pattern) {
      if (!Number.isInteger(cell) || cell <= last || cell >= size || cell === home)
        throw notTables(name, 'of another form');
      seen.add(cell);
      last = cell;
    }
    length += countValues(kind, pattern);
  }
  const tiles = patterns.reduce((sum: number, pattern: unknown[]) => sum + pattern.length, 0);
  // Sums take every tile once; in the line metric the greatest value is taken, of any patterns.
  const isDivided = seen.size === size - 1 && tiles === size - 1;
  if (patterns.length === 0 || (metric === 'single' && !isDivided)) throw notTables(name, 'damaged');
  return length;
}

function notTables(name: string, found: string): InvalidInputError {
  return new InvalidInputError('bad-tables', `${name} is ${found}: expected what buildTables gives`, { name });
}

/** A revoked proxy refuses every question, even what it is. */
export function isRevoked(value: unknown): boolean {
  try {
    Array.isArray(value);
    return false;
  } catch {
    return true;
  }
}
