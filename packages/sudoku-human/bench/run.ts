// Writes results.json: uniqueness beside @algorithm.ts/sudoku, hints and new puzzles, and solving step by step.
import { writeResults } from '../../../tools/bench/write-results.mjs';
import { hintTables } from './hints.js';
import { humanSolveTables } from './human-solve.js';
import manifest from './package.json' with { type: 'json' };
import { uniquenessTable } from './uniqueness.js';

writeResults(new URL('results.json', import.meta.url), {
  title: 'Sudoku',
  tables: [uniquenessTable(), ...hintTables(), ...humanSolveTables()],
  versions: { '@algorithm.ts/sudoku': manifest.dependencies['@algorithm.ts/sudoku'] },
});
