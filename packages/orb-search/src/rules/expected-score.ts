import { checkInteger, checkObject, checkSeed, createRandom, type GridLike } from '@kit/grid';
import type { Match, Rules, Weights } from '../types.js';
import { checkBoard } from './check-board.js';
import { dropOrbs } from './drop-orbs.js';
import { matchesOf } from './find-matches.js';
import { refill, refillTypes, requireTypes } from './refill.js';
import { ruleTable } from './rule-table.js';
import { damageOf, weightTable } from './score.js';

/** Options of {@link expectedScore}. */
export type ExpectedScoreOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What orbs are worth. */
  readonly weights?: Weights | undefined;
  /** The types that come in from above; by default those on the board. */
  readonly types?: readonly number[] | undefined;
  /** How many refills to try, default 200. */
  readonly samples?: number | undefined;
  /** Seed of the refills, default 0. */
  readonly seed?: number | undefined;
};

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
export function expectedScore(
  board: GridLike,
  options: ExpectedScoreOptions = {},
): {
  /** Mean number of combos. */
  combos: number;
  /** Mean score. */
  score: number;
  /** How many refills were drawn. */
  samples: number;
} {
  const { rows, cols } = checkBoard(board);
  const { rules, weights = {}, types, samples = 200, seed = 0 } = checkObject(options, 'options');
  const table = ruleTable(rules, board);
  const worth = weightTable(weights, 'options.weights');
  checkInteger(samples, 'options.samples', 1, 1_000_000);
  const random = createRandom(checkSeed(seed, 'options.seed'));
  const incoming = refillTypes(types, board.cells);
  let combos = 0;
  let total = 0;
  for (let sample = 0; sample < samples; sample++) {
    const cells = Int8Array.from(board.cells);
    const counted: Match[] = [];
    for (let wave = 0; wave < 100; wave++) {
      const matches = matchesOf(cells, rows, cols, table);
      if (matches.length === 0) break;
      requireTypes(incoming);
      if (wave === 0 || !table.firstWaveOnly) counted.push(...matches);
      for (const match of matches) for (const cell of match.cells) cells[cell] = -1;
      dropOrbs(cells, rows, cols, table.locked);
      refill(cells, rows, cols, table.locked, incoming, random);
    }
    combos += counted.length;
    total += damageOf(counted, worth);
  }
  return { combos: combos / samples, score: total / samples, samples };
}
