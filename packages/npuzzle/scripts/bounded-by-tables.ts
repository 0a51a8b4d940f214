/**
 * What tables of short solutions are worth to `bounded`: moves and CPU time a board with them and without, on boards shuffled
 * from seeds. Sixty boards of 4×4, seeds from 7000:
 * `npm run -s script -- packages/npuzzle/scripts/bounded-by-tables.ts 4 60 7000`.
 */
import { buildShortTables, buildTables, type Grid, type SolveOptions, shuffle, solve } from '../src/index.js';

const [side = 4, count = 60, firstSeed = 7000] = process.argv.slice(2).map(Number);
const boards = Array.from({ length: count }, (_, index) =>
  shuffle({ rows: side, cols: side, seed: firstSeed + index }),
);
const shortTables = buildShortTables({ rows: side, cols: side });
const ways: [string, SolveOptions][] = [
  ['without tables', {}],
  ['with short tables', { shortTables }],
];
if (side === 4) ways.push(['optimal by 6-6-3', { quality: 'optimal', tables: buildTables({ rows: 4, cols: 4 }) }]);

/** Moves and milliseconds of the processor that a board takes. */
function take(board: Grid, options: SolveOptions): [number, number] {
  const start = process.cpuUsage();
  const { moves } = solve(board, options);
  return [moves.length, process.cpuUsage(start).user / 1000];
}

for (const [name, options] of ways) {
  for (const board of boards.slice(0, 3)) solve(board, options);
  const taken = boards.map((board) => take(board, options));
  const mean = taken.reduce((sum, [moves]) => sum + moves, 0) / count;
  const times = taken.map(([, ms]) => ms).sort((one, other) => one - other);
  console.log(
    `${name}: ${mean.toFixed(2)} moves, median ${times[count >> 1].toFixed(1)} ms, longest ${times[count - 1].toFixed(0)}`,
  );
}
