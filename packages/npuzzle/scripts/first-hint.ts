/**
 * How long a hint takes: milliseconds of `createGuide` and `next` together on shuffled boards n×n, the first of the process and
 * later ones, and of `plan`, which writes all moves.
 * `npm run -s script -- packages/npuzzle/scripts/first-hint.ts 100` for 100×100.
 */
import { createGuide, shuffle } from '../src/index.js';

const side = Number(process.argv[2] ?? 10);
const boards = Array.from({ length: 9 }, (_, seed) => shuffle({ rows: side, cols: side, seed }));
const hints: number[] = [];
const plans: number[] = [];
for (const board of boards) {
  const start = performance.now();
  const guide = createGuide(board, { quality: 'fast' });
  guide.next(board);
  const hinted = performance.now();
  guide.plan();
  hints.push(hinted - start);
  plans.push(performance.now() - hinted);
}
const [first, ...later] = hints;
later.sort((one, other) => one - other);
plans.sort((one, other) => one - other);
console.log(
  `${side}×${side}: first ${first.toFixed(1)} ms, later median ${later[4].toFixed(1)}, longest ${later[7].toFixed(1)};`,
  `all moves ${plans[4].toFixed(0)} ms`,
);
