import { InvalidInputError } from '@kit/grid';

type Line = { readonly text: string; readonly offset: number };
type ReadLine<T> = (line: string, offset: number, row: number) => T[];

/**
 * The rows of a text, a line each; lines without an orb are skipped. On a single line a sign between groups of orbs parts rows:
 * the first of `rowSigns` that does. Refuses none at all, and rows of different lengths.
 */
export function readOrbRows<T>(text: string, readLine: ReadLine<T>, rowSigns: readonly RegExp[]): T[][] {
  const lines = partsOf({ text, offset: 0 }, /[^\r\n\u2028\u2029]+/g);
  const rows = rowsOf(lines, readLine);
  if (rows.length === 0) throw new InvalidInputError('bad-text', 'the text holds no orbs', { offset: 0 });
  if (rows.length > 1 || rows[0].length === 1) return rows;
  for (const sign of rowSigns) {
    const groups = lines.flatMap((line) => partsOf(line, sign)).filter((group) => countOf(group, readLine) > 0);
    // Where each orb stands alone the signs part orbs.
    if (groups.length > 1 && groups.some((group) => countOf(group, readLine) > 1)) return rowsOf(groups, readLine);
  }
  return rows;
}

function rowsOf<T>(lines: readonly Line[], readLine: ReadLine<T>): T[][] {
  const rows: T[][] = [];
  for (const { text, offset } of lines) {
    const row = readLine(text, offset, rows.length);
    if (row.length === 0) continue;
    if (rows.length > 0 && row.length !== rows[0].length) {
      const message = `row ${rows.length} has ${row.length} orbs: expected ${rows[0].length}, as in the first row`;
      throw new InvalidInputError('ragged-rows', message, { row: rows.length, offset });
    }
    rows.push(row);
  }
  return rows;
}

function countOf<T>({ text, offset }: Line, readLine: ReadLine<T>): number {
  return readLine(text, offset, 0).length;
}

function partsOf({ text, offset }: Line, part: RegExp): Line[] {
  return Array.from(text.matchAll(part), (found) => ({ text: found[0], offset: offset + found.index }));
}
