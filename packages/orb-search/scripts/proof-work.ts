/**
 * How much work a proof takes to each bound: on seeded boards that no test and no collection has, the nodes with the states
 * of the columns at which no shorter path is excluded yet, and the seconds of the processor. How many states a question of
 * the columns may take, and about how many moves it is asked (column-walk.ts), are chosen from these tables; the seconds of
 * two variants are compared in turns in one process, since a loaded machine changes them by half.
 *
 *     npm run -s script -- packages/orb-search/scripts/proof-work.ts [boards, default 10] [seconds a board, default 5] [first seed]
 */
import { certifySearch, findPath, generateOrbs } from '../src/index.js';

const boards = Number(process.argv[2] ?? 10);
const seconds = Number(process.argv[3] ?? 5);
const first = Number(process.argv[4] ?? 7_700_000);

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let near = 0;
for (let seed = first; seed < first + boards; seed++) {
  const board = generateOrbs({ seed });
  const length = findPath(board).path.moves.length;
  const search = certifySearch(board, length);
  const begun = used();
  const line: string[] = [];
  let bound = 0;
  let step = search.next();
  for (; !step.done; step = search.next(used() - begun > seconds ? 'stop' : undefined)) {
    const { nodes, best } = step.value;
    if (best!.lowerBound === bound) continue;
    bound = best!.lowerBound;
    line.push(`${bound}: ${nodes} (${(used() - begun).toFixed(2)} s)`);
  }
  const { provenShortest, lowerBound, path } = step.value;
  near += Number(provenShortest || path !== undefined || lowerBound >= 0.8 * length);
  console.log(`${seed}: ${length} moves, at least ${lowerBound} | ${line.slice(-4).join(', ')}`);
}
console.log(`a bound of four fifths of the path or better on ${near} of ${boards}`);
