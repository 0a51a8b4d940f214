/**
 * Where to open first: plays the same number of seeded games from each of some first cells, by symmetry in one quarter of the
 * board, and prints the share that is won (with its standard error). No test and no collection has these games.
 *
 *     npm run -s script -- packages/mines-inference/scripts/first-cells.ts [zero|safe] [games] [first seed] [CPU seconds] [row,column …]
 *
 * Rows and columns count from 1, as in the guide. It stops after that much CPU time, after the same games from each cell.
 */
import { generateMines, simulateGame } from '@kit/mines-inference';

const [rule = 'zero', count = '300', firstSeed = '900000', seconds = 'Infinity', ...given] = process.argv.slice(2);
if (rule !== 'zero' && rule !== 'safe') throw new Error('first-cells.ts [zero|safe] [games] [first seed] …');
const places = given.length > 0 ? given : ['1,1', '1,4', '2,2', '3,3', '4,4', '4,8', '5,5', '8,8', '8,15'];
const size = { rows: 16, cols: 30, mines: 99 };
const cells = places.map((place) => {
  const [row = 1, col = 1] = place.split(',').map(Number);
  return (row - 1) * size.cols + col - 1;
});

const won = cells.map(() => 0);
let games = 0;
for (; games < Number(count) && process.cpuUsage().user < Number(seconds) * 1e6; games++) {
  for (const [index, firstOpen] of cells.entries()) {
    const made = generateMines({ ...size, seed: Number(firstSeed) + games, firstOpen, firstIs: rule });
    if (made.status !== 'found') throw new Error(made.status);
    if (simulateGame(made.field, { firstOpen }).status === 'won') won[index] = (won[index] ?? 0) + 1;
  }
}
for (const [index, place] of places.entries()) {
  const rate = (won[index] ?? 0) / games;
  const error = Math.sqrt((rate * (1 - rate)) / games);
  console.log(`${rule}, ${place}: ${games} games, ${(100 * rate).toFixed(2)} % ± ${(100 * error).toFixed(2)}`);
}
