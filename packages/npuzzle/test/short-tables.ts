import { buildShortTables, type ShortTables } from '../src/index.js';

/** The tables of quality `short` that several test files ask for, built once. */
export const tables34: ShortTables = buildShortTables({ rows: 3, cols: 4 });
export const tables44: ShortTables = buildShortTables({ rows: 4, cols: 4 });
export const tables45: ShortTables = buildShortTables({ rows: 4, cols: 5 });
