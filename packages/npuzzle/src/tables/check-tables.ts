import { describeValue, InvalidInputError } from '@kit/grid';
import type { Labelled } from '../board/blank-and-labels.js';
import type { Metric } from '../types.js';
import type { Tables } from './tables.js';

/** Checks that tables are tables and belong to the board, its goal and the metric. */
export function checkTables(tables: Tables, board: Labelled, metric: Metric): void {
  if (typeof tables !== 'object' || tables === null) {
    const message = `options.tables is ${describeValue(tables)}: expected what buildTables gives`;
    throw new InvalidInputError('bad-tables', message, { name: 'options.tables' });
  }
  const { rows, cols, home } = tables;
  if (rows === board.rows && cols === board.cols && home === board.home && tables.metric === metric) return;
  const message =
    `options.tables is for ${cols}×${rows} with the blank in cell ${home}, metric ${tables.metric}: ` +
    `expected ${board.cols}×${board.rows}, cell ${board.home}, ${metric}`;
  throw new InvalidInputError('tables-mismatch', message, { name: 'options.tables' });
}
