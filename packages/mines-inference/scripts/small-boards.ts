/**
 * How near to the best play are the guesses? On a board that is small enough for it, best play is known exactly: every field is
 * played by `bestMove` as it is, and once more with its endgames taken away (the look-ahead alone), and both are set against
 * the most games that any player can win (`solveEndgame` from the first number on).
 *
 *     npm run -s script -- packages/mines-inference/scripts/small-boards.ts [rows×cols/mines …]
 *
 * The first cell is the corner, and safe.
 */
import { createPace, runSlices } from '@kit/grid';
import { solveEndgame } from '@kit/mines-inference';
import { guessLimits } from '../src/move/choose-guess.js';
import { playWith } from './play-with.js';

const given = process.argv.slice(2);
const boards = given.length > 0 ? given : ['4x4/3', '4x4/4', '4x4/5', '4x4/6', '4x5/4', '4x5/5', '5x5/4', '5x5/5'];

/** All ways to lay so many mines into the cells from the first on. */
function* fields(mines: number, first: number, size: number): Generator<number[]> {
  if (mines === 0) yield [];
  for (let cell = first; mines > 0 && cell <= size - mines; cell++) {
    for (const others of fields(mines - 1, cell + 1, size)) yield [cell, ...others];
  }
}

/** How many fields any player can win at most, number by number of the first cell. */
function mostWins(rows: number, cols: number, mines: number): number | undefined {
  let wins = 0;
  for (let shown = 0; shown <= 3; shown++) {
    const cells = [shown, ...new Array<number>(rows * cols - 1).fill(-1)];
    const endgame = solveEndgame({ rows, cols, mines, cells }, { maxNodes: 20_000_000 });
    if (endgame.status === 'inconsistent') continue;
    if (endgame.status !== 'solved') return undefined;
    wins += endgame.wins;
  }
  return wins;
}

for (const board of boards) {
  const [rows = 0, cols = 0, mines = 0] = board.split(/[x/]/).map(Number);
  const start = process.cpuUsage();
  const most = mostWins(rows, cols, mines);
  const { user } = process.cpuUsage(start);
  const won = [guessLimits, { ...guessLimits, maxLayouts: 0, maxEndgameNodes: 0 }].map(() => 0);
  let all = 0;
  for (const mineCells of fields(mines, 1, rows * cols)) {
    all++;
    for (const [index, limits] of [guessLimits, { ...guessLimits, maxLayouts: 0, maxEndgameNodes: 0 }].entries()) {
      if (runSlices(playWith({ rows, cols, mineCells }, 0, limits, createPace()))) won[index] = (won[index] ?? 0) + 1;
    }
  }
  const share = (wins: number | undefined) =>
    wins === undefined ? '?' : `${wins} (${((100 * wins) / all).toFixed(2)} %)`;
  console.log(
    `${board}: ${all} fields, best play wins ${share(most)}, bestMove ${share(won[0])}, without endgames ${share(won[1])}; best play took ${(user / 1e6).toFixed(1)} s`,
  );
}
