import { writeFileSync } from 'node:fs';
import { cpus, platform, release } from 'node:os';

/**
 * What every benchmark ends with: prints its tables and writes them, with the machine they were measured on, to the file
 * that the benchmarks page is assembled from.
 *
 * @param {URL} file
 * @param {{
 *   title: string,
 *   tables: readonly { title: string, note?: string, columns: readonly string[], rows: readonly (readonly unknown[])[] }[],
 *   versions?: Readonly<Record<string, string>>,
 * }} results - `versions` are those of the peers
 */
export function writeResults(file, { title, tables, versions = {} }) {
  for (const { title, columns, rows } of tables) {
    console.log(`\n${title}`);
    console.table(rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))));
  }
  writeFileSync(file, `${JSON.stringify({ title, tables, machine: machine(), versions }, null, 2)}\n`);
}

function machine() {
  return {
    node: process.versions.node,
    cpu: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    os: `${platform()} ${release()}`,
  };
}
