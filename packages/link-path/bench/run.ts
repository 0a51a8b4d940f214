// Writes results.json: links beside two other ways of searching, live boards, verdicts and deals.
import { writeResults } from '../../../tools/bench/write-results.mjs';
import { findLinkTable, liveTables } from './link-speed.js';
import { generateTable, solveTable } from './whole-games.js';

writeResults(new URL('results.json', import.meta.url), {
  title: 'Tile linking',
  tables: [findLinkTable(), ...liveTables(), solveTable(), generateTable()],
});
