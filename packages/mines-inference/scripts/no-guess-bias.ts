/**
 * How much easier are boards that need no guess? Mean 3BV of random fields, of those among them that need none (drawn until
 * one passes), and of `noGuess: 'quick'`, from the same start:
 *
 *     npm run -s script -- packages/mines-inference/scripts/no-guess-bias.ts 16 30 99 zero 232 1000
 *
 * rows, columns, mines, what the first cell is, the first cell, and how many random fields are drawn; a tenth of them are made
 * the quick way, or as many as the next argument says, once with each number of `swaps` that follows (default 0 40 200).
 */
import { boardMetrics, generateMines } from '@kit/mines-inference';

const [rows, cols, mines, rule, first, drawn, quick = `${Number(drawn) / 10}`, ...swaps] = process.argv.slice(
  2,
) as string[];
const size = { rows: Number(rows), cols: Number(cols), mines: Number(mines), firstOpen: Number(first) };
const firstIs = rule === 'zero' ? 'zero' : 'safe';

function mean(name: string, wanted: number, noGuess: false | 'exact' | 'quick', maxTries: number, swaps = 0): void {
  let sum = 0;
  let squares = 0;
  let made = 0;
  const start = process.cpuUsage();
  for (let seed = 0; seed < wanted; seed++) {
    const field = generateMines({ ...size, seed, firstIs, noGuess, maxTries, swaps });
    if (field.status !== 'found') continue;
    const { threeBv } = boardMetrics(field.field);
    made++;
    sum += threeBv;
    squares += threeBv * threeBv;
  }
  const { user } = process.cpuUsage(start);
  const average = sum / made;
  const error = 1.96 * Math.sqrt((squares / made - average * average) / made);
  const ms = (user / 1000 / wanted).toFixed(1);
  console.log(`${name}: ${made} of ${wanted}, 3BV ${average.toFixed(2)} ± ${error.toFixed(2)}, ${ms} ms each`);
}

mean('random', Number(drawn), false, 1);
// One try each: the share that passes, and their mean.
mean('drawn until one passes', Number(drawn), 'exact', 1);
for (const moves of swaps.length > 0 ? swaps : ['0', '40', '200'])
  mean(`quick, ${moves} swaps`, Number(quick), 'quick', 200, Number(moves));
