/**
 * What the limits of a guess are worth: plays the same seeded games with several of them and prints, beside the first, how many
 * more games are won (with the error of the paired difference) and the CPU time a game takes. The limits of
 * move/choose-guess.ts are judged by it; it stops after that much CPU time. No test and no collection has these games.
 *
 *     npm run -s script -- packages/mines-inference/scripts/guess-limits.ts [zero|safe] [games] [first seed] [CPU seconds] [layouts:nodes …]
 */
import { createPace, runSlices } from '@kit/grid';
import { generateMines } from '@kit/mines-inference';
import { type GuessLimits, guessLimits } from '../src/move/choose-guess.js';
import { playWith } from './play-with.js';

const [rule = 'zero', count = '300', firstSeed = '500000', seconds = 'Infinity', ...given] = process.argv.slice(2);
const plans: GuessLimits[] = (given.length > 0 ? given : ['400:4000', '1200:12000', '100:1000', '0:0']).map((plan) => {
  const [maxLayouts, maxEndgameNodes] = plan.split(':').map(Number);
  return { ...guessLimits, maxLayouts: maxLayouts!, maxEndgameNodes: maxEndgameNodes! };
});
const size = { rows: 16, cols: 30, mines: 99 };
// As in bench/win-rates.ts: the corner, or row 4 column 4.
const firstOpen = rule === 'zero' ? 93 : 0;
const mostGames = Number(count);

const won: boolean[][] = plans.map(() => []);
const spent = plans.map(() => 0);
let games = 0;
for (; games < mostGames && process.cpuUsage().user < Number(seconds) * 1e6; games++) {
  const seed = Number(firstSeed) + games;
  const made = generateMines({ ...size, seed, firstOpen, firstIs: rule === 'zero' ? 'zero' : 'safe' });
  if (made.status !== 'found') throw new Error(made.status);
  for (const [index, plan] of plans.entries()) {
    const start = process.cpuUsage();
    won[index]!.push(runSlices(playWith(made.field, firstOpen, plan, createPace())));
    const { user, system } = process.cpuUsage(start);
    spent[index]! += (user + system) / 1000;
  }
}
for (const [index, { maxLayouts, maxEndgameNodes }] of plans.entries()) {
  const rate = won[index]!.filter(Boolean).length / games;
  const gains = won[index]!.map((isWon, game) => Number(isWon) - Number(won[0]![game]));
  const gain = gains.reduce((sum, value) => sum + value, 0) / games;
  const squares = gains.reduce((sum, value) => sum + (value - gain) ** 2, 0) / games;
  const error = 1.96 * Math.sqrt(squares / games);
  const own = 1.96 * Math.sqrt((rate * (1 - rate)) / games);
  console.log(
    `${games} games, ${maxLayouts} layouts, ${maxEndgameNodes} nodes: ${(100 * rate).toFixed(2)} % ± ${(100 * own).toFixed(2)}, against the first ${(100 * gain).toFixed(2)} ± ${(100 * error).toFixed(2)}, ${(spent[index]! / games).toFixed(1)} ms of CPU a game`,
  );
}
