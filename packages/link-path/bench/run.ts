// Writes results.json: links beside two other ways of searching, live boards, verdicts and deals.
import { writeFileSync } from 'node:fs';
import { machine } from '../../../tools/bench/machine.mjs';
import { findLinkTable, liveTables } from './link-speed.js';
import { generateTable, solveTable } from './whole-games.js';

const results = {
  title: 'Tile linking',
  tables: [findLinkTable(), ...liveTables(), solveTable(), generateTable()],
  machine: machine(),
  versions: {},
};
writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
for (const { title, columns, rows } of results.tables as { title: string; columns: string[]; rows: unknown[][] }[]) {
  console.log(`\n${title}`);
  console.table(rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))));
}
