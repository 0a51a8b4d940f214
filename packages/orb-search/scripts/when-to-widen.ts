/**
 * When a wide beam should follow the first on 6×5 with six types: at once, or where the first path is long. For each rule it
 * prints the boards evaluated, the moves, and on how many boards the path is longer than with a beam of 40,000 at once. The
 * wide beams leave out what the bound of the columns proves too far (beam/horizon.ts). Boards are seeded; no test has them.
 *
 *     npm run -s script -- packages/orb-search/scripts/when-to-widen.ts [boards, default 40] [first seed, default 7701000000]
 */
import { createPace, runSlices } from '@kit/grid';
import { generateOrbs } from '../src/index.js';
import { improveBest, newRun } from '../src/path/improve-best.js';
import { pathRequest, widthsOf } from '../src/request/path-request.js';

const boards = Number(process.argv[2] ?? 40);
const first = Number(process.argv[3] ?? 7_701_000_000);
const rules = [
  { name: 'beam 40,000', widths: widthsOf(40_000) },
  ...[15, 17, 19, 21, 23].map((shortPath) => ({
    name: `4,000, then 40,000 over ${shortPath} moves`,
    widths: { ...widthsOf(4000), beam: 40_000, shortPath },
  })),
  { name: '4,000, then 60,000 over 23 moves', widths: { ...widthsOf(4000), beam: 60_000, shortPath: 23 } },
];
const totals = rules.map(() => ({ evaluations: 0, moves: 0, longer: 0 }));
for (let index = 0; index < boards; index++) {
  const request = pathRequest(generateOrbs({ rows: 5, cols: 6, types: 6, seed: first + index }), {});
  let single = 0;
  for (const [rule, { widths }] of rules.entries()) {
    const run = newRun({ ...request, ...widths });
    runSlices(improveBest(run, createPace()));
    const moves = run.found.paths[0].length - 1;
    if (rule === 0) single = moves;
    totals[rule].evaluations += run.evaluations;
    totals[rule].moves += moves;
    if (moves > single) totals[rule].longer += 1;
  }
}
for (const [rule, { name }] of rules.entries()) {
  const { evaluations, moves, longer } = totals[rule];
  const share = [Math.round(evaluations / boards / 1000), (moves / boards).toFixed(2)];
  console.log(`${name.padEnd(36)} ${share[0]}k boards evaluated, ${share[1]} moves, longer on ${longer} of ${boards}`);
}
