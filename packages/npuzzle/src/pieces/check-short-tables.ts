import { describeValue, InvalidInputError } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { isRevoked } from '../tables/check-tables-fit.js';
import type { ShortTables } from '../types.js';
import { maxPieceCells } from './build-short-tables.js';
import { layPieces } from './lay-pieces.js';

/** Checks that a value has the form of short tables, so that no search can leave them, and that they are for the board. */
export function checkShortTables(value: unknown, board: Labelled, name: string): ShortTables {
  const tables = checkShortShape(value, name);
  const { rows, cols } = tables;
  if (rows === board.rows && cols === board.cols) return tables;
  const message = `${name} is for ${cols}×${rows}: expected ${board.cols}×${board.rows}`;
  throw new InvalidInputError('tables-mismatch', message, { name });
}

/** Checks that a value has the form of short tables. */
export function checkShortShape(value: unknown, name: string): ShortTables {
  if (typeof value !== 'object' || value === null || isRevoked(value)) throw notTables(name, describeValue(value));
  const { rows, cols, values } = value as { [Key in keyof ShortTables]: unknown };
  if (!hasShortTables(rows, cols)) throw notTables(name, 'of another form');
  if (isRevoked(values) || !(values instanceof Uint8Array)) throw notTables(name, 'of another form');
  if (values.length !== layPieces(rows as number, cols as number).bytes) throw notTables(name, 'damaged');
  return value as ShortTables;
}

/** Are there short tables for boards of a size? */
export function hasShortTables(rows: unknown, cols: unknown): boolean {
  const isSide = (side: unknown): side is number => Number.isInteger(side) && (side as number) > 1;
  return isSide(rows) && isSide(cols) && rows * cols <= maxPieceCells;
}

function notTables(name: string, found: string): InvalidInputError {
  return new InvalidInputError('bad-tables', `${name} is ${found}: expected what buildShortTables gives`, { name });
}
