/**
 * How quality `short` spends its nodes: solves boards walked from seeds by several plans and prints how long the solutions are
 * after so many nodes. The plan of search/short-solution.ts and the weights in search/piece-beam.ts were weighed on a few such
 * boards of each size, which no test and no collection has; differences of a move or two there are chance. Nodes are the same
 * on every machine, seconds are printed beside them.
 *
 *     npm run -s script -- packages/npuzzle/scripts/short-widths.ts [side, default 5] [boards, default 12] [first seed] [without tables: 'none'] [plan as JSON …]
 */
import { createPace, createRandom } from '@kit/grid';
import { labelBoard } from '../src/board/label-board.js';
import { buildShortTables, type Grid, slideTo } from '../src/index.js';
import { type ShortPlan, searchShortSolution, shortPlan } from '../src/search/short-solution.js';

const [side = '5', boards = '12', first = '3000', without = '', ...plans] = process.argv.slice(2);
const [rows, cols] = [Number(side), Number(side)];
const marks = [250_000, 500_000, 1_000_000, 2_000_000, 4_000_000, 8_000_000];

/** A board after 500 to 1400 steps of the blank in any direction; on the way off the board it stays. */
function walk(seed: number): Grid {
  const random = createRandom(seed);
  let board: Grid = { rows, cols, cells: Array.from({ length: rows * cols }, (_, cell) => (cell + 1) % (rows * cols)) };
  for (let steps = 500 + random.int(901); steps > 0; steps--) {
    board = slideTo(board, random.pick(['up', 'down', 'left', 'right'] as const)) ?? board;
  }
  return board;
}

const tables = without === 'none' ? undefined : buildShortTables({ rows, cols });
const table = [];
for (const text of plans.length > 0 ? plans : ['{}']) {
  const plan: ShortPlan = { ...shortPlan, ...(JSON.parse(text) as Partial<ShortPlan>) };
  const lengths = marks.map(() => 0);
  const seconds = marks.map(() => 0);
  for (let seed = Number(first); seed < Number(first) + Number(boards); seed++) {
    const board = labelBoard(walk(seed));
    const started = process.cpuUsage().user;
    let best = Number.NaN;
    const take = (path: number[]) => {
      best = path.length;
      return [];
    };
    const improving = { nodes: 0, take };
    const limits = { atLeast: 0, until: marks[marks.length - 1] };
    const search = searchShortSolution(board, tables, improving, limits, createPace(), plan);
    let reached = 0;
    for (let step = search.next(); reached < marks.length; step = search.next()) {
      for (; reached < marks.length && (step.done || improving.nodes >= marks[reached]); reached++) {
        lengths[reached] += best;
        seconds[reached] += (process.cpuUsage().user - started) / 1e6;
      }
      if (step.done) break;
    }
  }
  for (const [index, nodes] of marks.entries()) {
    const mean = (sums: readonly number[]) => Number((sums[index] / Number(boards)).toFixed(2));
    table.push({ plan: text, 'million nodes': nodes / 1e6, moves: mean(lengths), seconds: mean(seconds) });
  }
}
console.table(table);
