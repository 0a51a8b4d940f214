/**
 * The share of each verdict by gravity, at the defaults: random deals of 18×8 with 36 kinds of four that no test and no
 * collection has. The table of docs/method/link-path.md is what it prints.
 *
 * At the root (the arguments in brackets may be left out):
 *
 *     npm run -s script -- packages/link-path/scripts/verdict-shares.ts \
 *       [modes, default all] [deals, default 20] [first seed] [columns, default 18] [rows, default 8]
 */
import { gravityModes } from '@kit/grid';
import { solveBoard } from '../src/search/solve-board.js';
import { cellsOfDeal } from './random-deals.js';

const [asked = `none,${gravityModes.join(',')}`, deals = '20', first = '7700000000', cols = '18', rows = '8'] =
  process.argv.slice(2);
const size = { rows: Number(rows), cols: Number(cols) };

for (const name of asked.split(',')) {
  const gravity = gravityModes.find((mode) => mode === name) ?? 'none';
  const shares = { solved: 0, unsolvable: 0, limit: 0 };
  const times: number[] = [];
  for (let deal = 0; deal < Number(deals); deal++) {
    const cells = cellsOfDeal(Number(first) + deal, size);
    const before = process.cpuUsage();
    shares[solveBoard({ ...size, cells }, { gravity }).status] += 1;
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): string => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1);
  console.log(
    `${gravity}: ${shares.solved} solved, ${shares.unsolvable} unsolvable, ${shares.limit} limit; ` +
      `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms of processor time`,
  );
}
