import {
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  type GridLike,
  type Random,
  runSync,
  type Search,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { cellsASlice } from '../kernel/slice-sizes.js';
import type { ExpectedScore, ExpectedScoreOptions, Match } from '../types.js';
import { explodeBombs } from './explode-bombs.js';
import { refillTypes } from './refill.js';
import { ruleBoard } from './rule-board.js';
import { type RuleTable, ruleTable } from './rule-table.js';
import { damageOf, type WeightTable, weightTable } from './score.js';

/**
 * What a board is worth on average when new orbs fall in from above (skyfall), by sampling seeded refills.
 *
 * A sample ends when nothing matches, or after 100 waves.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param options - rules, weights, the types that come in, samples, seed
 * @returns the mean number of combos and the mean damage
 * @throws {@link InvalidInputError} as {@link findMatches}, and `bad-seed`, `bad-list`, `bad-number`, `bad-options`
 *
 * @example
 * ```ts
 * import { expectedScore, parseOrbs } from '@kit/orb-search';
 *
 * const { combos } = expectedScore(parseOrbs('000\n121\n212'), { samples: 50 });
 * combos >= 1; // => true
 * ```
 */
export function expectedScore(board: GridLike, options: ExpectedScoreOptions = {}): ExpectedScore {
  return runSync(expectedScoreSearch(board, options));
}

/**
 * {@link expectedScore} as a search that can be shared with the event loop and stopped.
 *
 * @param board - as for {@link expectedScore}
 * @param options - as for {@link expectedScore}
 * @returns a generator of progress (`nodes` are samples, of `total`) that returns the means of the samples, or of those
 * that were drawn when it is stopped
 * @throws {@link InvalidInputError} as {@link expectedScore}, at the call
 *
 * @example
 * ```ts
 * import { expectedScoreSearch, parseOrbs, runAsync } from '@kit/orb-search';
 *
 * const { samples } = await runAsync(expectedScoreSearch(parseOrbs('000\n121\n212'), { samples: 50 }));
 * samples; // => 50
 * ```
 */
export function expectedScoreSearch(board: GridLike, options: ExpectedScoreOptions = {}): Search<ExpectedScore> {
  checkBoard(board);
  const given = checkOptions(options, ['rules', 'weights', 'types', 'samples', 'seed']);
  const { rules, weights = {}, types, samples = 200, seed = 0 } = given;
  const table = ruleTable(rules, board);
  const worth = weightTable(weights, 'options.weights');
  checkInteger(samples, 'options.samples', 1, 1_000_000);
  const random = createRandom(checkSeed(seed, 'options.seed'));
  const incoming = refillTypes(types, board.cells);
  return sampling(board, table, worth, incoming, random, samples);
}

function* sampling(
  { rows, cols, cells: given }: GridLike,
  table: RuleTable,
  worth: WeightTable,
  incoming: readonly number[],
  random: Random,
  total: number,
): Search<ExpectedScore> {
  const { clearWave } = ruleBoard(rows, cols, table);
  const refill = { dice: random, types: incoming };
  let combos = 0;
  let sum = 0;
  let work = 0;
  const meanOf = (samples: number): ExpectedScore => ({
    combos: combos / Math.max(1, samples),
    score: sum / Math.max(1, samples),
    samples,
  });
  for (let sample = 0; sample < total; sample++) {
    const cells = new Int16Array(given);
    const counted: Match[] = [];
    const exploded = explodeBombs(cells, rows, cols, table);
    for (let wave = 0; wave < 100; wave++) {
      work += 2 * cells.length;
      if (work >= cellsASlice) {
        work = 0;
        const best = sample > 0 ? meanOf(sample) : undefined;
        if ((yield { nodes: sample, total, best }) === 'stop') return meanOf(sample);
      }
      const matches = clearWave(cells, wave === 0 ? exploded : undefined, refill);
      if (!matches) break;
      if (wave === 0 || !table.firstWaveOnly) counted.push(...matches);
    }
    combos += counted.length;
    sum += damageOf(counted, worth);
  }
  return meanOf(total);
}
