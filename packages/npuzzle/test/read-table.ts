import { readFileSync } from 'node:fs';

/** The lines of a table, by column name. */
export function parseTable(text: string): Record<string, string>[] {
  const [head, ...lines] = text.trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((field, index) => [columns[index], field])));
}

/** How many boards are known to be at each depth. */
export function knownDepths(size: string, metric: 'STM' | 'MTM'): number[] {
  const text = readFileSync(new URL('./fixtures/depth-distributions.tsv', import.meta.url), 'utf8');
  const rows = parseTable(text).filter((row) => row['size'] === size && row['metric'] === metric);
  return rows.map(({ count }) => Number(count));
}
