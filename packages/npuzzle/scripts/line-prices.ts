/**
 * What leads the blank when boards are solved line by line: solves shuffled boards with several prices and prints the moves as a
 * share of n³. The prices in src/lines/sweep.ts were chosen by it, on boards that no test and no collection has.
 *
 *     npm run -s script -- packages/npuzzle/scripts/line-prices.ts [sides, default 10,20,50] [boards of 50×50, default 2; more of smaller ones] [prices as JSON …]
 */
import { createPace, runSlices } from '@kit/grid';
import { labelBoard } from '../src/board/label-board.js';
import { shuffle } from '../src/index.js';
import { solveByLines } from '../src/lines/solve-by-lines.js';
import { type Prices, usualPrices } from '../src/lines/sweep.js';

const [sides = '10,20,50', boards = '2', ...plans] = process.argv.slice(2);
const table = [];
for (const text of plans.length > 0 ? plans : [JSON.stringify(usualPrices)]) {
  const prices = JSON.parse(text) as Prices;
  for (const side of sides.split(',').map(Number)) {
    const many = Math.ceil((Number(boards) * 50) / side);
    const started = process.cpuUsage().user;
    let moves = 0;
    for (let seed = 0; seed < many; seed++) {
      const board = labelBoard(shuffle({ rows: side, cols: side, seed: 9_000 + seed }));
      moves += runSlices(solveByLines(board, createPace(), undefined, prices))?.length ?? Number.NaN;
    }
    const seconds = (process.cpuUsage().user - started) / 1e6 / many;
    table.push({
      prices: text,
      side,
      'moves / n³': Number((moves / many / side ** 3).toFixed(4)),
      seconds: Number(seconds.toFixed(3)),
    });
  }
}
console.table(table);
