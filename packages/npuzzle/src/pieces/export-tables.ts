/**
 * Tables as bytes, for IndexedDB or a file, and back.
 *
 * A header of whole numbers, of pattern databases the patterns, the values packed (pack.ts), and a checksum of all that.
 */
import { checkChoice, describeValue, InvalidInputError } from '@kit/grid';
import { checkPatterns, checkTablesShape, isRevoked } from '../tables/check-tables-fit.js';
import { pack, unpack } from '../tables/pack.js';
import type { ShortTables, Tables } from '../types.js';
import { checkShortShape, hasShortTables } from './check-short-tables.js';
import { layPieces } from './lay-pieces.js';

const magic = [0x6b, 0x4e, 0x50, 5];

/** Kinds of tables, by their byte. */
const kinds = ['single', 'line', 'short'] as const;

/**
 * Tables as bytes, packed: 5×5 short tables of 16.4 MB take 0.7 MB.
 *
 * @param tables - what {@link buildTables} or {@link buildShortTables} gave
 * @returns the bytes
 * @throws {@link InvalidInputError} `bad-tables`
 *
 * @example
 * ```ts
 * import { buildTables, exportTables, importTables } from '@kit/npuzzle';
 *
 * const tables = buildTables({ rows: 3, cols: 3 });
 * const bytes = exportTables(tables);
 * bytes.length < tables.values.length; // => true
 * importTables(bytes).patterns; // => [[0, 1, 3, 4], [2, 5, 6, 7]]
 * ```
 */
export function exportTables(tables: Tables | ShortTables): Uint8Array {
  const header = [...magic, ...headerOf(tables)];
  const packed = pack(tables.values);
  const end = header.length + packed.length;
  const bytes = new Uint8Array(end + 4);
  bytes.set(header);
  bytes.set(packed, header.length);
  new DataView(bytes.buffer).setUint32(end, checksum(bytes, end));
  return bytes;
}

/** What stands before the values: kind, size and, of pattern databases, the patterns. */
function headerOf(tables: Tables | ShortTables): number[] {
  if (typeof tables === 'object' && tables !== null && !isRevoked(tables) && !('patterns' in tables)) {
    const { rows, cols } = checkShortShape(tables, 'tables');
    return [kinds.indexOf('short'), rows, cols];
  }
  checkTablesShape(tables, 'tables');
  const { rows, cols, metric, home, patterns } = tables as Tables;
  const lists = patterns.flatMap((pattern) => [pattern.length, ...pattern]);
  return [kinds.indexOf(metric), rows, cols, home, patterns.length, ...lists];
}

/**
 * Tables from bytes.
 *
 * Vouches for their form, so that no search with them can fail, and by the checksum for bytes that were damaged on the way.
 * It doesn't vouch for the values: who can write the bytes can write a checksum too, and with values that are too great a
 * solution may be called `optimal` that is not. Bytes from elsewhere are to be checked by {@link checkTables}, or built anew.
 *
 * @param bytes - what {@link exportTables} gave
 * @param kind - `'patterns'` (default) for what {@link buildTables} builds, `'short'` for {@link buildShortTables}
 * @returns the tables
 * @throws {@link InvalidInputError} `bad-tables` if the bytes are something else, of the other kind, or damaged; `bad-choice`
 *
 * @example
 * ```ts
 * import { buildShortTables, exportTables, importTables, isInvalidInputError } from '@kit/npuzzle';
 *
 * importTables(exportTables(buildShortTables({ rows: 3, cols: 4 })), 'short').cols; // => 4
 * let code = '';
 * try {
 *   importTables(new Uint8Array(100));
 * } catch (error) {
 *   if (isInvalidInputError(error)) code = error.code;
 * }
 * code; // => 'bad-tables'
 * ```
 */
export function importTables(bytes: Uint8Array, kind?: 'patterns'): Tables;
export function importTables(bytes: Uint8Array, kind: 'short'): ShortTables;
export function importTables(bytes: Uint8Array, kind: 'patterns' | 'short' = 'patterns'): Tables | ShortTables {
  checkChoice(kind, 'kind', ['patterns', 'short']);
  if (isRevoked(bytes) || !(bytes instanceof Uint8Array))
    throw damaged(`bytes is ${describeValue(bytes)}: expected a Uint8Array`);
  if (magic.some((byte, at) => bytes[at] !== byte))
    throw damaged('bytes is something else: expected what exportTables gives');
  const end = bytes.length - 4;
  if (end < 8 || new DataView(bytes.buffer, bytes.byteOffset).getUint32(end) !== checksum(bytes, end)) {
    throw damaged('bytes is damaged: expected another checksum');
  }
  const found = kinds[bytes[4]];
  if ((found === 'short') !== (kind === 'short')) throw damaged(`bytes is for ${found}: expected ${kind}`);
  const [rows, cols] = bytes.subarray(5, 7);
  if (kind === 'short') {
    if (!hasShortTables(rows, cols)) throw damaged(`bytes is for ${cols}×${rows}: expected 4 to 64 cells`);
    return { rows, cols, values: valuesOf(bytes.subarray(7, end), layPieces(rows, cols).bytes) };
  }
  const [home, count] = bytes.subarray(7, 9);
  const patterns: number[][] = [];
  let at = 9;
  for (let index = 0; index < count; index++) {
    const length = bytes[at];
    patterns.push([...bytes.subarray(at + 1, at + 1 + length)]);
    at += 1 + length;
  }
  const tables = { rows, cols, metric: found as Tables['metric'], home, patterns };
  return { ...tables, values: valuesOf(bytes.subarray(at, end), checkPatterns(tables, 'bytes')) };
}

/** The values, unpacked. */
function valuesOf(packed: Uint8Array, length: number): Uint8Array {
  if (length > maxValues) throw damaged(`bytes has ${length} values: expected ${maxValues} at most`);
  const values = new Uint8Array(length);
  if (!unpack(packed, values)) throw damaged(`bytes is damaged: expected ${length} values`);
  return values;
}

/** More than any tables that can be built have. */
const maxValues = 2 ** 31 - 1;

/** FNV-1a. */
function checksum(bytes: Uint8Array, end: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < end; at++) sum = Math.imul(sum ^ bytes[at], 0x01000193);
  return sum >>> 0;
}

function damaged(message: string): InvalidInputError {
  return new InvalidInputError('bad-tables', message, { name: 'bytes' });
}
