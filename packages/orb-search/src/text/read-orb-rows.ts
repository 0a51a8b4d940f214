import { InvalidInputError } from '@kit/grid';

/** The rows of a text, a line each; lines without an orb are skipped. Refuses none at all, and rows of different lengths. */
export function readOrbRows<T>(text: string, readLine: (line: string, offset: number, row: number) => T[]): T[][] {
  const rows: T[][] = [];
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    const row = readLine(line[0], line.index, rows.length);
    if (row.length === 0) continue;
    if (rows.length > 0 && row.length !== rows[0].length) {
      const message = `row ${rows.length} has ${row.length} orbs: expected ${rows[0].length}, as in the first row`;
      throw new InvalidInputError('ragged-rows', message, { row: rows.length, offset: line.index });
    }
    rows.push(row);
  }
  if (rows.length === 0) throw new InvalidInputError('bad-text', 'the text holds no orbs', { offset: 0 });
  return rows;
}
