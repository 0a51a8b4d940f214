/**
 * Win rates of `simulateGame`. With the first seed 0 the row of win-rates.json is written anew.
 *
 *     npm run -s script -- packages/mines-inference/bench/win-rates.ts [B|I|E] [safe|zero] [games] [first seed]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { generateMines, simulateGame } from '@kit/mines-inference';

const presets: Record<string, readonly [rows: number, cols: number, mines: number]> = {
  B: [9, 9, 10],
  I: [16, 16, 40],
  E: [16, 30, 99],
};
const [name = 'E', rule = 'safe', count = '1000', firstSeed = '0'] = process.argv.slice(2);
const preset = presets[name];
if (!preset || (rule !== 'safe' && rule !== 'zero'))
  throw new Error('win-rates.ts [B|I|E] [safe|zero] [games] [first seed]');
const [rows, cols, mines] = preset;
// The corner where the first cell is only safe; the third (expert: fourth) cell of the diagonal where it is clear.
const diagonal = name === 'E' ? 3 : 2;
const firstOpen = rule === 'safe' ? 0 : diagonal * cols + diagonal;
const games = Number(count);
let won = 0;
let guesses = 0;
const start = performance.now();
for (let game = 0; game < games; game++) {
  const seed = Number(firstSeed) + game;
  const made = generateMines({ rows, cols, mines, seed, firstOpen, firstIs: rule });
  if (made.status !== 'found') throw new Error(made.status);
  const record = simulateGame(made.field, { firstOpen });
  if (record.status === 'won') won++;
  guesses += record.guesses;
}
const seconds = (performance.now() - start) / 1000;
const rate = won / games;
const error = 1.96 * Math.sqrt((rate * (1 - rate)) / games);
console.log(
  `${cols}x${rows}/${mines}, first cell ${firstOpen} ${rule}: ${won} of ${games} won, ${(100 * rate).toFixed(2)} % ± ${(100 * error).toFixed(2)}, ${(guesses / games).toFixed(2)} guesses a game, ${(games / seconds).toFixed(1)} games/s`,
);

if (Number(firstSeed) === 0) {
  const file = new URL('win-rates.json', import.meta.url);
  const board = `${cols}×${rows}/${mines}`;
  const place = `${rule === 'safe' ? 'safe' : 'clear'}, row ${Math.floor(firstOpen / cols) + 1} column ${(firstOpen % cols) + 1}`;
  const row = [
    board,
    place,
    games,
    (100 * rate).toFixed(2),
    (100 * error).toFixed(2),
    (guesses / games).toFixed(2),
    Math.round(games / seconds),
  ];
  const known = JSON.parse(readFileSync(file, 'utf8')) as (string | number)[][];
  const at = known.findIndex((other) => other[0] === board && other[1] === place);
  known.splice(at < 0 ? known.length : at, at < 0 ? 0 : 1, row);
  writeFileSync(file, `${JSON.stringify(known, undefined, 2)}\n`);
}
