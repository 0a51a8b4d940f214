/**
 * How the width of the beam pays: on fresh seeded boards the share that reaches the maximum, the moves and the evaluated
 * boards, for widths around the default. The default width is a price in time, so it is chosen here and on nothing else.
 *
 *     npx tsx scripts/beam-widths.ts [boards, default 100] [first seed]
 */
import { findPathSearch, generateOrbs, type PathResult } from '../src/index.js';

const boards = Number(process.argv[2] ?? 100);
const first = Number(process.argv[3] ?? 7_100_000_000);

for (const beam of [10_000, 14_000, 20_000]) {
  let reached = 0;
  let moves = 0;
  let nodes = 0;
  const cpu = process.cpuUsage();
  for (let seed = first; seed < first + boards; seed++) {
    const search = findPathSearch(generateOrbs({ seed }), { beam, maxProofNodes: 0 });
    let step: IteratorResult<{ nodes: number }, PathResult> = search.next();
    let last = 0;
    for (; !step.done; step = search.next()) last = step.value.nodes;
    nodes += last;
    if (step.value.status === 'reached') reached += 1;
    moves += step.value.path.moves.length;
  }
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `beam ${beam}: ${reached} of ${boards} reached, ${(moves / boards).toFixed(2)} moves, ` +
      `${Math.round(nodes / boards)} boards evaluated, ${Math.round((user + system) / 1000 / boards)} ms of processor time each`,
  );
}
