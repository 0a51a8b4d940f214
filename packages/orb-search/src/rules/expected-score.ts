import {
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  type GridLike,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { cellWork } from '../kernel/work.js';
import type { ExpectedScore, ExpectedScoreOptions, Match } from '../types.js';
import { explodeBombs } from './explode-bombs.js';
import { refillTypes } from './refill.js';
import { ruleBoard } from './rule-board.js';
import { ruleTable } from './rule-table.js';
import { damageOf, weightTable } from './score.js';

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
  return search(board, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(board: GridLike, options: ExpectedScoreOptions) {
    const { rows, cols, cells } = checkBoard(board);
    const given = checkOptions(options, ['rules', 'weights', 'types', 'samples', 'seed']);
    const { rules, weights = {}, types, samples = 200, seed = 0 } = given;
    const table = ruleTable(rules, board);
    const worth = weightTable(weights, 'options.weights');
    const total = checkInteger(samples, 'options.samples', 1, 1_000_000);
    const dice = createRandom(checkSeed(seed, 'options.seed'));
    const refill = { dice, types: refillTypes(types, cells) };
    return { rows, cols, cells: new Int16Array(cells), table, worth, total, refill, samples: 0, combos: 0, sum: 0 };
  },
  *work(job, pace): Slices<ExpectedScore> {
    const { rows, cols, table, worth, refill } = job;
    const { clearWave } = ruleBoard(rows, cols, table);
    for (; job.samples < job.total; job.samples++) {
      const cells = job.cells.slice();
      const counted: Match[] = [];
      const exploded = explodeBombs(cells, rows, cols, table);
      for (let wave = 0; wave < 100; wave++) {
        if (spend(pace, cellWork * cells.length)) yield;
        const matches = clearWave(cells, wave === 0 ? exploded : undefined, refill);
        if (!matches) break;
        if (wave === 0 || !table.firstWaveOnly) counted.push(...matches);
      }
      job.combos += counted.length;
      job.sum += damageOf(counted, worth);
    }
    return meanOf(job);
  },
  report: (job) => ({ nodes: job.samples, total: job.total, best: job.samples > 0 ? meanOf(job) : undefined }),
  stopped: meanOf,
});

function meanOf({ combos, sum, samples }: Readonly<Record<'combos' | 'sum' | 'samples', number>>): ExpectedScore {
  return { combos: combos / Math.max(1, samples), score: sum / Math.max(1, samples), samples };
}
