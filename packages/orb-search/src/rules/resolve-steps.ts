import {
  checkInteger,
  checkObject,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  type GridLike,
  InvalidInputError,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { cellWork } from '../kernel/work.js';
import type { ResolveStep, ResolveStepsOptions, Rules } from '../types.js';
import { explodeBombs } from './explode-bombs.js';
import { isBare } from './read-rules.js';
import { fallsAndSpawns, refillTypes } from './refill.js';
import { explosion } from './resolve.js';
import { ruleBoard } from './rule-board.js';
import { ruleTable } from './rule-table.js';

/**
 * The waves of a board one by one, with what clears, what falls where and what comes in: for an animation.
 *
 * Without `refillSeed` the waves are those of {@link resolve}. The same seed brings in the same orbs.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param options - the rules, the refill and the limit of waves (rules in this place, and then the other options, are read
 * until 1.0)
 * @param later - the other options, where rules stand in the place of the options
 * @returns a step a wave, none if nothing matches
 * @throws {@link InvalidInputError} as {@link findMatches}, and `bad-seed`, `bad-list`, `bad-number`, `contradictory-options`
 * (types for a refill that there is none of) for the options
 *
 * @example
 * ```ts
 * import { parseOrbs, resolveSteps } from '@kit/orb-search';
 *
 * const [step] = resolveSteps(parseOrbs(`
 *   0 1 2
 *   3 3 3
 * `));
 * step?.matches; // => [{ type: 3, cells: [3, 4, 5] }]
 * step?.falls; // => [{ from: 0, to: 3 }, { from: 1, to: 4 }, { from: 2, to: 5 }]
 * step?.board.cells; // => [-1, -1, -1, 0, 1, 2]
 * ```
 */
export function resolveSteps(
  board: GridLike,
  options: ResolveStepsOptions | Rules = {},
  later?: ResolveStepsOptions,
): ResolveStep[] {
  return runSync(resolveStepsSearch(board, options, later));
}

/**
 * {@link resolveSteps} as a search that can be shared with the event loop and stopped: a large board with a refill may go
 * on for thousands of waves.
 *
 * @param board - as for {@link resolveSteps}
 * @param options - as for {@link resolveSteps}
 * @param later - as for {@link resolveSteps}
 * @returns a generator of progress (`nodes` are waves; it carries no `best`, since that would copy the steps each time)
 * that returns the steps, or those so far when it is stopped
 * @throws {@link InvalidInputError} as {@link resolveSteps}, at the call
 *
 * @example
 * ```ts
 * import { parseOrbs, resolveStepsSearch, runAsync } from '@kit/orb-search';
 *
 * const steps = await runAsync(resolveStepsSearch(parseOrbs('012\n333'), { refillSeed: 1 }));
 * steps[0]?.spawned.length; // => 3
 * ```
 */
export function resolveStepsSearch(
  board: GridLike,
  options: ResolveStepsOptions | Rules = {},
  later?: ResolveStepsOptions,
): Search<ResolveStep[]> {
  return search(board, options, later);
}

const search = /* @__PURE__ */ defineSearch({
  read(board: GridLike, options: ResolveStepsOptions | Rules, later?: ResolveStepsOptions) {
    const { rows, cols, cells } = checkBoard(board);
    const given = checkOptions(withRules(options, later), ['rules', 'refillSeed', 'types', 'maxWaves']);
    const { rules, refillSeed, types, maxWaves = 1000 } = given;
    const table = ruleTable(rules, board);
    if (types !== undefined && refillSeed === undefined) {
      const message = 'options.types is given without refillSeed: expected both, or neither where nothing comes in';
      throw new InvalidInputError('contradictory-options', message, { name: 'options.types' });
    }
    checkInteger(maxWaves, 'options.maxWaves', 0, 1_000_000);
    const dice = refillSeed === undefined ? undefined : createRandom(checkSeed(refillSeed, 'options.refillSeed'));
    const incoming = refillTypes(types, cells);
    const refill = dice && { dice, types: incoming };
    const steps: ResolveStep[] = [];
    return { rows, cols, cells: new Int16Array(cells), table, refill, maxWaves, steps };
  },
  *work({ rows, cols, cells, table, refill, maxWaves, steps }, pace): Slices<ResolveStep[]> {
    const { clearWave } = ruleBoard(rows, cols, table);
    // With no wave allowed nothing happens at all.
    let exploded = maxWaves > 0 ? explodeBombs(cells, rows, cols, table) : [];
    while (steps.length < maxWaves) {
      const moves: number[] = [];
      const matches = clearWave(cells, exploded, refill, moves);
      if (!matches) break;
      const board = { rows, cols, cells: Array.from(cells) };
      steps.push({ matches, ...explosion(exploded), ...fallsAndSpawns(moves, cols), board });
      exploded = [];
      if (spend(pace, 2 * cellWork * cells.length)) yield;
    }
    return steps;
  },
  report: ({ steps }) => ({ nodes: steps.length }),
  stopped: ({ steps }) => steps,
});

/** The options with the rules in them, also from the two arguments of old: the rules, and then the options. */
function withRules(options: ResolveStepsOptions | Rules, later: ResolveStepsOptions | undefined): ResolveStepsOptions {
  checkObject(options, 'options');
  if (later === undefined) return isBare(options) ? { rules: options } : options;
  return { ...checkObject(later, 'options'), rules: options as Rules };
}
