/**
 * Tables as bytes, for IndexedDB or a file, and back.
 *
 * A header of whole numbers, the patterns, the values as they are, and a checksum of all that.
 */
import { describeValue, InvalidInputError } from '@kit/grid';
import type { Tables } from '../types.js';
import { checkTablesShape, isRevoked } from './check-tables-fit.js';

const magic = [0x6b, 0x4e, 0x50, 3];

/**
 * Tables as bytes.
 *
 * @param tables - what {@link buildTables} gave
 * @returns the bytes; 11.5 MB for 4×4
 * @throws {@link InvalidInputError} `bad-tables`
 *
 * @example
 * ```ts
 * import { buildTables, exportTables, importTables } from '@kit/npuzzle';
 *
 * const tables = buildTables({ rows: 3, cols: 3 });
 * const bytes = exportTables(tables);
 * bytes.length; // => 6071
 * importTables(bytes).patterns; // => [[0, 1, 3, 4], [2, 5, 6, 7]]
 * ```
 */
export function exportTables(tables: Tables): Uint8Array {
  checkTablesShape(tables, 'tables');
  const { rows, cols, metric, home, patterns, values } = tables;
  const header = [...magic, rows, cols, metric === 'line' ? 1 : 0, home, patterns.length];
  for (const pattern of patterns) header.push(pattern.length, ...pattern);
  const end = header.length + values.length;
  const bytes = new Uint8Array(end + 4);
  bytes.set(header);
  bytes.set(values, header.length);
  new DataView(bytes.buffer).setUint32(end, checksum(bytes, end));
  return bytes;
}

/**
 * Tables from bytes.
 *
 * Vouches for their form, so that no search with them can fail, and by the checksum for bytes that were damaged on the way.
 * It doesn't vouch for the values: who can write the bytes can write a checksum too, and with values that are too great a
 * solution may be called `optimal` that is not. Bytes from elsewhere are to be checked by {@link checkTables}, or built anew.
 *
 * @param bytes - what {@link exportTables} gave
 * @returns the tables
 * @throws {@link InvalidInputError} `bad-tables` if the bytes are something else or damaged
 *
 * @example
 * ```ts
 * import { importTables, isInvalidInputError } from '@kit/npuzzle';
 *
 * let code = '';
 * try {
 *   importTables(new Uint8Array(100));
 * } catch (error) {
 *   if (isInvalidInputError(error)) code = error.code;
 * }
 * code; // => 'bad-tables'
 * ```
 */
export function importTables(bytes: Uint8Array): Tables {
  if (isRevoked(bytes) || !(bytes instanceof Uint8Array))
    throw damaged(`bytes is ${describeValue(bytes)}: expected a Uint8Array`);
  if (magic.some((byte, at) => bytes[at] !== byte))
    throw damaged('bytes is something else: expected what exportTables gives');
  const end = bytes.length - 4;
  if (end < 9 || new DataView(bytes.buffer, bytes.byteOffset).getUint32(end) !== checksum(bytes, end)) {
    throw damaged('bytes is damaged: expected another checksum');
  }
  const [rows, cols, line, home, count] = bytes.subarray(4, 9);
  const size = rows * cols;
  if (size < 2 || size > 25) throw damaged(`bytes is for ${cols}×${rows}: expected 2 to 25 cells`);
  const patterns: number[][] = [];
  let at = 9;
  for (let index = 0; index < count; index++) {
    const length = bytes[at];
    patterns.push([...bytes.subarray(at + 1, at + 1 + length)]);
    at += 1 + length;
  }
  const values = bytes.slice(at, end);
  const tables: Tables = { rows, cols, metric: line === 1 ? 'line' : 'single', home, patterns, values };
  checkTablesShape(tables, 'bytes');
  return tables;
}

/** FNV-1a. */
function checksum(bytes: Uint8Array, end: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < end; at++) sum = Math.imul(sum ^ bytes[at], 0x01000193);
  return sum >>> 0;
}

function damaged(message: string): InvalidInputError {
  return new InvalidInputError('bad-tables', message, { name: 'bytes' });
}
