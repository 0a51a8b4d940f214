/**
 * Would another cell have won more? Plays seeded expert games; wherever a guess was looked ahead for and up to three other cells
 * are worth 93 % of the chosen one or more, the same field is played to its end with each of them. Prints how many more games the
 * others win, by how near their worth is, and for those within 2 % by whether they have more or less of a second measure (with
 * 95 % of the error, each game one draw). It stops after that much CPU time. No test and no collection has these games.
 *
 *     npm run -s script -- packages/mines-inference/scripts/guess-alternatives.ts [games] [CPU seconds] [first seed]
 */
import { createPace, runSlices } from '@kit/grid';
import { generateMines } from '@kit/mines-inference';
import { readField } from '../src/board/read-board.js';
import { guessLimits } from '../src/move/choose-guess.js';
import { coinCells } from '../src/move/coin-risk.js';
import { borderOf, guessCandidates } from '../src/move/guess-candidates.js';
import { lookAhead } from '../src/move/look-ahead.js';
import { beginThought } from '../src/move/thought.js';
import { type Field, type Guess, playOn } from './play-with.js';

const [count = '5000', seconds = '400', firstSeed = '3000000'] = process.argv.slice(2);
/** As in bench/win-rates.ts: row 4 column 4. */
const firstOpen = 93;
const near = 0.93;
const mostOthers = 3;
const pace = createPace();

const measures = ['survival', 'progress', 'border', 'neighbours', 'hidden', 'fresh', 'zero'] as const;
type Measured = { readonly cell: number; readonly worth: number; readonly of: Readonly<Record<string, number>> };
/** An alternative of a game: how near it is, how it differs, and how many games more it wins (−1, 0, 1). */
type Row = {
  readonly game: number;
  readonly share: number;
  readonly more: Readonly<Record<string, number>>;
  readonly gain: number;
};

const rows: Row[] = [];
let games = 0;
for (; games < Number(count) && process.cpuUsage().user < Number(seconds) * 1e6; games++) {
  const seed = Number(firstSeed) + games;
  const made = generateMines({ rows: 16, cols: 30, mines: 99, seed, firstOpen, firstIs: 'zero' });
  if (made.status !== 'found') throw new Error(made.status);
  const field = readField(made.field);
  const game = games;
  const isWon = (shown: Int32Array, cell: number): number =>
    Number(runSlices(playOn(field, [...shown], [cell], guessLimits, pace)));
  const cells = new Array<number>(field.mined.length).fill(-1);
  runSlices(
    playOn(field, cells, [firstOpen], guessLimits, pace, (guess) => {
      if (guess.choice.reason !== 'lookahead') return;
      const list = measured(field, guess).sort((a, b) => b.worth - a.worth);
      const chosen = list.find(({ cell }) => cell === guess.choice.cell);
      if (chosen === undefined) return;
      const others = list.filter((one) => one !== chosen && one.worth > chosen.worth * near).slice(0, mostOthers);
      if (others.length === 0) return;
      const won = isWon(guess.shown, chosen.cell);
      for (const other of others) {
        const more = Object.fromEntries(measures.map((name) => [name, other.of[name]! - chosen.of[name]!]));
        rows.push({ game, share: other.worth / chosen.worth, more, gain: isWon(guess.shown, other.cell) - won });
      }
    }),
  );
}

/** What look-ahead and the second measures say of each cell that was thought of. */
function measured({ table, mines }: Field, { shown, inference, cache }: Guess): Measured[] {
  const effort = { maxStates: guessLimits.maxStates, cache, pace };
  const thought = runSlices(beginThought(shown, table, mines, effort));
  const border = borderOf(thought.cells, table, thought.constraints);
  const cells = guessCandidates(border, table, thought.constraints, inference.chances, 0.8);
  const coins = runSlices(coinCells(table, thought.cells, inference, pace)).filter((cell) => !cells.includes(cell));
  return [...cells, ...coins].map((cell) => {
    const survival = 1 - inference.chances[cell]!;
    const { worth, progress } = runSlices(lookAhead(thought, inference.chances, cell, inference.weight!, -1));
    const around = Array.from(table.cells.subarray(table.starts[cell], table.starts[cell + 1]));
    const hidden = around.filter((one) => shown[one] === -1 && inference.values[one] !== 1);
    const zero = around.reduce(
      (all, one) => (shown[one]! < 0 ? all * (1 - Math.max(0, inference.chances[one]!)) : all),
      1,
    );
    return {
      cell,
      worth,
      of: {
        survival,
        progress,
        border: border[cell]!,
        neighbours: around.length,
        hidden: hidden.length,
        fresh: hidden.filter((one) => border[one] === 0).length,
        zero,
      },
    };
  });
}

function print(name: string, some: readonly Row[]): void {
  if (some.length === 0) return;
  const mean = some.reduce((sum, { gain }) => sum + gain, 0) / some.length;
  // Alternatives of one game are no draws of their own.
  const byGame = new Map<number, number>();
  for (const { game, gain } of some) byGame.set(game, (byGame.get(game) ?? 0) + gain - mean);
  const spread = [...byGame.values()].reduce((sum, own) => sum + own ** 2, 0);
  const error = (1.96 * Math.sqrt(spread)) / some.length;
  console.log(`${name}: ${some.length}, won ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} % more`);
}

console.log(`${games} games, ${rows.length} alternatives`);
const bands = [0.93, 0.96, 0.98, 0.99, 0.995, Infinity];
for (const [at, from] of bands.slice(0, -1).entries()) {
  print(
    `worth ${100 * from} % and more`,
    rows.filter(({ share }) => share >= from && share < bands[at + 1]!),
  );
}
const nearest = rows.filter(({ share }) => share > 0.98);
for (const name of measures) {
  print(
    `within 2 %, more ${name}`,
    nearest.filter(({ more }) => more[name]! > 1e-4),
  );
  print(
    `within 2 %, less ${name}`,
    nearest.filter(({ more }) => more[name]! < -1e-4),
  );
}
