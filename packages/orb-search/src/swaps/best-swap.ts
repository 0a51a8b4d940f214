import { checkInteger, checkObject, type GridLike } from '@kit/grid';
import { checkBoard } from '../rules/check-board.js';
import { resolveCells } from '../rules/resolve.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import { damageOf, type WeightTable, weightTable } from '../rules/score.js';
import type { Rules, Weights } from '../types.js';
import { exchange, type Swap, swapsOf } from './find-swaps.js';

/** Options of {@link bestSwap}. */
export type BestSwapOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What orbs are worth, by default all the same. */
  readonly weights?: Weights | undefined;
  /** How many swaps to look ahead, 1 (default) to 4: the best sum wins. Nothing is refilled in between. */
  readonly lookAhead?: number | undefined;
};

/** The best swap, with everything that falls afterwards counted. */
export type BestSwap = Swap & {
  /** How many combos the swap makes, cascades included. */
  readonly combos: number;
  /** The damage of the swap with its cascades, and of the best swaps after it up to `lookAhead`. */
  readonly total: number;
};

/**
 * The legal swap that is worth most, cascades included.
 *
 * About 100 swaps a board: look-ahead n costs about 100ⁿ resolutions, less as boards empty.
 *
 * @param board - orb types 0 to 14, or -1; at most 32 × 32
 * @param options - rules, weights, and how far to look ahead
 * @returns the best swap (the first of equal ones), or undefined if there is none
 * @throws {@link InvalidInputError} as {@link findMatches}, and `bad-number`, `bad-options`
 *
 * @example
 * ```ts
 * import { bestSwap, parseOrbs } from '@kit/orb-search';
 *
 * const best = bestSwap(parseOrbs('0102\n1021'));
 * [best?.a, best?.b, best?.combos]; // => [1, 5, 1]
 * ```
 */
export function bestSwap(board: GridLike, options: BestSwapOptions = {}): BestSwap | undefined {
  const { rows, cols, cells } = checkBoard(board);
  const { rules, weights = {}, lookAhead = 1 } = checkObject(options, 'options');
  checkInteger(lookAhead, 'options.lookAhead', 1, 4);
  return bestOf(
    Int8Array.from(cells),
    rows,
    cols,
    ruleTable(rules, board),
    weightTable(weights, 'options.weights'),
    lookAhead,
  );
}

function bestOf(
  cells: Int8Array,
  rows: number,
  cols: number,
  table: RuleTable,
  weights: WeightTable,
  depth: number,
): BestSwap | undefined {
  let best: BestSwap | undefined;
  for (const swap of swapsOf(cells, rows, cols, table)) {
    const after = cells.slice();
    exchange(after, swap.a, swap.b);
    const { waves, combos } = resolveCells(after, rows, cols, table);
    const counted = table.firstWaveOnly ? waves.slice(0, 1) : waves;
    let total = damageOf(counted.flat(), weights);
    if (depth > 1) total += bestOf(after, rows, cols, table, weights, depth - 1)?.total ?? 0;
    if (!best || total > best.total) best = { ...swap, combos, total };
  }
  return best;
}
