/**
 * A deal with its witness, tried again until it succeeds: what generating and reshuffling have in common.
 */
import type { Found, Grid, Random } from '@kit/grid';
import type { Pair } from '../play/remove-pair.js';
import type { Gravity } from '../rules/gravity-rule.js';
import { gravityRule } from '../rules/gravity-rule.js';
import { classOf, type LinkOptions, linkRules } from '../rules/link-rules.js';
import { createLines } from '../solve/lines.js';
import { solveBoard } from '../solve/solve-board.js';
import { dealClearable, type Layout } from './deal-clearable.js';
import { clears } from './replay-moves.js';

/** A board and the moves that clear it. */
export type Certified = {
  /** The board. */
  readonly board: Grid;
  /** The pairs in order, each by its cells on the board as it then stands. */
  readonly moves: readonly Pair[];
};

/** The options that decide whether a board can be cleared. */
export type DealOptions = LinkOptions & { readonly gravity?: Gravity | undefined };

/** Positions that the solver may look at for one random deal: enough for most, and a few milliseconds. */
const nodesPerDeal = 300;

/** Deals these kinds, one for each tile of the layout, on it, so that the board can be cleared and `accepts` says yes. */
export function dealCertified(
  layout: Layout,
  kinds: readonly number[],
  random: Random,
  options: DealOptions,
  maxTries: number,
  accepts: (deal: Certified) => boolean,
  mixesEasyDeals: boolean,
): Found<Certified> {
  const { rows, cols } = layout;
  const rules = linkRules(options);
  const modes = gravityRule(options.gravity);
  const lines = createLines(rows, cols, rules);
  // Kinds that match share a number from 1, whatever the caller calls them.
  const numbers = new Map<number, number>();
  const numberOf = (kind: number): number => {
    const number = numbers.get(classOf(rules, kind)) ?? numbers.size + 1;
    numbers.set(classOf(rules, kind), number);
    return number;
  };
  const classes = kinds.map(numberOf);
  let dealt = false;
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const easy = mixesEasyDeals && attempt % 2 === 1;
    const deal =
      (modes.length === 0 && !easy && solvedDeal(layout, kinds, random, options)) ||
      toCertified(dealClearable(layout, classes, random, lines, modes, !easy));
    if (deal === undefined) continue;
    dealt = true;
    if (clears(deal.board, deal.moves, rules, options.gravity) && accepts(deal)) return { status: 'found', ...deal };
  }
  // If not even equal tiles can all be joined there is no deal at all.
  const blank = { rows, cols, cells: Array.from(layout.cells, (value) => Math.min(value, 1)) };
  const provesImpossible = !dealt && solveBoard(blank, { ...options, maxNodes: 2000 }).status === 'unsolvable';
  return { status: provesImpossible ? 'impossible' : 'limit' };

  function toCertified(deal: ReturnType<typeof dealClearable>): Certified | undefined {
    if (deal === undefined) return undefined;
    // Within a class the kinds are dealt at random.
    const shuffled = random.shuffle(kinds);
    const byClass = new Map<number, number[]>();
    for (const kind of shuffled) {
      const list = byClass.get(numberOf(kind)) ?? [];
      byClass.set(numberOf(kind), list);
      list.push(kind);
    }
    const cells = Array.from(deal.cells, (value) => (value > 0 ? (byClass.get(value)?.pop() ?? value) : value));
    return { board: { rows, cols, cells }, moves: movePairs(deal.moves) };
  }
}

/** A deal left to chance, if the solver finds the moves quickly. */
function solvedDeal(
  { rows, cols, cells }: Layout,
  kinds: readonly number[],
  random: Random,
  options: DealOptions,
): Certified | undefined {
  const shuffled = random.shuffle(kinds);
  const board = { rows, cols, cells: Array.from(cells, (value) => (value > 0 ? (shuffled.pop() ?? value) : value)) };
  const solution = solveBoard(board, { ...options, maxNodes: nodesPerDeal });
  return solution.status === 'solved' ? { board, moves: solution.moves } : undefined;
}

function movePairs(moves: readonly number[]): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < moves.length; i += 2) {
    pairs.push({ a: Math.min(moves[i], moves[i + 1]), b: Math.max(moves[i], moves[i + 1]) });
  }
  return pairs;
}
