// Writes results.json: uniqueness beside @algorithm.ts/sudoku, hints and new puzzles, and solving step by step.
import { writeFileSync } from 'node:fs';
import { machine } from '../../../tools/bench/machine.mjs';
import { hintTables } from './hints.js';
import { humanSolveTables } from './human-solve.js';
import manifest from './package.json' with { type: 'json' };
import { uniquenessTable } from './uniqueness.js';

const results = {
  title: 'Sudoku',
  tables: [uniquenessTable(), ...hintTables(), ...humanSolveTables()],
  machine: machine(),
  versions: { '@algorithm.ts/sudoku': manifest.dependencies['@algorithm.ts/sudoku'] },
};
writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
for (const { title, columns, rows } of results.tables as { title: string; columns: string[]; rows: unknown[][] }[]) {
  console.log(`\n${title}`);
  console.table(rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))));
}
