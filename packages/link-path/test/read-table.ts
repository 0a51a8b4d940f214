import { type Grid, gridFromRows } from '@kit/grid';
import { readCorpus } from '../../../config/corpora.js';

/** The rows of a tab-separated collection, by column name. */
export function readTable(name: string): Record<string, string>[] {
  const text = readCorpus('link-path', name);
  const [head, ...lines] = text.trim().split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, index) => [names[index], value])));
}

/** A board from `1,2/3,4`. */
export function boardFrom(text: string): Grid {
  return gridFromRows(text.split('/').map((row) => row.split(',').map(Number)));
}
