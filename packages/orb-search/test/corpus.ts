import { readCorpus, reportCases } from '../../../config/corpora.js';

/** A table of the collections: one object a row, by column name. */
export function readTable(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readCorpus('orb-search', `${name}.tsv`).trimEnd().split('\n');
  const columns = head.split('\t');
  reportCases('orb-search', `${name}.tsv`, lines.length);
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}
