// Writes results.json: uniqueness beside @algorithm.ts/sudoku, hints and new puzzles, solving step by step, ratings, layouts.
import { writeResults } from '../../../tools/bench/write-results.mjs';
import { hintTables } from './hints.js';
import { humanSolveTables } from './human-solve.js';
import { layoutTables } from './layouts.js';
import manifest from './package.json' with { type: 'json' };
import { ratingTables } from './ratings.js';
import { uniquenessTable } from './uniqueness.js';

writeResults(new URL('results.json', import.meta.url), {
  title: 'Sudoku',
  tables: [uniquenessTable(), ...hintTables(), ...humanSolveTables(), ...ratingTables(), ...layoutTables()],
  versions: { '@algorithm.ts/sudoku': manifest.dependencies['@algorithm.ts/sudoku'] },
});
