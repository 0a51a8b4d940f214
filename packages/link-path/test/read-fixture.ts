import { readFileSync } from 'node:fs';
import { type Grid, gridFromRows } from '@kit/grid';

/** The rows of a tab-separated file, by column name. */
export function readFixture(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
  const [head, ...lines] = text.trim().split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, index) => [names[index], value])));
}

/** A board from `1,2/3,4`. */
export function boardFrom(text: string): Grid {
  return gridFromRows(text.split('/').map((row) => row.split(',').map(Number)));
}
