import { readFileSync } from 'node:fs';

/** A table of the fixtures: one object a row, by column name. */
export function readTable(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`./fixtures/${name}.tsv`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}
