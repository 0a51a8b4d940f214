/**
 * The share of random turtles (144 tiles, 36 kinds of four) that can't be cleared even if every tile is known: M. de Bondt
 * (arXiv 1203.6559) has 2.95 to 2.96 %. Each play is played again by the rules read off the places. Ends after so many
 * seconds of processor time. At the root:
 *
 *     npm run -s script -- packages/link-path/scripts/turtle-shares.ts [seconds, default 60] [first seed] [maxNodes]
 */
import { createRandom } from '@kit/grid';
import { type Pair, solveTiles, turtleLayout } from '../src/index.js';
import { mayGo } from '../test/free-tile/all-plays.js';

const [seconds = '60', firstSeed = '7200000000', maxNodes] = process.argv.slice(2);
const { places } = turtleLayout();
const counts = { solved: 0, unsolvable: 0, limit: 0 };
const times: number[] = [];
const start = process.cpuUsage();
const cpu = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
/** Plays a play by the rules alone; throws at a move that isn't one. */
function replay(kinds: readonly number[], moves: readonly Pair[]): void {
  const standing = new Set(places);
  for (const { a, b } of moves) {
    const there = [...standing];
    const isMove = kinds[a] === kinds[b] && mayGo(places[a], there) && mayGo(places[b], there);
    if (!isMove || a === b || !standing.delete(places[a]) || !standing.delete(places[b])) throw new Error('no move');
  }
  if (standing.size > 0) throw new Error('tiles are left');
}

while (cpu(start) < 1000 * Number(seconds)) {
  const random = createRandom(Number(firstSeed) + times.length);
  const kinds = random.shuffle(places.map((_, tile) => (tile >> 2) + 1));
  const before = process.cpuUsage();
  const solution = solveTiles({ places, kinds }, maxNodes === undefined ? {} : { maxNodes: Number(maxNodes) });
  times.push(cpu(before));
  if (solution.status === 'solved') replay(kinds, solution.moves);
  counts[solution.status] += 1;
  if (times.length % 10_000 === 0) console.log(times.length, counts);
}
const deals = times.length;
const mean = times.reduce((sum, time) => sum + time, 0) / deals;
times.sort((one, other) => one - other);
const at = (share: number): string => times[Math.min(deals - 1, Math.floor(share * deals))].toFixed(2);
const share = counts.unsolvable / deals;
const error = Math.sqrt((share * (1 - share)) / deals);
console.log(
  `${deals} turtles from ${firstSeed}: ${counts.solved} solved, ${counts.unsolvable} unsolvable, ${counts.limit} limit; ` +
    `${(100 * share).toFixed(3)} % ± ${(100 * error).toFixed(3)} can't be cleared; mean ${mean.toFixed(2)} ms, median ${at(0.5)} ms, 90 % ${at(0.9)} ms, ` +
    `99 % ${at(0.99)} ms, worst ${at(1)} ms, in all ${(cpu(start) / 1000).toFixed(0)} s of processor time`,
);
