/**
 * How near the levels of `shuffle({ difficulty })` are to fifths: deals boards of several sizes from seeds and prints what share of
 * them is of each level, and how many deals 9 of 10 seeds need at most for a level. The levels are computed
 * (src/generate/difficulty.ts); nothing was chosen by these figures.
 *
 *     npm run -s script -- packages/npuzzle/scripts/difficulty-levels.ts [boards of a size, default 10000] [sizes as rows×cols …]
 */
import { labelBoard } from '../src/board/label-board.js';
import { manhattanDistance, rangeOfLevel } from '../src/generate/difficulty.js';
import { shuffle } from '../src/index.js';

const [boards = '10000', ...sizes] = process.argv.slice(2);
const usual = ['2×3', '3×3', '3×4', '4×4', '5×5', '4×7', '6×6', '8×8', '2×12', '1×20'];
const table = [];
for (const size of sizes.length > 0 ? sizes : usual) {
  const [rows, cols] = size.split('×').map(Number);
  const shares = [1, 2, 3, 4, 5].map((level) => {
    const { least, most } = rangeOfLevel({ rows, cols, home: rows * cols - 1 }, level);
    return { level, least, most, count: 0 };
  });
  for (let seed = 0; seed < Number(boards); seed++) {
    const distance = manhattanDistance(labelBoard(shuffle({ rows, cols, seed })));
    for (const share of shares) if (distance >= share.least && distance <= share.most) share.count++;
  }
  const part = shares.map(({ count }) => count / Number(boards));
  table.push({
    size,
    levels: shares
      .slice(0, 4)
      .map(({ most }) => most)
      .join(' '),
    shares: part.map((share) => share.toFixed(3)).join(' '),
    'deals of 9 in 10': Math.ceil(Math.log(0.1) / Math.log(1 - Math.min(...part))),
  });
}
console.table(table);
